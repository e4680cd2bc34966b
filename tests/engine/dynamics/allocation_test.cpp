// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <cstdlib>

#include "engine/dynamics/energy.h"
#include "engine/dynamics/forward_dynamics.h"
#include "engine/dynamics/inverse_dynamics_derivatives.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/lanes.h"
#include "engine/dynamics/mass_matrix.h"
#include "engine/dynamics/momentum.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

// A sanitizer has an allocator of its own, which must not be replaced.
#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define HANDHOLD_COUNTS_ALLOCATIONS

namespace {
thread_local int allocations = 0;
}

extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);

void* malloc(std::size_t size) {
  ++allocations;
  return __libc_malloc(size);
}
void* aligned_alloc(std::size_t alignment, std::size_t size) {
  ++allocations;
  return __libc_memalign(alignment, size);
}
}
#endif

/// The second call of every algorithm leaves the heap alone.
class AllocationTest : public QObject {
  Q_OBJECT

 private slots:
  void theCounterCounts();
  void oneState();
  void lanes();

 private:
  template <class Call>
  void verifyNone(const Call& call) {
#ifdef HANDHOLD_COUNTS_ALLOCATIONS
    call();
    const int before = allocations;
    call();
    const int after = allocations;
    QCOMPARE(after, before);
#else
    call();
    QSKIP("ALLOCATIONS WERE NOT COUNTED: this build has another allocator");
#endif
  }
};

void AllocationTest::theCounterCounts() {
#ifdef HANDHOLD_COUNTS_ALLOCATIONS
  const int before = allocations;
  const VectorX several = VectorX::Zero(100);
  const std::vector<Pack> packs(10);
  const int after = allocations;
  QVERIFY(several.size() + static_cast<int>(packs.size()) == 110);
  QCOMPARE(after, before + 2);
#else
  QSKIP("ALLOCATIONS WERE NOT COUNTED: this build has another allocator");
#endif
}

void AllocationTest::oneState() {
  const auto model = modelNamed("human55");
  const State s = RandomStates(*model, 101).next();
  Data data(*model);
  TorqueDerivatives derivatives(*model);
  VectorX tau, vdot;
  MatrixX M;
  Matrix6X J(6, 55);
  Matrix3X J_com(3, 55);
  const LinkWrench wrench{LinkIndex(20), Vector3::Zero(), Vector3::UnitX(), Vector3::UnitY()};
  double sum = 0.0;
  verifyNone([&] {
    inverseDynamics(*model, s.q, s.v, s.vdot, kEarthGravity, std::span(&wrench, 1), data, tau);
    addStiffness(*model, s.q, tau);
    addDamping(*model, s.v, tau);
    inverseDynamicsDerivatives(*model, s.q, s.v, s.vdot, kEarthGravity, data, derivatives);
    addWrenchDerivative(*model, data, wrench, -1.0, derivatives.dq);
    massMatrix(*model, s.q, data, M);
    forwardDynamics(*model, s.q, s.v, tau, kEarthGravity, data, vdot);
    pointJacobian(*model, data, LinkIndex(20), Vector3::Zero(), J);
    siteJacobian(*model, data, SiteIndex(1), J);
    frameJacobian(*model, data, FrameIndex(5), J);
    centroidalMomentumMatrix(*model, data, J);
    centreOfMassJacobian(*model, data, J_com);
    sum += pointBiasAcceleration(*model, data, s.v, LinkIndex(20), Vector3::Zero()).sum();
    sum += kineticEnergy(*model, s.v, data) + potentialEnergy(*model, kEarthGravity, data);
    sum += springEnergy(*model, s.q) + momentum(*model, s.v, data).linear.sum();
  });
  QVERIFY(std::isfinite(sum));
}

void AllocationTest::lanes() {
  const auto model = modelNamed("human55");
  const State s = RandomStates(*model, 102).next();
  const LaneMatrix q = s.q.transpose().replicate<kLanes, 1>();
  const LaneMatrix v = s.v.transpose().replicate<kLanes, 1>();
  const LaneMatrix vdot = s.vdot.transpose().replicate<kLanes, 1>();
  LaneData data(*model);
  LaneDerivatives derivatives(*model);
  LaneMatrix tau, accelerated;
  verifyNone([&] {
    updateKinematics(q, data);
    inverseDynamics(q, v, vdot, kEarthGravity, data, tau);
    forwardDynamics(q, v, tau, kEarthGravity, data, accelerated);
    inverseDynamicsDerivatives(q, v, vdot, kEarthGravity, data, derivatives);
  });
}

QTEST_GUILESS_MAIN(AllocationTest)
#include "allocation_test.moc"
