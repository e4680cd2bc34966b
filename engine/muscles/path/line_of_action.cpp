// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/path/line_of_action.h"

#include <algorithm>

namespace handhold {

namespace {

constexpr int kRounds = 200;      ///< until several surfaces on one stretch are still
constexpr double kStill = 1e-10;  ///< (m)

std::optional<Wrapped> wrapInWorld(const WrapSurface& surface, const Pose& X_WO, const Vector3& from_W,
                                   const Vector3& to_W, const std::optional<Wrapped>& last) {
  const Matrix3 R_OW = X_WO.R.transpose();
  return wrapAround(surface, R_OW * (from_W - X_WO.p), R_OW * (to_W - X_WO.p), last);
}

/// A surface on the stretch after an active point.
struct Placed {
  const MuscleWrap* wrap = nullptr;
  Pose X_WO;
  std::size_t stretch = 0;
  Wrapped string;  ///< where it was met last
  bool isMet = true;
  double order = 0.0;     ///< along the stretch
  std::size_t index = 0;  ///< of the path's surfaces

  void meet(const Vector3& from_W, const Vector3& to_W) {
    const std::optional<Wrapped> found = wrapInWorld(wrap->surface, X_WO, from_W, to_W, string);
    isMet = found.has_value();
    if (found) string = *found;
  }
  Vector3 leave() const { return X_WO * string.leave; }
  Vector3 arrive() const { return X_WO * string.arrive; }
  double lengthBetween(const Vector3& from_W, const Vector3& to_W) const {
    return (leave() - from_W).norm() + string.arc + (to_W - arrive()).norm();
  }
};

double squaredReach(const WrapSurface& surface) {
  const double greatest = surface.radii.maxCoeff(), half = 0.5 * surface.length;
  return greatest * greatest + half * half;
}

/// Whether a straight line passes the surface by, whatever its axes.
bool isFarOff(const MuscleWrap& wrap, const Vector3& centre_W, const Vector3& from_W, const Vector3& to_W) {
  if (wrap.surface.side) return false;
  const Vector3 way = to_W - from_W, back = centre_W - from_W;
  const double along = std::clamp(back.dot(way) / way.squaredNorm(), 0.0, 1.0);
  return (back - along * way).squaredNorm() > squaredReach(wrap.surface);
}

MuscleNode nodeAt(const MusclePoint& point, const LinkPoses& poses) {
  MuscleNode node;
  node.link = node.bearer = point.link;
  Vector3 place_L = point.place;
  if (point.course) {
    node.joint = node.bearer = point.joint;  // the link that the joint carries
    const double angle = poses.angle(point.joint);
    for (int i = 0; i < 3; ++i)
      place_L[i] = point.scale * (*point.course)[static_cast<std::size_t>(i)].value({&angle, 1});
  }
  node.point = poses.place(point.link, place_L);
  return node;
}

void collectPoints(const MusclePath& path, const LinkPoses& poses, std::vector<MuscleNode>& nodes) {
  nodes.clear();
  for (std::size_t i = 0; i < path.points.size(); ++i) {
    const MusclePoint& point = path.points[i];
    const bool isConditional = point.joint.valid() && !point.course;
    if (isConditional && !point.active.holds(poses.angle(point.joint))) continue;
    nodes.push_back(nodeAt(point, poses));
    nodes.back().index = static_cast<int>(i);
  }
}

bool mayLieBetween(const MuscleWrap& wrap, const MuscleNode& from, const MuscleNode& to) {
  return (wrap.first < 0 || from.index >= wrap.first) && (wrap.last < 0 || to.index <= wrap.last);
}

/// The surface on the stretch that it lengthens most; none where it is in nobody's way.
std::optional<Placed> placed(const MuscleWrap& wrap, const std::optional<Wrapped>& last,
                             const LinkPoses& poses, const std::vector<MuscleNode>& points) {
  std::optional<Placed> best;
  double most = 0.0;
  const Vector3 centre_W = poses.place(wrap.link, wrap.X_LO.p);
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const Vector3 &from = points[i].point, &to = points[i + 1].point;
    if (!mayLieBetween(wrap, points[i], points[i + 1]) || isFarOff(wrap, centre_W, from, to)) continue;
    const Pose X_WO{poses.turn(wrap.link) * wrap.X_LO.R, centre_W};
    const std::optional<Wrapped> found = wrapInWorld(wrap.surface, X_WO, from, to, last);
    if (!found) continue;
    Placed tried{&wrap, X_WO, i, *found};
    const double longer = tried.lengthBetween(from, to) - (to - from).norm();
    if (best && longer <= most) continue;
    most = longer;
    tried.order = (tried.leave() + tried.arrive() - 2.0 * from).dot(to - from);
    best = tried;
  }
  return best;
}

/// Meets the surfaces of one stretch in turn, each between its neighbours' ends, until all are still.
void settle(std::span<Placed> wraps, const Vector3& from, const Vector3& to) {
  for (int round = 0; round < kRounds && wraps.size() > 1; ++round) {
    double moved = 0.0;
    for (std::size_t i = 0; i < wraps.size(); ++i) {
      Vector3 before = from, after = to;
      for (std::size_t k = 0; k < i; ++k)
        if (wraps[k].isMet) before = wraps[k].arrive();
      for (std::size_t k = wraps.size() - 1; k > i; --k)
        if (wraps[k].isMet) after = wraps[k].leave();
      const bool wasMet = wraps[i].isMet;
      const Wrapped earlier = wraps[i].string;
      wraps[i].meet(before, after);
      if (wasMet != wraps[i].isMet) moved = 1.0;
      moved = std::max({moved, (earlier.leave - wraps[i].string.leave).norm(),
                        (earlier.arrive - wraps[i].string.arrive).norm()});
    }
    if (moved < kStill) return;
  }
}

void insert(const Placed& wrap, std::vector<MuscleNode>& nodes) {
  MuscleNode leave;
  leave.link = leave.bearer = wrap.wrap->link;
  leave.point = wrap.leave();
  leave.startsArc = true;
  leave.middle = wrap.X_WO * wrap.string.middle;
  MuscleNode arrive = leave;
  arrive.point = wrap.arrive();
  arrive.startsArc = false;
  nodes.insert(nodes.begin() + static_cast<std::ptrdiff_t>(wrap.stretch) + 1, {leave, arrive});
}

bool isBefore(const Placed& one, const Placed& other) {
  return one.stretch != other.stretch ? one.stretch < other.stretch : one.order < other.order;
}

/// Along the path.
std::vector<Placed> placedWraps(const MusclePath& path, const LinkPoses& poses,
                                const std::vector<MuscleNode>& points,
                                std::vector<std::optional<Wrapped>>& strings) {
  std::vector<Placed> wraps;
  strings.resize(path.wraps.size());
  for (std::size_t i = 0; i < path.wraps.size(); ++i) {
    std::optional<Placed> here = placed(path.wraps[i], strings[i], poses, points);
    strings[i].reset();
    if (!here) continue;
    here->index = i;
    wraps.insert(std::upper_bound(wraps.begin(), wraps.end(), *here, isBefore), *here);
  }
  for (std::size_t first = 0; first < wraps.size();) {
    std::size_t last = first;
    while (last < wraps.size() && wraps[last].stretch == wraps[first].stretch) ++last;
    const std::size_t stretch = wraps[first].stretch;
    settle(std::span(wraps).subspan(first, last - first), points[stretch].point, points[stretch + 1].point);
    first = last;
  }
  for (const Placed& wrap : wraps) strings[wrap.index] = wrap.string;
  return wraps;
}

/// Every straight piece pulls its two ends together.
double pullTogether(std::vector<MuscleNode>& nodes) {
  double length = 0.0;
  for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
    if (nodes[i].startsArc) continue;
    const Vector3 way = nodes[i + 1].point - nodes[i].point;
    const double piece = way.norm();
    length += piece;
    if (piece == 0.0) continue;
    nodes[i].force += way / piece;
    nodes[i + 1].force -= way / piece;
  }
  return length;
}

/// A point that moves within its link with an angle works along that, too.
void tellSlides(const MusclePath& path, const LinkPoses& poses, std::vector<MuscleNode>& nodes) {
  for (MuscleNode& node : nodes) {
    if (!node.joint.valid()) continue;
    const MusclePoint& point = path.points[static_cast<std::size_t>(node.index)];
    const double angle = poses.angle(point.joint);
    Vector3 rate_L;
    for (int i = 0; i < 3; ++i)
      rate_L[i] = point.scale * (*point.course)[static_cast<std::size_t>(i)].slope({&angle, 1}, 0);
    node.slide = node.force.dot(poses.turn(point.link) * rate_L);
  }
}

}  // namespace

void traceLine(const MusclePath& path, const LinkPoses& poses, LineOfAction& line) {
  collectPoints(path, poses, line.nodes);
  double arcs = 0.0;
  if (!path.wraps.empty()) {
    const std::vector<Placed> wraps = placedWraps(path, poses, line.nodes, line.strings);
    for (std::size_t i = wraps.size(); i-- > 0;) {  // from the end, so that stretches keep their numbers
      if (!wraps[i].isMet) continue;
      arcs += wraps[i].string.arc;
      insert(wraps[i], line.nodes);
    }
  }
  line.length = arcs + pullTogether(line.nodes);
  tellSlides(path, poses, line.nodes);
}

}  // namespace handhold
