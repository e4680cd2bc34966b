// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/workload_tables.h"

#include "engine/trial/csv.h"

namespace handhold {

namespace {

void addAxes(CsvText& csv, const Vector3& values) {
  for (const double value : values) csv.add(value);
}

void addEfforts(CsvText& csv, const char* kind, const std::vector<Effort>& efforts) {
  for (const Effort& effort : efforts) {
    csv.add(kind);
    csv.add(effort.name);
    for (const double value :
         {effort.positiveWork, effort.negativeWork, effort.peakTorque, effort.peakLoad, effort.meanLoad,
          effort.timeAbove[0], effort.timeAbove[1], effort.timeAbove[2]})
      csv.add(value);
    csv.endRow();
  }
}

}  // namespace

std::string momentumToCsv(const std::vector<MomentumSample>& curve) {
  CsvText csv({"time", "com_x", "com_y", "com_z", "px", "py", "pz", "Lx", "Ly", "Lz", "linear_exchange",
               "angular_exchange", "turn_x", "turn_y", "turn_z"});
  for (const MomentumSample& sample : curve) {
    csv.add(sample.time);
    addAxes(csv, sample.centreOfMass);
    addAxes(csv, sample.linear);
    addAxes(csv, sample.angular);
    csv.add(sample.linearExchange);
    csv.add(sample.angularExchange);
    addAxes(csv, sample.turn);
    csv.endRow();
  }
  return csv.text();
}

std::string workloadToCsv(const Workload& workload) {
  CsvText csv({"time", "weighted_torque", "translational_energy", "rotational_energy", "spring_energy",
               "potential_energy", "power_generated", "power_absorbed", "power_transferred", "weighted_power",
               "contact_power", "jerk", "peak_load"});
  for (const WorkloadSample& s : workload.curve) {
    for (const double value :
         {s.time, s.weightedTorque, s.translational, s.rotational, s.spring, s.potential, s.generated,
          s.absorbed, s.transferred, s.weightedPower, s.contactPower, s.jerk, s.peakLoad})
      csv.add(value);
    csv.endRow();
  }
  return csv.text();
}

std::string effortsToCsv(const Workload& workload) {
  CsvText csv({"kind", "name", "positive_work", "negative_work", "peak_torque", "peak_load", "mean_load",
               "time_above_30", "time_above_50", "time_above_80"});
  addEfforts(csv, "joint", workload.joints);
  addEfforts(csv, "limb", workload.limbs);
  return csv.text();
}

}  // namespace handhold
