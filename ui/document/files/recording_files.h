// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "engine/model/model.h"

namespace handhold {

/// Whether a file is recorded motion by its ending; of a table (.csv) whether it is neither states of the
/// model nor part of a result, of a text (.txt) whether its content is.
bool isRecording(const QString& file, const Model& model);

/// "*.c3d *.trc *.mot": what file dialogs offer.
QString recordingPatterns();

/// The recordings of a folder, by name.
QStringList recordingsIn(const QString& folder);

}  // namespace handhold
