// SPDX-License-Identifier: GPL-3.0-or-later
// Time of posture prediction on one core: the source's trials, random tasks that have an answer by
// construction, dragging, and the best of many starts. `posture_benchmark ipopt` adds the other solver on the
// trials.
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <functional>
#include <random>

#include "engine/dynamics/kinematics.h"
#include "engine/laws/constraints/clearance_look.h"
#include "engine/laws/problem/posture_outcome.h"
#include "engine/laws/problem/posture_problem.h"
#include "engine/laws/sharing/load_sharing.h"
#include "engine/model/model_file.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/file/task_file.h"
#include "engine/trial/violation_words.h"

using namespace handhold;

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";
constexpr int kRandomTasks = 200, kDragSteps = 20, kStarts = 20, kMostStarts = 60;
constexpr double kDragStep = 0.01;
/// Scaled violation above which a result that says "solved" is not.
constexpr double kHolds = 1.01e-6, kLiveHolds = 1e-3;
using Solver = PostureOptions::Solver;

/// Processor time of this thread, so that a busy machine does not count.
double milliseconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

double quantile(std::vector<double> values, double part) {
  if (values.empty()) return 0.0;
  std::sort(values.begin(), values.end());
  return values[static_cast<size_t>(part * static_cast<double>(values.size() - 1) + 0.5)];
}

std::shared_ptr<const Model> model(const std::string& name) {
  return loadModel(kResources + "/models/" + name + ".json");
}

/// What a model, a task and a name make a line of the table of.
struct Sample {
  std::string name;
  std::shared_ptr<const Model> model;
  Task task;
  VectorX witness = {};  ///< a posture that answers the task; empty: nobody knows one
};

/// Greatest scaled violation of all laws, worked out anew at the result.
double violation(const Model& model, const Task& task, const PostureResult& result) {
  PostureProblem problem(model, task, result.q, PostureProblem::Mode::Strict);
  VectorX x = problem.startFrom(result.q);
  const int loads = problem.variableCount() - problem.layout().coordinates;
  x.tail(loads) = result.unknowns.tail(loads);
  NlpValues values;
  problem.evaluate(x, NlpProblem::Order::Values, values);
  double worst = values.equality.size() > 0 ? values.equality.cwiseAbs().maxCoeff() : 0.0;
  for (int i = 0; i < values.inequality.size(); ++i)
    worst = std::max({worst, problem.inequalityLower()[i] - values.inequality[i],
                      values.inequality[i] - problem.inequalityUpper()[i]});
  return worst;
}

/// A line of the table: times of many solves, and what went wrong.
class Row {
 public:
  explicit Row(std::string title, double most = kHolds) : title_(std::move(title)), mostViolation_(most) {}

  PostureResult add(const Sample& sample, const std::function<PostureResult()>& solve) {
    const double began = milliseconds();
    PostureResult result = solve();
    times_.push_back(milliseconds() - began);
    iterations_.push_back(result.iterations);
    const double off = result.solved() ? violation(*sample.model, sample.task, result) : 0.0;
    if (!result.solved()) unsolved_.push_back(sample.name + ": " + result.message);
    if (off > mostViolation_)
      wrong_.push_back(sample.name + ": called solved, but off by " + std::to_string(off));
    return result;
  }

  void print() const {
    std::printf(
        "%-44s solved %4zu of %4zu   ms %7.2f median %7.2f p95 %7.2f worst   iterations %4.0f / %4.0f\n",
        title_.c_str(), times_.size() - unsolved_.size(), times_.size(), quantile(times_, 0.5),
        quantile(times_, 0.95), quantile(times_, 1.0), quantile(iterations_, 0.5),
        quantile(iterations_, 1.0));
    for (const auto* list : {&unsolved_, &wrong_})
      for (const std::string& line : *list) std::printf("    %s\n", line.c_str());
  }

 private:
  std::string title_;
  double mostViolation_;
  std::vector<double> times_, iterations_;
  std::vector<std::string> unsolved_, wrong_;
};

/// The mix of the task itself, then the source's four (002 equations 5.1, 5.2, 5.6, 5.7).
std::vector<std::pair<std::string, Objective>> objectives(const Task& task) {
  return {{"mix", task.objective},
          {"displacement", {1, 0, 0, 0, 0, 0, 0}},
          {"torque", {0, 1, 0, 0, 0, 0, 0}},
          {"normalized torque", {0, 0, 1, 0, 0, 0, 0}},
          {"greatest torque", {0, 0, 0, 1, 0, 0, 0}}};
}

/// Trial 4 of the planar model is out of reach and therefore left out.
std::vector<Sample> trials() {
  std::vector<Sample> samples;
  for (const char* name : {"source_trial_1", "source_trial_2", "source_trial_3", "source_trial_4",
                           "planar_trial_1", "planar_trial_2", "planar_trial_3"}) {
    const auto person = model(std::strncmp(name, "planar", 6) == 0 ? "planar9" : "human55");
    const Task task = loadTask(kResources + "/tasks/" + name + ".json", *person);
    for (const auto& [objective, weights] : objectives(task)) {
      samples.push_back({name + std::string(", ") + objective, person, task});
      samples.back().task.objective = weights;
    }
  }
  return samples;
}

/// Tasks around a random posture that answers them.
class RandomTasks {
 public:
  explicit RandomTasks(std::shared_ptr<const Model> person) : person_(std::move(person)), data_(*person_) {}

  /// The next one whose own posture can be held within all limits.
  Sample next();

 private:
  VectorX posture();
  Contact contact(ContactKind kind, ContactEnd end, const std::string& site, int axis);
  Target target(const std::string& site);
  Task task();
  bool chance(double part) { return std::uniform_real_distribution<double>()(random_) < part; }

  std::shared_ptr<const Model> person_;
  Data data_;
  VectorX q_;
  std::mt19937 random_{2026};
  int count_ = 0;
};

VectorX RandomTasks::posture() {
  std::normal_distribution<double> normal;
  VectorX q = person_->relaxedPosition();
  for (int i = 1; i < person_->linkCount(); ++i) {
    const Joint& joint = person_->joints[i];
    const double shaken = q[6 + i] + 0.25 * normal(random_) * std::min(1.0, joint.upper - joint.lower);
    q[6 + i] = std::clamp(shaken, joint.lower, joint.upper);
  }
  return q;
}

Contact RandomTasks::contact(ContactKind kind, ContactEnd end, const std::string& site, int axis) {
  Contact contact;
  contact.kind = kind;
  contact.end = end;
  contact.name = toString(end);
  contact.site = site;
  const Pose pose = sitePose(*person_, data_, person_->findSite(contactSite(contact)));
  contact.position = pose.p;
  contact.axis = pose.R.col(axis);
  return contact;
}

Target RandomTasks::target(const std::string& site) {
  Target target;
  target.name = site;
  target.site = site;
  target.position = sitePose(*person_, data_, person_->findSite(site)).p;
  return target;
}

Task RandomTasks::task() {
  Task task;
  task.contacts.push_back(contact(ContactKind::FlatFoot, ContactEnd::RightFoot, "", 1));
  task.contacts.push_back(contact(ContactKind::FlatFoot, ContactEnd::LeftFoot, "", 1));
  const bool right = chance(0.6), left = chance(0.6);
  if (right) task.contacts.push_back(contact(ContactKind::Grip, ContactEnd::RightHand, "", 2));
  if (left) task.contacts.push_back(contact(ContactKind::Grip, ContactEnd::LeftHand, "", 2));
  const char* freeHand = right ? "l_grip" : "r_grip";
  task.targets.push_back(target((right && left) || chance(0.5) ? "hip_centre" : freeHand));
  return task;
}

Sample RandomTasks::next() {
  for (;;) {
    q_ = posture();
    updateKinematics(*person_, q_, data_);
    const Task made = task();
    LoadSharing sharing(*person_, made);
    const VectorX still = VectorX::Zero(person_->velocitySize());
    const SharedLoads shared = sharing.share(q_, still, still);
    if (shared.violations.empty() && shared.tau.head<6>().norm() < 1e-3 && shared.peakLoad <= 1.0)
      return {"random task " + std::to_string(++count_), person_, made, q_};
  }
}

Row cold(const char* title, const std::vector<Sample>& samples, Solver solver, int starts) {
  Row row(title);
  PostureOptions options;
  options.solver = solver;
  options.starts = starts;
  for (const Sample& sample : samples)
    row.add(sample, [&] { return solvePosture(*sample.model, sample.task, sample.task.start, options); });
  return row;
}

/// With the law of clearance: an answer need not exist where the task was made without it.
std::vector<Sample> keptClear(std::vector<Sample> samples) {
  for (Sample& sample : samples) {
    sample.name += ", clear";
    sample.task.laws.clearance = true;
  }
  return samples;
}

/// Of the tasks that are refused with one start: whether the posture that each was made around is clear at
/// all, and whether many starts find one. A clear one that many starts miss is the search's fault, nobody
/// else's.
void explainRefusals(const std::vector<Sample>& samples) {
  std::printf("refused when kept clear:\n");
  PostureOptions many;
  many.starts = kMostStarts;
  for (const Sample& sample : samples) {
    if (solvePosture(*sample.model, sample.task, sample.task.start, {}).solved()) continue;
    const std::vector<Violation> touching =
        ClearanceLook(*sample.model, sample.task).violations(sample.witness, kNearEnough);
    const PostureResult found = solvePosture(*sample.model, sample.task, sample.task.start, many);
    std::printf("    %-28s its own posture %s; %d starts: %s\n", sample.name.c_str(),
                touching.empty() ? "is clear" : ("touches: " + told(touching.front(), UnitChoice())).c_str(),
                kMostStarts, found.solved() ? "solved" : found.message.c_str());
  }
}

/// Moves something by a centimetre before each step.
using Change = std::function<void(int step, Task& task, std::optional<Drag>& drag)>;

void dragAlong(Row& row, const Sample& sample, const Change& change) {
  const PostureResult start = solvePosture(*sample.model, sample.task, sample.task.start, {});
  if (!start.solved()) return;
  LivePosture live(sample.model, sample.task, start);
  Sample moving = sample;
  std::optional<Drag> drag;
  for (int step = 1; step <= kDragSteps; ++step) {
    change(step, moving.task, drag);
    moving.name = sample.name + ", step " + std::to_string(step);
    row.add(moving, [&] { return live.step(moving.task, drag, {}); });
  }
}

Row dragTargets(const std::vector<Sample>& samples) {
  Row row("warm: target dragged 1 cm a step", kLiveHolds);
  for (const Sample& sample : samples) {
    const Vector3 way = sample.model->name == "planar9" ? Vector3(-0.2, -1, 0) : Vector3(0.2, -0.3, -1);
    dragAlong(row, sample, [&](int, Task& task, std::optional<Drag>&) {
      const double length = sample.model->name == "planar9" ? 0.1 * kDragStep : kDragStep;
      task.targets[0].position += length * way.normalized();
    });
  }
  return row;
}

Row dragHandholds(const std::vector<Sample>& samples) {
  Row row("warm: handhold dragged 1 cm a step", kLiveHolds);
  for (const Sample& sample : samples) {
    if (sample.model->name == "planar9") continue;
    dragAlong(row, sample, [](int, Task& task, std::optional<Drag>&) {
      task.contacts[0].position += kDragStep * Vector3(-0.5, 0.6, 0.2).normalized();
    });
  }
  return row;
}

Row dragHands(const std::vector<Sample>& samples) {
  Row row("warm: free hand pulled 1 cm a step", kLiveHolds);
  for (Sample sample : samples) {
    if (sample.model->name == "planar9") continue;
    sample.task.contacts[0].pinned = false;
    const Vector3 from = sample.task.contacts[0].position;
    dragAlong(row, sample, [&](int step, Task&, std::optional<Drag>& drag) {
      drag = Drag{"r_grip", Vector3::Zero(), from + step * kDragStep * Vector3(-0.5, 0.6, 0.2).normalized()};
    });
  }
  return row;
}

}  // namespace

int main(int count, char** words) {
  const std::vector<Sample> all = trials();
  cold("cold: trials, all objectives", all, Solver::Own, 1).print();
  if (count > 1 && std::strcmp(words[1], "ipopt") == 0)
    cold("cold: the same with Ipopt", all, Solver::Ipopt, 1).print();
  std::vector<Sample> random;
  RandomTasks tasks(model("human55"));
  for (int k = 0; k < kRandomTasks; ++k) random.push_back(tasks.next());
  cold("cold: random tasks that have an answer", random, Solver::Own, 1).print();
  cold("cold: trials, kept clear", keptClear(all), Solver::Own, 1).print();
  cold("cold: random tasks, kept clear", keptClear(random), Solver::Own, 1).print();
  explainRefusals(keptClear(random));
  if (count > 1 && std::strcmp(words[1], "ipopt") == 0) {
    random.resize(20);
    cold("cold: the first of them with Ipopt", random, Solver::Ipopt, 1).print();
  }
  std::vector<Sample> mixes;
  for (size_t k = 0; k < all.size(); k += 5) mixes.push_back(all[k]);
  dragTargets(mixes).print();
  dragHandholds(mixes).print();
  dragHands(mixes).print();
  dragHands(keptClear(mixes)).print();
  cold("best of 20 starts", mixes, Solver::Own, kStarts).print();
  return 0;
}
