// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/report_question.h"

#include "app/drawing/page_parts.h"
#include "engine/contact/held_name.h"
#include "engine/model/person.h"
#include "engine/task/task_loads.h"
#include "engine/task/weightless.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/units/units.h"
#include "ui/theme/figures.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

/// "0.0, 820.0, -200.0 mm", in world axes.
QString components(const Vector3& v, Dimension dimension) {
  return QStringLiteral("%1, %2, %3")
      .arg(measure(v.x(), dimension), measure(v.y(), dimension), measured(v.z(), dimension));
}

QString place(const Vector3& p) { return components(p, Dimension::Length); }

/// "600.0 N (0.0, -600.0, 0.0 N)".
QString withComponents(const Vector3& v, Dimension dimension) {
  return QStringLiteral("%1 (%2)").arg(measured(v.norm(), dimension), components(v, dimension));
}

/// Its mass, or force and moment, as far as it has them.
QString amountOf(const Load& load) {
  if (load.kind == LoadKind::Mass) return measured(load.mass, Dimension::Mass);
  QStringList parts;
  if (!load.force.isZero() || load.moment.isZero()) parts << withComponents(load.force, Dimension::Force);
  if (!load.moment.isZero()) parts << withComponents(load.moment, Dimension::Torque);
  return parts.join(QObject::tr(" and ")) +
         (turnsWithSite(load) ? QObject::tr(", turning with the body") : QString());
}

QString waterWords(const Water& water) {
  const QString trim = water.trim == Trim::Neutral ? QObject::tr("trimmed to float as a whole")
                                                   : QObject::tr("without floats or ballast");
  return QObject::tr(
             "Water of %1 kg/m³, %2; drag coefficient %3, the mass of water that moves along is left out")
      .arg(figures(water.density, 0), trim, figures(water.dragCoefficient, 2));
}

/// "f05, 49.9 kg", "woman, 162.0 cm, 67.0 kg".
QString personWords(const Subject& subject) {
  const QString words =
      QStringLiteral("%1, %2").arg(said(plainHtml(whoIs(subject, Units::shared().choice()))),
                                   measured(subject.model->totalMass, Dimension::Mass));
  return subject.model->suit.empty()
             ? words
             : words + QObject::tr(", in a suit: %1").arg(plainHtml(subject.model->suit));
}

using People = std::vector<const Subject*>;

/// With each of the people, who may differ in it: "331 N / 537 N".
QString forceOf(const Contact& contact, std::optional<double> ContactLimits::*limit, const People& people) {
  QStringList forces;
  for (const Subject* person : people)
    forces << measured((limitsOn(*person->model, contact).*limit).value_or(0.0), Dimension::Force, 1);
  forces.removeDuplicates();
  return forces.join(QStringLiteral(" / "));
}

/// What it bears: "pull 540 N, push 1000 N, shear 540 N, moment 15 N m".
QString limitWords(const Contact& contact, const People& people) {
  const ContactLimits& most = contact.limits;
  const auto moment = [](const QString& words, double limit) {
    return words.arg(measured(limit, Dimension::Torque, 1));
  };
  const QString push = QObject::tr("push %1").arg(measured(most.push, Dimension::Force, 1));
  QStringList parts;
  if (rowOf(contact).isOneSided) {
    parts << push << QObject::tr("friction %1").arg(figures(contact.friction, 2));
  } else {
    parts << QObject::tr("pull %1").arg(forceOf(contact, &ContactLimits::pull, people)) << push
          << QObject::tr("shear %1").arg(forceOf(contact, &ContactLimits::shear, people))
          << moment(QObject::tr("moment %1"), most.moment);
  }
  if (most.turn > 0.0) parts << moment(QObject::tr("about the bar %1"), most.turn);
  if (isOfPerson(contact)) parts << QObject::tr("by the person's grip");
  return QObject::tr("at most %1").arg(parts.join(QStringLiteral(", ")));
}

QString noteOn(const Contact& asked, const Task& now) {
  for (const Contact& contact : now.contacts)
    if (contact.name == asked.name && !contact.note.empty())
      return QStringLiteral("<br><i>%1</i>").arg(QString::fromStdString(contact.note).toHtmlEscaped());
  return {};
}

QString contactCell(const Contact& contact, const Laws& laws, const People& people) {
  const QString on = contact.prop.empty() ? QString() : QObject::tr(" on ") + plainHtml(contact.prop);
  QString cell = QObject::tr("%1: %2 by the %3%4 at %5")
                     .arg(plainHtml(contact.name), plainHtml(toString(contact.kind)),
                          plainHtml(heldBy(contact)), on, place(contact.position));
  if (laws.contactLimits) cell += QStringLiteral("; ") + limitWords(contact, people);
  return cell;
}

QString targetCell(const Target& target) {
  QString cell = QStringLiteral("%1: %2").arg(plainHtml(target.name), siteWords(target.site));
  if (target.kind != TargetKind::Orientation) cell += QObject::tr(" at %1").arg(place(target.position));
  return target.mustHold ? cell : cell + QObject::tr(", a wish");
}

}  // namespace

QString questionHtml(const Task& asked, const Task& now, const std::vector<const Subject*>& people) {
  QString html;
  if (!asked.description.empty())
    html += QStringLiteral("<p>%1</p>\n").arg(named(asked.description).toHtmlEscaped());
  html += QStringLiteral("<table>");
  QStringList who;
  for (const Subject* subject : people) who << personWords(*subject);
  who.removeDuplicates();
  if (asked.isForAnybody) who << QObject::tr("The task is for any subject.");
  html += pageRow("Person", {who.join(QStringLiteral("<br>"))});
  html += pageRow("Gravity",
                  {isWeightless(asked) ? QObject::tr("none")
                                       : QStringLiteral("%1 m/s²").arg(figures(asked.gravity.norm(), 2))});
  if (asked.water) html += pageRow("Surroundings", {waterWords(*asked.water)});
  for (const Contact& contact : asked.contacts)
    if (contact.pinned)
      html += pageRow("Contact", {contactCell(contact, asked.laws, people) + noteOn(contact, now)});
  for (const Target& target : asked.targets) html += pageRow("Target", {targetCell(target)});
  for (const Load& load : asked.loads)
    html += pageRow(
        "Load",
        {QObject::tr("%1: %2 at the %3").arg(plainHtml(load.name), amountOf(load), siteWords(load.site))});
  html += QStringLiteral("</table>\n");
  if (!asked.contacts.empty() || !asked.targets.empty() || !asked.loads.empty())
    html += QObject::tr(
        "<p class=\"quiet\">Places and components in world axes: x to the person's left, y up, z forward; of "
        "what turns with the body in its own.</p>\n");
  return html;
}

}  // namespace handhold
