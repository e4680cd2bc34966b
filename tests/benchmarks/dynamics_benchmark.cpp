// SPDX-License-Identifier: GPL-3.0-or-later
// Times of the dynamics beside MuJoCo's in the same run: medians over random states of human55, one thread.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>

#include "engine/dynamics/forward_dynamics.h"
#include "engine/dynamics/inverse_dynamics_derivatives.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/lanes.h"
#include "engine/dynamics/mass_matrix.h"
#include "engine/dynamics/momentum.h"
#include "engine/jointed/quaternion_dynamics.h"
#include "tests/engine/dynamics/small_models.h"
#include "tests/engine/jointed/articulated_tree.h"
#include "tests/engine/jointed/random_trees.h"
#ifdef HANDHOLD_MUJOCO
#include "tests/engine/dynamics/mujoco_model.h"
#endif

using namespace handhold;

namespace {

constexpr int kStates = 64;
constexpr int kRounds = 200;
constexpr int kRepeats = 20;

/// Microseconds of run(state number), the median over rounds of the mean over all states; `prepare` is not
/// timed.
double medianTime(const std::function<void(int)>& prepare, const std::function<void(int)>& run) {
  std::vector<double> times;
  for (int n = 0; n < kStates * kRounds / kRepeats; ++n) {
    const int state = n % kStates;
    prepare(state);
    run(state);
    const auto start = std::chrono::steady_clock::now();
    for (int repeat = 0; repeat < kRepeats; ++repeat) run(state);
    const std::chrono::duration<double, std::micro> spent = std::chrono::steady_clock::now() - start;
    times.push_back(spent.count() / kRepeats);
  }
  std::nth_element(times.begin(), times.begin() + times.size() / 2, times.end());
  return times[times.size() / 2];
}

void nothing(int) {}

struct Row {
  const char* name;
  double own;
  double mujoco;  ///< 0 where there is none
};

void print(const Row& row) {
  if (row.mujoco > 0.0)
    std::printf("%-58s %8.2f %8.2f %8.2f\n", row.name, row.own, row.mujoco, row.own / row.mujoco);
  else
    std::printf("%-58s %8.2f %8s %8s\n", row.name, row.own, "-", "-");
}

#ifdef HANDHOLD_MUJOCO
using Stages = std::function<void(const mjModel*, mjData*, double*)>;

/// The stages named, on the same states.
double mujocoTime(const Model& model, const std::vector<State>& states, const Stages& stages) {
  MujocoTwin twin(model);
  std::vector<double> result(model.velocitySize());
  return medianTime([&](int i) { twin.setState(states[i]); },
                    [&](int) { stages(twin.m(), twin.d(), result.data()); });
}

void position(const mjModel* m, mjData* d) {
  mj_kinematics(m, d);
  mj_comPos(m, d);
}
#endif

std::vector<LinkIndex> handsAndFeet(const Model& model) {
  std::vector<LinkIndex> links;
  for (const Body& body : model.bodies)
    if (body.name.ends_with("_hand") || body.name.ends_with("_foot")) links.push_back(body.link);
  return links;
}

struct MujocoTimes {
  double kinematics = 0, inverse = 0, mass = 0, forward = 0, jacobians = 0;
};

MujocoTimes mujocoTimes([[maybe_unused]] const Model& model,
                        [[maybe_unused]] const std::vector<State>& states) {
  MujocoTimes t;
#ifdef HANDHOLD_MUJOCO
  t.kinematics = mujocoTime(model, states, [](const mjModel* m, mjData* d, double*) { mj_kinematics(m, d); });
  t.inverse = mujocoTime(model, states, [](const mjModel* m, mjData* d, double* result) {
    position(m, d);
    mj_comVel(m, d);
    mj_rne(m, d, 1, result);
  });
  t.mass = mujocoTime(model, states, [](const mjModel* m, mjData* d, double*) {
    position(m, d);
    mj_crb(m, d);
  });
  t.forward = mujocoTime(model, states, [](const mjModel* m, mjData* d, double* result) {
    position(m, d);
    mj_crb(m, d);
    mj_factorM(m, d);
    mj_comVel(m, d);
    mj_rne(m, d, 0, d->qfrc_bias);
    for (int k = 0; k < m->nv; ++k) d->qfrc_smooth[k] = d->qfrc_applied[k] - d->qfrc_bias[k];
    mj_solveM(m, d, result, d->qfrc_smooth, 1);
  });
  std::vector<double> J(6 * model.velocitySize());
  std::vector<int> bodies;
  const MujocoTwin twin(model);
  for (const LinkIndex link : handsAndFeet(model))
    bodies.push_back(
        twin.m()->jnt_bodyid[mj_name2id(twin.m(), mjOBJ_JOINT, model.joints[link].name.c_str())]);
  t.jacobians =
      mujocoTime(model, states, [&, nv = model.velocitySize()](const mjModel* m, mjData* d, double*) {
        position(m, d);
        for (int body = m->nbody - 4; body < m->nbody; ++body)
          mj_jacBody(m, d, J.data(), J.data() + 3 * nv, body);
      });
#endif
  return t;
}

LaneMatrix lanesOf(const std::vector<State>& states, VectorX State::*part, int first) {
  LaneMatrix rows(kLanes, (states[0].*part).size());
  for (int lane = 0; lane < kLanes; ++lane)
    rows.row(lane) = (states[(first + lane) % kStates].*part).transpose();
  return rows;
}

void printLanes(const Model& model, const std::vector<State>& states, const MujocoTimes& mujoco) {
  std::vector<LaneMatrix> q, v, vdot;
  for (int i = 0; i < kStates; ++i) {
    q.push_back(lanesOf(states, &State::q, i));
    v.push_back(lanesOf(states, &State::v, i));
    vdot.push_back(lanesOf(states, &State::vdot, i));
  }
  LaneData data(model);
  LaneMatrix tau, accelerated;
  LaneDerivatives derivatives(model);
  std::printf("%d states in lanes, a state\n", kLanes);
  print({"kinematics", medianTime(nothing, [&](int i) { updateKinematics(q[i], data); }) / kLanes,
         mujoco.kinematics});
  print({"inverse dynamics",
         medianTime(nothing, [&](int i) { inverseDynamics(q[i], v[i], vdot[i], kEarthGravity, data, tau); }) /
             kLanes,
         mujoco.inverse});
  print({"its derivatives",
         medianTime(nothing,
                    [&](int i) {
                      inverseDynamicsDerivatives(q[i], v[i], vdot[i], kEarthGravity, data, derivatives);
                    }) /
             kLanes,
         mujoco.inverse});
  print({"forward dynamics",
         medianTime(nothing,
                    [&](int i) { forwardDynamics(q[i], v[i], tau, kEarthGravity, data, accelerated); }) /
             kLanes,
         mujoco.forward});
}

/// Lagrange's equations in quaternions (003) beside the recursion over the same tree.
void printJointed() {
  constexpr int kBodies = 14;
  RandomTrees random(1);
  const JointedBodies tree = random.tree(kBodies);
  const QuaternionDynamics dynamics(tree, 0);
  JointedMotion motion = random.motion(kBodies);
  closeJoints(tree, 0, motion);
  std::vector<LinkIndex> links;
  const Model model = articulated(tree, dynamics.order(), links);
  RandomStates states(model, 1);
  const State s = states.next();
  Data data(model);
  VectorX tau = VectorX::Zero(model.velocitySize()), vdot;
  const JointMoments moments = dynamics.inverse(motion, kEarthGravity);
  const auto print = [](const char* name, double quaternions, double recursion) {
    std::printf("%-58s %8.2f %8.2f %8.1f\n", name, quaternions, recursion, quaternions / recursion);
  };
  std::printf("%d bodies on ball joints, microseconds a state%13s %8s %8s %8s\n", kBodies, "", "003", "ours",
              "times");
  print(
      "inverse dynamics", medianTime(nothing, [&](int) { dynamics.inverse(motion, kEarthGravity); }),
      medianTime(nothing, [&](int) { inverseDynamics(model, s.q, s.v, s.vdot, kEarthGravity, data, tau); }));
  print("forward dynamics",
        medianTime(nothing, [&](int) { dynamics.forward(moments, kEarthGravity, {}, motion); }),
        medianTime(nothing, [&](int) { forwardDynamics(model, s.q, s.v, tau, kEarthGravity, data, vdot); }));
}

}  // namespace

int main() {
  const auto model = modelNamed("human55");
  RandomStates generator(*model, 1);
  std::vector<State> s;
  for (int i = 0; i < kStates; ++i) s.push_back(generator.next());
  Data data(*model);
  TorqueDerivatives derivatives(*model);
  VectorX tau = VectorX::Zero(model->velocitySize()), vdot;
  MatrixX M;
  Matrix6X J(6, model->velocitySize());
  const MujocoTimes mujoco = mujocoTimes(*model, s);
  const Vector3& g = kEarthGravity;
  const std::vector<LinkIndex> ends = handsAndFeet(*model);

  std::printf("human55, microseconds a state%34s %8s %8s %8s\n", "", "own", "MuJoCo", "ratio");
  print({"kinematics (mj_kinematics)",
         medianTime(nothing, [&](int i) { updateKinematics(*model, s[i].q, data); }), mujoco.kinematics});
  print(
      {"inverse dynamics (kinematics, comPos, comVel, rne)",
       medianTime(nothing, [&](int i) { inverseDynamics(*model, s[i].q, s[i].v, s[i].vdot, g, data, tau); }),
       mujoco.inverse});
  print({"its derivatives by q, v, vdot (the same stages)",
         medianTime(nothing,
                    [&](int i) {
                      inverseDynamicsDerivatives(*model, s[i].q, s[i].v, s[i].vdot, g, data, derivatives);
                    }),
         mujoco.inverse});
  print({"mass matrix, dense (kinematics, comPos, crb; sparse)",
         medianTime(nothing, [&](int i) { massMatrix(*model, s[i].q, data, M); }), mujoco.mass});
  print({"forward dynamics (kinematics, comPos/Vel, crb, factor, rne)",
         medianTime(nothing, [&](int i) { forwardDynamics(*model, s[i].q, s[i].v, tau, g, data, vdot); }),
         mujoco.forward});
  print({"Jacobians of hands and feet (kinematics, comPos, jacBody)",
         medianTime(nothing,
                    [&](int i) {
                      updateKinematics(*model, s[i].q, data);
                      for (const LinkIndex link : ends) pointJacobian(*model, data, link, data.p_WL[link], J);
                    }),
         mujoco.jacobians});
  printLanes(*model, s, mujoco);
  printJointed();
  return 0;
}
