// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/place_check.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/core/bounds.h"
#include "engine/core/nearest_name.h"
#include "engine/core/spoken_length.h"
#include "engine/task/load_shares.h"
#include "engine/task/prop_places.h"

namespace handhold {

namespace {

/// Beyond the end of a rod or the edge of a face by rounding only (m).
constexpr double kSlack = 1e-9;

struct Field {
  const char* name;
  double value;
  Range range;
};

std::optional<TaskProblem> numberProblem(const PropPlace& place, const std::string& on) {
  const Field fields[] = {
      {"along", place.along, bound::kPosition},      {"angle", place.angle, bound::kAngle},
      {"point", place.across.x(), bound::kPosition}, {"point", place.across.y(), bound::kPosition},
      {"turn", place.turn, bound::kAngle},           {"off", place.off, {-kMostOff, kMostOff, "m"}}};
  for (const Field& field : fields)
    if (!field.range.holds(field.value))
      return TaskProblem{on + "." + field.name, outOfRange(field.value), "write " + inWords(field.range)};
  return std::nullopt;
}

TaskProblem tooThick(const Prop& prop, double across, const std::string& on) {
  return {on,
          "is " + spokenLength(across) + " across, and no hand holds on to more than " +
              spokenLengthBeside(kThickestHeld, across),
          "make " + quoted(prop.name) + " thinner, push with a palm, or hold something else"};
}

/// A hand may stand off a box, by a handle of it, and go round its edges or pinch it, but not its face.
std::optional<TaskProblem> boxProblem(const Prop& prop, const Contact& contact, const std::string& on) {
  if (prop.kind != PropKind::Box || !rowOf(contact).isOnBar()) return std::nullopt;
  constexpr double kHandle = 0.016;  // m, the radius of one that is drawn
  const PropPlace& place = *contact.place;
  if ((place.point.cwiseAbs() - 0.5 * prop.size).maxCoeff() > kHandle) return std::nullopt;
  Eigen::Index along = 0;
  place.axis.cwiseAbs().maxCoeff(&along);
  const double across = std::min(prop.size[(along + 1) % 3], prop.size[(along + 2) % 3]);
  if (across <= kThickestHeld) return std::nullopt;
  return tooThick(prop, across, on);
}

std::optional<TaskProblem> frameProblem(const PropPlace& place, const std::string& on) {
  constexpr Range kUnits{-1e6, 1e6};  // a mesh may count in tenths of millimetres
  for (const double part : place.point)
    if (!kUnits.holds(part)) return TaskProblem{on + ".point", outOfRange(part), "write " + inWords(kUnits)};
  const auto points = [](const Vector3& v) { return v.allFinite() && v.norm() > 1e-9; };
  if (!points(place.axis)) return TaskProblem{on + ".axis", "points nowhere", "write a direction"};
  if (place.heading && !points(*place.heading))
    return TaskProblem{on + ".heading", "points nowhere", "write a direction"};
  constexpr Range kOff{0.0, kMostOff, "m"};
  if (!kOff.holds(place.off))
    return TaskProblem{on + ".off", outOfRange(place.off), "write " + inWords(kOff)};
  return std::nullopt;
}

/// "has 8 rungs", "has no rungs"
std::string partsInWords(const Prop& prop, PropPart part) {
  const std::vector<PartShape> shapes = partShapes(prop);
  const auto count =
      std::count_if(shapes.begin(), shapes.end(), [part](const PartShape& s) { return s.part == part; });
  const std::string word = rowOf(part).word;
  return "has " + (count == 0 ? "no " : std::to_string(count) + " ") + word + (count == 1 ? "" : "s");
}

std::optional<TaskProblem> missingPart(const Prop& prop, const PropPlace& place, const std::string& on) {
  const PropPartRow& row = rowOf(place.part);
  if (row.prop != prop.kind)
    return TaskProblem{on, "is no place on a " + toString(prop.kind),
                       "write what a " + toString(prop.kind) + " has, see README, Places"};
  return TaskProblem{on + "." + row.word, quoted(prop.name) + " " + partsInWords(prop, place.part),
                     "choose another " + std::string(row.word)};
}

/// What is left to the solver goes from less to more, within the part, and the place lies in it.
std::optional<TaskProblem> spanProblem(const PartShape& shape, const PropPlace& place,
                                       const std::string& on) {
  for (int k = 0; k < (shape.isRod() ? 1 : 2); ++k) {
    const auto& span = place.free[k];
    if (!span) continue;
    const std::string path = shape.isRod() ? on + ".along" : on + ".point[" + std::to_string(k) + "]";
    const double half = shape.isRod() ? 0.5 * shape.length : shape.half[k];
    const double at = shape.isRod() ? place.along : place.across[k];
    const Range whole{-std::min(half, 1e3), std::min(half, 1e3), "m"};
    if (!whole.holds(span->from) || !whole.holds(span->to))
      return TaskProblem{path, "reaches beyond what is held",
                         "write 'from' and 'to' within " + inWords(whole)};
    if (span->from >= span->to)
      return TaskProblem{path, "leaves nothing to choose", "let 'to' be more than 'from'"};
    if (!Range{span->from - kSlack, span->to + kSlack}.holds(at))
      return TaskProblem{path + ".at", "lies outside", "write a number from 'from' to 'to'"};
  }
  return std::nullopt;
}

/// How far a place lies beyond the end or the edge of what it is on.
std::optional<TaskProblem> beyondProblem(const Prop& prop, const PartShape& shape, const PropPlace& place,
                                         const std::string& on) {
  const std::string part = partName(shape.part, shape.number);
  const std::string thing = part.empty() ? quoted(prop.name) : part + " of " + quoted(prop.name);
  if (shape.isRod()) {
    const double beyond = std::abs(place.along) - 0.5 * shape.length;
    if (beyond <= kSlack) return std::nullopt;
    return TaskProblem{on + ".along", "lies " + spokenLength(beyond) + " beyond the end of " + thing,
                       "write " + inWords({-0.5 * shape.length, 0.5 * shape.length, "m"})};
  }
  const Vector2 beyond = place.across.cwiseAbs() - shape.half;
  if (beyond.maxCoeff() <= kSlack) return std::nullopt;
  return TaskProblem{on + ".point",
                     "lies " + spokenLength(beyond.maxCoeff()) + " beyond the edge of " + thing,
                     "move it onto the face"};
}

/// Smaller moves (m) and turns (rad) are not worth a word.
constexpr double kWorthTelling = 1e-3;

/// "left grip (moved 9.0 mm)"
std::string boundWords(const PlaceNote& note) {
  if (note.moved > kWorthTelling) return note.contact + " (moved " + spokenLength(note.moved) + ")";
  if (note.turned > kWorthTelling) return note.contact + " (turned)";
  return note.contact;
}

std::string toldWords(const PlaceNote& note) {
  if (note.kind == PlaceNote::Kind::Adrift)
    return note.contact + " stands free: the task has no props, and no " + note.prop;
  if (note.moved > kWorthTelling)
    return "the position of " + note.contact + " is " + spokenLength(note.moved) + " from its place on " +
           note.prop + "; the place counts";
  return "the axis of " + note.contact + " is not that of its place on " + note.prop + "; the place counts";
}

/// Of one place of a contact, at `on`.
std::optional<TaskProblem> problemAt(const Task& task, const Contact& contact, const std::string& on) {
  const PropPlace& place = *contact.place;
  const Prop* prop = propOf(task, contact);
  if (!prop) {
    std::vector<std::string> names;
    for (const Prop& other : task.props) names.push_back(other.name);
    return TaskProblem{on + ".prop", "the task has no prop " + quoted(contact.prop),
                       suggestion(contact.prop, names)};
  }
  if (place.part == PropPart::Frame) {
    const auto problem = frameProblem(place, on);
    return problem ? problem : boxProblem(*prop, contact, on);
  }
  if (const auto problem = numberProblem(place, on)) return problem;
  const auto shape = partShape(*prop, place.part, place.number);
  if (!shape) return missingPart(*prop, place, on);
  if (!suits(rowOf(contact), place.part))
    return TaskProblem{on, "a " + toString(contact.kind) + " goes round bars, rungs and rails",
                       "put it on one, or choose another kind"};
  if (shape->isRod() && 2.0 * shape->radius > kThickestHeld) return tooThick(*prop, 2.0 * shape->radius, on);
  if (const auto problem = spanProblem(*shape, place, on)) return problem;
  return beyondProblem(*prop, *shape, place, on);
}

/// A hand that went round something lies on it now: on the nearest face, or above a mesh (before an upright
/// one).
void lieOnSkin(const Prop& prop, double radius, Contact& contact) {
  if (const auto face = nearestPlace(prop, contact, Approach::Anew)) return putOn(prop, face->place, contact);
  const Vector3 along = contact.axis.normalized();
  constexpr double kUpright = 0.9;
  const Vector3 towards = std::abs(along.y()) > kUpright ? Vector3(-Vector3::UnitZ()) : Vector3::UnitY();
  contact.axis = (towards - along * along.dot(towards)).normalized();
  contact.position += radius * contact.axis;
  putOn(prop, framePlace(prop, contact), contact);
}

}  // namespace

std::optional<TaskProblem> placeProblem(const Task& task, const Contact& contact, const std::string& path) {
  if (!contact.place) return std::nullopt;
  const std::string on = path + ".on";
  if (const auto problem = problemAt(task, contact, on)) return problem;
  for (std::size_t i = 0; i < contact.others.size(); ++i) {
    Contact there = contact;
    standAt(there, i);
    if (const auto problem = problemAt(task, there, on + ".or[" + std::to_string(i) + "]")) return problem;
  }
  return std::nullopt;
}

std::optional<TaskProblem> choiceProblem(const Task& task) {
  std::size_t choices = 1;
  for (std::size_t i = 0; i < task.contacts.size(); ++i) {
    choices *= placeCount(task.contacts[i]) * sideCount(task.contacts[i]);
    if (choices <= kMostHoldChoices) continue;
    return TaskProblem{
        "contacts[" + std::to_string(i) + "]." + (placeCount(task.contacts[i]) > 1 ? "on.or" : "either_side"),
        "leaves more than " + std::to_string(kMostHoldChoices) +
            " ways to choose with the places and sides of the contacts before it",
        "let fewer contacts choose, or among fewer places"};
  }
  return std::nullopt;
}

std::vector<std::string> inWords(const std::vector<PlaceNote>& notes) {
  std::vector<std::pair<std::string, std::vector<std::string>>> byProp;
  std::vector<std::string> sentences;
  for (const PlaceNote& note : notes) {
    if (note.kind != PlaceNote::Kind::Bound) {
      sentences.push_back(toldWords(note));
      continue;
    }
    if (byProp.empty() || byProp.back().first != note.prop) byProp.push_back({note.prop, {}});
    byProp.back().second.push_back(boundWords(note));
  }
  std::vector<std::string> parts;
  for (const auto& [prop, contacts] : byProp)
    parts.push_back(listed(contacts, "and") +
                    (parts.empty() ? (contacts.size() > 1 ? " are now on " : " is now on ") : " on ") + prop);
  if (!parts.empty()) sentences.insert(sentences.begin(), listed(parts, "and"));
  return sentences;
}

void agreeWithPlace(const Task& task, const Contact& before, Contact& contact) {
  if (contact.prop.empty()) return setFree(contact);
  const Prop* prop = propOf(task, contact);
  if (!prop || !contact.place) return;
  const bool isSame = contact.prop == before.prop && contact.place == before.place;
  const bool isFrame = contact.place->part == PropPart::Frame;
  if (isSame && isFrame && rowOf(before).isOnBar() && !rowOf(contact).isOnBar())
    return lieOnSkin(*prop, heldRadius(task, before), contact);
  if (isSame && !suits(rowOf(contact), contact.place->part)) contact.place = framePlace(*prop, contact);
  if (isSame && contact.heading && contact.heading != before.heading) takeHeading(*prop, contact);
  if (isSame && contact.position != before.position) slideTo(task, contact.position, contact);
  const bool isBeside = contact.place->part == PropPart::Frame;
  if (isSame && isBeside && contact.axis != before.axis) contact.place = framePlace(*prop, contact);
  resolvePlace(*prop, contact);
}

}  // namespace handhold
