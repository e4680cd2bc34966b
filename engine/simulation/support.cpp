// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/support.h"
#include "engine/model/planar.h"
#include "engine/model/roles.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

/// A floor is rough like the contacts of tasks are unless told otherwise.
constexpr double kFloorFriction = 0.6;
/// Points nearer to a surface start on it.
constexpr double kClearance = 1e-4;  // m

/// Cosine of the angle up to which a grip axis lies along its bar at the start.
constexpr double kAlongBar = 0.98;

/// Sites that may touch a floor, and how thick the body is there (m).
struct Place {
  Role role;
  double radius;
};
constexpr Place kPlaces[] = {{role::kHeel, 0.0},   {role::kBall, 0.0},      {role::kToeTip, 0.0},
                             {role::kKnee, 0.055}, {role::kPalm, 0.0},      {role::kFingertip, 0.0},
                             {role::kElbow, 0.04}, {role::kShoulder, 0.06}, {role::kHipCentre, 0.11},
                             {role::kChest, 0.0},  {role::kHeadTop, 0.0},   {role::kChin, 0.0}};

/// Where the point is when it lies within reach of where the task wants it; a heel without a place of its own
/// is held on its surface.
Support contactSupport(const ContactPoint& point, const Task& task, const Data& data) {
  Support support;
  support.point = point;
  // friction of the hand may carry a moment about the bar; it does not keep the hand from turning
  support.rubs = rowOf(point.kind).turnsFreely && point.carries[5];
  if (support.rubs) support.point.carries[5] = false;
  support.oneSided = rowOf(point.kind).isOneSided;
  support.state = task.contacts[point.contact].pinned ? SupportState::Closed : SupportState::Off;
  support.anchor = point.target;
  support.R_WS = data.R_WL[point.link] * point.R_LS;
  // a grip is about the bar that the task names, unless the hand is turned away from it
  const Vector3 bar = task.contacts[point.contact].axis.normalized();
  const double along = support.R_WS.col(2).dot(bar);
  if (!support.oneSided && std::abs(along) > kAlongBar && !support.point.carries[5])
    support.R_WS.col(2) = along > 0.0 ? bar : Vector3(-bar);
  return support;
}

/// A broad sole presses with both of its edges, the left one first; what a planar model sees of it is its
/// line.
std::vector<ContactPoint> pressingPoints(const Model& model, const ContactPoint& point) {
  if (point.patch == 0.0 || isPlanar(model)) return {point};
  std::vector<ContactPoint> edges;
  for (const bool isLeft : {true, false}) {
    ContactPoint edge = point;
    // the site's y points up from the sole, its z to the toes
    edge.p_L += (isLeft ? point.patch : -point.patch) * point.R_LS.col(0);
    edge.localPoint = edge.frame.valid() ? model.frames[edge.frame].X_LF.inverse() * edge.p_L : edge.p_L;
    for (std::string ContactPoint::*words : {&ContactPoint::name, &ContactPoint::told})
      (edge.*words).append(isLeft ? " left edge" : " right edge");
    edges.push_back(std::move(edge));
  }
  return edges;
}

/// y up; a planar model carries nothing along z.
ContactPoint touchPoint(const Model& model, SiteIndex index, const std::string& floor) {
  const Site& site = model.sites[index];
  ContactPoint point;
  point.name = site.name + " on " + floor;
  std::replace(point.name.begin(), point.name.end(), '_', ' ');
  point.fileKind = "foot";
  point.kind = ContactKind::Foot;
  point.link = site.link;
  point.frame = site.frame;
  point.p_L = site.X_LS.p;
  point.localPoint = site.frame.valid() ? model.frames[site.frame].X_LF.inverse() * point.p_L : point.p_L;
  point.friction = kFloorFriction;
  point.hasCone = true;
  point.axes = LoadAxes::Surface;
  point.carries = {true, true, !isPlanar(model), false, false, false};
  return point;
}

/// The task's support at the same place of the body on the same surface, -1 if there is none.
int findTwin(const std::vector<Support>& supports, const Support& touch) {
  for (std::size_t i = 0; i < supports.size(); ++i) {
    const Support& other = supports[i];
    if (!other.oneSided || other.point.contact < 0 || other.point.link != touch.point.link) continue;
    const bool samePlace = (other.point.p_L - touch.point.p_L).norm() < 1e-3;
    const bool sameSurface =
        other.point.normal.y() > 0.999 && std::abs(other.anchor.y() - touch.anchor.y()) < 1e-3;
    if (samePlace && sameSurface) return static_cast<int>(i);
  }
  return -1;
}

class TouchWriter {
 public:
  TouchWriter(const Model& model, const Task& task, const Data& data, std::vector<Support>& supports)
      : model_(model), task_(task), data_(data), supports_(supports) {}

  void write() const {
    for (const Prop& prop : task_.props) {
      if (prop.kind != PropKind::Floor) continue;
      for (const Place& place : kPlaces) {
        if (!place.role.isSided) add(findSite(model_, place.role), place.radius, prop);
        for (const BodySide side : kBodySides)
          if (place.role.isSided) add(findSite(model_, place.role, side), place.radius, prop);
      }
    }
  }

 private:
  void add(SiteIndex index, double radius, const Prop& floor) const {
    if (!index.valid()) return;
    Support touch;
    touch.point = touchPoint(model_, index, floor.name);
    touch.oneSided = true;
    touch.state = SupportState::Open;
    touch.radius = radius;
    touch.anchor = floor.position;
    touch.twin = findTwin(supports_, touch);
    // who stands without a contact of the task stands on what is there; what a contact holds waits for it
    const double gap = gapOf(touch, data_);
    touch.armed = gap > kClearance || (gap > -kClearance && !isHeld(touch.point.link));
    supports_.push_back(touch);
  }

  bool isHeld(LinkIndex link) const {
    return std::ranges::any_of(supports_, [link](const Support& support) {
      return support.point.link == link && support.state == SupportState::Closed;
    });
  }

  const Model& model_;
  const Task& task_;
  const Data& data_;
  std::vector<Support>& supports_;
};

}  // namespace

std::vector<Support> makeSupports(const Model& model, const Task& task, Touching touching, const Data& data) {
  Task all = task;
  for (Contact& contact : all.contacts) contact.pinned = true;
  std::vector<Support> supports;
  for (const ContactPoint& point : contactPoints(model, all))
    for (const ContactPoint& pressing : pressingPoints(model, point))
      supports.push_back(contactSupport(pressing, task, data));
  if (touching == Touching::Body) TouchWriter(model, task, data, supports).write();
  return supports;
}

double gapOf(const Support& support, const Data& data) {
  return support.point.normal.dot(worldPoint(support.point, data) - support.anchor) - support.radius;
}

Vector3 offsetOf(const Support& support, const Data& data) {
  return worldPoint(support.point, data) - support.anchor;
}

}  // namespace handhold
