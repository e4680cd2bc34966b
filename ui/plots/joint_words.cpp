// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/joint_words.h"

#include <QRegularExpression>

namespace handhold {

namespace {

QString capitalised(QString words) {
  if (!words.isEmpty()) words[0] = words[0].toUpper();
  return words;
}

QString spaced(QString name) {
  static const QRegularExpression number(QStringLiteral("([a-z])([0-9])"));
  return name.replace(QLatin1Char('_'), QLatin1Char(' ')).replace(number, QStringLiteral("\\1 \\2"));
}

bool hasSide(const QString& name) {
  return name.startsWith(QLatin1String("r_")) || name.startsWith(QLatin1String("l_"));
}

}  // namespace

QString limbTitle(Limb limb) {
  switch (limb) {
    case Limb::Spine:
      return QStringLiteral("Spine");
    case Limb::Head:
      return QStringLiteral("Head");
    case Limb::RightArm:
      return QStringLiteral("Right arm");
    case Limb::LeftArm:
      return QStringLiteral("Left arm");
    case Limb::RightLeg:
      return QStringLiteral("Right leg");
    case Limb::LeftLeg:
      return QStringLiteral("Left leg");
    case Limb::Other:
      break;
  }
  return QStringLiteral("Other");
}

QString jointTitle(const Joint& joint) {
  const QString name = QString::fromStdString(joint.name);
  if (!hasSide(name)) return capitalised(spaced(name));
  return (name[0] == QLatin1Char('r') ? QStringLiteral("Right ") : QStringLiteral("Left ")) +
         spaced(name.mid(2));
}

QString jointTitleInLimb(const Joint& joint) {
  const QString name = QString::fromStdString(joint.name);
  return capitalised(spaced(hasSide(name) ? name.mid(2) : name));
}

std::vector<int> jointsOf(const Model& model, Limb limb) {
  std::vector<int> joints;
  for (int joint = 1; joint < model.linkCount(); ++joint)
    if (model.joints[joint].limb == limb) joints.push_back(joint);
  return joints;
}

}  // namespace handhold
