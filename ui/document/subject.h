// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>

namespace handhold {

/// What can be selected, hovered, hidden and renamed.
enum class SubjectKind { None, Person, Limb, Joint, Site, Prop, Contact, Target, Load, TimedTarget };

/// One of them: an index into the model's or the task's list of its kind; of limbs, the enum's value.
struct Subject {
  SubjectKind kind = SubjectKind::None;
  int index = -1;

  bool operator==(const Subject&) const = default;
  bool isOfTask() const {
    return kind == SubjectKind::Prop || kind == SubjectKind::Contact || kind == SubjectKind::Target ||
           kind == SubjectKind::Load || kind == SubjectKind::TimedTarget;
  }
};

}  // namespace handhold

Q_DECLARE_METATYPE(handhold::Subject)
