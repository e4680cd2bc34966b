// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/joint_loads.h"

#include <cmath>

#include "engine/model/utilisation.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"

namespace handhold {

std::optional<double> jointTorque(const Moment& moment, LinkIndex joint) {
  const int index = velocityIndex(joint);
  if (joint < 1 || index >= moment.tau.size()) return {};
  return moment.tau[index];
}

std::optional<PeakLoad> peakLoad(const Model& model, const Moment& moment, std::optional<Limb> limb) {
  if (moment.tau.size() != model.velocitySize()) return {};
  PeakLoad peak;
  for (LinkIndex joint(1); joint < model.linkCount(); joint = LinkIndex(joint + 1)) {
    if (limb && model.joints[joint].limb != *limb) continue;
    const double load = utilisation(model, joint, moment.tau[velocityIndex(joint)], moment.q, moment.v);
    if (!peak.joint.valid() || load > peak.load) peak = {joint, load};
  }
  return peak;
}

QString peakWords(const Project& project, const Moment& moment) {
  const Model& model = *shownSubject(project).model;
  const auto words = [&](double load, LinkIndex joint) {
    return QObject::tr("peak %1 % %2")
        .arg(std::lround(100.0 * load))
        .arg(withinSentence(readableName(model.joints[joint].name)));
  };
  const std::optional<PeakLoad> now = peakLoad(model, moment);
  if (!now || !now->joint.valid()) return {};
  if (!project.motion || !project.motion->peak.joint.valid()) return words(now->load, now->joint);
  return words(project.motion->peak.load, project.motion->peak.joint) +
         QObject::tr(", now %1 %").arg(std::lround(100.0 * now->load));
}

}  // namespace handhold
