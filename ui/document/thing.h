// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>

namespace handhold {

/// What can be selected, hovered, hidden and renamed.
enum class ThingKind { None, Person, Limb, Joint, Site, Prop, Contact, Target, Load };

/// One of them: an index into the model's or the task's list of its kind; of limbs, the enum's value.
struct Thing {
  ThingKind kind = ThingKind::None;
  int index = -1;

  bool operator==(const Thing&) const = default;
  bool isTaskThing() const {
    return kind == ThingKind::Prop || kind == ThingKind::Contact || kind == ThingKind::Target ||
           kind == ThingKind::Load;
  }
};

}  // namespace handhold

Q_DECLARE_METATYPE(handhold::Thing)
