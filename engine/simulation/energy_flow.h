// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace handhold {

/// What gives mechanical energy to a simulated body or takes it: powers (W), or what they add up to (J).
struct EnergyFlow {
  double muscles = 0.0;
  double damping = 0.0;   ///< of the joints, <= 0
  double stops = 0.0;     ///< of the joints' stops, besides what they store and give back; <= 0
  double contacts = 0.0;  ///< of what holds and touches: what slips
  double loads = 0.0;     ///< of the task's forces, the hand on the mouse and the hands' friction on bars
  double water = 0.0;     ///< its drag, <= 0; buoyancy is among what is stored
  double impacts = 0.0;   ///< at instants: touches, and putting back what drifted

  double total() const { return muscles + damping + stops + contacts + loads + water + impacts; }
  /// += factor * other.
  void add(const EnergyFlow& other, double factor) {
    muscles += factor * other.muscles;
    damping += factor * other.damping;
    stops += factor * other.stops;
    contacts += factor * other.contacts;
    loads += factor * other.loads;
    water += factor * other.water;
    impacts += factor * other.impacts;
  }
};

}  // namespace handhold
