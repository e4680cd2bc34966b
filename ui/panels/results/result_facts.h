// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include "ui/document/document.h"

namespace handhold {

/// What is told of a result beside its figures: verdict, most loaded joint, what was minimised, what was
/// recorded, how long it is.
QString factsOf(const Trial& trial);
/// The same and the note on it.
QString factsOf(const KeptTrial& result);

/// Whether it is in sight though the task was changed since.
bool isOfEarlierTask(const Project& shown, const KeptTrial& result);
/// Facts of a result under what is shown now: of one of an earlier task no verdict, but that.
QString factsNow(const Project& shown, const KeptTrial& result);

/// Asks for the note on a result, in a dialog that does not stand in the way of the window.
void askForNote(Document& document, int id, QWidget* parent);

}  // namespace handhold
