// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contact/limit_doubts.h"
#include "engine/model/utilisation.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/element_names.h"
#include "ui/document/joint_loads.h"
#include "ui/document/language/said.h"
#include "ui/document/posture_actions.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"
#include "ui/document/units/units.h"
#include "ui/panels/inspector/forms.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

FigureText torqueOf(const Document& document, LinkIndex joint) {
  const std::optional<double> torque = jointTorque(document.moment(), joint);
  return torque ? figureText(*torque, Dimension::Torque) : FigureText{QStringLiteral("–"), {}};
}

FigureText loadOf(const Document& document, LinkIndex joint) {
  const std::optional<double> torque = jointTorque(document.moment(), joint);
  if (!torque) return {QStringLiteral("–"), {}};
  const Moment moment = document.moment();
  const double share = utilisation(shownModel(document), joint, *torque, moment.q, moment.v);
  return {figures(share * 100.0, 0), QStringLiteral("%")};
}

/// What the joint can as it is bent and moves now.
FigureText limitNow(const Document& document, LinkIndex joint, TorqueEnd end) {
  const Model& model = shownModel(document).linkCount() > joint ? shownModel(document) : document.model();
  const Moment moment = document.moment();
  const bool isHis = moment.q.size() == model.positionSize();
  const VectorX q = isHis ? moment.q : model.relaxedPosition();
  FigureText limit =
      figureText(torqueLimit(model, joint, end, q, isHis ? moment.v : noRates()), Dimension::Torque, 1);
  if (isBeyondCurve(model, joint, end, q)) limit.unit += QObject::tr(", doubtful");
  return limit;
}

FigureText coordinate(const Document& document, const std::string& site, int axis) {
  return figureText(sitePlace(inSight(document), site).p[axis], Dimension::Length);
}

}  // namespace

QStringList siteChoices(const Model& model) {
  QStringList choices;
  for (const Site& site : model.sites) choices.append(readableName(site.name));
  return choices;
}

void fillJointForm(BoundForm& form, Document& document, LinkIndex joint) {
  const Joint& turned = document.model().joints[joint];
  const auto shown = [&document, joint]() -> const Joint& {
    const Model& seen = shownModel(document);
    return (joint < seen.linkCount() ? seen : document.model()).joints[joint];
  };
  form.addHeading(QStringLiteral("joint"), readableName(turned.name));
  if (!turned.sense.empty()) form.addNote(senseWords(turned));
  const NumberKind kind{Dimension::Angle, turned.lower, turned.upper};
  form.addNumber({"Angle", "joint.angle", "Of the posture shown"}, kind,
                 {[&document, joint] { return document.moment().q[positionIndex(joint)]; },
                  [&document, joint](const double& angle) {
                    setJointAngle(document, joint, angle, QStringLiteral("joint/%1").arg(int(joint)));
                  }});
  form.addFact({"Lowest", "joint.lower", "Lower joint limit"},
               [shown] { return figureText(shown().lower, Dimension::Angle); });
  form.addFact({"Highest", "joint.upper", "Upper joint limit"},
               [shown] { return figureText(shown().upper, Dimension::Angle); });
  form.addGroup(QObject::tr("Torque"));
  form.addFact({"Now", "joint.torque", "Muscle torque at this instant"},
               [&document, joint] { return torqueOf(document, joint); });
  form.addFact({"Part of limit", "joint.load", "|torque| over its limit (%)"},
               [&document, joint] { return loadOf(document, joint); });
  form.addFact(
      {"Limit −", "joint.torqueLower",
       "Largest negative torque, as the joint is bent and moves now; doubtful beyond the angles of the "
       "source's curve"},
      [&document, joint] { return limitNow(document, joint, TorqueEnd::Lower); });
  form.addFact(
      {"Limit +", "joint.torqueUpper",
       "Largest positive torque, as the joint is bent and moves now; doubtful beyond the angles of the "
       "source's curve"},
      [&document, joint] { return limitNow(document, joint, TorqueEnd::Upper); });
  form.addDoubt(QStringLiteral("joint.doubt"), [shown] { return inOwnUnits(said(limitDoubt(shown()))); });
}

void fillSiteForm(BoundForm& form, Document& document, SiteIndex site) {
  const std::string name = document.model().sites[site].name;
  form.addHeading(QStringLiteral("site"), readableName(name));
  for (int axis = 0; axis < 3; ++axis) {
    const QString letter(QChar('x' + axis));
    form.addFact({letter, "site." + letter, "In world, at the posture shown"},
                 [&document, name, axis] { return coordinate(document, name, axis); });
  }
  form.addGroup({});
  form.addButton({"Add target here", "site.addTarget", "This place should be reached"}, "target",
                 [&document, name] { addTarget(document, suggestedTarget(inSight(document), name)); });
  form.addButton({"Add force here", "site.addForce", "A force that pulls or pushes here"}, "force",
                 [&document, name] { addLoad(document, suggestedLoad(name, LoadKind::Force)); });
  form.addButton({"Add mass here", "site.addMass", "A weight that is carried here"}, "mass",
                 [&document, name] { addLoad(document, suggestedLoad(name, LoadKind::Mass)); });
}

}  // namespace handhold
