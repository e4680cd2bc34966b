// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/model/roles.h"
#include "ui/document/document.h"

namespace handhold {

/// A posture that everybody knows by name.
struct NamedPosture {
  QString title;
  QString tooltip;
  std::function<VectorX(const Model&)> q;  ///< joint angles; the base is left where the person is
};

const std::vector<NamedPosture>& namedPostures();

/// The project in the posture that is in sight: of a motion that of the instant.
Project asSeen(const Document& document);

/// The project with one joint turned, clamped to its limits (rad); for previews.
Project withJointAngle(const Project& project, LinkIndex joint, double angle);

void setJointAngle(Document& document, LinkIndex joint, double angle, const QString& mergeKey = {});
void resetJoint(Document& document, LinkIndex joint);  ///< to its relaxed angle
void resetLimb(Document& document, Limb limb);
void setPosture(Document& document, const VectorX& q, const QString& title);
/// The angles of a whole posture (model.positionSize(); its base does not count), from where the person is,
/// with hands and feet brought to their pinned contacts.
void takePosture(Document& document, const VectorX& q, const QString& title);
void applyNamedPosture(Document& document, const NamedPosture& posture);

/// The other side takes the angles of this one.
void mirrorFrom(Document& document, BodySide side);
/// The person becomes its own mirror image, standing where it stood.
void swapSides(Document& document);

/// The posture shown becomes the one at which motions begin.
void useAsStart(Document& document);
void goToStart(Document& document);

}  // namespace handhold
