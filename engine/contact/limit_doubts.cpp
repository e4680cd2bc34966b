// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contact/limit_doubts.h"

#include <algorithm>

#include "engine/core/spoken_amount.h"
#include "engine/core/spoken_name.h"

namespace handhold {

namespace {

/// So many times the greatest that is known is a slip of the hand, or of the unit.
constexpr double kManyTimes = 5.0;
/// The strongest joint that was measured: extension of an elite gymnast's lumbar spine (Jackson 2010) (N m).
constexpr double kStrongestJoint = 688.0;
/// About the greatest force that crew apply, with both legs on a plate (NASA-STD-3001, volume 2, not verified
/// in its appendix: told to nobody) (N); one foot that lands bears a few times that.
constexpr double kStrongestPush = 2584.0;
/// What the socket of a portable foot restraint is made to bear (N m; SSP 30256:001).
constexpr double kSocket = 475.0;

std::string askingForTheUnit(const std::string& words) { return words + "; was another unit meant?"; }

std::string forceDoubt(const std::string& name, const char* what, double force) {
  if (!(force > kManyTimes * kStrongestPush)) return {};
  return askingForTheUnit(name + ": a " + what + " of " + spokenSize(force, Dimension::Force) +
                          " is many times what any person exerts");
}

std::string momentDoubt(const std::string& name, const char* what, double moment) {
  if (!(moment > kManyTimes * kSocket)) return {};
  return askingForTheUnit(name + ": a " + what + " of " + spokenSize(moment, Dimension::Torque) +
                          " is many times what the socket of a foot restraint bears, " +
                          spokenSize(kSocket, Dimension::Torque));
}

}  // namespace

std::string limitDoubt(const Contact& contact) {
  const ContactLimits& limits = contact.limits;
  for (const std::string& doubt :
       {forceDoubt(contact.name, "pull", limits.pull.value_or(0.0)),
        forceDoubt(contact.name, "push", limits.push),
        forceDoubt(contact.name, "shear", limits.shear.value_or(0.0)),
        momentDoubt(contact.name, "moment", limits.moment), momentDoubt(contact.name, "turn", limits.turn)})
    if (!doubt.empty()) return doubt;
  return {};
}

std::string limitDoubt(const Joint& joint) {
  const double most = std::max(joint.torqueUpper, -joint.torqueLower);
  if (!(most > kManyTimes * kStrongestJoint)) return {};
  return askingForTheUnit(spokenName(joint.name) + ": a torque limit of " +
                          spokenSize(most, Dimension::Torque) +
                          " is many times that of the strongest joint that was measured, " +
                          spokenSize(kStrongestJoint, Dimension::Torque));
}

}  // namespace handhold
