// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/document/element.h"
#include "ui/document/project.h"

namespace handhold {

/// A thing of a task is called otherwise from now on.
struct Renaming {
  ElementKind kind = ElementKind::Contact;
  std::string before, after;
};

/// The task with the thing and whatever mentions it renamed; nothing where no thing of the kind is called so,
/// or another one has the new name.
std::optional<Task> renamed(Task task, const Renaming& name);

/// The project with the thing renamed in its task and in all that was found: no answer changes by a name. A
/// kept result whose task has no such thing stays as it is.
Project withRenamed(const Project& project, const Renaming& name);

}  // namespace handhold
