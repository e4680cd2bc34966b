// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/joint_curve.h"

#include "ui/document/element_names.h"

namespace handhold {

Curve jointCurve(const Model& model, const Motion& motion, int joint, Quantity quantity) {
  const Joint& description = model.joints[joint];
  Curve curve;
  curve.id = joint;
  curve.name = readableName(description.name);
  curve.color = limbHue(description.limb);
  curve.style = limbPenStyle(description.limb);
  curve.limits = jointLimits(description, quantity);
  curve.values = jointValues(model, motion, joint, quantity);
  curve.times.reserve(curve.values.size());
  for (const MotionFrame& frame : motion.frames) curve.times.append(frame.time);
  return curve;
}

void giveLook(Curve& curve, size_t color, size_t pen, const PlotTheme& theme) {
  constexpr Qt::PenStyle kPens[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine,
                                    Qt::DashDotDotLine};
  curve.color = theme.compared[color % theme.compared.size()];
  curve.style = kPens[pen % std::size(kPens)];
}

void adoptCompared(Curve& curve, const QString& whose, size_t which, const PlotTheme& theme) {
  curve.name += QStringLiteral(" · ") + whose;
  giveLook(curve, which, which, theme);
}

}  // namespace handhold
