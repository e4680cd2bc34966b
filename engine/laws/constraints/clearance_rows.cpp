// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/clearance_rows.h"

#include <algorithm>

#include "engine/core/spoken_name.h"
#include "engine/laws/evaluation/violated_limits.h"

namespace handhold {

namespace {

/// A row of one (m); where rows begin to flatten and where they are flat, in rows.
constexpr double kScale = 0.1, kNear = 0.5, kFar = 2.0;
/// Weights of rows below which no curvature is worth its time.
constexpr double kNoWeight = 1e-12;

double radiusOf(const std::vector<Capsule>& capsules, const Obstacle& obstacle) {
  if (const auto* other = std::get_if<BodyCapsule>(&obstacle)) return capsules[other->index].radius;
  if (const auto* rod = std::get_if<Rod>(&obstacle)) return rod->radius;
  return 0.0;
}

double around(const Segment& a, const Segment& b) {
  return (a.middle() - b.middle()).norm() - 0.5 * (a.length() + b.length());
}

/// Not more than the distance, and quick.
double around(const Segment& a, const Block& block) {
  return (a.middle() - block.X_WB.p).norm() - 0.5 * a.length() - block.half.norm();
}

/// What a thing that stays where it is has to do with a segment of the body.
struct ToObstacle {
  const Segment& a;
  double far;  ///< (m)
  std::optional<NearestPoints> operator()(const BodyCapsule&) const { return std::nullopt; }
  std::optional<NearestPoints> operator()(const Rod& rod) const {
    if (around(a, rod.axis) > far + rod.radius) return std::nullopt;
    return nearestPoints(a, rod.axis);
  }
  std::optional<NearestPoints> operator()(const LevelFloor& floor) const {
    if (std::min(a.from.y(), a.to.y()) - floor.height > far) return std::nullopt;
    return nearestPoints(a, floor.height);
  }
  std::optional<NearestPoints> operator()(const Block& block) const {
    if (around(a, block) > far) return std::nullopt;
    return nearestPoints(a, block);
  }
  std::optional<NearestPoints> operator()(const MeshBody&) const { return std::nullopt; }
};

}  // namespace

/// Both bodies of a row; far rows have no places where they are near.
struct ClearanceRows::Look {
  std::optional<NearestPoints> near;  ///< where there is one place
  std::optional<NearestToMesh> mesh;  ///< where there may be several
  double radii = 0.0;
  Scaled row{};

  int places() const { return mesh ? mesh->count : (near ? 1 : 0); }
  const NearestPoints& place(int k) const { return mesh ? mesh->places[k] : *near; }
  double weight(int k) const { return mesh ? mesh->weights[k] : 1.0; }
  /// That the row counts, and the true one (m).
  double distance() const { return mesh ? mesh->distance : near->distance; }
  double least() const { return mesh ? mesh->least : near->distance; }
};

ClearanceRows::ClearanceRows(const Model& model, const Task& task)
    : model_(model), capsules_(clearanceCapsules(model, task)), pairs_(clearancePairs(model, task)) {}

// psi' falls from one to zero as a cubic step, so that psi has two continuous derivatives.
ClearanceRows::Scaled ClearanceRows::scaled(double clearance) {
  const double u = clearance / kScale, width = kFar - kNear;
  if (u <= kNear) return {u, 1.0 / kScale, 0.0};
  const double w = std::min((u - kNear) / width, 1.0);
  const double slope = 1.0 - w * w * (3.0 - 2.0 * w), bend = -6.0 * w * (1.0 - w) / width;
  return {kNear + width * (w - w * w * w + 0.5 * w * w * w * w), slope / kScale, bend / (kScale * kScale)};
}

Segment ClearanceRows::segment(const PostureEvaluation& posture, int capsule) const {
  const Capsule& c = capsules_[capsule];
  const Matrix3& R = posture.data().R_WL[c.link];
  const Vector3& p = posture.data().p_WL[c.link];
  return {p + R * c.from, p + R * c.to};
}

ClearanceRows::Look ClearanceRows::look(const PostureEvaluation& posture, int row) const {
  const ClearancePair& pair = pairs_[row];
  Look look;
  look.radii = capsules_[pair.capsule].radius + radiusOf(capsules_, pair.obstacle);
  const double far = kFar * kScale + look.radii + pair.margin;
  const Segment a = segment(posture, pair.capsule);
  if (const auto* other = std::get_if<BodyCapsule>(&pair.obstacle)) {
    const Segment b = segment(posture, other->index);
    if (around(a, b) <= far) look.near = nearestPoints(a, b);
  } else if (const auto* mesh = std::get_if<MeshBody>(&pair.obstacle)) {
    look.mesh = nearestPoints(a, *mesh, far);
  } else {
    look.near = std::visit(ToObstacle{a, far}, pair.obstacle);
  }
  look.row = scaled(look.places() > 0 ? look.distance() - look.radii - pair.margin : far);
  if (look.row.slope == 0.0) {
    look.near.reset();
    look.mesh.reset();
  }
  return look;
}

void ClearanceRows::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  for (int r = 0; r < rows(); ++r) c[r] = look(posture, r).row.value;
}

/// Joints that carry both bodies move neither against the other: their columns are zero.
void ClearanceRows::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  J.setZero();
  for (int r = 0; r < rows(); ++r) {
    const Look look = this->look(posture, r);
    for (int k = 0; k < look.places(); ++k)
      addSlope(posture, r, look.place(k), look.weight(k) * look.row.slope, J);
  }
}

void ClearanceRows::addSlope(const PostureEvaluation& posture, int row, const NearestPoints& near,
                             double slope, Eigen::Ref<MatrixX> J) const {
  const Data& data = posture.data();
  const Vector3 n = slope * near.normal;
  int a = capsules_[pairs_[row].capsule].link, b = 0;
  const auto* other = std::get_if<BodyCapsule>(&pairs_[row].obstacle);
  if (other) b = capsules_[other->index].link;
  // a joint has a greater number than its parent, so the two ways meet where the numbers do
  while (a != b) {
    const bool isA = a > b;
    int& link = isA ? a : b;
    const Vector3 arm = (isA ? near.a : near.b) - data.p_WL[link];
    J(row, 5 + link) += (isA ? 1.0 : -1.0) * data.axis_W[link].dot(arm.cross(n));
    link = model_.joints[link].parent;
  }
  if (other) return;
  J.row(row).head<3>() += n.transpose();
  J.row(row).segment<3>(3) += (near.a - data.p_WL[0]).cross(n).transpose();
}

void ClearanceRows::Columns::begin(int most) {
  index.clear();
  if (J.cols() < most) {
    J.resize(3, most);
    Da.resize(3, most);
    Db.resize(3, most);
  }
}

int ClearanceRows::Columns::slot(int coordinate) {
  const auto found = std::find(index.begin(), index.end(), coordinate);
  if (found != index.end()) return static_cast<int>(found - index.begin());
  const int at = static_cast<int>(index.size());
  index.push_back(coordinate);
  for (Matrix3X* block : {&J, &Da, &Db}) block->col(at).setZero();
  return at;
}

void ClearanceRows::addColumns(const PostureEvaluation& posture, int row, const NearestPoints& near) const {
  const Data& data = posture.data();
  columns_.begin(posture.layout().coordinates);
  const auto turn = [&](int coordinate, const Vector3& axis, const Vector3& origin, bool isA) {
    const int k = columns_.slot(coordinate);
    if (isA)
      columns_.J.col(k) += axis.cross(near.a - origin);
    else
      columns_.J.col(k) -= axis.cross(near.b - origin);
    (isA ? columns_.Da : columns_.Db).col(k) = axis.cross(isA ? near.edgeA : near.edgeB);
  };
  const auto addBody = [&](int link, bool isA) {
    for (; link > 0; link = model_.joints[link].parent)
      turn(5 + link, data.axis_W[link], data.p_WL[link], isA);
    for (int k = 0; k < 3; ++k) turn(3 + k, Vector3::Unit(k), data.p_WL[0], isA);
  };
  addBody(capsules_[pairs_[row].capsule].link, true);
  if (const auto* other = std::get_if<BodyCapsule>(&pairs_[row].obstacle))
    return addBody(capsules_[other->index].link, false);
  for (int k = 0; k < 3; ++k) columns_.J.col(columns_.slot(k)) = Vector3::Unit(k);
}

// as in NearestPoints, of several places as in NearestToMesh, then the row's own bend
void ClearanceRows::addOne(const PostureEvaluation& posture, int row, double weight,
                           Curvature& curvature) const {
  const Look look = this->look(posture, row);
  VectorX slope;
  MatrixX block;
  for (int k = 0; k < look.places(); ++k) {
    const NearestPoints& near = look.place(k);
    addColumns(posture, row, near);
    const double y = weight * look.row.slope * look.weight(k);
    curvature.addPoint(capsules_[pairs_[row].capsule].link, near.a, y * near.normal);
    if (const auto* other = std::get_if<BodyCapsule>(&pairs_[row].obstacle))
      curvature.addPoint(capsules_[other->index].link, near.b, -y * near.normal);
    const int n = static_cast<int>(columns_.index.size());
    const auto J = columns_.J.leftCols(n), Da = columns_.Da.leftCols(n), Db = columns_.Db.leftCols(n);
    Eigen::MatrixX2d G(n, 2);
    G.col(0) = J.transpose() * (near.B * near.edgeA) + Da.transpose() * near.normal;
    G.col(1) = -(J.transpose() * (near.B * near.edgeB)) - Db.transpose() * near.normal;
    const VectorX own = J.transpose() * near.normal;
    if (k == 0) {  // all places are of the same two bodies
      slope.setZero(n);
      block.setZero(n, n);
    }
    slope += look.weight(k) * own;
    block.noalias() += y * (J.transpose() * near.A * J - G * near.inverseK * G.transpose());
    if (look.places() > 1)
      block.noalias() += (weight * look.row.slope * look.mesh->bends[k]) * own * own.transpose();
  }
  if (look.places() == 0) return;
  if (look.places() > 1)
    block.noalias() += (weight * look.row.slope * look.mesh->bend) * slope * slope.transpose();
  block.noalias() += weight * look.row.bend * slope * slope.transpose();
  curvature.matrix()(columns_.index, columns_.index) += block;
}

void ClearanceRows::addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                                 Curvature& curvature) const {
  for (int r = 0; r < rows(); ++r)
    if (std::abs(y[r]) > kNoWeight) addOne(posture, r, y[r], curvature);
}

std::string ClearanceRows::rowName(int row) const {
  return spokenName(capsules_[pairs_[row].capsule].name) + " clear of " + pairs_[row].name;
}

/// Worst first, each by how far the two overlap.
void ClearanceRows::describe(const PostureEvaluation& posture, double tolerance,
                             std::vector<Violation>& violations) const {
  std::vector<Violation> found;
  for (int r = 0; r < rows(); ++r) {
    const Look look = this->look(posture, r);
    if (look.row.value >= -tolerance) continue;
    const Capsule& capsule = capsules_[pairs_[r].capsule];
    const double depth = look.radii - look.least();
    found.push_back({depth > 0.0 ? Law::Entering : Law::Clearance, capsule.name,
                     static_cast<int>(capsule.link), Dimension::Length, -kScale * look.row.value, depth,
                     -pairs_[r].margin, Deed::None, pairs_[r].name});
  }
  std::sort(found.begin(), found.end(),
            [](const Violation& a, const Violation& b) { return a.amount > b.amount; });
  violations.insert(violations.end(), found.begin(), found.end());
}

}  // namespace handhold
