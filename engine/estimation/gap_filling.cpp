// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/gap_filling.h"

#include <Eigen/QR>
#include <Eigen/SVD>
#include <algorithm>

#include "engine/core/nearest_name.h"
#include "engine/core/spoken_amount.h"
#include "engine/estimation/marker_sets/marker_segments.h"
#include "engine/estimation/plate_gaps.h"

namespace handhold {

namespace {

constexpr int kSlopeFrames = 5;        // that tell the slope at an edge
constexpr double kLeastSpread = 5e-3;  // m: of three markers, across the line that they are nearest to
constexpr double kHalfFrame = 0.5;     // a gap is as long as its frames, however they were rounded

using Places = std::vector<Vector3f>;

Vector3 placeAt(const Marker& marker, int frame) {
  return marker.positions[static_cast<std::size_t>(frame)].cast<double>();
}

bool isSeenAt(const Marker& marker, int frame) {
  return frame >= 0 && frame < static_cast<int>(marker.positions.size()) &&
         isSeen(marker.positions[static_cast<std::size_t>(frame)]);
}

/// X: where markers of one body were, to where they are.
std::optional<Pose> motionOf(const std::vector<Vector3>& from, const std::vector<Vector3>& to) {
  if (from.size() < 3) return std::nullopt;
  const auto count = static_cast<Eigen::Index>(from.size());
  Matrix3X a(3, count), b(3, count);
  for (Eigen::Index i = 0; i < count; ++i) {
    a.col(i) = from[static_cast<std::size_t>(i)];
    b.col(i) = to[static_cast<std::size_t>(i)];
  }
  const Matrix3X centred = a.colwise() - a.rowwise().mean();
  if (centred.jacobiSvd().singularValues()[1] < kLeastSpread) return std::nullopt;
  const Eigen::Matrix4d X = Eigen::umeyama(a, b, false);
  return Pose{X.topLeftCorner<3, 3>(), X.topRightCorner<3, 1>()};
}

/// What a marker's companions on its segment tell of it.
class Companions {
 public:
  Companions(const GapFilling& filling, const Recording& recording, const Marker& marker) {
    const auto own = filling.segments.find(marker.name);
    if (own == filling.segments.end()) return;
    for (const Marker& other : recording.markers) {
      const auto its = filling.segments.find(other.name);
      if (&other != &marker && its != filling.segments.end() && its->second == own->second)
        others_.push_back(&other);
    }
  }

  bool mayTell() const { return others_.size() >= 3; }

  /// Where it is in a frame, if it sits on the others as at `edge`, where it was seen.
  std::optional<Vector3> placeAs(const Marker& marker, int edge, int frame) const {
    if (!isSeenAt(marker, edge)) return std::nullopt;
    std::vector<Vector3> from, to;
    for (const Marker* other : others_)
      if (isSeenAt(*other, edge) && isSeenAt(*other, frame)) {
        from.push_back(placeAt(*other, edge));
        to.push_back(placeAt(*other, frame));
      }
    const std::optional<Pose> X = motionOf(from, to);
    if (!X) return std::nullopt;
    return *X * placeAt(marker, edge);
  }

 private:
  std::vector<const Marker*> others_;
};

/// From both edges, each counting more the nearer it is.
std::optional<Vector3> placeBetween(const Companions& companions, const Marker& marker, const MarkerGap& gap,
                                    int frame) {
  const std::optional<Vector3> before = companions.placeAs(marker, gap.first - 1, frame);
  const std::optional<Vector3> after = companions.placeAs(marker, gap.last() + 1, frame);
  if (!before || !after) return before ? before : after;
  const double share = double(frame - gap.first + 1) / double(gap.count + 1);
  return Vector3((1.0 - share) * *before + share * *after);
}

Places filledByCompanions(const GapFilling& filling, const Recording& recording, const Marker& marker) {
  Places places = marker.positions;
  const Companions companions(filling, recording, marker);
  if (!companions.mayTell()) return places;
  for (const MarkerGap& gap : gapsOf(marker))
    for (int frame = gap.first; frame <= gap.last(); ++frame)
      if (const auto place = placeBetween(companions, marker, gap, frame))
        places[static_cast<std::size_t>(frame)] = place->cast<float>();
  return places;
}

/// The slope at an edge, of the cubic nearest to the frames that are seen from there on (`step` -1 or 1);
/// nothing for a single one.
std::optional<Vector3> slopeAt(const Marker& marker, const TimeBase& frames, int edge, int step) {
  std::vector<int> seen;
  for (int f = edge; isSeenAt(marker, f) && static_cast<int>(seen.size()) < kSlopeFrames; f += step)
    seen.push_back(f);
  if (seen.size() < 2) return std::nullopt;
  const auto count = static_cast<Eigen::Index>(seen.size()), terms = std::min<Eigen::Index>(4, count);
  MatrixX powers(count, terms), places(count, 3);
  for (Eigen::Index i = 0; i < count; ++i) {
    const int frame = seen[static_cast<std::size_t>(i)];
    const double t =
        frames.times[static_cast<std::size_t>(frame)] - frames.times[static_cast<std::size_t>(edge)];
    for (Eigen::Index k = 0; k < terms; ++k) powers(i, k) = std::pow(t, static_cast<double>(k));
    places.row(i) = placeAt(marker, frame);
  }
  const MatrixX coefficients = powers.colPivHouseholderQr().solve(places);
  return Vector3(coefficients.row(1));
}

/// Hermite's cubic over the gap.
void fillBySpline(const MarkerGap& gap, const TimeBase& frames, Marker& marker) {
  const int a = gap.first - 1, b = gap.last() + 1;
  const double from = frames.times[static_cast<std::size_t>(a)];
  const double span = frames.times[static_cast<std::size_t>(b)] - from;
  const Vector3 p0 = placeAt(marker, a), p1 = placeAt(marker, b), chord = (p1 - p0) / span;
  const Vector3 m0 = slopeAt(marker, frames, a, -1).value_or(chord) * span;
  const Vector3 m1 = slopeAt(marker, frames, b, 1).value_or(chord) * span;
  for (int frame = gap.first; frame <= gap.last(); ++frame) {
    const double s = (frames.times[static_cast<std::size_t>(frame)] - from) / span, r = 1.0 - s;
    const Vector3 p = r * r * (1.0 + 2.0 * s) * p0 + s * s * (3.0 - 2.0 * s) * p1 + s * r * (r * m0 - s * m1);
    marker.positions[static_cast<std::size_t>(frame)] = p.cast<float>();
  }
}

/// How many.
int fillShortGaps(double longest, const TimeBase& frames, Marker& marker) {
  int filled = 0;
  for (const MarkerGap& gap : gapsOf(marker)) {
    const bool hasEdges = gap.first > 0 && gap.last() + 1 < frames.count();
    if (!hasEdges || gap.count - kHalfFrame >= longest * meanRate(frames)) continue;
    fillBySpline(gap, frames, marker);
    ++filled;
  }
  return filled;
}

}  // namespace

std::vector<MarkerGap> gapsOf(const Marker& marker) {
  std::vector<MarkerGap> gaps;
  for (int frame = 0; frame < static_cast<int>(marker.positions.size()); ++frame) {
    if (isSeenAt(marker, frame)) continue;
    if (gaps.empty() || gaps.back().last() + 1 < frame) gaps.push_back({frame, 0});
    ++gaps.back().count;
  }
  return gaps;
}

GapFilling usualGapFilling(const Recording& recording, const std::optional<MarkerSet>& set) {
  GapFilling filling;
  if (set) filling.segments = segmentsOf(recording, *set);
  return filling;
}

FilledGaps fillGaps(const GapFilling& filling, Recording& recording) {
  const int all = gapCount(recording);
  FilledGaps gaps;
  std::vector<Places> filled;
  for (const Marker& marker : recording.markers)
    filled.push_back(filledByCompanions(filling, recording, marker));
  for (std::size_t i = 0; i < filled.size(); ++i) recording.markers[i].positions = std::move(filled[i]);
  for (Marker& marker : recording.markers)
    gaps.bySpline += fillShortGaps(filling.longestSpline, recording.frames, marker);
  gaps.left = gapCount(recording);
  gaps.byCompanions = std::max(0, all - gaps.bySpline - gaps.left);
  fillPlateGaps(filling.longestSpline, recording);
  return gaps;
}

std::optional<Doubt> doubtOf(const FilledGaps& filled, const GapFilling& filling) {
  std::vector<std::string> parts;
  if (filled.bySpline > 0)
    parts.push_back(std::to_string(filled.bySpline) + " by splines of up to " +
                    spokenSize(filling.longestSpline, Dimension::None) + "s");
  if (filled.byCompanions > 0)
    parts.push_back(std::to_string(filled.byCompanions) + " from three others of the segment");
  if (parts.empty()) return std::nullopt;
  return Doubt{
      DoubtKind::Gaps, "markers",
      std::to_string(filled.bySpline + filled.byCompanions + filled.left) + " gaps",
      "filled: " + listed(parts, "and") + (filled.left > 0 ? "; left: " + std::to_string(filled.left) : "")};
}

int gapCount(const Recording& recording) {
  int count = 0;
  for (const Marker& marker : recording.markers) count += static_cast<int>(gapsOf(marker).size());
  return count;
}

}  // namespace handhold
