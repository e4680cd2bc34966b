// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "engine/contact/contact_load.h"
#include "engine/motion/motion.h"

namespace handhold {

/// What is told of one contact point or load at one instant.
struct ContactFigures {
  QString id;    ///< as the motion has it
  QString name;  ///< as it is shown
  QString kind;
  int contact = -1;                   ///< index into Task::contacts, -1 for a load
  Vector3 force = Vector3::Zero();    ///< on the body, in world axes (N)
  Vector3 moment = Vector3::Zero();   ///< about the point (N m)
  double normal = 0.0;                ///< part of the force along the surface's normal, towards the body (N)
  double tangential = 0.0;            ///< size of the rest (N)
  std::optional<double> share;        ///< greatest part of one of the contact's limits; none for a load
  std::optional<double> frictionUse;  ///< tangential / (friction * normal); none where nothing can slip
};

/// `share` is that of LoadShares.
ContactFigures contactFigures(const ContactLoad& load, std::optional<double> share);

enum class ContactQuantity { Force, Moment, Share, Friction };

QString contactQuantityTitle(ContactQuantity quantity);
QString contactQuantityUnit(ContactQuantity quantity);
/// Not a number where the contact has none.
double contactValue(const ContactFigures& figures, ContactQuantity quantity);

/// Names of all contact points and loads of a motion, in the order of first appearance.
std::vector<std::string> contactNames(const Motion& motion);

}  // namespace handhold
