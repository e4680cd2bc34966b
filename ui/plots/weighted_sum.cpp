// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/weighted_sum.h"

#include "engine/motion/touches.h"
#include "ui/plots/curves/quantity.h"

namespace handhold {

namespace {

constexpr std::size_t kMostNames = 2;  // of one instant; more are counted

QString wordsOf(const Touch& touch) {
  if (touch.names.size() > kMostNames) return QObject::tr("%1 contact points").arg(touch.names.size());
  QStringList names;
  for (const std::string& name : touch.names) names.append(QString::fromStdString(name));
  return names.join(QStringLiteral(", "));
}

/// Where a motion begins and ends at rest no joint goes either way: whether torques work or brake is told by
/// the frame beside, else the sum would leap there.
MotionFrame goingOn(const MotionFrame& end, const MotionFrame& beside) {
  constexpr double kRest = 1e-6;  // m/s, rad/s
  MotionFrame frame = end;
  if (frame.v.lpNorm<Eigen::Infinity>() < kRest) frame.v = beside.v;
  return frame;
}

}  // namespace

Curve weightedSumCurve(const Model& model, const Motion& motion, const QColor& color) {
  Curve curve;
  curve.name = QObject::tr("All joints");
  curve.color = color;
  const std::size_t count = motion.frames.size();
  for (std::size_t k = 0; k < count; ++k) {
    const bool isEnd = count > 1 && (k == 0 || k + 1 == count);
    const MotionFrame frame =
        isEnd ? goingOn(motion.frames[k], motion.frames[k == 0 ? 1 : k - 1]) : motion.frames[k];
    double sum = 0.0;
    for (int joint = 1; joint < model.linkCount(); ++joint)
      sum += jointValue(model, frame, joint, Quantity::WeightedTorque);
    curve.times.append(frame.time);
    curve.values.append(sum);
  }
  return curve;
}

QVector<TimeMark> touchMarks(const Motion& motion) {
  QVector<TimeMark> marks;
  for (const Touch& touch : touchesOf(motion)) marks.append({touch.time, wordsOf(touch)});
  return marks;
}

CurveSet weightedSumPlot(const Model& model, const Motion& motion, const QColor& color) {
  CurveSet set;
  set.title = quantityTitle(Quantity::WeightedTorque);
  set.unit = quantityUnit(Quantity::WeightedTorque);
  set.column = quantityColumn(Quantity::WeightedTorque);
  if (motion.frames.empty()) return set;
  set.from = motion.frames.front().time;
  set.to = motion.frames.back().time;
  set.curves = {weightedSumCurve(model, motion, color)};
  set.marks = touchMarks(motion);
  return set;
}

}  // namespace handhold
