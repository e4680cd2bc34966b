// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/document/document.h"

namespace handhold {

/// Reads a task, the person that it asks for and the results kept with it. Throws InputError; the person is
/// in the posture of the result that was shown, else at its start.
Project readProject(const QString& filePath, const QString& modelFolder);

/// All throw InputError (or a filesystem error) and leave document and disk as they were when they fail.
void openDocument(Document& document, const QString& filePath, const QString& modelFolder);
void saveDocument(Document& document, const QString& filePath);
void revertDocument(Document& document, const QString& modelFolder);
/// A new, empty task for the same person.
void startNewDocument(Document& document);

}  // namespace handhold
