// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>

namespace handhold {

/// What can be selected, hovered, hidden and renamed.
enum class ElementKind { None, Person, Limb, Joint, Site, Prop, Contact, Target, Load, TimedTarget };

/// One of them: an index into the model's or the task's list of its kind; of limbs, the enum's value.
struct Element {
  ElementKind kind = ElementKind::None;
  int index = -1;

  bool operator==(const Element&) const = default;
  bool isOfTask() const {
    return kind == ElementKind::Prop || kind == ElementKind::Contact || kind == ElementKind::Target ||
           kind == ElementKind::Load || kind == ElementKind::TimedTarget;
  }
};

}  // namespace handhold

Q_DECLARE_METATYPE(handhold::Element)
