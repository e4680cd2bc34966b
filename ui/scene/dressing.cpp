// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/dressing.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string_view>

#include "engine/dynamics/kinematics.h"
#include "engine/laws/goals/upright_goal.h"
#include "engine/model/roles.h"
#include "engine/task/weightless.h"

namespace handhold {

namespace {

/// Beyond these lids and orbits hide the iris (rad); people turn the head before.
constexpr double kMostAside = 0.45, kMostUpOrDown = 0.22;

bool isHot(const Load& load) {
  constexpr std::string_view kTorch = "torch";
  const auto same = [](unsigned char a, unsigned char b) { return std::tolower(a) == b; };
  return std::search(load.name.begin(), load.name.end(), kTorch.begin(), kTorch.end(), same) !=
         load.name.end();
}

}  // namespace

ClothesChoice settledChoice(ClothesChoice choice, const Task& task) {
  if (choice != ClothesChoice::ByGravity) return choice;
  if (isWeightless(task)) return ClothesChoice::FlightSuit;
  return std::ranges::any_of(task.loads, isHot) ? ClothesChoice::WorkGloves : ClothesChoice::ShirtAndTrousers;
}

Clothes clothesFor(ClothesChoice choice, const Task& task) {
  switch (settledChoice(choice, task)) {
    case ClothesChoice::ShirtAndTrousers:
      return Clothes::ShirtAndTrousers;
    case ClothesChoice::FlightSuit:
      return Clothes::FlightSuit;
    case ClothesChoice::PressureSuit:
      return Clothes::PressureSuit;
    case ClothesChoice::WorkGloves:
      return Clothes::WorkGloves;
    case ClothesChoice::ByGravity:
    case ClothesChoice::None:
      break;
  }
  return Clothes::None;
}

Eigen::Vector2f gazeAt(const Pose& X_WEyes, const Vector3& point) {
  const Vector3 way = X_WEyes.R.transpose() * (point - X_WEyes.p);  // to the left, up, ahead
  if (way.z() <= 0.0) return Eigen::Vector2f::Zero();
  const double aside = std::atan2(way.x(), way.z());
  const double up = std::atan2(way.y(), std::hypot(way.x(), way.z()));
  return {float(std::clamp(aside, -kMostAside, kMostAside)),
          float(std::clamp(up, -kMostUpOrDown, kMostUpOrDown))};
}

void dress(FigureInstance& figure, const Task& task, const Model& model, const Data& data,
           ClothesChoice choice) {
  figure.clothes = clothesFor(choice, task);
  const SiteIndex eyes = findSite(model, role::kEyes);
  const auto work = workPlace(model, task);
  if (eyes.valid() && work) figure.gaze = gazeAt(sitePose(model, data, eyes), *work);
}

}  // namespace handhold
