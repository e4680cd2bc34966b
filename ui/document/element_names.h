// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>
#include <vector>

#include "ui/document/element.h"
#include "ui/document/project.h"

namespace handhold {

/// False for a thing that the project does not have (any more).
bool exists(const Project& project, Element thing);

/// The thing of that name in another state of the project, wherever it stands in its list now; one whose list
/// is as long as before and that has another name was renamed. None where it is gone.
Element sameThing(const Project& before, Element thing, const Project& after);

/// Whether a project has a thing of the task of that kind and name.
bool hasThing(const Project& project, ElementKind kind, const QString& name);

/// As people call it: "Right grip", "Left elbow flexion", or the name given in the task.
QString elementName(const Project& project, Element thing);
/// Likewise, as a person reads it: usual names in the language of the window.
QString shownName(const Project& project, Element thing);

/// The name of one thing, the number of several: "bar", "3 things".
QString thingsWords(const Project& project, const std::vector<Element>& things);

/// "right palm" for r_palm, within a sentence.
QString siteWords(const std::string& site);

/// "Right elbow flexion" for r_elbow_flexion.
QString readableName(const std::string& name);
/// The same without its side, for lists that are grouped by limb: "Elbow flexion".
QString shortJointName(const std::string& name);
/// What its positive sense does, as its model says: "+ extension: the leg moves back"; empty if it does not.
QString senseWords(const Joint& joint);
QString limbName(Limb limb);

/// Limbs in the order in which lists show them.
inline constexpr std::array<Limb, 7> kLimbOrder = {
    Limb::Spine, Limb::Head, Limb::RightArm, Limb::RightLeg, Limb::LeftArm, Limb::LeftLeg, Limb::Other};

/// Joints of the limb in body order, the base left out.
std::vector<int> jointsOf(const Model& model, Limb limb);

/// "grip" as a heading: "Grip".
QString capitalized(const std::string& words);

/// The limb of a site's link.
Limb limbOf(const Model& model, SiteIndex site);

}  // namespace handhold
