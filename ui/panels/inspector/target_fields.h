// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/controls/bound_form.h"
#include "ui/document/document.h"

namespace handhold {

/// A target that a form reads and edits, whether it belongs to the end of the motion or to a time of it.
struct TargetAccess {
  Document* document = nullptr;
  QString prefix;  ///< of the fields' names
  std::function<const Target&()> item;
  /// Edits a copy and commits it; edits of the same field that follow each other are one step.
  std::function<void(const QString& field, const std::function<void(Target&)>& assign)> change;
};

/// What the site should do, where, and how far it is from it.
void addTargetFields(BoundForm& form, const TargetAccess& target);

}  // namespace handhold
