// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/actions/own_postures.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <algorithm>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"

namespace handhold {

namespace {

QString posturesFile() {
  return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
         QStringLiteral("/postures.json");
}

/// What is written next holds all that was there: what cannot be read is told, not taken for nothing.
QJsonObject readPostures() {
  QFile file(posturesFile());
  if (!file.exists()) return {};
  if (!file.open(QIODevice::ReadOnly))
    throw InputError(file.fileName().toStdString(), "cannot be read: " + file.errorString().toStdString(),
                     "let the file be read");
  const QJsonDocument read = QJsonDocument::fromJson(file.readAll());
  if (!read.isObject())
    throw InputError(file.fileName().toStdString(), "holds no postures", "mend the file, or move it away");
  return read.object();
}

/// None where they cannot be read: whoever keeps one is told why.
QJsonObject readablePostures() {
  try {
    return readPostures();
  } catch (const InputError&) {
    return {};
  }
}

void writePostures(const QJsonObject& postures) {
  const QString name = posturesFile();
  QDir().mkpath(QFileInfo(name).absolutePath());
  writeFile(name.toStdString(), QJsonDocument(postures).toJson().toStdString());
}

}  // namespace

QList<OwnPosture> ownPostures() {
  QList<OwnPosture> postures;
  const QJsonObject all = readablePostures();
  for (auto item = all.begin(); item != all.end(); ++item) {
    OwnPosture posture{item.key(), {}};
    const QJsonObject joints = item->toObject();
    for (auto joint = joints.begin(); joint != joints.end(); ++joint)
      if (joint->isDouble()) posture.angles[joint.key()] = joint->toDouble();
    postures.append(posture);
  }
  return postures;
}

void keepOwnPosture(const Document& document, const QString& name) {
  if (name.trimmed().isEmpty()) throw InputError("name", "is empty", "give the posture a name");
  const Model& model = document.model();
  const VectorX q = document.moment().q;
  QJsonObject joints;
  for (LinkIndex joint(1); joint < model.linkCount(); joint = LinkIndex(joint + 1))
    joints[QString::fromStdString(model.joints[joint].name)] = q[positionIndex(joint)];
  QJsonObject all = readPostures();
  all[name.trimmed()] = joints;
  writePostures(all);
}

void forgetOwnPosture(const QString& name) {
  QJsonObject all = readPostures();
  all.remove(name);
  writePostures(all);
}

VectorX angles(const Model& model, const OwnPosture& posture) {
  VectorX q = model.relaxedPosition();
  for (auto item = posture.angles.begin(); item != posture.angles.end(); ++item) {
    const LinkIndex joint = model.findJoint(item.key().toStdString());
    if (joint.valid())
      q[positionIndex(joint)] =
          std::clamp(item.value(), model.joints[joint].lower, model.joints[joint].upper);
  }
  return q;
}

}  // namespace handhold
