// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/load_closure.h"

#include <Eigen/QR>
#include <cmath>
#include <utility>
#include <vector>

#include "engine/laws/constraints/hinge_rows.h"
#include "engine/laws/constraints/slipping_points.h"
#include "engine/model/utilisation.h"

namespace handhold {

namespace {

/// A component may change by this part of what its point carries, besides its own part (1).
constexpr double kShare = 0.1;
/// What holds both ways takes over from nothing (N).
constexpr double kTwoSided = 1.0;
/// A moment counts like a force at this lever (m).
constexpr double kLever = 0.1;
/// Directions that contacts serve by less than this part of the best one are left alone; the second where the
/// first would change loads by more than so many times what is missing.
constexpr double kSingular[] = {1e-4, 0.05};
constexpr double kMostGain = 10.0;
/// Beyond a bound by less is at the bound (units of x: 1e-4 N).
constexpr double kAtBound = 1e-6;

/// Base rows of one unit of a load component, as in tau: the contact's wrench taken away from the body.
Eigen::Matrix<double, 6, 1> baseColumn(const PostureEvaluation& posture,
                                       const PostureLayout::LoadUnknown& load) {
  const LoadedPoint& point = posture.points()[load.point];
  const Vector3 axis = load.scale * point.axes.col(load.component % 3);
  Eigen::Matrix<double, 6, 1> column = Eigen::Matrix<double, 6, 1>::Zero();
  if (load.component < 3) {
    column.head<3>() = -axis;
    column.tail<3>() = -(point.p_W - posture.q().head<3>()).cross(axis);
  } else {
    column.tail<3>() = -axis;
  }
  return column;
}

/// How readily a component changes (units of x).
double readiness(const PostureEvaluation& posture, int k) {
  const PostureLayout::LoadUnknown& load = posture.layout().loads[k];
  const ContactPoint& point = posture.layout().points[load.point];
  const bool pulls = (point.lower.head<3>().array() < 0.0).all();
  const double carried = posture.points()[load.point].force.norm() + (pulls ? kTwoSided / kShare : 0.0);
  const double own = std::abs(posture.x()[posture.layout().loadIndex(k)]);
  return own + kShare * carried * (load.component < 3 ? 1.0 : kLever) / load.scale;
}

/// Rows that vanish in equilibrium (N, N m) and their slopes by the loads (units of x): the free rows of the
/// base, hinges that are held.
struct Balance {
  VectorX missing;
  MatrixX slope;
};

Balance balanceOf(const PostureProblem& problem) {
  const PostureEvaluation& posture = problem.evaluation();
  const PostureLayout& layout = posture.layout();
  const auto count = static_cast<Eigen::Index>(layout.loads.size());
  const HingeRows hinges(problem.task(), layout);
  Balance balance{VectorX(6 + hinges.rows()), MatrixX(6 + hinges.rows(), count)};
  balance.missing.head<6>() = posture.tau().head<6>();
  for (int k = 0; k < count; ++k) balance.slope.col(k).head<6>() = baseColumn(posture, layout.loads[k]);
  for (int row = 0; row < 6; ++row) {
    if (problem.model().baseFree[row]) continue;
    balance.missing[row] = 0.0;
    balance.slope.row(row).setZero();
  }
  hinges.evaluate(posture, balance.missing.tail(hinges.rows()));
  balance.missing.tail(hinges.rows()) /= HingeRows::kScale;
  MatrixX slope(hinges.rows(), layout.size);
  hinges.jacobian(posture, slope);
  balance.slope.bottomRows(hinges.rows()) = slope.middleCols(layout.coordinates, count) / HingeRows::kScale;
  return balance;
}

/// The change of the loads (units of x) that makes the rows vanish, as far as contacts serve them well.
VectorX closing(const Balance& balance, const VectorX& ready) {
  const MatrixX slope = balance.slope * ready.asDiagonal();
  VectorX change;
  for (const double singular : kSingular) {
    Eigen::CompleteOrthogonalDecomposition<MatrixX> solver;
    solver.setThreshold(singular);
    solver.compute(slope);
    change = ready.cwiseProduct(solver.solve(balance.missing));
    // forces in N; a missing moment counts by the arms of a person, a metre at most
    if (PostureLayout::kForceScale * change.norm() <= kMostGain * balance.missing.norm()) break;
  }
  return change;
}

/// So many loads come to a bound and points to the edge of their cones at most.
constexpr int kMostAtLimits = 24;

/// Loads nearest to given ones that close the balance within their limits: one that would pass its bound goes
/// to it, a point that would slip stays on that edge of its cone to which it slipped; the others take over
/// the rest.
class LoadsWithin {
 public:
  LoadsWithin(const PostureLayout& layout, Balance balance, VectorX ready, const VectorX& x);
  VectorX close();

 private:
  /// A point on the edge of its cone: its tangents follow its normal.
  struct Edge {
    Eigen::Index tangent, normal;
    double slope;
  };

  VectorX wanted() const;
  VectorX kept(const VectorX& loads) const { return loads.cwiseMax(lower_).cwiseMin(upper_); }
  void set(Eigen::Index load, double value);
  bool keepBound(const VectorX& wanted);
  bool keepCone(const VectorX& wanted);
  void putOnEdge(const SlippingPoint& point, const VectorX& wanted);

  const int first_;  ///< of the loads among the unknowns
  const std::vector<SlippingPoint> cones_;
  const VectorX lower_, upper_;
  Balance balance_;
  VectorX ready_, loads_;
  std::vector<Edge> edges_;
};

LoadsWithin::LoadsWithin(const PostureLayout& layout, Balance balance, VectorX ready, const VectorX& x)
    : first_(layout.coordinates),
      cones_(slippingPoints(layout)),
      lower_(layout.lower.segment(first_, ready.size())),
      upper_(layout.upper.segment(first_, ready.size())),
      balance_(std::move(balance)),
      ready_(std::move(ready)),
      loads_(x.segment(first_, ready_.size())) {}

VectorX LoadsWithin::wanted() const {
  VectorX change = closing(balance_, ready_);
  for (const Edge& edge : edges_) change[edge.tangent] = edge.slope * change[edge.normal];
  return loads_ - change;
}

void LoadsWithin::set(Eigen::Index load, double value) {
  balance_.missing += balance_.slope.col(load) * (value - loads_[load]);
  loads_[load] = value;
  for (const Edge& edge : edges_)  // the normal's slope counts them in
    if (edge.normal == load) loads_[edge.tangent] = edge.slope * value;
}

/// The load that is furthest beyond its bound stays there.
bool LoadsWithin::keepBound(const VectorX& wanted) {
  const VectorX within = kept(wanted);
  Eigen::Index worst = 0;
  if ((wanted - within).cwiseAbs().maxCoeff(&worst) <= kAtBound || ready_[worst] == 0.0) return false;
  set(worst, within[worst]);
  ready_[worst] = 0.0;
  return true;
}

/// The point that slips most stays where it slips.
bool LoadsWithin::keepCone(const VectorX& wanted) {
  const SlippingPoint* worst = nullptr;
  double most = kAtBound;
  for (const SlippingPoint& cone : cones_) {
    const double along =
        std::hypot(wanted[cone.tangent1 - first_], cone.tangent2 < 0 ? 0.0 : wanted[cone.tangent2 - first_]);
    const double over = along - cone.friction * std::max(0.0, wanted[cone.normal - first_]);
    if (over <= most || ready_[cone.tangent1 - first_] == 0.0) continue;
    most = over;
    worst = &cone;
  }
  if (worst != nullptr) putOnEdge(*worst, wanted);
  return worst != nullptr;
}

/// To the nearest place on the edge; where the normal cannot change, only the tangents give way.
void LoadsWithin::putOnEdge(const SlippingPoint& point, const VectorX& wanted) {
  const Eigen::Index normal = point.normal - first_;
  std::vector<Eigen::Index> tangents = {point.tangent1 - first_};
  if (point.tangent2 >= 0) tangents.push_back(point.tangent2 - first_);
  double along = 0.0;
  for (const Eigen::Index tangent : tangents) along = std::hypot(along, wanted[tangent]);
  const bool isFixed = ready_[normal] == 0.0;
  const double mu = point.friction,
               pressed = isFixed ? loads_[normal] : (wanted[normal] + mu * along) / (1.0 + mu * mu);
  set(normal, pressed);
  for (const Eigen::Index tangent : tangents) {
    const double slope = mu * wanted[tangent] / along;
    set(tangent, slope * pressed);
    ready_[tangent] = 0.0;
    if (isFixed) continue;
    edges_.push_back({tangent, normal, slope});
    balance_.slope.col(normal) += slope * balance_.slope.col(tangent);
  }
}

VectorX LoadsWithin::close() {
  VectorX loads = wanted();
  for (int k = 0; k < kMostAtLimits && (keepBound(loads) || keepCone(loads)); ++k) loads = wanted();
  return kept(loads);
}

/// Of the strength, beyond a joint's limit: less is at the limit. So many joints are brought back to theirs.
constexpr double kAtStrength = 1e-9;
constexpr int kMostRelieved = 8;
/// What may be missing to the balance besides (N, N m).
constexpr double kClosed = 1e-6;

/// Loads may be shared in many ways: one with which no joint needs more than its strength is as good as the
/// nearest. The torques are those of given loads.
class LoadsWithinStrength {
 public:
  LoadsWithinStrength(const PostureProblem& problem, Balance balance, VectorX ready)
      : problem_(problem),
        balance_(std::move(balance)),
        ready_(std::move(ready)),
        x_(problem.evaluation().x()),
        tau_(problem.evaluation().tau()),
        limits_(torqueLimits(problem.model(), problem.evaluation().q(), problem.evaluation().v())) {}

  VectorX close() { return LoadsWithin(layout(), balance_, ready_, x_).close(); }
  VectorX relieved(VectorX loads);

 private:
  const PostureLayout& layout() const { return problem_.evaluation().layout(); }
  void keepTorque(int row, double limit, const Eigen::RowVectorXd& slope);

  const PostureProblem& problem_;
  Balance balance_;
  const VectorX ready_, x_, tau_;
  const TorqueLimits limits_;
};

/// A joint's torque at its limit is one more row that has to vanish.
void LoadsWithinStrength::keepTorque(int row, double limit, const Eigen::RowVectorXd& slope) {
  const Eigen::Index last = balance_.missing.size();
  balance_.missing.conservativeResize(last + 1);
  balance_.slope.conservativeResize(last + 1, Eigen::NoChange);
  balance_.missing[last] = tau_[row] - limit;
  balance_.slope.row(last) = slope;
}

/// One joint after another, the one furthest beyond its limit, is brought back to it.
VectorX LoadsWithinStrength::relieved(VectorX loads) {
  NlpValues values;
  problem_.evaluate(x_, NlpProblem::Order::Derivatives, values);
  const MatrixX slope = problem_.evaluation().dtau().middleCols(layout().coordinates, loads.size());
  const VectorX given = x_.segment(layout().coordinates, loads.size());
  for (int k = 0; k < kMostRelieved; ++k) {
    const VectorX tau = tau_ + slope * (loads - given);
    Eigen::Index joint = 0;
    if (normalizedTorque(tau, limits_).maxCoeff(&joint) <= 1.0 + kAtStrength) break;
    const Eigen::Index row = 6 + joint;
    const double limit = tau[row] >= 0.0 ? limits_.upper[joint] : limits_.lower[joint];
    keepTorque(static_cast<int>(row), limit, slope.row(row));
    loads = close();
  }
  return loads;
}

double peakUtilisation(const PostureProblem& problem) {
  const PostureEvaluation& now = problem.evaluation();
  return normalizedTorque(now.model(), now.tau(), now.q(), now.v()).maxCoeff();
}

}  // namespace

LoadClosure closeEquilibrium(PostureProblem& problem) {
  const PostureEvaluation& posture = problem.evaluation();
  const PostureLayout& layout = posture.layout();
  Balance balance = balanceOf(problem);
  const LoadClosure before{balance.missing.head<3>().cwiseAbs().maxCoeff(),
                           balance.missing.segment<3>(3).cwiseAbs().maxCoeff()};
  const auto count = balance.slope.cols();
  if (count == 0 || balance.missing.isZero(0.0)) return before;
  VectorX ready(count);
  for (int k = 0; k < count; ++k) ready[k] = readiness(posture, k);
  LoadsWithinStrength within(problem, std::move(balance), std::move(ready));
  VectorX x = posture.x();
  const VectorX closed = within.close();
  x.segment(layout.coordinates, count) = closed;
  problem.at(x);
  const double greatest = peakUtilisation(problem);
  if (!problem.task().laws.torqueLimits || greatest <= 1.0 + kAtStrength) return before;
  const double missing = balanceOf(problem).missing.norm();
  VectorX relieved = x;
  relieved.segment(layout.coordinates, count) = within.relieved(closed);
  problem.at(relieved);
  const bool isBetter =
      balanceOf(problem).missing.norm() <= missing + kClosed && peakUtilisation(problem) < greatest;
  if (!isBetter) problem.at(x);
  return before;
}

}  // namespace handhold
