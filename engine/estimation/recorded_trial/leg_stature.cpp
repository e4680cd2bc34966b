// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/leg_stature.h"

#include <optional>

#include "engine/dynamics/kinematics.h"

namespace handhold {

namespace {

constexpr double kInCentre = 0.01;     // m: a place of a set that means a joint's centre
constexpr double kExactSpread = 0.02;  // m: of a head's top that the set knows

/// Trochanter to lateral malleolus over stature, ANSUR II (2012), medians: (844 - 63) mm of 1626 mm, (899 -
/// 73) mm of 1755 mm.
double legShare(std::optional<Sex> sex) {
  constexpr double female = (844.0 - 63.0) / 1626.0, male = (899.0 - 73.0) / 1755.0;
  return !sex ? 0.5 * (female + male) : *sex == Sex::Female ? female : male;
}

class LegMeasure {
 public:
  LegMeasure(const Model& model, const BodyMeasuring& measuring)
      : model_(model), measuring_(measuring), data_(model) {
    updateKinematics(model_, model_.zeroPosition(), data_);
  }

  /// On the mean of what is told of both sides (m).
  std::optional<double> length() const {
    double sum = 0.0;
    int sides = 0;
    for (const BodySide side : kBodySides) {
      const std::optional<double> one = lengthOf(side);
      if (!one) continue;
      sum += *one;
      ++sides;
    }
    return sides > 0 ? std::optional(sum / sides) : std::nullopt;
  }

  bool knowsHeadTop() const {
    const SiteIndex top = findSite(model_, role::kHeadTop);
    if (!top.valid()) return false;
    const FitMarker* marker = markerAt(sitePose(model_, data_, top).p);
    return marker && marker->spread < kExactSpread;
  }

 private:
  std::optional<double> lengthOf(BodySide side) const {
    const LinkIndex thigh = segmentLink(model_, BodySegment::Thigh, side);
    const SiteIndex knee = findSite(model_, role::kKnee, side), ankle = findSite(model_, role::kAnkle, side);
    if (!thigh.valid() || !knee.valid() || !ankle.valid()) return std::nullopt;
    const FitMarker* hip = markerAt(linkPose(data_, thigh).p);
    const FitMarker* middle = markerAt(sitePose(model_, data_, knee).p);
    const FitMarker* low = markerAt(sitePose(model_, data_, ankle).p);
    if (!hip || !middle || !low) return std::nullopt;
    return distance(*hip, *middle) + distance(*middle, *low);
  }

  const FitMarker* markerAt(const Vector3& place) const {
    for (const FitMarker& marker : measuring_.markers)
      if (marker.marker >= 0 && (linkPose(data_, marker.link) * marker.point - place).norm() < kInCentre)
        return &marker;
    return nullptr;
  }

  /// Bones keep their length: in the first frame.
  double distance(const FitMarker& a, const FitMarker& b) const {
    const std::vector<Marker>& markers = measuring_.frames.front().recording->markers;
    const auto first = [&](const FitMarker& marker) {
      return markers[static_cast<std::size_t>(marker.marker)].positions.front();
    };
    return static_cast<double>((first(a) - first(b)).norm());
  }

  const Model& model_;
  const BodyMeasuring& measuring_;
  Data data_;
};

}  // namespace

double statureByLegs(const RecordedTrialRequest& request, const BodyMeasuring& measuring) {
  const Recording& recording = *request.recording;
  if (!recording.skeleton || !recording.markers.empty()) return 0.0;
  const LegMeasure legs(*request.subject.model, measuring);
  const std::optional<double> length = legs.length();
  return length && !legs.knowsHeadTop() ? *length / legShare(request.sex) : 0.0;
}

}  // namespace handhold
