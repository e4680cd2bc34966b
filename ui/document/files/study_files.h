// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace handhold {

/// Whether a file is a study (.json of its schema) or the results of one (.sqlite).
bool isStudy(const QString& file);

}  // namespace handhold
