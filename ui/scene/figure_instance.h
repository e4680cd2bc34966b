// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/math/types.h"
#include "ui/scene/clothes.h"
#include "ui/scene/color.h"
#include "ui/scene/thing.h"

namespace handhold {

struct Figure;

inline constexpr int kNoPart = -1;
inline constexpr int kWholeFigure = -2;

enum class FigureLook { Suit, Bone, Stick };

/// LeftOut: seen from its own eyes; its shadow stays.
enum class HeadShown { Drawn, LeftOut };

/// One limb of the stick look, and the whole body of models without a skin.
struct StickLimb {
  Vector3 a = Vector3::Zero();
  Vector3 b = Vector3::Zero();
  double radius = 0.03;
  int joint = -1;  ///< load band at a; -1: none

  bool operator==(const StickLimb&) const = default;
};

/// A person in a pose.
struct FigureInstance {
  ThingId id;  ///< part is filled by picking: index into Figure::parts, or into limbs
  std::shared_ptr<const Figure> figure;             ///< none: only the limbs are drawn
  std::vector<Eigen::Matrix<float, 3, 4>> palette;  ///< skin matrices, from skinPalette()
  std::vector<StickLimb> limbs;
  FigureLook look = FigureLook::Suit;
  Clothes clothes = Clothes::None;
  HeadShown head = HeadShown::Drawn;
  Eigen::Vector2f gaze = Eigen::Vector2f::Zero();  ///< of the eyes in the head: to the left, up (rad)
  float opacity = 1.0f;                            ///< ghosts .25
  Color tint{1.0f, 1.0f, 1.0f, 0.0f};              ///< alpha is how much of it
  std::vector<float> loads;  ///< |torque| / limit for each band joint; below 0: no colour; empty: none
  std::optional<Vector3> facePoint;  ///< labels keep clear of it
  int hoveredPart = kNoPart;         ///< outlined; index into Figure::parts or into limbs
  int selectedPart = kNoPart;

  bool operator==(const FigureInstance&) const = default;
};

}  // namespace handhold
