// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/task/held_tool.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <numbers>

namespace handhold {
namespace {

constexpr double kDensity = 2500.0;     // kg/m^3, of machines in plastic
constexpr double kLongPerRadius = 4.5;  ///< of a tool's body
constexpr double kOverThumb = 0.062;    ///< from the grip's middle to beyond the thumb (m)
constexpr const char* kToolWords[] = {"tool",   "drill", "driver", "wrench",   "spanner", "grinder",
                                      "hammer", "saw",   "gun",    "polisher", "sander",  "riveter"};

bool says(const std::string& name, const std::string& word) {
  const auto same = [](unsigned char a, unsigned char b) { return std::tolower(a) == b; };
  return std::search(name.begin(), name.end(), word.begin(), word.end(), same) != name.end();
}

/// Puts places that are told from the grip, to the fingers and to the thumb, into world.
class ToolMaker {
 public:
  ToolMaker(const Fist& fist, const Theme& theme)
      : fist_(fist), toThumb_(thumbAlongGrip(handOf(fist.side))), theme_(theme) {}

  Vector3 at(double ahead, double up) const { return fist_.X_WG * Vector3(ahead, 0.0, toThumb_ * up); }
  void handle(double from, double to) { rubber(at(0.0, from), at(0.0, to), fist_.radius); }
  void metal(const Vector3& a, const Vector3& b, double radius) {
    solids_.push_back(barBetween(a, b, radius, theme_));
  }
  void rubber(const Vector3& a, const Vector3& b, double radius) {
    solids_.push_back(capsuleBetween(a, b, radius, theme_.suitDark));
  }
  void shell(const Vector3& a, const Vector3& b, double radius) {
    solids_.push_back(capsuleBetween(a, b, radius, theme_.matte));
  }
  std::vector<Solid> take() { return std::move(solids_); }

 private:
  const Fist& fist_;
  double toThumb_;
  const Theme& theme_;
  std::vector<Solid> solids_;
};

std::vector<Solid> torch(ToolMaker tool) {
  tool.handle(-0.09, 0.075);
  tool.metal(tool.at(0.0, 0.075), tool.at(0.03, 0.115), 0.008);
  tool.metal(tool.at(0.03, 0.115), tool.at(0.075, 0.135), 0.008);
  tool.metal(tool.at(0.075, 0.135), tool.at(0.135, 0.135), 0.012);
  tool.rubber(tool.at(0.0, -0.09), tool.at(-0.02, -0.15), 0.009);
  tool.rubber(tool.at(-0.02, -0.15), tool.at(-0.07, -0.20), 0.009);
  return tool.take();
}

std::vector<Solid> machine(ToolMaker tool, double mass) {
  const double radius = std::cbrt(mass / (kDensity * std::numbers::pi * kLongPerRadius));
  const double up = kOverThumb + radius, front = 0.6 * kLongPerRadius * radius;
  tool.handle(-0.075, up);
  tool.shell(tool.at(front - kLongPerRadius * radius + radius, up), tool.at(front - radius, up), radius);
  tool.metal(tool.at(front - radius, up), tool.at(front + radius, up), 0.45 * radius);
  tool.metal(tool.at(front + radius, up), tool.at(front + radius + 0.06, up), 0.004);
  tool.rubber(tool.at(-0.025, -0.085), tool.at(0.035, -0.085), 0.02);
  return tool.take();
}

}  // namespace

std::vector<Solid> heldTool(const std::string& name, const Fist& fist, double mass, const Theme& theme) {
  if (says(name, "torch")) return torch({fist, theme});
  const bool isTool = std::ranges::any_of(kToolWords, [&](const char* word) { return says(name, word); });
  return isTool ? machine({fist, theme}, mass) : std::vector<Solid>();
}

}  // namespace handhold
