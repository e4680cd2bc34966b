// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/comparison_table.h"

#include <algorithm>
#include <cstdio>

#include "engine/core/spoken_name.h"
#include "engine/trial/csv.h"

namespace handhold {

namespace {

constexpr double kDegree = M_PI / 180.0;
constexpr std::size_t kShown = 12;

std::string correlationText(const CurveDifference& difference) {
  if (!difference.correlation) return "-";
  char text[16];
  std::snprintf(text, sizeof text, "%.2f", *difference.correlation);
  return text;
}

void add(CsvText& text, const std::optional<CurveDifference>& difference) {
  if (!difference) {
    for (int cell = 0; cell < 3; ++cell) text.add("");
    return;
  }
  text.add(difference->rms);
  text.add(difference->greatest);
  difference->correlation ? text.add(*difference->correlation) : text.add("");
}

}  // namespace

void printComparison(const MotionComparison& comparison) {
  std::printf("%.3f to %.3f s; pelvis %.1f mm apart (RMS), %.1f mm at most\n", comparison.from, comparison.to,
              1e3 * comparison.pelvis.rms, 1e3 * comparison.pelvis.greatest);
  std::vector<JointDifference> worst = worstFirst(comparison.joints);
  std::printf("%zu joints, %.1f degrees apart (RMS of all); the most:\n", worst.size(),
              rmsOf(comparison) / kDegree);
  std::printf("%-34s %10s %10s %6s %12s %6s\n", "joint", "RMS deg", "most deg", "corr", "RMS N m", "corr");
  worst.resize(std::min(kShown, worst.size()));
  for (const JointDifference& joint : worst) {
    std::printf("%-34s %10.1f %10.1f %6s", spokenName(joint.joint).c_str(), joint.angle.rms / kDegree,
                joint.angle.greatest / kDegree, correlationText(joint.angle).c_str());
    if (joint.torque) std::printf(" %12.1f %6s", joint.torque->rms, correlationText(*joint.torque).c_str());
    std::printf("\n");
  }
}

std::string toCsv(const MotionComparison& comparison) {
  CsvText text({"joint", "angle_rms_rad", "angle_most_rad", "angle_correlation", "torque_rms_Nm",
                "torque_most_Nm", "torque_correlation"});
  for (const JointDifference& joint : comparison.joints) {
    text.add(joint.joint);
    add(text, joint.angle);
    add(text, joint.torque);
    text.endRow();
  }
  return text.text();
}

}  // namespace handhold
