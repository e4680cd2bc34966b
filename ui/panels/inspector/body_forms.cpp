// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/joint_loads.h"
#include "ui/document/posture_actions.h"
#include "ui/document/subject_names.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"
#include "ui/panels/inspector/forms.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr double kDegreesPerRadian = 180.0 / M_PI;

FigureText degreesOf(double radians) {
  return {figures(radians * kDegreesPerRadian, 1), QString(QChar(0x00B0))};
}

FigureText torqueOf(const Document& document, LinkIndex joint) {
  const std::optional<double> torque = jointTorque(document.moment(), joint);
  return torque ? FigureText{figures(*torque, 1), QStringLiteral("N m")}
                : FigureText{QStringLiteral("–"), {}};
}

FigureText loadOf(const Document& document, LinkIndex joint) {
  const std::optional<double> torque = jointTorque(document.moment(), joint);
  if (!torque) return {QStringLiteral("–"), {}};
  return {figures(jointLoad(document.model().joints[joint], *torque) * 100.0, 0), QStringLiteral("%")};
}

FigureText coordinate(const Document& document, const std::string& site, int axis) {
  return {figures(sitePlace(document.shown(), site).p[axis] * 1000.0, 1), QStringLiteral("mm")};
}

}  // namespace

QStringList siteChoices(const Model& model) {
  QStringList choices;
  for (const Site& site : model.sites) choices.append(readableName(site.name));
  return choices;
}

void fillJointForm(BoundForm& form, Document& document, LinkIndex joint) {
  const Joint& shown = document.model().joints[joint];
  form.addHeading(QStringLiteral("joint"), readableName(shown.name));
  const NumberKind kind{QString(QChar(0x00B0)), shown.lower * kDegreesPerRadian,
                        shown.upper * kDegreesPerRadian, 1, 1.0};
  form.addNumber({"Angle", "joint.angle", "Of the posture shown (degrees)"}, kind,
                 {[&document, joint] { return document.shown().q[positionIndex(joint)] * kDegreesPerRadian; },
                  [&document, joint](const double& angle_deg) {
                    setJointAngle(document, joint, angle_deg / kDegreesPerRadian,
                                  QStringLiteral("joint/%1").arg(int(joint)));
                  }});
  form.addFact({"Lowest", "joint.lower", "Lower joint limit (degrees)"},
               [&shown] { return degreesOf(shown.lower); });
  form.addFact({"Highest", "joint.upper", "Upper joint limit (degrees)"},
               [&shown] { return degreesOf(shown.upper); });
  form.addGroup(QStringLiteral("Torque"));
  form.addFact({"Now", "joint.torque", "Muscle torque at this instant (N m)"},
               [&document, joint] { return torqueOf(document, joint); });
  form.addFact({"Load", "joint.load", "|torque| over its limit (%)"},
               [&document, joint] { return loadOf(document, joint); });
  form.addFact({"Limit −", "joint.torqueLower", "Largest negative torque (N m)"}, [&shown] {
    return FigureText{figures(shown.torqueLower, 0), QStringLiteral("N m")};
  });
  form.addFact({"Limit +", "joint.torqueUpper", "Largest positive torque (N m)"}, [&shown] {
    return FigureText{figures(shown.torqueUpper, 0), QStringLiteral("N m")};
  });
}

void fillSiteForm(BoundForm& form, Document& document, SiteIndex site) {
  const std::string name = document.model().sites[site].name;
  form.addHeading(QStringLiteral("site"), readableName(name));
  for (int axis = 0; axis < 3; ++axis) {
    const QString letter(QChar('x' + axis));
    form.addFact({letter, "site." + letter, "In world, at the posture shown (mm)"},
                 [&document, name, axis] { return coordinate(document, name, axis); });
  }
  form.addGroup({});
  form.addButton({"Add target here", "site.addTarget", "This place should be reached"}, "target",
                 [&document, name] { addTarget(document, suggestedTarget(document.shown(), name)); });
  form.addButton({"Add force here", "site.addForce", "A force that pulls or pushes here (N)"}, "force",
                 [&document, name] { addLoad(document, suggestedLoad(name, LoadKind::Force)); });
  form.addButton({"Add mass here", "site.addMass", "A weight that is carried here (kg)"}, "mass",
                 [&document, name] { addLoad(document, suggestedLoad(name, LoadKind::Mass)); });
}

}  // namespace handhold
