// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/task/taut_strap.h"

#include <algorithm>

#include "ui/scene/figure/figure_mesh.h"
#include "ui/scene/figure_picking.h"

namespace handhold {

namespace {

constexpr int kSkinLevel = 1;
constexpr std::size_t kPieces = 28;  ///< of a strap
constexpr double kOverSkin = 0.003;  // m: the skin that is drawn may be finer than the one that is cut

bool isTrunkBone(const std::string& name) {
  return name.starts_with("chest") || name.starts_with("spine") || name.starts_with("pelvis") ||
         name.ends_with("clavicle");
}

double cross(const Vector2& a, const Vector2& b) { return a.x() * b.y() - a.y() * b.x(); }

/// Counter-clockwise (Andrew's monotone chain).
std::vector<Vector2> hullOf(std::vector<Vector2> points) {
  std::ranges::sort(points, [](const Vector2& a, const Vector2& b) {
    return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y());
  });
  std::vector<Vector2> hull;
  const auto walk = [&](auto begin, auto end) {
    const std::size_t first = hull.size();
    for (auto p = begin; p != end; ++p) {
      while (hull.size() >= first + 2 && cross(hull.back() - hull[hull.size() - 2], *p - hull.back()) <= 0.0)
        hull.pop_back();
      hull.push_back(*p);
    }
    hull.pop_back();
  };
  walk(points.begin(), points.end());
  walk(points.rbegin(), points.rend());
  return hull;
}

std::size_t nearest(const std::vector<Vector2>& points, const Vector2& place) {
  const auto found = std::ranges::min_element(
      points, {}, [&](const Vector2& point) { return (point - place).squaredNorm(); });
  return std::size_t(found - points.begin());
}

/// Points at even distances along a line of pieces.
std::vector<Vector2> evenly(const std::vector<Vector2>& line) {
  std::vector<double> way{0.0};
  for (std::size_t i = 1; i < line.size(); ++i) way.push_back(way.back() + (line[i] - line[i - 1]).norm());
  std::vector<Vector2> points;
  std::size_t piece = 1;
  for (std::size_t i = 0; i <= kPieces; ++i) {
    const double at = way.back() * double(i) / kPieces;
    while (piece + 1 < way.size() && way[piece] < at) ++piece;
    const double length = way[piece] - way[piece - 1];
    const double share = length > 0.0 ? std::clamp((at - way[piece - 1]) / length, 0.0, 1.0) : 0.0;
    points.push_back(line[piece - 1] + share * (line[piece] - line[piece - 1]));
  }
  return points;
}

/// In a plane beside the strap's middle: coordinates are along and ahead.
class PlaneWay {
 public:
  PlaneWay(const TrunkSkin& skin, const StrapWay& way, double beside)
      : way_(way), origin_(way.middle + beside * way.along.cross(way.ahead).normalized()) {
    const std::vector<Vector3> cut = skin.cut(origin_, way.along.cross(way.ahead));
    std::vector<Vector2> points;
    if (way.ends) points = {flat(way.ends->first), flat(way.ends->second)};
    for (const Vector3& p : cut)
      if (!way.ends || flat(p).x() > flat(way.ends->first).x()) points.push_back(flat(p));
    if (points.size() < 3) return;
    const std::vector<Vector2> hull = hullOf(points);
    for (const Vector2& p : hull) middle_ += p / double(hull.size());
    const std::vector<Vector2> line = way.ends ? byTheFront(hull) : roundOf(hull);
    if (line.size() > 1) points_ = evenly(line);  // both ends deep in the trunk are at one place of its skin
  }

  StrapEdge edge() const {
    StrapEdge edge;
    for (std::size_t i = 0; i < points_.size(); ++i) {
      const Vector2 ahead = points_[std::min(i + 1, points_.size() - 1)] - points_[i > 0 ? i - 1 : 0];
      Vector2 out(ahead.y(), -ahead.x());
      if (out.dot(points_[i] - middle_) < 0.0) out = -out;
      edge.out.push_back((way_.along * out.x() + way_.ahead * out.y()).normalized());
      edge.points.push_back(origin_ + way_.along * points_[i].x() + way_.ahead * points_[i].y() +
                            kOverSkin * edge.out.back());
    }
    return edge;
  }

 private:
  Vector2 flat(const Vector3& p) const { return {way_.along.dot(p - origin_), way_.ahead.dot(p - origin_)}; }
  static std::vector<Vector2> roundOf(std::vector<Vector2> hull) {
    hull.push_back(hull.front());
    return hull;
  }
  /// Of the two ways from one end to the other.
  std::vector<Vector2> byTheFront(const std::vector<Vector2>& hull) const {
    const std::size_t start = nearest(hull, flat(way_.ends->first)),
                      end = nearest(hull, flat(way_.ends->second));
    const auto chain = [&](std::size_t step) {
      std::vector<Vector2> line{hull[start]};
      for (std::size_t i = start; i != end;) line.push_back(hull[i = (i + step) % hull.size()]);
      return line;
    };
    const std::vector<Vector2> one = chain(1), other = chain(hull.size() - 1);
    return farthest(one) > farthest(other) ? one : other;
  }
  static double farthest(const std::vector<Vector2>& line) {
    return std::ranges::max(line, {}, [](const Vector2& p) { return p.y(); }).y();
  }

  const StrapWay& way_;
  Vector3 origin_;
  Vector2 middle_ = Vector2::Zero();
  std::vector<Vector2> points_;
};

}  // namespace

TrunkSkin::TrunkSkin(const FigureInstance& figure) {
  const std::vector<Eigen::Vector3f> places = posedVertices(figure, kSkinLevel);
  if (places.empty()) return;
  const FigureMesh& mesh = figure.figure->body[kSkinLevel];
  std::vector<bool> ofTrunk;
  for (const PaletteEntry& bone : figure.figure->palette) ofTrunk.push_back(isTrunkBone(bone.name));
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    std::array<Vector3, 3> corners;
    bool isOf = true;
    for (std::size_t k = 0; k < 3; ++k) {
      const std::uint32_t corner = mesh.indices[i + k];
      isOf = isOf && ofTrunk[mesh.vertices[corner].bone[0]];
      corners[k] = places[corner].cast<double>();
    }
    if (isOf) triangles_.push_back(corners);
  }
}

std::vector<Vector3> TrunkSkin::cut(const Vector3& point, const Vector3& normal) const {
  std::vector<Vector3> points;
  for (const auto& corners : triangles_)
    for (std::size_t k = 0; k < 3; ++k) {
      const Vector3 &a = corners[k], &b = corners[(k + 1) % 3];
      const double before = normal.dot(a - point), after = normal.dot(b - point);
      if ((before < 0.0) != (after < 0.0)) points.push_back(a + before / (before - after) * (b - a));
    }
  return points;
}

Solid tautStrap(const TrunkSkin& skin, const StrapWay& way, Color color) {
  return strapBetween(PlaneWay(skin, way, -0.5 * way.width).edge(),
                      PlaneWay(skin, way, 0.5 * way.width).edge(), color);
}

Pose frontOf(const TrunkSkin& skin, const StrapWay& way) {
  const StrapEdge edge = PlaneWay(skin, way, 0.0).edge();
  if (edge.points.empty()) return {Matrix3::Identity(), way.middle};
  const auto front =
      std::ranges::max_element(edge.points, {}, [&](const Vector3& p) { return way.ahead.dot(p); });
  const Vector3 out = edge.out[std::size_t(front - edge.points.begin())];
  const Vector3 along = (way.along - out * out.dot(way.along)).normalized();
  Pose pose;
  pose.p = *front;
  pose.R.col(0) = along;
  pose.R.col(1) = out.cross(along);
  pose.R.col(2) = out;
  return pose;
}

}  // namespace handhold
