// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_task/held_things.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "engine/core/spoken_amount.h"
#include "engine/task/prop_places.h"

namespace handhold {

namespace {

constexpr const char* kFloor = "floor";
constexpr double kSameTime = 0.02;                        // s
constexpr double kBarLength = 0.3, kBarDiameter = 0.032;  // m: room for one hand
constexpr double kBoxWidth = 0.25, kBoxLength = 0.4;      // m: room for one foot
constexpr double kThinnest = 0.02;                        // m, of a box
constexpr double kSole = 0.09;                            // m, from edge to edge of what presses

/// Times that are nearly one become one: their mean, or the end of the motion beside them.
void snap(double duration, std::vector<Bearing>& bearings) {
  std::vector<double*> times;
  for (Bearing& bearing : bearings) times.insert(times.end(), {&bearing.from, &bearing.to});
  std::ranges::sort(times, {}, [](const double* time) { return *time; });
  for (std::size_t first = 0; first < times.size();) {
    std::size_t last = first;
    double sum = *times[first];
    while (last + 1 < times.size() && *times[last + 1] - *times[last] < kSameTime) sum += *times[++last];
    double time = sum / static_cast<double>(last - first + 1);
    if (*times[first] < kSameTime) time = 0.0;
    if (*times[last] > duration - kSameTime) time = duration;
    for (; first <= last; ++first) *times[first] = time;
  }
  std::erase_if(bearings, [](const Bearing& bearing) { return !(bearing.to > bearing.from); });
}

bool overlap(const Bearing& a, const Bearing& b) { return a.from < b.to && b.from < a.to; }

ContactEnd footOf(BodySide side) {
  return side == BodySide::Right ? ContactEnd::RightFoot : ContactEnd::LeftFoot;
}

/// Toes point along the site's z as seen from above.
Vector3 headingOf(const Pose& X_WS) {
  const Vector3 z = X_WS.R.col(2), level(z.x(), 0.0, z.z());
  return level.norm() > 0.1 ? Vector3(level.normalized()) : Vector3::UnitZ();
}

class HeldThings {
 public:
  HeldThings(const Model& model, const FoundBearings& found, Task& task, Doubts& doubts)
      : model_(model), floor_(found.floor), bearings_(found.bearings), task_(task), doubts_(doubts) {
    snap(task.motion.duration, bearings_);
  }

  void add();

 private:
  void addFeet(BodySide side);
  void addFoot(const Bearing& ball, std::vector<const Bearing*> heels);
  void addHeel(const Bearing& heel, const Contact* ball);
  void addGrip(const Bearing& grip);
  Contact standing(const Bearing& bearing, ContactKind kind, const std::string& name) const;
  void putDown(Contact& contact);
  void hold(Contact contact, const std::vector<const Bearing*>& times);
  void tellMore(const std::string& contact, double bore, double usual);
  Vector3 heelBeside(const Contact& ball, BodySide side) const;
  std::string freeName(const std::string& name) const;

  const Model& model_;
  double floor_;
  std::vector<Bearing> bearings_;
  Task& task_;
  Doubts& doubts_;
};

std::string HeldThings::freeName(const std::string& name) const {
  const auto isTaken = [&](const std::string& wanted) {
    return std::ranges::any_of(task_.contacts, [&](const Contact& c) { return c.name == wanted; }) ||
           std::ranges::any_of(task_.props, [&](const Prop& p) { return p.name == wanted; }) ||
           std::ranges::any_of(task_.loads, [&](const Load& l) { return l.name == wanted; });
  };
  if (!isTaken(name)) return name;
  for (int number = 2;; ++number)
    if (const std::string numbered = name + " " + std::to_string(number); !isTaken(numbered)) return numbered;
}

Contact HeldThings::standing(const Bearing& bearing, ContactKind kind, const std::string& name) const {
  Contact contact;
  contact.name = freeName(name);
  contact.kind = kind;
  contact.end = footOf(bearing.side);
  contact.position = bearing.X_WS.p;
  contact.axis = Vector3::UnitY();
  contact.limits = usualLimits(kind);
  contact.limits.push = std::max(contact.limits.push, bearing.greatest);
  return contact;
}

/// On the floor as far off it as a sole may be, else on a box of its own.
void HeldThings::putDown(Contact& contact) {
  Prop* prop = &task_.props.front();
  const double height = contact.position.y() - floor_;
  if (std::abs(height) > kMostOff) {
    Prop box;
    box.name = freeName("box");
    box.size = Vector3(kBoxWidth, std::max(kThinnest, height), kBoxLength);
    box.position = contact.position - 0.5 * box.size.y() * Vector3::UnitY();
    if (contact.heading) box.orientation = Quaternion::FromTwoVectors(Vector3::UnitZ(), *contact.heading);
    task_.props.push_back(box);
    prop = &task_.props.back();
  }
  if (const auto place = nearestPlace(*prop, contact, Approach::AsItStands))
    putOn(*prop, place->place, contact);
}

void HeldThings::hold(Contact contact, const std::vector<const Bearing*>& times) {
  for (const Bearing* bearing : times)
    if (bearing->from > 0.0 || bearing->to < task_.motion.duration)
      task_.motion.holds.push_back({contact.name, bearing->from, bearing->to});
  if (rowOf(contact).isSole()) contact.breadth = kSole;
  tellMore(contact.name, contact.limits.push, usualLimits(contact.kind).push);
  task_.contacts.push_back(std::move(contact));
}

void HeldThings::tellMore(const std::string& contact, double bore, double usual) {
  if (bore > usual)
    doubts_.push_back({DoubtKind::Plate, contact,
                       "bore " + spokenSize(bore, Dimension::Force) + ", more than the usual " +
                           spokenSize(usual, Dimension::Force),
                       "taken as its limit"});
}

/// Where a level foot has its heel.
Vector3 HeldThings::heelBeside(const Contact& ball, BodySide side) const {
  const Site &of = model_.sites[findSite(model_, role::kBall, side)],
             &heel = model_.sites[findSite(model_, role::kHeel, side)];
  const Vector3 toHeel = of.X_LS.R.transpose() * (heel.X_LS.p - of.X_LS.p);
  const Vector3 y = ball.axis, z = *ball.heading;
  return ball.position + y.cross(z) * toHeel.x() + y * toHeel.y() + z * toHeel.z();
}

void HeldThings::addFoot(const Bearing& ball, std::vector<const Bearing*> heels) {
  const std::string side = ball.side == BodySide::Right ? "right" : "left";
  const bool isFlat = heels.size() == 1 && heels[0]->from == ball.from && heels[0]->to == ball.to;
  Contact foot = standing(ball, isFlat ? ContactKind::FlatFoot : ContactKind::Foot, side + " foot");
  foot.heading = headingOf(ball.X_WS);
  putDown(foot);
  Contact open = foot;
  // with its heel up a foot may turn on its ball
  if (!isFlat) open.heading.reset();
  if (open.place && !isFlat) open.place->turn = 0.0;
  hold(open, {&ball});
  if (isFlat || heels.empty()) return;
  Contact heel = standing(*heels.front(), ContactKind::Heel, side + " heel");
  heel.position = heelBeside(foot, ball.side);
  for (const Bearing* each : heels) heel.limits.push = std::max(heel.limits.push, each->greatest);
  putDown(heel);
  std::ranges::sort(heels, {}, &Bearing::from);
  hold(heel, heels);
}

void HeldThings::addFeet(BodySide side) {
  std::vector<const Bearing*> alone;
  for (const Bearing& heel : bearings_)
    if (heel.side == side && heel.kind == ContactKind::Heel) alone.push_back(&heel);
  for (const Bearing& ball : bearings_) {
    if (ball.side != side || ball.kind != ContactKind::Foot) continue;
    std::vector<const Bearing*> beside;
    std::ranges::copy_if(alone, std::back_inserter(beside),
                         [&](const Bearing* heel) { return overlap(*heel, ball); });
    std::erase_if(alone, [&](const Bearing* heel) { return overlap(*heel, ball); });
    addFoot(ball, beside);
  }
  for (const Bearing* heel : alone) {
    Contact contact =
        standing(*heel, ContactKind::Heel, side == BodySide::Right ? "right heel" : "left heel");
    putDown(contact);
    hold(contact, {heel});
  }
}

void HeldThings::addGrip(const Bearing& grip) {
  const std::string side = grip.side == BodySide::Right ? "right" : "left";
  Prop bar;
  bar.name = freeName(side + " bar");
  bar.kind = PropKind::Bar;
  bar.position = grip.X_WS.p;
  bar.size = Vector3(kBarLength, kBarDiameter, kBarDiameter);
  bar.orientation = Quaternion::FromTwoVectors(Vector3::UnitX(), grip.X_WS.R.col(2));
  task_.props.push_back(bar);
  Contact hand;
  hand.name = freeName(side + " hand");
  hand.kind = ContactKind::Grip;
  hand.end = handOf(grip.side);
  hand.position = grip.X_WS.p;
  hand.axis = grip.X_WS.R.col(2);
  hand.limits = usualLimits(hand.kind);
  // a person who was seen to hang by it can
  const double grips = grip.side == BodySide::Right ? model_.grip.right : model_.grip.left;
  if (grip.greatest > grips) hand.limits.pull = hand.limits.shear = grip.greatest;
  tellMore(hand.name, grip.greatest, grips);
  if (const auto place = nearestPlace(bar, hand, Approach::AsItStands)) putOn(bar, place->place, hand);
  hold(hand, {&grip});
}

void HeldThings::add() {
  Prop floor;
  floor.name = freeName(kFloor);
  floor.kind = PropKind::Floor;
  floor.position = Vector3(0.0, floor_, 0.0);
  task_.props.insert(task_.props.begin(), floor);
  for (const Bearing& bearing : bearings_)
    if (bearing.kind == ContactKind::Grip) addGrip(bearing);
  for (const BodySide side : kBodySides) addFeet(side);
}

}  // namespace

void addHeldThings(const Model& model, const FoundBearings& found, Task& task, Doubts& doubts) {
  HeldThings(model, found, task, doubts).add();
}

}  // namespace handhold
