// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/start_guesses.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

#include "engine/dynamics/kinematics.h"
#include "engine/laws/problem/posture_problem.h"
#include "engine/laws/sharing/load_sharing.h"
#include "engine/planning/posture/body_alignment.h"
#include "engine/planning/posture/body_shapes.h"
#include "engine/planning/posture/posture_placement.h"
#include "engine/task/weightless.h"

namespace handhold {

namespace {

/// Shapes that fit best as rigid bodies and are brought to the contacts: so many for each way to hold the
/// bars, where there is but one way some more.
constexpr int kPlacedShapes = 14, kPlacedOfWay = 5;
/// Shapes that differ in limbs that hold nothing fit alike, but for rounding.
constexpr double kSameMisfit = 1e-6;  // m
/// What a law broken by one unit (metre, limit, 100 N, 10 N m) costs against the goals, which are of order
/// one to ten.
constexpr double kBrokenGuess = 10.0;
/// What the likeness of a guess to one that is chosen counts against its merit, and how fast that fades with
/// the distance of their coordinates (rad).
constexpr double kLikeness = 20.0, kUnlike = 1.5;
constexpr double kSameSides = 0.01;  // rad

/// The rows' violations; of the equations, which are written along the world's axes, as turning leaves it.
double broken(const PostureProblem& problem, const NlpValues& values) {
  double sum = values.equality.norm();
  for (int i = 0; i < values.inequality.size(); ++i) {
    sum += std::max(0.0, problem.inequalityLower()[i] - values.inequality[i]);
    sum += std::max(0.0, values.inequality[i] - problem.inequalityUpper()[i]);
  }
  return sum;
}

/// The shared loads as unknowns of the problem.
void putLoads(const SharedLoads& shared, const PostureProblem& problem, VectorX& x) {
  const PostureLayout& layout = problem.layout();
  for (size_t k = 0; k < layout.loads.size(); ++k) {
    const PostureLayout::LoadUnknown& unknown = layout.loads[k];
    const ContactLoad& load = shared.loads[unknown.point];
    const Vector3 axis = problem.evaluation().points()[unknown.point].axes.col(unknown.component % 3);
    const double size = axis.dot(unknown.component < 3 ? load.force : load.moment) / unknown.scale;
    const int index = layout.loadIndex(static_cast<int>(k));
    x[index] = std::clamp(size, layout.lower[index], layout.upper[index]);
  }
  if (layout.greatest >= 0) x[layout.greatest] = std::max(0.9, shared.peakLoad);
}

std::vector<AlignedBody> allBodies(const Model& model, const Task& task) {
  const bool weightless = isAfloat(task);
  const VectorX easy = weightless ? model.neutralPosition() : model.relaxedPosition();
  std::vector<AlignedBody> bodies;
  for (const BodyShape& shape : bodyShapes(model, easy))
    for (AlignedBody& body : alignedBodies(model, task, shape.q)) bodies.push_back(std::move(body));
  return bodies;
}

std::vector<AlignedBody> fittingBodies(std::vector<AlignedBody> bodies) {
  const auto steps = [](const AlignedBody& body) { return std::llround(body.misfit / kSameMisfit); };
  std::stable_sort(bodies.begin(), bodies.end(),
                   [&](const AlignedBody& a, const AlignedBody& b) { return steps(a) < steps(b); });
  const auto ways = [&] {
    int most = 0;
    for (const AlignedBody& body : bodies) most = std::max(most, body.way);
    return most + 1;
  }();
  std::vector<int> room(ways, std::max(kPlacedOfWay, kPlacedShapes / ways));
  std::erase_if(bodies, [&](const AlignedBody& body) { return room[body.way]-- <= 0; });
  return bodies;
}

double likeness(const StartGuess& a, const StartGuess& b) {
  const double cosine = std::min(1.0, std::abs(a.q.segment<4>(3).dot(b.q.segment<4>(3))));
  const double turn = 2.0 * std::acos(cosine);
  const double square = (a.q - b.q).tail(a.q.size() - 7).squaredNorm() + turn * turn;
  return std::exp(-square / (kUnlike * kUnlike));
}

void sortByMerit(std::vector<StartGuess>& guesses) {
  std::stable_sort(guesses.begin(), guesses.end(),
                   [](const StartGuess& a, const StartGuess& b) { return a.merit < b.merit; });
}

}  // namespace

StartGuess guessFrom(const Model& model, const Task& task, const VectorX& q) {
  StartGuess guess{q, {}, 0.0};
  PostureProblem problem(model, task, q, PostureProblem::Mode::Strict);
  VectorX x = problem.startFrom(q);
  problem.at(x);
  const VectorX still = VectorX::Zero(model.velocitySize());
  putLoads(LoadSharing(model, task).share(q, still, still), problem, x);
  NlpValues values;
  problem.evaluate(x, NlpProblem::Order::Values, values);
  guess.loads = x.tail(x.size() - problem.layout().coordinates);
  guess.merit = values.objective + kBrokenGuess * broken(problem, values);
  return guess;
}

std::vector<StartGuess> startGuesses(const Model& model, const Task& task, TriedShapes shapes) {
  std::vector<AlignedBody> bodies = allBodies(model, task);
  if (shapes == TriedShapes::Fitting) bodies = fittingBodies(std::move(bodies));
  std::vector<StartGuess> guesses;
  for (const AlignedBody& body : bodies)
    guesses.push_back(guessFrom(model, task, placedGuess(model, task, body).q));
  sortByMerit(guesses);
  return guesses;
}

std::vector<StartGuess> unlikeGuesses(const std::vector<StartGuess>& guesses, int count) {
  std::vector<StartGuess> chosen;
  std::vector<double> cost;
  for (const StartGuess& guess : guesses) cost.push_back(guess.merit);
  while (!guesses.empty() && static_cast<int>(chosen.size()) < count) {
    const size_t next = std::min_element(cost.begin(), cost.end()) - cost.begin();
    if (!std::isfinite(cost[next])) break;
    chosen.push_back(guesses[next]);
    cost[next] = std::numeric_limits<double>::infinity();
    for (size_t k = 0; k < guesses.size(); ++k) cost[k] += kLikeness * likeness(guesses[k], chosen.back());
  }
  return chosen;
}

bool holdsAlike(const Model& model, const Task& task, const VectorX& a, const VectorX& b) {
  Data dataA(model), dataB(model);
  updateKinematics(model, a, dataA);
  updateKinematics(model, b, dataB);
  for (const Contact& contact : task.contacts) {
    if (!contact.pinned) continue;
    const SiteIndex site = model.findSite(contactSite(contact));
    const Matrix3 turn = sitePose(model, dataA, site).R.transpose() * sitePose(model, dataB, site).R;
    if (Eigen::AngleAxisd(turn).angle() > 0.5 * M_PI) return false;
  }
  return true;
}

bool isSymmetric(const Model& model, const VectorX& q) {
  return (mirrored(model, q) - q).tail(model.jointCount()).lpNorm<Eigen::Infinity>() < kSameSides;
}

VectorX shakenJoints(const Model& model, VectorX q, double spread, unsigned seed) {
  std::mt19937 random(seed);
  std::normal_distribution<double> normal;
  for (LinkIndex i(1); i < model.linkCount(); i = LinkIndex(i + 1)) {
    const Joint& joint = model.joints[i];
    double& angle = q[positionIndex(i)];
    angle = std::clamp(angle + spread * normal(random) * std::min(1.0, joint.upper - joint.lower),
                       joint.lower, joint.upper);
  }
  return q;
}

}  // namespace handhold
