// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/dynamics/data.h"
#include "ui/scene/figure_instance.h"
#include "ui/scene/grip/hand_pose.h"

namespace handhold {

class GripMemory;

/// The human figure of the 55-DOF model in the zero and the rest posture: ready to be put in any pose.
class PosedFigure {
 public:
  /// figure may be null (models without a skin): stick limbs are drawn then.
  PosedFigure(std::shared_ptr<const Model> model, std::shared_ptr<const Figure> figure);

  FigureInstance at(const VectorX& q, FigureLook look, const HandGrips& hands = {}) const;
  /// For each load band of the figure, the worst of its joints by their |torque| / limit (normalizedTorque).
  std::vector<float> bandLoads(const VectorX& shares) const;
  /// The same for each link, for limbs.
  std::vector<float> jointLoads(const VectorX& shares) const;
  /// 1 for a person, less for a small model: the scale of marks and arrows.
  double size() const { return size_; }
  const Model& model() const { return *model_; }
  const std::shared_ptr<const Figure>& figure() const { return figure_; }

 private:
  void addLimbs(FigureInstance& instance) const;

  std::shared_ptr<const Model> model_;
  std::shared_ptr<const Figure> figure_;
  std::shared_ptr<GripMemory> grips_;
  mutable Data data_;
  double size_ = 1.0;
};

/// Frame poses of the figure, by the frame ids of the standard person, at q.
std::vector<Pose> figureFrames(const Model& model, const VectorX& q);

}  // namespace handhold
