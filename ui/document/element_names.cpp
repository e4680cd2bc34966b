// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/element_names.h"

#include "engine/model/own_point.h"
#include "ui/document/language/said.h"

namespace handhold {

namespace {

int countOf(const Project& project, ElementKind kind) {
  switch (kind) {
    case ElementKind::None:
    case ElementKind::Person:
      return 0;
    case ElementKind::Limb:
      return static_cast<int>(Limb::Other) + 1;
    case ElementKind::Joint:
      return project.subject.model ? project.subject.model->linkCount() : 0;
    case ElementKind::Site:
      return project.subject.model ? static_cast<int>(project.subject.model->sites.size()) : 0;
    case ElementKind::Prop:
      return static_cast<int>(project.task.props.size());
    case ElementKind::Contact:
      return static_cast<int>(project.task.contacts.size());
    case ElementKind::Target:
      return static_cast<int>(project.task.targets.size());
    case ElementKind::Load:
      return static_cast<int>(project.task.loads.size());
    case ElementKind::TimedTarget:
      return static_cast<int>(project.task.motion.targets.size());
  }
  return 0;
}

QString withoutUnderscores(const std::string& name) {
  return QString::fromStdString(name).replace(QLatin1Char('_'), QLatin1Char(' '));
}

/// spine1 and its like read better with a space: "spine 1".
QString withSpacedNumbers(QString words) {
  for (int i = 1; i < words.size(); ++i)
    if (words[i].isDigit() && words[i - 1].isLetter()) words.insert(i, QLatin1Char(' '));
  return words;
}

QString upperFirst(QString words) {
  if (!words.isEmpty()) words[0] = words[0].toUpper();
  return words;
}

int indexNamed(const Project& project, ElementKind kind, const QString& name) {
  for (int i = 0; i < countOf(project, kind); ++i)
    if (elementName(project, {kind, i}) == name) return i;
  return -1;
}

bool hasSide(const std::string& name) { return name.starts_with("r_") || name.starts_with("l_"); }

}  // namespace

bool exists(const Project& project, Element thing) {
  if (thing.kind == ElementKind::None) return thing.index == -1;
  if (thing.kind == ElementKind::Person) return true;
  return thing.index >= 0 && thing.index < countOf(project, thing.kind);
}

Element sameThing(const Project& before, Element thing, const Project& after) {
  if (!thing.isOfTask()) return exists(after, thing) ? thing : Element();
  if (!exists(before, thing)) return {};
  const int now = indexNamed(after, thing.kind, elementName(before, thing));
  if (now >= 0) return {thing.kind, now};
  return countOf(before, thing.kind) == countOf(after, thing.kind) ? thing : Element();
}

bool hasThing(const Project& project, ElementKind kind, const QString& name) {
  return indexNamed(project, kind, name) >= 0;
}

QString thingsWords(const Project& project, const std::vector<Element>& things) {
  return things.size() == 1 ? elementName(project, things.front())
                            : QObject::tr("%1 things").arg(things.size());
}

QString siteWords(const std::string& site) { return withinSentence(readableName(site)); }

QString readableName(const std::string& name) {
  if (const std::string point = spokenPoint(name); !point.empty())
    return said(upperFirst(QString::fromStdString(point)));
  if (!hasSide(name)) return said(upperFirst(withSpacedNumbers(withoutUnderscores(name))));
  const QString side = QString::fromLatin1(name[0] == 'r' ? "Right " : "Left ");
  return said(side + withSpacedNumbers(withoutUnderscores(name.substr(2))));
}

QString shortJointName(const std::string& name) {
  QString words = withSpacedNumbers(withoutUnderscores(hasSide(name) ? name.substr(2) : name));
  words.replace(QStringLiteral(" horizontal "), QStringLiteral(" horiz. "));
  return said(upperFirst(words));
}

QString senseWords(const Joint& joint) {
  return joint.sense.empty() ? QString() : QStringLiteral("+ ") + said(joint.sense);
}

QString limbName(Limb limb) {
  switch (limb) {
    case Limb::Spine:
      return QObject::tr("Spine");
    case Limb::Head:
      return QObject::tr("Neck and head");
    case Limb::RightArm:
      return QObject::tr("Right arm");
    case Limb::LeftArm:
      return QObject::tr("Left arm");
    case Limb::RightLeg:
      return QObject::tr("Right leg");
    case Limb::LeftLeg:
      return QObject::tr("Left leg");
    case Limb::Other:
      return QObject::tr("Other");
  }
  return {};
}

QString elementName(const Project& project, Element thing) {
  if (!exists(project, thing)) return {};
  switch (thing.kind) {
    case ElementKind::None:
      return {};
    case ElementKind::Person:
      return QObject::tr("Person");
    case ElementKind::Limb:
      return limbName(static_cast<Limb>(thing.index));
    case ElementKind::Joint:
      return readableName(project.subject.model->joints[thing.index].name);
    case ElementKind::Site:
      return readableName(project.subject.model->sites[thing.index].name);
    case ElementKind::Prop:
      return QString::fromStdString(project.task.props[thing.index].name);
    case ElementKind::Contact:
      return QString::fromStdString(project.task.contacts[thing.index].name);
    case ElementKind::Target:
      return QString::fromStdString(project.task.targets[thing.index].name);
    case ElementKind::Load:
      return QString::fromStdString(project.task.loads[thing.index].name);
    case ElementKind::TimedTarget:
      return QString::fromStdString(project.task.motion.targets[thing.index].target.name);
  }
  return {};
}

QString shownName(const Project& project, Element thing) {
  const QString name = elementName(project, thing);
  return thing.isOfTask() ? named(name.toStdString()) : name;
}

std::vector<int> jointsOf(const Model& model, Limb limb) {
  std::vector<int> joints;
  for (int joint = 1; joint < model.linkCount(); ++joint)
    if (model.joints[joint].limb == limb) joints.push_back(joint);
  return joints;
}

QString capitalized(const std::string& words) { return upperFirst(said(words)); }

Limb limbOf(const Model& model, SiteIndex site) {
  const LinkIndex link = model.sites[site].link;
  return link == 0 ? Limb::Spine : model.joints[link].limb;
}

}  // namespace handhold
