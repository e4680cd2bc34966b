// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/contact/contact_load.h"
#include "engine/dynamics/statics.h"
#include "engine/task/task.h"

namespace handhold {

/// A body in still water: what its parts displace, and what drags where they move.
///
/// Buoyancy is a weight upwards, of the water that a link displaces: its bodies' masses by their densities,
/// at their centres of mass, as no part but the chest is hollow; what a suit weighs displaces as flesh does.
/// Neutral trim adds what floats and ballast on the chest take for the whole person at ease to hang in any
/// attitude: a displaced mass and its first moment.
///
/// Drag is strip theory on the model's capsules: a strip of length dx and width D, flown across at vn,
///   dF = -1/2 rho Cd D |vn| vn dx,
/// nothing along it. Parts of pelvis and trunk lie across the body, with its depth as thickness: each is one
/// slab as wide as the capsule is long and as high and deep as it is thick, flown across its height. A suit
/// makes nobody thicker.
class WaterBody {
 public:
  /// Of a model with the task's masses or without; the task must have water.
  WaterBody(const Model& model, const Task& task);

  /// Displaced by a link, of water, with what is carried there: negative where ballast is.
  struct Lift {
    LinkIndex link;
    double mass = 0.0;                      ///< (kg)
    Vector3 firstMoment = Vector3::Zero();  ///< about the link's origin, in link axes (kg m)
  };
  /// Of the person with the trim; `withCarried` of what the task's masses displace, too.
  const std::vector<Lift>& lifts() const { return lifts_; }
  const std::vector<Lift>& liftsWithCarried() const { return liftsWithCarried_; }

  /// Links on which water drags.
  const std::vector<LinkIndex>& dragged() const { return dragged_; }
  /// On a link about its origin, moment first, from its turning and its origin's velocity, all in link axes;
  /// with its derivative by these.
  Vector6 drag(LinkIndex link, const Vector6& V_L, Matrix6* slope = nullptr) const;

 private:
  /// A piece across which water flows in two directions.
  struct Strip {
    Vector3 p_L, first, second;                  ///< its middle; unit, in link axes
    double alongFirst = 0.0, alongSecond = 0.0;  ///< 1/2 rho Cd times what it shows to flow along each (kg/m)
  };

  void addLifts(const Model& model, const Task& task);
  void addTrim(const Model& model, const Task& task);
  void addStrips(const Model& model, const Water& water);

  std::vector<Lift> lifts_, liftsWithCarried_;
  std::vector<LinkIndex> dragged_;
  std::vector<std::vector<Strip>> strips_;  ///< of each link
};

/// Where a link's displaced water pulls up: force -mass g with the first moment about the world's origin.
/// After updateKinematics.
Vector3 firstMoment(const Data& data, const WaterBody::Lift& lift);

/// The drag on each dragged link as a wrench at its origin, in world axes. After updateKinematics.
std::vector<LinkWrench> dragWrenches(const WaterBody& water, const Model& model, const Data& data,
                                     const VectorX& v);

/// All that water does to the person, a wrench a link at its own centre of mass, but not to what is carried.
/// After updateKinematics.
std::vector<ContactLoad> waterLoads(const Model& model, const Task& task, const Data& data, const VectorX& v);

/// What displaced water adds to the potential energy of gravity: the sum of its m g . c (J).
double buoyantEnergy(const WaterBody& water, const Data& data, const Vector3& gravity);

/// What of the body's mass presses on the ground, in water too; zero where nothing does (kg).
double pressingMass(const Model& model, const Task& task);

}  // namespace handhold
