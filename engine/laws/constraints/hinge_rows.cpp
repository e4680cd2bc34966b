// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/hinge_rows.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/contact/held_name.h"

namespace handhold {

namespace {

bool turns(const HeldHinge& held, const Contact& contact) {
  const auto isTurned = [&](const std::string& prop) { return std::ranges::count(held.props, prop) > 0; };
  return isTurned(contact.prop) || (contact.hinge && std::ranges::any_of(contact.hinge->with, isTurned));
}

}  // namespace

std::vector<HeldHinge> heldHinges(const Task& task) {
  std::vector<HeldHinge> hinges;
  const int count = static_cast<int>(task.contacts.size());
  for (int c = 0; c < count; ++c) {
    const Contact& contact = task.contacts[c];
    const auto isKnown = [&](const HeldHinge& held) { return turns(held, contact); };
    if (!contact.pinned || !contact.hinge || std::ranges::any_of(hinges, isKnown)) continue;
    HeldHinge held{c, contact.hinge->axis.normalized(), contact.hinge->with, {}};
    if (!contact.prop.empty()) held.props.push_back(contact.prop);
    for (int other = 0; other < count; ++other)
      if (other == c || (task.contacts[other].pinned && turns(held, task.contacts[other])))
        held.contacts.push_back(other);
    hinges.push_back(std::move(held));
  }
  return hinges;
}

HingeRows::HingeRows(const Task& task, const PostureLayout& layout) {
  for (const HeldHinge& held : heldHinges(task)) {
    const Contact& contact = task.contacts[held.contact];
    HingedContact hinged{heldName(contact), held.contact, *contact.hinge, held.axis, {}};
    for (int p = 0; p < static_cast<int>(layout.points.size()); ++p)
      if (std::ranges::count(held.contacts, layout.points[p].contact) > 0) hinged.points.push_back(p);
    hinges_.push_back(hinged);
  }
}

void HingeRows::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  for (int r = 0; r < rows(); ++r) {
    double moment = hinges_[r].hinge.resistance;
    for (int p : hinges_[r].points) {
      const LoadedPoint& point = posture.points()[p];
      moment += hinges_[r].axis.dot((point.p_W - hinges_[r].hinge.point).cross(point.force) + point.moment);
    }
    c[r] = kScale * moment;
  }
}

// With b = a x (p - c): d = dp . (F x a) + dF . b + dM . a, and dF = w x F for loads that turn with the hand.
void HingeRows::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  const PostureLayout& layout = posture.layout();
  const int n = layout.coordinates;
  J.setZero();
  for (int r = 0; r < rows(); ++r) {
    const Vector3& a = hinges_[r].axis;
    for (int p : hinges_[r].points) {
      const LoadedPoint& point = posture.points()[p];
      const Vector3 b = a.cross(point.p_W - hinges_[r].hinge.point);
      J.row(r).head(n) += kScale * point.force.cross(a).transpose() * point.Jp;
      if (layout.points[p].axes == LoadAxes::Site)
        J.row(r).head(n) += kScale * (point.force.cross(b) + point.moment.cross(a)).transpose() * point.Jw;
      for (size_t k = 0; k < layout.loads.size(); ++k) {
        if (layout.loads[k].point != p) continue;
        const Vector3 axis = layout.loads[k].scale * point.axes.col(layout.loads[k].component % 3);
        J(r, layout.loadIndex(static_cast<int>(k))) =
            kScale * axis.dot(layout.loads[k].component < 3 ? b : a);
      }
    }
  }
}

void HingeRows::addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                             Curvature& curvature) const {
  const PostureLayout& layout = posture.layout();
  const int n = layout.coordinates;
  for (int r = 0; r < rows(); ++r) {
    const Vector3& a = hinges_[r].axis;
    for (size_t k = 0; k < layout.loads.size(); ++k)
      for (int p : hinges_[r].points) {
        if (layout.loads[k].point != p) continue;
        const LoadedPoint& point = posture.points()[p];
        const bool isForce = layout.loads[k].component < 3;
        const Vector3 axis = layout.loads[k].scale * point.axes.col(layout.loads[k].component % 3);
        const Vector3 arm = isForce ? Vector3(a.cross(point.p_W - hinges_[r].hinge.point)) : a;
        VectorX column = VectorX::Zero(n);
        if (isForce) column += point.Jp.transpose() * axis.cross(a);
        if (layout.points[p].axes == LoadAxes::Site) column += point.Jw.transpose() * axis.cross(arm);
        column *= kScale * y[r];
        const int index = layout.loadIndex(static_cast<int>(k));
        curvature.matrix().col(index).head(n) += column;
        curvature.matrix().row(index).head(n) += column.transpose();
      }
  }
}

void HingeRows::describe(const PostureEvaluation& posture, double tolerance,
                         std::vector<Violation>& violations) const {
  VectorX c(rows());
  evaluate(posture, c);
  for (int r = 0; r < rows(); ++r) {
    if (std::abs(c[r]) <= tolerance) continue;
    const double amount = std::abs(c[r]) / kScale;
    violations.push_back({Law::HingeMoment, hinges_[r].name, hinges_[r].contact, Dimension::Torque, amount});
  }
}

}  // namespace handhold
