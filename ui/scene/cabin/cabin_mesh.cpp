// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/cabin/cabin_mesh.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "engine/task/cabin.h"
#include "ui/scene/cabin/cabin_lamps.h"
#include "ui/scene/cabin/rack_print.h"

namespace handhold {

namespace {

constexpr double kSeam = 0.006;   // m, half the gap between racks and between drawers
constexpr double kDepth = 0.012;  // m by which drawers stand before the rack, and gaps lie behind it
constexpr double kPrintInset = 0.10, kPrintTop = 0.05;  // m from a rack's edges to its name
constexpr double kPost = 0.06;                          // m, width of a rack's posts
constexpr double kTrackWidth = 0.024;                   // m
constexpr double kPatch = 0.3;                          // m between vertices, so that corners shade softly
constexpr double kFrame = 0.07;                         // m, width of a hatch's frame
constexpr double kUnder = 0.03;   // m by which what lies deeper reaches under its neighbours
constexpr double kDot = 0.012;    // m, of a printed letter
constexpr double kLift = 0.0015;  // m between a surface and what is printed on it
constexpr double kRoomLight = 0.56, kFromAbove = 0.20;  // of full light: what walls send on, more of it down
constexpr double kLampsOnWalls = 2.4;  // walls are pale, and light goes to and fro among them

/// A rectangle on a face: along u, across v (m).
struct Area {
  double u0 = 0.0, u1 = 0.0, v0 = 0.0, v1 = 0.0;

  Area inset(double by) const { return {u0 + by, u1 - by, v0 + by, v1 - by}; }
  double width() const { return u1 - u0; }
  double height() const { return v1 - v0; }
};

/// Axes of a face: a point is origin + u U + v V + n N, and U x V = N.
struct FaceAxes {
  Vector3 origin = Vector3::Zero();
  Vector3 U = Vector3::UnitX(), V = Vector3::UnitY(), N = Vector3::UnitZ();

  Vector3 at(double u, double v, double n) const { return origin + u * U + v * V + n * N; }
};

/// Always the same mixture of drawers for the same rack.
int pick(int seed, int count) {
  const auto mixed = std::uint32_t(seed + 11) * 2654435761u;
  return int((mixed >> 16) % std::uint32_t(count));
}

// By CabinWall; letters as station crews name racks.
constexpr char kWallLetters[] = "SPDO";
constexpr CabinTone kWallTones[] = {CabinTone::Starboard, CabinTone::Port, CabinTone::Deck,
                                    CabinTone::Overhead};

class MeshWriter {
 public:
  explicit MeshWriter(const Vector3& half) : half_(half) {
    layout_ = cabinLayout(2.0 * half);
    standOff_ = layout_.standOff;
    lamps_ = cabinLamps(half);
  }

  CabinMesh write();

 private:
  void begin(const FaceAxes& axes);
  void end();
  double shadeAt(const Vector3& p, const Vector3& normal) const;
  std::uint32_t vertex(const Vector3& p, const Vector3& normal, CabinPaint paint);
  void quad(const std::array<Vector3, 4>& corners, CabinPaint paint);
  void patch(const Area& area, double n, CabinPaint paint);
  void block(const Area& area, double n, CabinPaint paint);
  void wall(CabinWall wall);
  void rack(const Area& area, int seed);
  void drawer(const Area& area, int seed);
  void print(const std::string& text, double u, double v);
  void standOff(double x, double y);
  void endWall(CabinWall wall);
  std::vector<double> anglesOf() const;
  double outline(double angle) const;
  void ring(const std::vector<Vector3>& inner, const std::vector<Vector3>& outer, CabinPaint paint);
  void disc(double radius, double n, CabinPaint paint);

  Vector3 half_;
  double standOff_ = 0.0;
  CabinLayout layout_;
  std::vector<Lamp> lamps_;
  FaceAxes axes_;
  CabinMesh mesh_;
};

void MeshWriter::begin(const FaceAxes& axes) {
  axes_ = axes;
  mesh_.faces.push_back({axes.N, axes.origin, CabinTone::Plain, std::uint32_t(mesh_.indices.size()), 0});
}

void MeshWriter::end() {
  CabinFace& face = mesh_.faces.back();
  face.indexCount = std::uint32_t(mesh_.indices.size()) - face.firstIndex;
}

/// Lamps above, little of them where they graze; darker where other walls are near, which take of the light.
double MeshWriter::shadeAt(const Vector3& p, const Vector3& normal) const {
  double shade = 1.0;
  for (int axis = 0; axis < 3; ++axis) {
    for (const double side : {-1.0, 1.0}) {
      if (-side * normal[axis] > 0.5) continue;  // the wall that it lies on
      const double away = std::max(0.0, half_[axis] - side * p[axis]);
      shade *= 1.0 - 0.34 * std::exp(-away / 0.22);
    }
  }
  double lamps = 0.0;
  for (const Lamp& lamp : lamps_) lamps += kLampsOnWalls * lampLight(lamp, p, normal);
  const double room = kRoomLight + kFromAbove * 0.5 * (1.0 + normal.y());
  return shade * (room + (1.0 - room) * std::min(1.0, lamps));
}

std::uint32_t MeshWriter::vertex(const Vector3& p, const Vector3& normal, CabinPaint paint) {
  const bool glows = paint == CabinPaint::Lamp;
  mesh_.vertices.push_back(
      {p.cast<float>(), normal.cast<float>(), float(int(paint)), glows ? 1.0f : float(shadeAt(p, normal))});
  return std::uint32_t(mesh_.vertices.size() - 1);
}

void MeshWriter::quad(const std::array<Vector3, 4>& corners, CabinPaint paint) {
  const Vector3 normal = (corners[1] - corners[0]).cross(corners[3] - corners[0]).normalized();
  const std::uint32_t a = vertex(corners[0], normal, paint);
  for (int i = 1; i < 4; ++i) vertex(corners[std::size_t(i)], normal, paint);
  mesh_.indices.insert(mesh_.indices.end(), {a, a + 1, a + 2, a, a + 2, a + 3});
}

void MeshWriter::patch(const Area& area, double n, CabinPaint paint) {
  const int columns = std::max(1, int(std::ceil(area.width() / kPatch)));
  const int rows = std::max(1, int(std::ceil(area.height() / kPatch)));
  const auto first = std::uint32_t(mesh_.vertices.size());
  for (int row = 0; row <= rows; ++row)
    for (int column = 0; column <= columns; ++column)
      vertex(axes_.at(area.u0 + area.width() * column / columns, area.v0 + area.height() * row / rows, n),
             axes_.N, paint);
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const std::uint32_t a = first + std::uint32_t(row * (columns + 1) + column);
      const std::uint32_t d = a + std::uint32_t(columns + 1);
      mesh_.indices.insert(mesh_.indices.end(), {a, a + 1, d + 1, a, d + 1, d});
    }
}

/// A patch that stands before its surroundings, with its four sides.
void MeshWriter::block(const Area& area, double n, CabinPaint paint) {
  patch(area, n, paint);
  const std::array<std::pair<double, double>, 4> corners{
      {{area.u0, area.v0}, {area.u1, area.v0}, {area.u1, area.v1}, {area.u0, area.v1}}};
  for (std::size_t i = 0; i < 4; ++i) {
    const auto [u, v] = corners[i];
    const auto [u2, v2] = corners[(i + 1) % 4];
    quad({axes_.at(u, v, n - kDepth), axes_.at(u2, v2, n - kDepth), axes_.at(u2, v2, n), axes_.at(u, v, n)},
         paint);
  }
}

void MeshWriter::drawer(const Area& area, int seed) {
  block(area, 0.0, CabinPaint::Drawer);
  if (area.height() < 0.12 || area.width() < 0.2) return;
  const double middle = 0.5 * (area.u0 + area.u1);
  const double handle = std::min(0.12, 0.25 * area.width());
  patch({middle - handle, middle + handle, area.v1 - 0.055, area.v1 - 0.035}, kLift, CabinPaint::Gap);
  if (pick(seed, 3) != 0)
    patch({area.u0 + 0.03, area.u0 + 0.10, area.v0 + 0.03, area.v0 + 0.06}, kLift, CabinPaint::Mark);
}

/// To the right of and below a point, on the drawers.
void MeshWriter::print(const std::string& text, double u, double v) {
  for (const PrintedRun& run : printed(text))
    patch({u + kDot * run.from, u + kDot * run.to, v - kDot * (run.row + 1), v - kDot * run.row}, kLift,
          CabinPaint::Gap);
}

/// Posts with seat tracks on both sides, drawers between them.
void MeshWriter::rack(const Area& whole, int seed) {
  const Area area = whole.inset(kSeam);
  block(area, -kDepth + 2.0 * kLift, CabinPaint::Rack);
  const double n = -kDepth + 3.0 * kLift;
  for (const double u : {area.u0 + kTrackInset, area.u1 - kTrackInset})
    patch({u - 0.5 * kTrackWidth, u + 0.5 * kTrackWidth, area.v0 + 0.02, area.v1 - 0.02}, n,
          CabinPaint::Track);
  constexpr std::array<std::array<int, 2>, 4> kGrids{{{2, 4}, {1, 3}, {1, 5}, {2, 3}}};  // columns, rows
  const auto [columns, rows] = kGrids[std::size_t(pick(seed, 4))];
  const Area inner{area.u0 + kPost, area.u1 - kPost, area.v0 + 0.02, area.v1 - 0.02};
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const double w = inner.width() / columns, h = inner.height() / rows;
      const Area cell{inner.u0 + column * w, inner.u0 + (column + 1) * w, inner.v0 + row * h,
                      inner.v0 + (row + 1) * h};
      drawer(cell.inset(kSeam), 7 * seed + 3 * row + column);
    }
}

void MeshWriter::wall(CabinWall wall) {
  const bool isSide = wall == CabinWall::Starboard || wall == CabinWall::Port;
  const Vector3 N = inwards(wall);
  FaceAxes axes;
  axes.N = N;
  axes.V = isSide ? Vector3(Vector3::UnitY()) : Vector3(Vector3::UnitX());
  axes.U = axes.V.cross(N);
  axes.origin = -N.cwiseProduct(half_);
  begin(axes);
  mesh_.faces.back().tone = kWallTones[int(wall)];
  const double reach = (isSide ? half_.y() : half_.x()) - standOff_;
  const double length = half_.z();
  patch({-length - kUnder, length + kUnder, -reach - kUnder, reach + kUnder}, -2.0 * kDepth, CabinPaint::Gap);
  for (int i = 0; i < layout_.racks; ++i) {
    const double middle = layout_.rackMiddle(i) * axes.U.z();
    rack({middle - 0.5 * kRackWidth, middle + 0.5 * kRackWidth, -reach, reach}, 31 * int(wall) + i);
    print(kWallLetters[int(wall)] + std::to_string(i + 1), middle - 0.5 * kRackWidth + kPrintInset,
          reach - kPrintTop);
  }
  const double rest = 0.5 * layout_.racks * kRackWidth;
  if (length - rest > 0.05)
    for (const double side : {-1.0, 1.0}) {
      const double a = side * rest, b = side * length;
      block(Area{std::min(a, b), std::max(a, b), -reach, reach}.inset(kSeam), 0.0, CabinPaint::Rack);
    }
  end();
}

/// A strip across a corner; lamps where it looks down, vents where it looks up.
void MeshWriter::standOff(double x, double y) {
  FaceAxes axes;
  axes.N = Vector3(-x, -y, 0.0).normalized();
  axes.U = Vector3::UnitZ();
  axes.V = axes.N.cross(axes.U);
  axes.origin = Vector3(x * (half_.x() - 0.5 * standOff_), y * (half_.y() - 0.5 * standOff_), 0.0);
  begin(axes);
  const double reach = standOff_ / std::sqrt(2.0);
  patch({-half_.z(), half_.z(), -reach, reach}, 0.0, CabinPaint::StandOff);
  for (int i = 0; i < layout_.racks; ++i) {
    const double z = layout_.rackMiddle(i);
    const Area strip{z - kLampHalf, z + kLampHalf, -0.5 * reach, 0.5 * reach};
    patch(strip, kLift, y > 0.0 ? CabinPaint::Lamp : CabinPaint::Gap);
  }
  end();
}

/// Directions from the middle of an end: the corners of its outline, and enough for round corners.
std::vector<double> MeshWriter::anglesOf() const {
  constexpr int kRound = 64;
  std::vector<double> angles;
  for (int i = 0; i < kRound; ++i) angles.push_back(-std::numbers::pi + 2.0 * std::numbers::pi * i / kRound);
  for (const double x : {-1.0, 1.0})
    for (const double y : {-1.0, 1.0}) {
      const double reachX = half_.x() + kUnder, reachY = half_.y() + kUnder;
      angles.push_back(std::atan2(y * reachY, x * (reachX - standOff_)));
      angles.push_back(std::atan2(y * (reachY - standOff_), x * reachX));
    }
  std::sort(angles.begin(), angles.end());
  return angles;
}

/// From the middle to the eight-sided outline, a little beyond the walls.
double MeshWriter::outline(double angle) const {
  const double c = std::abs(std::cos(angle)), s = std::abs(std::sin(angle));
  const double x = half_.x() + kUnder, y = half_.y() + kUnder;
  return std::min({c > 1e-9 ? x / c : 1e9, s > 1e-9 ? y / s : 1e9, (x + y - standOff_) / (c + s)});
}

/// From the middle to a square with round corners.
double roundSquare(double angle, double halfWidth, double corner) {
  const double c = std::abs(std::cos(angle)), s = std::abs(std::sin(angle));
  const double straight = halfWidth / std::max(c, s);
  const double middle = halfWidth - corner;  // of the corner's circle, in both directions
  if (straight * std::min(c, s) <= middle) return straight;
  const double along = middle * (c + s);
  return along + std::sqrt(along * along - 2.0 * middle * middle + corner * corner);
}

void MeshWriter::ring(const std::vector<Vector3>& inner, const std::vector<Vector3>& outer,
                      CabinPaint paint) {
  for (std::size_t i = 0; i < inner.size(); ++i) {
    const std::size_t next = (i + 1) % inner.size();
    if ((outer[i] - outer[next]).norm() < 1e-6) continue;
    quad({inner[i], outer[i], outer[next], inner[next]}, paint);
  }
}

void MeshWriter::disc(double radius, double n, CabinPaint paint) {
  constexpr int kRound = 28;
  const std::uint32_t middle = vertex(axes_.at(0, 0, n), axes_.N, paint);
  for (int i = 0; i <= kRound; ++i) {
    const double angle = 2.0 * std::numbers::pi * i / kRound;
    vertex(axes_.at(radius * std::cos(angle), radius * std::sin(angle), n), axes_.N, paint);
  }
  for (std::uint32_t i = 1; i <= kRound; ++i)
    mesh_.indices.insert(mesh_.indices.end(), {middle, middle + i, middle + i + 1});
}

/// The wall round the hatch, the hatch's frame, and its door with a window, which lies deeper.
void MeshWriter::endWall(CabinWall wall) {
  FaceAxes axes;
  axes.N = inwards(wall);
  axes.V = Vector3::UnitY();
  axes.U = axes.V.cross(axes.N);
  axes.origin = -axes.N * half_.z();
  begin(axes);
  std::vector<Vector3> edge, frame, frameTop, lip, sill, middle;
  const double hatch = 0.5 * kHatch;
  for (const double angle : anglesOf()) {
    const double c = std::cos(angle), s = std::sin(angle);
    const auto at = [&](double radius, double n) { return axes.at(radius * c, radius * s, n); };
    edge.push_back(at(outline(angle), 0.0));
    const double around = roundSquare(angle, hatch + kFrame, kHatchCorner + kFrame);
    const double within = roundSquare(angle, hatch, kHatchCorner);
    frame.push_back(at(around, 0.0));
    frameTop.push_back(at(around, 0.03));
    lip.push_back(at(within, 0.03));
    sill.push_back(at(within, -0.08));
    middle.push_back(at(0.22, -0.08));
  }
  ring(frame, edge, CabinPaint::StandOff);
  ring(frameTop, frame, CabinPaint::Frame);
  ring(lip, frameTop, CabinPaint::Frame);
  ring(sill, lip, CabinPaint::Frame);
  ring(middle, sill, CabinPaint::Door);
  disc(0.225, -0.079, CabinPaint::Frame);
  disc(0.18, -0.078, CabinPaint::Glass);
  patch({-0.34, 0.34, -0.40, -0.37}, -0.07, CabinPaint::Gap);
  end();
}

CabinMesh MeshWriter::write() {
  for (const CabinWall side : {CabinWall::Starboard, CabinWall::Port, CabinWall::Deck, CabinWall::Overhead})
    wall(side);
  for (const double x : {-1.0, 1.0})
    for (const double y : {-1.0, 1.0}) standOff(x, y);
  for (const CabinWall side : {CabinWall::Aft, CabinWall::Forward}) endWall(side);
  return std::move(mesh_);
}

}  // namespace

CabinMesh cabinMesh(const Vector3& halfSize) { return MeshWriter(halfSize).write(); }

}  // namespace handhold
