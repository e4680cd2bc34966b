// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/spoken_place.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>

#include "engine/core/spoken_length.h"
#include "engine/core/spoken_name.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/planar.h"
#include "engine/task/load_shares.h"
#include "engine/task/prop_places.h"

namespace handhold {

namespace {

/// A list of a task, what one of its elements is called, and its name; empty where there is none.
struct NamedList {
  const char* path;
  const char* word;
  std::string (*name)(const Task& task, std::size_t index);
};

template <auto List>
std::string nameIn(const Task& task, std::size_t index) {
  const auto& list = task.*List;
  return index < list.size() ? list[index].name : std::string();
}

std::string timedTarget(const Task& task, std::size_t index) {
  return index < task.motion.targets.size() ? task.motion.targets[index].target.name : std::string();
}

std::string heldContact(const Task& task, std::size_t index) {
  return index < task.motion.holds.size() ? task.motion.holds[index].contact : std::string();
}

std::string stage(const Task& task, std::size_t index) {
  return index < task.motion.stages.size() ? task.motion.stages[index].name : std::string();
}

std::string ownTimed(const Task& task, std::size_t index) {
  const auto& all = task.motion.components;
  return index < all.size() ? spokenName(all[index].name) : std::string();
}

constexpr NamedList kLists[] = {
    {"contacts[", "contact", nameIn<&Task::contacts>}, {"targets[", "target", nameIn<&Task::targets>},
    {"loads[", "load", nameIn<&Task::loads>},          {"props[", "prop", nameIn<&Task::props>},
    {"motion.targets[", "target", timedTarget},        {"motion.holds[", "hold of", heldContact},
    {"motion.components[", "own way of", ownTimed},    {"motion.stages[", "stage", stage}};

/// Fields of a contact's place on a prop; the prop's name follows where `%` stands.
struct PlaceWords {
  const char* field;
  const char* words;
};

constexpr PlaceWords kPlaceWords[] = {{"on", "place on %"},          {"on.prop", "what it lives on"},
                                      {"on.along", "place along %"}, {"on.angle", "angle about %"},
                                      {"on.point", "place on %"},    {"on.turn", "turn on %"},
                                      {"on.off", "distance from %"}, {"on.or", "another place"}};

std::string placeWords(const std::string& field, const std::string& prop) {
  const std::string plain = field.substr(0, std::min(field.find('['), field.find(".at")));
  for (const PlaceWords& known : kPlaceWords) {
    if (plain != known.field) continue;
    std::string words = known.words;
    if (const std::size_t gap = words.find('%'); gap != std::string::npos) words.replace(gap, 1, prop);
    return words;
  }
  return {};
}

/// "position y" for position[1], "points 2" for points[1], "points 2 y" for points[1][1].
std::string stepWords(const std::string& step) {
  std::string words = step.substr(0, step.find('['));
  const bool isList = words == "points" || words == "with";
  for (std::size_t at = step.find('['), i = 0; at != std::string::npos; at = step.find('[', at + 1), ++i) {
    const int index = std::atoi(step.c_str() + at + 1);
    const bool isAxis = index >= 0 && index < 3 && (!isList || i > 0);
    words += ' ';
    if (isAxis)
      words += "xyz"[index];
    else
      words += std::to_string(index + 1);
  }
  std::replace(words.begin(), words.end(), '_', ' ');
  return words;
}

/// The innermost field first: "pull of the limits" for limits.pull.
std::string fieldWords(const std::string& field) {
  std::string words;
  for (std::size_t begin = 0; begin < field.size();) {
    const std::size_t end = std::min(field.find('.', begin), field.size());
    const std::string step = stepWords(field.substr(begin, end - begin));
    words = words.empty() ? step : step + " of the " + words;
    begin = end + 1;
  }
  return words;
}

}  // namespace

std::string spokenPlace(const Task& task, const std::string& path) {
  for (const NamedList& list : kLists) {
    if (!path.starts_with(list.path)) continue;
    const char* begin = path.data() + std::string(list.path).size();
    std::size_t index = 0;
    const auto read = std::from_chars(begin, path.data() + path.size(), index);
    const std::string name = read.ec == std::errc() ? list.name(task, index) : std::string();
    if (name.empty()) break;
    const std::string thing = std::string(list.word) + " " + name;
    const std::size_t field = path.find("].");
    if (field == std::string::npos) return thing;
    const std::string rest = path.substr(field + 2);
    const bool isPlace = path.starts_with("contacts[") && rest.starts_with("on");
    const std::string words = isPlace ? placeWords(rest, task.contacts[index].prop) : std::string();
    return thing + ", " + (words.empty() ? fieldWords(rest) : words);
  }
  return fieldWords(path);
}

std::string wayWords(const Vector3& way) {
  constexpr const char* kWays[3][2] = {
      {"to the right", "to the left"}, {"downwards", "upwards"}, {"backwards", "forwards"}};
  int axis = 0;
  way.cwiseAbs().maxCoeff(&axis);
  return kWays[axis][way[axis] > 0.0 ? 1 : 0];
}

std::vector<std::string> thumbWords(const Model& model, const Data& data, const Task& task) {
  std::vector<std::string> words;
  if (isPlanar(model)) return words;
  for (const Contact& contact : task.contacts) {
    const SiteIndex site = model.findSite(contactSite(contact));
    if (!contact.pinned || !rowOf(contact).isOnBar() || !site.valid()) continue;
    const Vector3 thumb = thumbAlongGrip(contact.end) * sitePose(model, data, site).R.col(2);
    words.push_back(contact.name + ": thumb " + wayWords(thumb) + " (" +
                    (thumb.dot(contact.axis) > 0.0 ? "along" : "against") + " the bar's axis)");
  }
  return words;
}

namespace {

/// Fingers are drawn and not counted: a grip may be told to bear what such fingers do not hold.
std::string looseFingerWords(const Model& model, const Contact& contact) {
  const bool isLoose = contact.fingers == HandShape::Pointing || contact.fingers == HandShape::Flat ||
                       contact.fingers == HandShape::Relaxed;
  if (!isLoose || !rowOf(contact).isOnBar() || limitsOn(model, contact).pull == 0.0) return {};
  return contact.name +
         " may bear a pull, which flat, pointing or relaxed fingers do not hold; let them close, or set its "
         "pull to 0";
}

}  // namespace

std::string openHandWords(const Model& model, const Task& task, const Contact& contact) {
  if (const std::string loose = looseFingerWords(model, contact); !loose.empty()) return loose;
  const auto side = sideOf(contact.end);
  const double share = closingShare(model, task, contact);
  if (share == 1.0 || !side) return {};
  const double hand = handLength(model, *side), across = 2.0 * heldRadius(task, contact);
  const std::string thing = contact.prop + " is " + spokenLength(across) +
                            " across, and this hand closes round " + spokenLength(closesRound(hand)) + ": ";
  if (share == 0.0)
    return contact.name + " holds nothing: " + thing + "make it a palm, or let it hold something thinner";
  char held[64];
  std::snprintf(held, sizeof held, " holds %.0f %% of its pull, %.0f N", 100.0 * share,
                share * *limitsOn(model, contact).pull);
  return thing + contact.name + held;
}

std::string emptyHandWords(const Model& model, const Task& task) {
  std::string words;
  for (const Contact& contact : task.contacts) {
    const bool isEmpty =
        closingShare(model, task, contact) == 0.0 || !looseFingerWords(model, contact).empty();
    if (contact.pinned && isEmpty) words += (words.empty() ? "" : "; ") + openHandWords(model, task, contact);
  }
  return words;
}

}  // namespace handhold
