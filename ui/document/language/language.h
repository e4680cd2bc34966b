// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace handhold {

/// In which the window speaks. The command line and files stay English.
enum class Language { System, English, German };

/// Installs the words of the language, in `folder` as handhold_de.ts; English, and a system's that nobody
/// translated, needs none. Once, before the first widget is made. Throws InputError.
void speak(Language language, const QString& folder);

}  // namespace handhold
