// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace handhold {

/// Where to write a file: what stands above, what is proposed, which files are shown, and the ending that a
/// name without one gets.
struct SaveQuestion {
  QString title, proposed, pattern, suffix;
};

/// Asks about a file that is there already by the name that is written, its ending included. Empty: the user
/// wants none.
QString askWhereToWrite(QWidget* parent, const SaveQuestion& question);

}  // namespace handhold
