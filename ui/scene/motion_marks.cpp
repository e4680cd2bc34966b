// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/motion_marks.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>

#include "engine/arm/elbow.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/model/arm_sites.h"
#include "ui/scene/palette.h"

namespace handhold {

namespace {

constexpr std::size_t kMostPoints = 400;
constexpr float kAhead = 0.28f, kOldest = 0.35f;  // opacity
constexpr double kFade = 2.0;                     // s until a trail has its oldest look
constexpr double kShortest = 0.006;               // m, shorter arrows are no sign

constexpr int kCirclePieces = 72;  ///< of the circle
constexpr double kHandLine = 1.2;  ///< in parts of the forearm, both ways
constexpr double kDash = 6.0;      ///< (px)

/// A line whose points are bright up to the time; the left hand's is dashed, so that colour is not alone.
struct TrailLook {
  Color color;
  double dash = 0.0;
  Depth depth = Depth::Hidden;
};

Color colorAt(const Color& color, double pointTime, double now) {
  if (pointTime > now) return withAlpha(color, kAhead);
  const double share = std::min(1.0, (now - pointTime) / kFade);
  return withAlpha(color, float(1.0 - (1.0 - kOldest) * share));
}

void addTrail(Scene& scene, const MotionPaths& paths, const std::vector<Vector3>& points, double now,
              const TrailLook& look) {
  if (points.size() < 2) return;
  Polyline line;
  line.points = points;
  for (const double time : paths.times) line.colors.push_back(colorAt(look.color, time, now));
  line.width = 2.0;
  line.dash = look.dash;
  line.depth = look.depth;
  scene.lines.push_back(std::move(line));
}

/// Three figures or two decimals, with a point whatever the locale.
std::string figure(double value) {
  std::array<char, 32> text;
  const int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
  const auto end =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, decimals);
  return std::string(text.data(), end.ptr);
}

void addArrow(Scene& scene, const Vector3& from, const Vector3& reach, const Color& color) {
  if (reach.norm() < kShortest) return;
  Arrow arrow;
  arrow.from = from;
  arrow.to = from + reach;
  arrow.color = color;
  scene.arrows.push_back(arrow);
}

void addMark(Scene& scene, std::vector<Vector3> points, const Color& color, double dash) {
  Polyline line;
  line.points = std::move(points);
  line.colors = {color};
  line.dash = dash;
  scene.lines.push_back(std::move(line));
}

}  // namespace

MotionPaths motionPaths(const Model& model, const Motion& motion) {
  MotionPaths paths;
  Data data(model);
  const SiteIndex right = findSite(model, role::kGrip, BodySide::Right),
                  left = findSite(model, role::kGrip, BodySide::Left);
  const std::size_t count = motion.frames.size(), step = 1 + count / kMostPoints;
  for (std::size_t i = 0; i < count; i = i + 1 == count ? count : std::min(i + step, count - 1)) {
    const MotionFrame& frame = motion.frames[i];
    updateKinematics(model, frame.q, data);
    paths.times.push_back(frame.time);
    paths.centreOfMass.push_back(centreOfMass(model, data));
    if (right.valid()) paths.rightHand.push_back(sitePose(model, data, right).p);
    if (left.valid()) paths.leftHand.push_back(sitePose(model, data, left).p);
  }
  return paths;
}

void addTrails(Scene& scene, const MotionPaths& paths, double time) {
  const Color right = rgb(limbRgb(Limb::RightArm)), left = rgb(limbRgb(Limb::LeftArm));
  addTrail(scene, paths, paths.rightHand, time, {right, 0.0, Depth::Hidden});
  addTrail(scene, paths, paths.leftHand, time, {left, 6.0, Depth::Hidden});
  // inside the body: seen through it
  addTrail(scene, paths, paths.centreOfMass, time, {scene.theme.text, 0.0, Depth::OverBodies});
  if (paths.rightHand.size() > 1) scene.notes.push_back({"Right hand", right});
  if (paths.leftHand.size() > 1) scene.notes.push_back({"Left hand (dashed)", left});
  if (paths.centreOfMass.size() > 1) scene.notes.push_back({"Centre of mass", scene.theme.text});
}

void addMomentum(Scene& scene, const Model& model, const MotionFrame& frame) {
  if (frame.v.size() != model.velocitySize()) return;
  Data data(model);
  updateKinematics(model, frame.q, data);
  const Momentum now = momentum(model, frame.v, data);
  const Vector3 com = centreOfMass(model, data);
  addArrow(scene, com, kMetresPerMomentum * now.linear, scene.theme.first);
  addArrow(scene, com, kMetresPerAngularMomentum * now.angular, scene.theme.second);
  const double linear = now.linear.norm();
  std::string words = "Momentum ";
  words.append(figure(linear)).append(" kg m/s, ").append(figure(linear / model.totalMass)).append(" m/s");
  scene.notes.push_back({words, scene.theme.first});
  words = "Angular momentum ";
  words.append(figure(now.angular.norm())).append(" kg m²/s");
  scene.notes.push_back({words, scene.theme.second});
}

void addElbowCircle(Scene& scene, const Model& model, const Data& data) {
  if (!isArmAlone(model)) return;
  const ArmSites arm = armsOf(model).front();
  const auto place = [&](SiteIndex site) { return sitePose(model, data, site).p; };
  const Vector3 shoulder = place(arm.shoulder), elbow = place(arm.elbow), wrist = place(arm.wrist);
  const double fore = (wrist - elbow).norm();
  const ElbowCircle circle = elbowCircle(shoulder, wrist, {(elbow - shoulder).norm(), fore});
  addMark(scene, {shoulder, wrist}, scene.theme.accent, kDash);
  if (circle.isBent()) {
    std::vector<Vector3> points;
    for (int i = 0; i <= kCirclePieces; ++i)
      points.push_back(elbowAt(circle, 2.0 * M_PI * i / kCirclePieces, {Vector3::UnitY(), Vector3::UnitZ()}));
    addMark(scene, std::move(points), scene.theme.accent, 0.0);
  }
  if (!arm.fingertip.valid()) return;
  const Vector3 along = kHandLine * fore * (place(arm.fingertip) - wrist).normalized();
  addMark(scene, {wrist - along, wrist + along}, scene.theme.attention, kDash);
}

}  // namespace handhold
