// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/advice/moved_place.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

#include "engine/dynamics/kinematics.h"
#include "engine/laws/problem/relaxed_posture.h"
#include "engine/model/planar.h"
#include "engine/planning/advice/direct_change.h"
#include "engine/planning/advice/greatest_part.h"
#include "engine/task/prop_places.h"

namespace handhold {

namespace {

using Kind = TaskChange::Kind;

/// Places just within reach can be held in one way only: how much nearer they are tried.
constexpr double kMargins[] = {0.01, 0.03, 0.1};  // m
/// A contact that slides on its prop gets so near to where the body does (m), or the prop has to be moved.
constexpr double kSlidesThere = 0.02;

/// What is asked, and postures to begin from.
struct Asked {
  const Model& model;
  const Task& task;
  const VectorX& reference;
  const PostureResult& nearest;
  const PostureOptions& options;
};

/// A change that brings what is missed to the posture that misses it.
struct Way {
  TaskChange change;
  Vector3 gap = Vector3::Zero();
  VectorX q;  ///< the posture
};

/// Without leaving out what is small beside the rest: where arms are stretched that counts.
Vector3 inCentimetres(const Vector3& way) { return 0.01 * (100.0 * way).array().round(); }

/// Ways from places to where the body gets in a posture.
class Gaps {
 public:
  Gaps(const Model& model, const Task& task, const VectorX& q)
      : model_(model), task_(task), q_(q), data_(model) {
    updateKinematics(model, q, data_);
  }

  std::optional<Way> way(const std::vector<Violation>& missed) const;
  Vector3 gapTo(const std::string& site, const Vector3& place) const {
    return sitePose(model_, data_, model_.findSite(site)).p - place;
  }

 private:
  std::optional<Way> ofTarget(int index) const;
  std::optional<Way> ofContacts(const std::map<int, Vector3>& gaps) const;
  std::optional<Way> ofProp(const std::string& name, const Vector3& gap) const;

  const Model& model_;
  const Task& task_;
  const VectorX& q_;
  Data data_;
};

/// Circles and paths have no one nearest point, and lines and planes move across themselves alone.
std::optional<Way> Gaps::ofTarget(int index) const {
  const Target& target = task_.targets[static_cast<std::size_t>(index)];
  Way way{{Kind::Target, index}, gapTo(target.site, target.position), q_};
  const Vector3 n = target.direction.normalized();
  const Vector3 along = n * n.dot(way.gap);
  if (target.kind == TargetKind::Line) way.gap -= along;
  if (target.kind == TargetKind::Plane) way.gap = along;
  const bool hasPoint =
      target.kind == TargetKind::Point || target.kind == TargetKind::Line || target.kind == TargetKind::Plane;
  return hasPoint ? std::optional(way) : std::nullopt;
}

/// A prop that stands by itself.
std::optional<Way> Gaps::ofProp(const std::string& name, const Vector3& gap) const {
  const auto prop = std::ranges::find(task_.props, name, &Prop::name);
  const bool turns = std::ranges::any_of(task_.contacts, [&](const Contact& contact) {
    return contact.hinge && (contact.prop == name || std::ranges::count(contact.hinge->with, name) > 0);
  });
  if (prop == task_.props.end() || prop->kind == PropKind::Floor || turns) return {};
  return Way{{Kind::Prop, static_cast<int>(prop - task_.props.begin())}, gap, q_};
}

/// One slides on what it lives on as far as it gets there; several go along with their prop.
std::optional<Way> Gaps::ofContacts(const std::map<int, Vector3>& gaps) const {
  Vector3 mean = Vector3::Zero();
  const auto& [first, gap] = *gaps.begin();
  const Contact& contact = task_.contacts[static_cast<std::size_t>(first)];
  for (const auto& [index, one] : gaps) {
    if (task_.contacts[static_cast<std::size_t>(index)].prop != contact.prop) return {};
    mean += one / static_cast<double>(gaps.size());
  }
  if (gaps.size() > 1) return ofProp(contact.prop, mean);
  if (contact.hinge) return {};
  Vector3 by = gap;
  const bool isFoothold = !rowOf(contact).isOfHand() && rowOf(contact).isOneSided;
  const Vector3 n = contact.axis.normalized();
  if (isFoothold) by -= n * n.dot(by);
  const Vector3 slides = slidBy(task_, contact, by);
  if ((slides - by).norm() < kSlidesThere) return Way{{Kind::Contact, first}, slides, q_};
  return ofProp(contact.prop, gap);
}

std::optional<Way> Gaps::way(const std::vector<Violation>& missed) const {
  std::map<int, Vector3> contacts;
  std::optional<int> target;
  for (const Violation& law : missed) {
    if (law.index < 0) return {};
    if (law.quantity != Dimension::Length)
      continue;  // what is turned there may be right where it is moved to
    if (law.kind() == ViolationKind::Target) {
      if (target || !contacts.empty()) return {};
      target = law.index;
    } else if (law.kind() == ViolationKind::ContactPosition && !target) {
      const Contact& contact = task_.contacts[static_cast<std::size_t>(law.index)];
      contacts[law.index] = gapTo(contactSite(contact), contact.position);
    } else {
      return {};
    }
  }
  if (target) return ofTarget(*target);
  return contacts.empty() ? std::nullopt : ofContacts(contacts);
}

/// Along the way until all laws hold: what is turned as well, or bears less there, has to come nearer.
std::optional<Advice> fartherOn(const Model& model, const Task& task, const Way& way,
                                const PostureOptions& options) {
  TaskChange change = way.change;
  change.by = way.gap;
  if (isPlanar(model)) change.by.z() = 0.0;
  const std::optional<HeldPart> least = leastPart(model, parted(task, {change}), way.q, options);
  if (!least || options.stop.stop_requested()) return {};
  change.by = inCentimetres(change.by * (least->part + kMargins[0] / way.gap.norm()));
  if (solvedWith(change, model, task, least->q, options)) return Advice{Effect::MakesPossible, change};
  return {};
}

/// Whether all laws hold with it, a little further than the gap.
std::optional<Advice> triedWay(const Model& model, const Task& task, const Way& way,
                               const PostureOptions& options) {
  const double far = way.gap.norm();
  if (!(far > 0.0)) return {};
  for (const double margin : kMargins) {
    TaskChange change = way.change;
    change.by = inCentimetres(way.gap * (1.0 + margin / far));
    if (isPlanar(model)) change.by.z() = 0.0;
    if (options.stop.stop_requested()) return {};
    if (solvedWith(change, model, task, way.q, options)) return Advice{Effect::MakesPossible, change};
  }
  return fartherOn(model, task, way, options);
}

/// The posture near which one group yields alone: far from where it is reached searches get lost.
std::optional<RelaxedPosture> yielding(LawGroup group, const Asked& asked) {
  for (const VectorX* q : {&asked.nearest.q, &asked.reference}) {
    if (asked.options.stop.stop_requested()) return {};
    RelaxedPosture found = relaxedPosture(asked.model, asked.task, *q, {{group}, {}}, asked.options);
    if (found.holds) return found;
  }
  return {};
}

/// What may yield beside each other, each alone.
std::vector<Way> waysByGroup(const Asked& asked) {
  std::vector<Way> ways;
  for (const LawGroup group : {LawGroup::Targets, LawGroup::Hands, LawGroup::Feet}) {
    const std::optional<RelaxedPosture> found = yielding(group, asked);
    if (!found || !found->violations.contains(group)) continue;
    std::optional<Way> way = Gaps(asked.model, asked.task, found->result.q).way(found->violations.at(group));
    if (way) ways.push_back(std::move(*way));
  }
  std::ranges::stable_sort(ways, {}, [](const Way& way) { return way.gap.norm(); });
  return ways;
}

/// The ways of two contacts to where the body gets, the longer one first; empty for any other number of them.
std::vector<TaskChange> twoWays(const Asked& asked, const RelaxedPosture& found, LawGroup group) {
  const Gaps gaps(asked.model, asked.task, found.result.q);
  std::vector<TaskChange> ways;
  for (const Violation& law : found.violations.at(group)) {
    if (law.kind() != ViolationKind::ContactPosition || law.quantity != Dimension::Length) continue;
    const Contact& contact = asked.task.contacts[static_cast<std::size_t>(law.index)];
    if (contact.hinge) return {};
    const Vector3 gap = gaps.gapTo(contactSite(contact), contact.position);
    ways.push_back({Kind::Contact, law.index, slidBy(asked.task, contact, gap)});
  }
  if (ways.size() != 2) return {};
  std::ranges::stable_sort(ways, std::greater{}, [](const TaskChange& way) { return way.by.norm(); });
  return ways;
}

/// Along what the contact lives on.
TaskChange alongItsProp(const Task& task, TaskChange way, double part) {
  way.by = slidBy(task, task.contacts[static_cast<std::size_t>(way.index)], inCentimetres(part * way.by));
  return way;
}

}  // namespace

Vector3 slidBy(const Task& task, const Contact& contact, const Vector3& by) {
  Contact slid = contact;
  slideTo(task, contact.position + by, slid);
  return slid.position - contact.position;
}

bool isPlace(ViolationKind kind) {
  return kind == ViolationKind::Target || kind == ViolationKind::ContactPosition ||
         kind == ViolationKind::ContactDirection;
}

std::optional<Advice> movedPlace(const Model& model, const Task& task, const VectorX& reference,
                                 const PostureResult& nearest, const PostureOptions& options) {
  if (nearest.violations.empty() || !isPlace(nearest.violations.front().kind())) return {};
  const PostureOptions tried = briefly(options);
  if (nearest.violations.size() == 1)
    if (const auto way = Gaps(model, task, nearest.q).way(nearest.violations))
      if (std::optional<Advice> advice = triedWay(model, task, *way, tried)) return advice;
  for (const Way& way : waysByGroup({model, task, reference, nearest, tried}))
    if (std::optional<Advice> advice = triedWay(model, task, way, tried)) return advice;
  return {};
}

std::optional<Advice> firstOfTwo(const Model& model, const Task& task, const VectorX& reference,
                                 const PostureResult& nearest, const PostureOptions& options) {
  if (nearest.violations.empty() || !isPlace(nearest.violations.front().kind())) return {};
  const PostureOptions tried = briefly(options);
  const Asked asked{model, task, reference, nearest, tried};
  for (const LawGroup group : {LawGroup::Hands, LawGroup::Feet}) {
    const std::optional<RelaxedPosture> found = yielding(group, asked);
    if (!found || !found->violations.contains(group)) continue;
    const std::vector<TaskChange> ways = twoWays(asked, *found, group);
    if (ways.empty() || options.stop.stop_requested()) continue;
    const std::optional<HeldPart> least = leastPart(model, parted(task, ways), found->result.q, tried);
    if (!least) continue;
    const double part = least->part + kMargins[0] / ways[0].by.norm();
    const TaskChange first = alongItsProp(task, ways[0], part), second = alongItsProp(task, ways[1], part);
    Model same = model;
    Task changed = task;
    apply(second, same, changed);
    if (solvedWith(first, same, changed, least->q, tried)) return Advice{Effect::HelpsMost, first};
  }
  return {};
}

}  // namespace handhold
