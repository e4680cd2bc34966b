// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/posed_figure.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/model/arm_sites.h"
#include "ui/scene/figure/figure_data.h"
#include "ui/scene/figure/hand_grip.h"
#include "ui/scene/figure/skinning.h"

namespace handhold {

namespace {

constexpr double kOnePlace = 1e-3;  // m

/// Solvers end at a limit up to their tolerance; red is kept for a limit exceeded.
constexpr double kAtLimit = 1.002;
constexpr double kPersonSize = 1.6;  ///< between the farthest sites of a person at zero (m)

/// What is at its limit but for rounding is at its limit.
double shownLoad(double share) { return share > 1.0 && share <= kAtLimit ? 1.0 : share; }

/// 1 for a person; the source's planar body is a tenth of one.
double sizeOf(const Model& model) {
  Data data(model);
  updateKinematics(model, model.zeroPosition(), data);
  Eigen::AlignedBox3d box;
  for (int i = 0; i < static_cast<int>(model.sites.size()); ++i)
    box.extend(sitePose(model, data, SiteIndex(i)).p);
  return box.isEmpty() ? 1.0 : std::min(1.0, box.diagonal().norm() / kPersonSize);
}

/// Whose skin is not made yet stands as round as the law of clearance knows the body.
void addCapsules(const Model& model, const Data& data, FigureInstance& instance) {
  for (const Capsule& capsule : model.capsules) {
    const Pose X_WL = linkPose(data, capsule.link);
    const Vector3 from = X_WL * capsule.from;
    Vector3 to = X_WL * capsule.to;
    if ((to - from).norm() < kOnePlace) to.y() += kOnePlace;  // a sphere has no direction of its own
    instance.limbs.push_back({from, to, capsule.radius, capsule.link});
  }
}

}  // namespace

std::vector<Pose> figureFrames(const Model& model, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  std::vector<Pose> frames(kFigureFrames);
  for (int i = 0; i < static_cast<int>(model.frames.size()); ++i) {
    const std::string& name = model.frames[i].name;
    if (name.empty() || !std::all_of(name.begin(), name.end(), ::isdigit)) continue;
    const int id = std::stoi(name);
    if (id < kFigureFrames) frames[id] = framePose(model, data, FrameIndex(i));
  }
  return frames;
}

PosedFigure::PosedFigure(std::shared_ptr<const Model> model, std::shared_ptr<const Figure> figure)
    : model_(std::move(model)),
      figure_(std::move(figure)),
      grips_(std::make_shared<GripMemory>()),
      data_(*model_),
      size_(sizeOf(*model_)) {}

FigureInstance PosedFigure::at(const VectorX& q, FigureLook look, const HandGrips& hands) const {
  FigureInstance instance;
  instance.id = {ThingKind::Body, 0};
  instance.figure = figure_;
  instance.look = figure_ ? look : FigureLook::Stick;
  if (figure_) skinPalette(*figure_, figureFrames(*model_, q), instance.palette, grips_->of(*figure_, hands));
  updateKinematics(*model_, q, data_);
  if (!figure_ && !model_->capsules.empty())
    addCapsules(*model_, data_, instance);
  else if (instance.look == FigureLook::Stick)
    addLimbs(instance);
  const SiteIndex eyes = findSite(*model_, role::kEyes);
  if (eyes.valid()) instance.facePoint = sitePose(*model_, data_, eyes).p;
  return instance;
}

/// A capsule from each joint to the joints and sites beyond it.
void PosedFigure::addLimbs(FigureInstance& instance) const {
  const auto add = [&](const Vector3& a, const Vector3& b, int joint) {
    if ((b - a).norm() > kOnePlace)
      instance.limbs.push_back({a, b, std::min(0.03, 0.25 * (b - a).norm()), joint});
  };
  for (int i = 1; i < model_->linkCount(); ++i)
    add(data_.p_WL[model_->joints[i].parent], data_.p_WL[i], model_->joints[i].parent);
  const auto addEnd = [&](SiteIndex end) {
    if (!end.valid()) return;
    const Site& site = model_->sites[end];
    add(data_.p_WL[site.link], linkPose(data_, site.link) * site.X_LS.p, site.link);
  };
  addEnd(findSite(*model_, role::kHeadTop));
  for (const BodySide side : kBodySides)
    for (const Role& tip : {role::kGrip, role::kToeTip}) addEnd(findSite(*model_, tip, side));
  if (!isArmAlone(*model_)) return;
  for (std::size_t site = 0; site < model_->sites.size(); ++site) addEnd(SiteIndex(static_cast<int>(site)));
}

std::vector<float> PosedFigure::jointLoads(const VectorX& shares) const {
  std::vector<float> loads(static_cast<size_t>(model_->linkCount()), -1.0f);
  for (int i = 1; i < model_->linkCount(); ++i)
    loads[static_cast<size_t>(i)] = static_cast<float>(shownLoad(shares[i - 1]));
  // axes that cross in one place are one joint to the eye: all show the worst
  const auto shareWith = [&](int i) {
    const int parent = model_->joints[i].parent;
    if (parent < 1 || (data_.p_WL[i] - data_.p_WL[parent]).norm() > kOnePlace) return;
    float &own = loads[static_cast<size_t>(i)], &other = loads[static_cast<size_t>(parent)];
    own = other = std::max(own, other);
  };
  for (int i = 1; i < model_->linkCount(); ++i) shareWith(i);
  for (int i = model_->linkCount() - 1; i > 0; --i) shareWith(i);
  return loads;
}

std::vector<float> PosedFigure::bandLoads(const VectorX& shares) const {
  std::vector<float> loads;
  if (!figure_) return loads;
  for (const LoadBand& band : figure_->bands) {
    double worst = -1.0;
    for (const std::string& name : band.joints) {
      const LinkIndex joint = model_->findJoint(name);
      if (!joint.valid()) continue;
      worst = std::max(worst, shownLoad(shares[joint - 1]));
    }
    loads.push_back(static_cast<float>(worst));
  }
  return loads;
}

}  // namespace handhold
