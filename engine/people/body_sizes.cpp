// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/people/body_sizes.h"

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"

namespace handhold {

namespace {

// Joint centres by the survey's landmarks.
constexpr double kShoulderBelowAcromion = 0.12;  // of acromion to radiale: 4 cm in the median man
constexpr double kHipSpacing = 0.329;            // half of it, of the bicristal breadth
constexpr double kShoulderSpacing = 0.443;       // half of it, of the biacromial breadth

/// Sizes of the figure in resources/meshes as it stands on the skeleton (m), which its places and capsules
/// were measured on: girths at the planes that the figure's file tells.
struct FigureSizes {
  double footLength = 0.256, footBreadth = 0.096, handLength = 0.170;
  double head = 0.528, chest = 0.972, hips = 0.956;
  double biceps = 0.310, forearm = 0.274, thigh = 0.575, calf = 0.359;
};
constexpr FigureSizes kFigure;

/// The body at its zero posture.
class ZeroPosture {
 public:
  explicit ZeroPosture(const Model& model) : model_(model), data_(model) {
    updateKinematics(model, model.zeroPosition(), data_);
  }
  Vector3 site(const Role& role) const { return sitePose(model_, data_, findSite(model_, role)).p; }
  Vector3 side(const Role& role) const {
    return sitePose(model_, data_, wantSite(model_, role, BodySide::Right)).p;
  }
  /// Of the joint by which a segment hangs on the others.
  Vector3 jointOf(BodySegment segment, std::optional<BodySide> side) const {
    const std::vector<BodySegment> segments = segmentsOf(model_);
    LinkIndex link = segmentLink(model_, segment, side);
    for (;;) {
      const LinkIndex parent = model_.joints[static_cast<std::size_t>(link)].parent;
      if (!parent.valid() || segments[static_cast<std::size_t>(parent)] != segment) break;
      link = parent;
    }
    return data_.p_WL[static_cast<std::size_t>(link)];
  }
  Vector3 chestJoint() const {
    return data_.p_WL[static_cast<std::size_t>(segmentLink(model_, BodySegment::Trunk, {}))];
  }

 private:
  const Model& model_;
  Data data_;
};

void requireAbove(const char* part, double length, const char* measures) {
  if (length <= 0.0)
    throw InputError("measures", std::string("leave no length to the ") + part,
                     std::string("change ") + measures);
}

/// Each measure may be somebody's while all together are nobody's.
void requireBody(const BodySizes& sizes) {
  requireAbove("shank", sizes.knee - sizes.ankle, "lateralfemoralepicondyleheight or lateralmalleolusheight");
  requireAbove("thigh", sizes.hip - sizes.knee, "sittingheight or lateralfemoralepicondyleheight");
  requireAbove("trunk", std::min(sizes.neck, sizes.shoulder) - sizes.chest,
               "sittingheight, acromialheight or cervicaleheight");
  requireAbove("head", sizes.top - sizes.neck, "cervicaleheight or suprasternaleheight");
}

}  // namespace

BodySizes sizesOf(const Model& model) {
  const ZeroPosture zero(model);
  const double sole = zero.side(role::kBall).y();
  const Vector3 hip = zero.jointOf(BodySegment::Thigh, BodySide::Right);
  const Vector3 shoulder = zero.side(role::kShoulder), elbow = zero.side(role::kElbow);
  const Vector3 wrist = zero.side(role::kWrist);
  BodySizes sizes;
  sizes.ankle = zero.side(role::kAnkle).y() - sole;
  sizes.knee = zero.side(role::kKnee).y() - sole;
  sizes.hip = hip.y() - sole;
  sizes.seat = zero.site(role::kSeat).y() - sole;
  sizes.pelvis = zero.jointOf(BodySegment::Trunk, {}).y() - sole;
  sizes.chest = zero.chestJoint().y() - sole;
  sizes.shoulder = shoulder.y() - sole;
  sizes.neck = zero.jointOf(BodySegment::Head, {}).y() - sole;
  sizes.top = sizes.stature = zero.site(role::kHeadTop).y() - sole;
  sizes.hipHalf = -hip.x();
  sizes.shoulderHalf = -shoulder.x();
  sizes.upperArm = (elbow - shoulder).norm();
  sizes.forearm = (wrist - elbow).norm();
  sizes.hand = std::abs(zero.side(role::kFingertip).x() - wrist.x());
  sizes.foot = zero.side(role::kToeTip).z() - zero.side(role::kHeel).z();
  return sizes;
}

BodySizes sizesFor(const Person& person, const BodySizes& base) {
  const auto m = [&](const char* word) { return person.measures.at(word); };
  BodySizes sizes;
  sizes.stature = m("stature");
  const double whole = sizes.stature / base.stature;
  sizes.ankle = m("lateralmalleolusheight");
  sizes.knee = m("lateralfemoralepicondyleheight");
  sizes.seat = sizes.stature - m("sittingheight");
  sizes.hip = sizes.seat + whole * (base.hip - base.seat);
  // C7/T1 lies in front of the vertebra's tip and behind the notch of the breastbone
  const double neck = 0.5 * (m("cervicaleheight") + m("suprasternaleheight"));
  const double shoulder = m("acromialheight") - kShoulderBelowAcromion * m("acromionradialelength");
  const double longer = person.isWeightless ? kWeightlessGrowth * m("sittingheight") : 0.0;
  sizes.neck = neck + longer;
  sizes.top = sizes.stature + longer;
  sizes.shoulder = shoulder + longer * (shoulder - sizes.hip) / (neck - sizes.hip);
  const double trunk = (sizes.neck - sizes.hip) / (base.neck - base.hip);
  sizes.pelvis = sizes.hip + trunk * (base.pelvis - base.hip);
  sizes.chest = sizes.hip + trunk * (base.chest - base.hip);
  sizes.hipHalf = kHipSpacing * m("bicristalbreadth");
  sizes.shoulderHalf = kShoulderSpacing * m("biacromialbreadth");
  sizes.upperArm = (1.0 - kShoulderBelowAcromion) * m("acromionradialelength");
  sizes.forearm = m("radialestylionlength");
  sizes.hand = base.hand * m("handlength") / kFigure.handLength;
  sizes.foot = base.foot * m("footlength") / kFigure.footLength;
  requireBody(sizes);
  return sizes;
}

BodyFactors factorsFor(const Person& person, const BodySizes& base, const BodySizes& wanted) {
  const auto m = [&](const char* word) { return person.measures.at(word); };
  const double whole = wanted.stature / base.stature;
  const double trunk = (wanted.neck - wanted.hip) / (base.neck - base.hip);
  const double shoulders = wanted.shoulderHalf / base.shoulderHalf;
  const double foot = wanted.foot / base.foot, hand = wanted.hand / base.hand;
  const double head = (wanted.top - wanted.neck) / (base.top - base.neck);
  BodyFactors factors;
  factors.chestToShoulder = (wanted.shoulder - wanted.chest) / (base.shoulder - base.chest);
  const auto set = [&](BodySegment segment, const Vector3& bones, const Vector3& skin) {
    factors.of(segment) = {bones, skin};
  };
  const auto limb = [&](BodySegment segment, const Vector3& both) { set(segment, both, both); };
  const double biceps = m("bicepscircumferenceflexed") / kFigure.biceps;
  const double forearm = m("forearmcircumferenceflexed") / kFigure.forearm;
  const double thigh = m("thighcircumference") / kFigure.thigh, calf = m("calfcircumference") / kFigure.calf;
  const double hips = m("buttockcircumference") / kFigure.hips,
               chest = m("chestcircumference") / kFigure.chest;
  const double skull = m("headcircumference") / kFigure.head;
  set(BodySegment::Pelvis, {wanted.hipHalf / base.hipHalf, trunk, whole},
      {hips, (wanted.pelvis - wanted.seat) / (base.pelvis - base.seat), hips});
  set(BodySegment::Trunk, {shoulders, trunk, whole}, {chest, trunk, chest});
  limb(BodySegment::ShoulderGirdle, {shoulders, 1.0, whole});
  set(BodySegment::Head, {whole, head, whole}, {skull, head, skull});
  limb(BodySegment::UpperArm, {wanted.upperArm / base.upperArm, biceps, biceps});
  limb(BodySegment::Forearm, {wanted.forearm / base.forearm, forearm, forearm});
  limb(BodySegment::Hand, {hand, hand, hand});
  limb(BodySegment::Thigh, {thigh, (wanted.hip - wanted.knee) / (base.hip - base.knee), thigh});
  limb(BodySegment::Shank, {calf, (wanted.knee - wanted.ankle) / (base.knee - base.ankle), calf});
  for (const BodySegment part : {BodySegment::Foot, BodySegment::Toes})
    limb(part, {m("footbreadthhorizontal") / kFigure.footBreadth, wanted.ankle / base.ankle, foot});
  return factors;
}

}  // namespace handhold
