// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

namespace handhold {

/// Things of the task as text for the clipboard: a task file with nothing else in it. Props take their
/// contacts along.
QString copied(const Project& project, const std::vector<Element>& things);

/// Adds what such a text holds, under free names and beside what stands there already, and selects it. Hands
/// and feet that hold elsewhere already come released. Throws InputError when the text is none of ours.
void paste(Document& document, const QString& text);

}  // namespace handhold
