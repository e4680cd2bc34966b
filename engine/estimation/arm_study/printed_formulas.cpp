// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/arm_study/printed_formulas.h"

#include <cmath>

#include "engine/estimation/arm_study/arm_conditions.h"

namespace handhold {

namespace {

constexpr double kSame = 1e-6;  // of each unit: both are exact to rounding

Printed formula(const char* figure, const char* quantity, const char* unit, double printed, const char* why) {
  return {figure, quantity, unit, printed, PrintedClaim::Equals, kSame, why};
}

/// (1) with |q|^2 E in place of (q_s^2 - q_v.q_v) E.
Matrix3 printedAttitudeMatrix(const Quaternion& q) {
  return attitudeMatrix(q) + 2.0 * q.vec().squaredNorm() * Matrix3::Identity();
}

double defectOf(const Matrix3& R) { return (R * R.transpose() - Matrix3::Identity()).norm(); }

/// 3.1: angles where their cosines and sines belong, axes of any length.
Quaternion printedAttitude(const Vector3& d) {
  const Vector3 axis = Vector3(d.x(), d.y(), 0.0).cross(d);
  const Quaternion raised(std::asin(d.z() / d.norm()), axis.x(), axis.y(), axis.z());
  return (raised * Quaternion(std::atan(d.y() / d.x()), 0.0, 0.0, 1.0)).normalized();
}

double angleBetween(const Vector3& a, const Vector3& b) { return std::atan2(a.cross(b).norm(), a.dot(b)); }

void compareAttitudes(const ArmModel& model, const ArmAnswer& answer, PrintedStudy& study) {
  const Quaternion& q = answer.motion.q[std::size_t(model.fore)];
  const Vector3 d = answer.posture.wrist - answer.posture.elbow, x = d.normalized();
  compare(study,
          formula("2.2", "scalar part of R_q of the forearm's direction", "1", x.dot(q.vec()),
                  "it is printed as v q*; it is q v q*, which is a vector"),
          (q * Quaternion(0.0, x.x(), x.y(), x.z()) * q.conjugate()).w());
  compare(study,
          formula("2.2", "how far the forearm's attitude matrix (1) is from a rotation", "1",
                  defectOf(printedAttitudeMatrix(q)), "its first term is (q_s^2 - q_v.q_v) E, not |q|^2 E"),
          defectOf(attitudeMatrix(q)));
  const Matrix3 R = attitudeMatrix(q), &I = model.tree[model.fore].inertia;
  const Matrix3 product = R * I, turned = R * I * R.transpose();
  compare(study,
          formula("2.2", "how far the forearm's inertia is from symmetric", "kg m^2",
                  (product - product.transpose()).norm(), "it turns as R I R^T, not as R I"),
          (turned - turned.transpose()).norm());
  if (!model.bearings().up.isApprox(Vector3::UnitZ()) || d.x() == 0.0 || model.roll) return;
  compare(study,
          formula("3.1", "angle between the forearm and its attitude", "deg",
                  kDegreesPerRadian * angleBetween(printedAttitude(d) * Vector3::UnitX(), x),
                  "cosines and sines of HALF the angles about unit axes belong where angles are printed"),
          kDegreesPerRadian * angleBetween(q * Vector3::UnitX(), x));
}

void compareReach(const ArmModel& model, const ArmAsk& ask, const ArmAnswer& answer, PrintedStudy& study) {
  const ElbowCircle& circle = answer.posture.circle;
  compare(
      study,
      formula("3.3.3", "elbows of this wrist lie on a circle", "1", circle.distance > circle.most ? 1.0 : 0.0,
              "l1 + l2 < |D2| is the case without one; the circle is of |l1 - l2| < |D2| < l1 + l2"),
      circle.isBent() ? 1.0 : 0.0);
  if (!model.hand || !circle.isBent()) return;
  const Vector3& wrist = answer.posture.wrist;
  compare(
      study,
      formula("3.3.5", "bend of the wrist by the document's elbow, ours the least", "deg",
              kDegreesPerRadian * wristBend(printedElbow(circle, wrist, ask.hand), wrist, ask.hand),
              "nearest to where hand line and plane meet is the MOST bent where they meet on the fingers' "
              "side; the least is at C - rho h/|h|, h the part of the hand's x in the plane"),
      kDegreesPerRadian * leastBentElbow(circle, wrist, ask.hand).bend);
  const double length = model.tree[*model.hand].length;
  compare(study,
          formula("3.3.1", "the weight from the wrist, by the text", "m", (1.0 - ask.heldAt) * length,
                  "the text counts w2 from the distal end, D2, D3 and the wrench from the proximal one"),
          ask.heldAt * length);
}

/// (5) adds each distal end's pull at the joint and on to the shoulder; the origin's pull is left out.
JointWrench printedPull(const ArmModel& model, const ArmAnswer& answer, int joint) {
  JointWrench sum;
  for (std::size_t k = 0; k < model.muscles.size(); ++k) {
    const MuscleLine& line = answer.lines[k];
    const Vector3 force = answer.tension[Eigen::Index(k)] * line.pull;
    sum += movedBy(line.distal - answer.motion.proximal[std::size_t(joint)], {force, Vector3::Zero()});
  }
  return sum;
}

void compareMuscles(const ArmModel& model, const ArmAnswer& answer, PrintedStudy& study) {
  if (!answer.share.isShared() || model.muscles.size() != 2) return;
  const std::size_t shoulder = static_cast<std::size_t>(model.upper),
                    elbow = static_cast<std::size_t>(model.fore);
  // where nothing is asked for none pulls, and what pulls beyond rest is no choice of the document's
  if (!answer.share.asked.isZero(0.0))
    compare(study, {"3.2", "muscles that pull", "1", 1.0},
            double((answer.share.tension.array() > 0.0).count()));
  const Vector3& plane = answer.share.axes.front();
  compare(
      study,
      formula("3.2", "moment across the plane that is left to the elbow", "N m",
              std::abs(plane.dot(answer.net[elbow].moment + printedPull(model, answer, model.fore).moment)),
              "(5) adds to the reactions what muscles take off them: contact = net - muscles"),
      std::abs(plane.dot(answer.contact[elbow].moment)));
  compare(
      study,
      formula("3.2", "net force on the shoulder", "N",
              (answer.net[shoulder].force + printedPull(model, answer, model.upper).force).norm(),
              "the origin pulls at the upper arm with the same tension: the shoulder's net wrench knows no "
              "muscle between upper arm and forearm"),
      answer.net[shoulder].force.norm());
  compare(study,
          formula("3.2", "muscles in the sum (4) for the elbow", "1", 0.0,
                  "n_d(i) = 2 names no muscle of the table: they end on segment 1 (n_d(i) + 1 = 2)"),
          2.0);
}

void compareSigns(const ArmModel& model, const ArmAsk& ask, PrintedStudy& study) {
  double mass = 0.0;
  for (const ArmWeight& weight : ask.weights) mass += weight.mass;
  const Vector3 holding = -mass * model.gravity;
  compare(study,
          formula("3.1", "upward force that holds the weight (F_1)", "N", -holding.dot(model.bearings().up),
                  "F_1 = m0 g points down, while (2) and (3) are of reactions: -m0 g; 3.2 goes on with +g"),
          holding.dot(model.bearings().up));
}

}  // namespace

void comparePrintedFormulas(const ArmModel& model, const ArmAsk& ask, const ArmAnswer& answer,
                            PrintedStudy& study) {
  if (answer.stands()) compareAttitudes(model, answer, study);
  compareSigns(model, ask, study);
  if (answer.stands()) compareMuscles(model, answer, study);
  compareReach(model, ask, answer, study);
}

std::vector<std::string> printedErrors() {
  // NOLINTBEGIN(bugprone-suspicious-missing-comma): sentences longer than a line
  return {
      "Print 1, definition 2.2: R_q(v) = q v q*, not v q*.",
      "Print 2, equation 1: (q_s^2 - q_v.q_v) E, not |q|^2 E.",
      "Print 3: inertia turns as R I R^T, not by one multiplication.",
      "Print 4, attitudes of 3.1: cosines of half the angles, sines times unit axes, atan2; a vertical "
      "segment apart.",
      "Print 5, signs: (2) and (3) are reactions (-g), but F_1 = m0 g points down and 3.2 goes on with +g. "
      "Here everything is what the proximal part exerts on the distal part.",
      "Print 6, 3.2: with loads as moments the choice of biceps or triceps is reversed; with reactions it "
      "holds, but then (5) adds what has to be subtracted. Here contact = net - muscles.",
      "Print 7, equation 4 (and 4.1): n_d(i) + 1 = 2, not n_d(i) = 2.",
      "Print 8, equation 5 has the distal end alone: the origin pulls at the upper arm, so that the "
      "shoulder's net wrench does not change.",
      "Print 9: in a straight or folded arm muscles have no lever and u2 x u1 vanishes: a message, not 0/0.",
      "Print 10: w2 counts from the proximal end, not from the distal one; m_i of the weights' wrench is "
      "m_j.",
      "Print 11: l1 + l2 < |D2| is the case without a solution; too near is empty, too.",
      "Print 12: the elbow nearest to the meeting of hand line and circle's plane is the most bent in half "
      "of all arms; a line parallel to the plane is not degenerate, only one along the axis is.",
      "Print 13: in 2.2 F_0 and M_0 act at the distal end, and a_i is that of the centre of mass."};
  // NOLINTEND(bugprone-suspicious-missing-comma)
}

}  // namespace handhold
