// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/sharing/load_sharing.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "engine/contact/held_name.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/dynamics/kinematics.h"
#include "engine/laws/constraints/clearance_look.h"
#include "engine/laws/constraints/contact_rows.h"
#include "engine/laws/constraints/hinge_rows.h"
#include "engine/laws/evaluation/contact_manifold.h"
#include "engine/laws/evaluation/posture_evaluation.h"
#include "engine/model/planar.h"
#include "engine/model/utilisation.h"
#include "engine/task/task_at.h"
#include "engine/task/task_loads.h"

namespace handhold {

namespace {

constexpr double kForceScale = 100.0;  // N
constexpr double kMomentScale = 10.0;  // N m
// what is missing to equilibrium by less is not worth a word: N and N m
constexpr double kBalanceTolerance = 0.05;
/// A contact that is further from its place or turned by more is open: several times what a solver leaves.
constexpr double kTouchTolerance = 0.002;  // m
constexpr double kTurnTolerance = 0.035;   // rad

void removeBaseRows(const Model& model, const VectorX& full, VectorX& kept) {
  int row = 0;
  for (int k = 0; k < 6; ++k)
    if (model.baseFree[k]) kept[row++] = full[k];
}

const Hinge& hingeOf(const Task& task, const HeldHinge& held) { return *task.contacts[held.contact].hinge; }

/// Of what a contact does to the body; 0 where it does not hold what turns.
double momentAbout(const HeldHinge& held, const Vector3& point, int contact, const LinkWrench& wrench) {
  if (std::ranges::count(held.contacts, contact) == 0) return 0.0;
  return held.axis.dot((wrench.point - point).cross(wrench.force) + wrench.moment);
}

/// Of the sharing's last rows.
void addLackingMoments(const Task& task, const VectorX& missing, std::vector<Violation>& violations) {
  const std::vector<HeldHinge> hinges = heldHinges(task);
  const VectorX lacking = missing.tail(static_cast<Eigen::Index>(hinges.size())).cwiseAbs();
  for (std::size_t h = 0; h < hinges.size(); ++h) {
    const int contact = hinges[h].contact;
    const double amount = lacking[static_cast<Eigen::Index>(h)];
    if (amount > kBalanceTolerance)
      violations.push_back(
          {Law::HingeMoment, heldName(task.contacts[contact]), contact, Dimension::Torque, amount});
  }
}

Violation openContact(const Task& task, const ContactManifold::Difference& gap) {
  const std::string name = heldName(task.contacts[gap.contact]);
  if (gap.position > kTouchTolerance)
    return {Law::ContactPlace, name, gap.contact, Dimension::Length, gap.position};
  return {Law::ContactFacing, name, gap.contact, Dimension::Angle, gap.direction};
}

/// Hands that are where they should be, their thumbs the other way round than asked.
void addTurnedThumbs(const Model& model, const Task& task, const VectorX& q, std::vector<Violation>& open) {
  Data data(model);
  updateKinematics(model, q, data);
  for (int i = 0; i < static_cast<int>(task.contacts.size()); ++i) {
    const Contact& contact = task.contacts[i];
    const auto side = contact.pinned && !isPlanar(model) ? askedSide(contact) : std::nullopt;
    if (!side || std::ranges::any_of(open, [i](const Violation& one) { return one.index == i; })) continue;
    const Vector3 thumb = sitePose(model, data, model.findSite(contactSite(contact))).R.col(2);
    const double along = *side * thumb.dot(contact.axis.normalized());
    if (along < 0.0)
      open.push_back(
          {Law::ContactFacing, heldName(contact), i, Dimension::Angle, std::acos(std::max(along, -1.0))});
  }
}

/// The pinned contacts that a posture does not keep.
std::vector<Violation> openContacts(const Model& model, const Task& task, const VectorX& q) {
  ContactManifold contacts(model, task, q);
  VectorX now, asked(contacts.size());
  contacts.evaluate(q, now);
  for (int row = 0; row < contacts.size(); ++row) asked[row] = contacts.rows()[row].wanted;
  std::vector<Violation> open;
  for (const ContactManifold::Difference& gap : contacts.differences(now, asked))
    if (gap.position > kTouchTolerance || gap.direction > kTurnTolerance)
      open.push_back(openContact(task, gap));
  addTurnedThumbs(model, task, q, open);
  return open;
}

/// The targets that must hold and do not; the same rows as in a solve measure it. What nobody has tried to
/// reach is not out of reach.
std::vector<Violation> openTargets(const Model& model, const Task& task, const VectorX& q) {
  const auto rows = targetRows(model, task);
  if (rows.empty()) return {};
  const PostureLayout layout(model, task);
  VectorX x = VectorX::Zero(layout.size);
  x.segment(6, model.jointCount()) = q.tail(model.jointCount());
  PostureEvaluation posture(model, task, layout);
  posture.set(x, q, NlpProblem::Order::Values);
  std::vector<Violation> open;
  for (const auto& row : rows) row->describe(posture, kTouchTolerance, open);
  std::erase_if(open, [](const Violation& violation) {
    return violation.quantity == Dimension::Angle && violation.amount <= kTurnTolerance;
  });
  for (Violation& violation : open)
    violation.law = violation.quantity == Dimension::Length ? Law::TargetPlace
                    : violation.law == Law::Gaze            ? Law::GazeNow
                                                            : Law::TargetFacing;
  return open;
}

}  // namespace

LoadSharing::LoadSharing(const Model& model, const Task& task)
    : model_(model),
      task_(task),
      data_(model),
      points_(contactPoints(model, task)),
      held_(heldLoads(model, task)) {
  layOut();
}

void LoadSharing::layOut() {
  for (int p = 0; p < static_cast<int>(points_.size()); ++p) {
    for (int c = 0; c < 6; ++c)
      if (points_[p].carries[c]) unknowns_.push_back({p, c, c < 3 ? kForceScale : kMomentScale});
    if (points_[p].hasCone) addCone(p);
    if (points_[p].patch > 0.0) addPatch(p);
  }
  const int n = static_cast<int>(unknowns_.size()), joints = model_.jointCount();
  const int baseRows = model_.degreesOfFreedom() - joints;
  const int rows = baseRows + static_cast<int>(heldHinges(task_).size());
  problem_.relief.resize(joints, n);
  problem_.balance.resize(rows, n);
  problem_.demand.resize(rows);
  problem_.lower.resize(n);
  problem_.upper.resize(n);
  for (int k = 0; k < n; ++k) {
    const Unknown& u = unknowns_[k];
    problem_.lower[k] = points_[u.point].lower[u.component] / u.scale;
    problem_.upper[k] = points_[u.point].upper[u.component] / u.scale;
  }
  problem_.limitsTorque = task_.laws.torqueLimits;
}

int LoadSharing::unknownOf(int point, int component) const {
  for (int k = 0; k < static_cast<int>(unknowns_.size()); ++k)
    if (unknowns_[k].point == point && unknowns_[k].component == component) return k;
  return -1;
}

void LoadSharing::addCone(int point) {
  problem_.cones.push_back(
      {unknownOf(point, 1), {unknownOf(point, 0), unknownOf(point, 2)}, points_[point].friction});
}

/// Its moments stay within the patch on which it presses.
void LoadSharing::addPatch(int point) {
  problem_.cones.push_back({unknownOf(point, 1),
                            {unknownOf(point, 3), unknownOf(point, 5)},
                            points_[point].patch * kForceScale / kMomentScale});
}

/// A unit of each component takes a column J^T F off the generalized forces; in the last rows it has a moment
/// about a hinge. After updateKinematics.
void LoadSharing::fillProblem(const VectorX& tau) {
  const std::vector<HeldHinge> hinges = heldHinges(task_);
  problem_.torque = tau.tail(model_.jointCount());
  problem_.torqueLower = limits_.lower;
  problem_.torqueUpper = limits_.upper;
  VectorX baseRows(problem_.demand.size() - static_cast<Eigen::Index>(hinges.size()));
  removeBaseRows(model_, tau, problem_.demand);
  for (std::size_t h = 0; h < hinges.size(); ++h)
    problem_.demand[baseRows.size() + static_cast<Eigen::Index>(h)] = -hingeOf(task_, hinges[h]).resistance;
  for (int k = 0; k < static_cast<int>(unknowns_.size()); ++k) {
    const Unknown& u = unknowns_[k];
    const ContactPoint& point = points_[u.point];
    const Vector3 direction = u.scale * loadAxes(point, data_).col(u.component % 3);
    LinkWrench wrench{point.link, worldPoint(point, data_), Vector3::Zero(), Vector3::Zero()};
    (u.component < 3 ? wrench.force : wrench.moment) = direction;
    column_.setZero(model_.velocitySize());
    addWrench(model_, data_, wrench, 1.0, column_);
    problem_.relief.col(k) = column_.tail(model_.jointCount());
    removeBaseRows(model_, column_, baseRows);
    problem_.balance.col(k).head(baseRows.size()) = baseRows;
    for (std::size_t h = 0; h < hinges.size(); ++h)
      problem_.balance(baseRows.size() + static_cast<Eigen::Index>(h), k) =
          momentAbout(hinges[h], hingeOf(task_, hinges[h]).point, point.contact, wrench);
  }
}

std::vector<Vector6> LoadSharing::components(const VectorX& x) const {
  std::vector<Vector6> list(points_.size(), Vector6::Zero());
  for (int k = 0; k < static_cast<int>(unknowns_.size()); ++k)
    list[unknowns_[k].point][unknowns_[k].component] = unknowns_[k].scale * x[k];
  return list;
}

SharedLoads LoadSharing::share(const VectorX& q, const VectorX& v, const VectorX& vdot) {
  updateKinematics(model_, q, data_);
  const std::vector<ContactLoad> given = taskLoads(model_, task_, data_, v, vdot);
  SharedLoads shared;
  inverseDynamics(model_, q, v, vdot, task_.gravity, data_, shared.tau);
  addPassive(model_, q, v, shared.tau);
  for (const ContactLoad& load : given) addWrench(model_, data_, toWrench(load), -1.0, shared.tau);
  limits_ = torqueLimits(model_, q, v);
  fillProblem(shared.tau);
  const SharingAnswer answer = solver_.solve(problem_);
  const std::vector<Vector6> held = components(answer.x);
  for (size_t p = 0; p < points_.size(); ++p) {
    shared.loads.push_back(toContactLoad(points_[p], data_, held[p]));
    addWrench(model_, data_, toWrench(shared.loads.back()), -1.0, shared.tau);
  }
  for (int k = 0; k < 6; ++k)
    if (!model_.baseFree[k]) shared.tau[k] = 0.0;
  shared.loads.insert(shared.loads.end(), given.begin(), given.end());
  shared.newtonSteps = answer.newtonSteps;
  report(shared, held);
  addLackingMoments(task_, answer.missing, shared.violations);
  reportHeld(v, vdot, shared);
  return shared;
}

void LoadSharing::report(SharedLoads& shared, const std::vector<Vector6>& components) const {
  const VectorX load = normalizedTorque(shared.tau, limits_);
  int peak = 0;
  shared.objective = 0.5 * load.squaredNorm();
  if (load.size() > 0) shared.peakLoad = load.maxCoeff(&peak);
  shared.peakJoint = LinkIndex(peak + 1);
  shared.violations = violatedEquilibrium(model_, shared.tau, kBalanceTolerance);
  const auto append = [&](const std::vector<Violation>& more) {
    shared.violations.insert(shared.violations.end(), more.begin(), more.end());
  };
  for (size_t p = 0; p < points_.size(); ++p)
    append(violatedLoads(points_[p], components[p], kLimitTolerance));
  if (task_.laws.torqueLimits) append(violatedTorques(model_, shared.tau, limits_, kLimitTolerance));
}

/// What the hands hold, by the state alone.
void LoadSharing::reportHeld(const VectorX& v, const VectorX& vdot, SharedLoads& shared) const {
  for (const HeldLoads& held : held_) {
    const Task alone = heldTask(task_, held);
    const Vector6 wrench = heldWrench(held, data_, taskLoads(model_, alone, data_, v, vdot));
    if (const std::optional<Violation> over = violatedHold(held, alone, wrench, kLimitTolerance))
      shared.violations.push_back(*over);
  }
}

PostureResult shareLoads(const Model& model, const Task& task, const VectorX& q) {
  const auto begin = std::chrono::steady_clock::now();
  const VectorX rest = VectorX::Zero(model.velocitySize());
  const Task end = endTask(task);
  SharedLoads shared = LoadSharing(model, end).share(q, rest, rest);
  const std::vector<Violation> open = openContacts(model, end, q);
  const std::vector<Violation> missed = openTargets(model, end, q);
  if (end.laws.clearance)
    for (const Violation& near : ClearanceLook(model, end).violations(q, kNearEnough))
      shared.violations.push_back(near);
  shared.violations.insert(shared.violations.begin(), missed.begin(), missed.end());
  shared.violations.insert(shared.violations.begin(), open.begin(), open.end());
  PostureResult result;
  // no optimum: nobody looked for a better posture
  result.status = shared.violations.empty() ? PostureStatus::Feasible : PostureStatus::Infeasible;
  if (shared.violations.empty())
    result.message = task.contacts.empty() ? "The joints hold the posture" : "The contacts hold the posture";
  result.q = q;
  result.tau = shared.tau;
  result.loads = shared.loads;
  result.objective = shared.objective;
  result.violations = shared.violations;
  result.peakLoad = shared.peakLoad;
  result.peakJoint = shared.peakJoint;
  result.iterations = shared.newtonSteps;
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  result.seconds = seconds.count();
  return result;
}

}  // namespace handhold
