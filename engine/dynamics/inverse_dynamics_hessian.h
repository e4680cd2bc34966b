// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/data.h"

namespace handhold {

/// Where q, v and vdot stand among the unknowns of a Hessian.
struct StatePlaces {
  Eigen::Index q = 0, v = 0, vdot = 0;
};

/// Second derivatives of w . tau, tau = M vdot + h + g, by q, v and vdot in closed form.
class InverseDynamicsHessian {
 public:
  explicit InverseDynamicsHessian(const Model& model);

  /// Adds them, in the tangent of `moved` by q, to both halves of H. After inverseDynamicsDerivatives with
  /// the same data, whose state and gravity they belong to.
  void addTo(const Data& data, const VectorX& w, const StatePlaces& at, MatrixX& H);

 private:
  /// What coordinate k gives to an entry with one that it carries.
  struct Carrier {
    Screw<double> s{}, dot{}, dotDot{}, virtualDot{};
    double share = 2.0;  ///< of dot in derivatives by the rate
  };
  /// Sums over all that a link carries, in the field of w: P, D and Y of the equations.
  struct VirtualMass {
    MovingMass<double> sums;
    Screw<double> momentum{};
    Vec3<double> moment{};
  };
  /// What coordinate j gives to an entry with one that carries it.
  struct Carried {
    Pull<double> pull;
    Screw<double> turned{};
    Vec3<double> rate{}, place{};
  };

  void placeBase(const Data& data);
  void placeJoints(const Data& data, const VectorX& w);
  void gather(const Data& data);
  Carried carried(const Data& data, int link, const Carrier& own) const;
  void addJoint(const Data& data, int link, const StatePlaces& at, MatrixX& H) const;
  void addBase(const Data& data, const StatePlaces& at, MatrixX& H) const;

  std::vector<Carrier> carriers_;     ///< by velocity coordinate
  std::vector<Screw<double>> field_;  ///< w as a velocity, of each link
  std::vector<VirtualMass> virtual_;  ///< of each link, then of all it carries
};

}  // namespace handhold
