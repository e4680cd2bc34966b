// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/file/contact_json.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/core/bounds.h"
#include "engine/task/file/json_list.h"
#include "engine/task/file/task_fields.h"
#include "engine/task/prop_places.h"

namespace handhold {

namespace {

/// "on" of a contact that lives on no prop.
constexpr const char* kFreeInTheWorld = "world";
/// Places at which a contact may hold instead.
constexpr const char* kOthers = "or";
/// Positions (m) and axes (rad) nearer than this are the same.
constexpr double kSamePlace = 1e-3;

using Json = nlohmann::ordered_json;

/// The row whose word the place has as a field; null where it has none.
const PropPartRow* rowNamedIn(const JsonNode& on) {
  const PropPartRow* found = nullptr;
  for (const PropPartRow& row : kPropPartRows) {
    if (*row.word == '\0' || !on.has(row.word)) continue;
    if (found) on.at(row.word).fail("stands beside " + quoted(found->word), "keep one of them");
    found = &row;
  }
  return found;
}

int numberOf(const JsonNode& which, const PropPartRow& row) {
  if (!row.isNamed()) {
    const double number = which.number({1.0, 1e6, ""});
    if (number != std::floor(number)) which.fail("is not a whole number", "write a whole number from 1");
    return static_cast<int>(number);
  }
  std::vector<std::string> names;
  for (const char* name : row.names)
    if (name) names.push_back(name);
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == which.text()) return static_cast<int>(i) + 1;
  which.fail(quoted(which.text()).append(" is no ").append(row.word), "use " + listed(names));
}

/// Without a word a place is on a bar, on the ground, or anywhere in the prop's frame.
PropPart plainPart(const JsonNode& on) {
  if (on.has("along")) return PropPart::Bar;
  if (!on.has("point")) on.fail("tells no place", "add 'along' on a bar, or 'point'");
  return on.at("point").items().size() == 2 ? PropPart::Ground : PropPart::Frame;
}

/// A number, or what is left to the solver: from one to another, at the middle or where it was last.
double readMeasure(const JsonNode& node, std::optional<Span>& free) {
  if (!node.isObject()) return node.number();
  node.allowOnly({"from", "to", "at"});
  free = Span{node.at("from").number(), node.at("to").number()};
  double at = 0.5 * (free->from + free->to);
  node.read("at", at);
  return at;
}

void readRod(const JsonNode& on, PropPlace& place) {
  place.along = readMeasure(on.at("along"), place.free[0]);
  on.read("angle", place.angle);
}

void readFace(const JsonNode& on, PropPlace& place) {
  const std::vector<JsonNode> point = on.at("point").items();
  if (point.size() != 2) on.at("point").fail("has " + std::to_string(point.size()) + " numbers", "write 2");
  for (std::size_t k = 0; k < 2; ++k)
    place.across[static_cast<int>(k)] = readMeasure(point[k], place.free[k]);
}

Json measureJson(double value, const std::optional<Span>& free) {
  if (!free) return value;
  return Json{{"from", free->from}, {"to", free->to}, {"at", value}};
}

void readFrame(const JsonNode& on, PropPlace& place) {
  place.point = vector3(on.at("point"));
  place.axis = direction(on.at("axis"));
  if (on.has("heading")) place.heading = direction(on.at("heading"));
  on.read("off", place.off);
}

/// Whether "on" says where fingers or toes point, too.
bool tellsHeading(const JsonNode& on, const Contact& contact) {
  return on.has("heading") || on.has("turn") || (rowOf(contact).isOnBar() && on.has("angle"));
}

/// What a place on a part may tell.
std::vector<std::string> fieldsOf(const PropPlace& place, const PropPartRow* row) {
  if (place.part == PropPart::Frame) return {"prop", "point", "axis", "heading", "off"};
  const bool isRod = rowOf(place.part).isRod();
  std::vector<std::string> fields = {"prop", "turn", "off", isRod ? "along" : "point"};
  if (isRod) fields.push_back("angle");
  if (row) fields.push_back(row->word);
  return fields;
}

/// One place; besides it the node may have another field. A heading that it tells has still to be resolved.
void readPlaceOn(const JsonNode& on, const char* besides, Contact& contact) {
  contact.prop = on.at("prop").text();
  PropPlace place;
  const PropPartRow* row = rowNamedIn(on);
  place.part = row ? row->part : plainPart(on);
  if (row) place.number = numberOf(on.at(row->word), *row);
  std::vector<std::string> fields = fieldsOf(place, row);
  if (besides) fields.push_back(besides);
  on.allowOnly(fields);
  if (place.part == PropPart::Frame) {
    readFrame(on, place);
  } else {
    rowOf(place.part).isRod() ? readRod(on, place) : readFace(on, place);
    on.read("turn", place.turn);
    on.read("off", place.off);
  }
  contact.place = place;
  if (tellsHeading(on, contact) && !contact.heading) contact.heading = Vector3::UnitX();
}

void readPlace(const JsonNode& on, Contact& contact) {
  if (on.isText()) {
    if (on.text() != kFreeInTheWorld)
      on.fail(quoted(on.text()).append(" is no place"),
              "write \"world\", or the prop and where on it: {\"prop\": \"bar\", \"along\": 0.2}");
    return;
  }
  readPlaceOn(on, kOthers, contact);
  if (!on.has(kOthers)) return;
  for (const JsonNode& other : on.at(kOthers).items()) {
    Contact there = contact;
    readPlaceOn(other, nullptr, there);
    contact.others.push_back({there.prop, *there.place});
    contact.heading = there.heading;
  }
}

Json placeJson(const Contact& contact) {
  const PropPlace& place = *contact.place;
  const PropPartRow& row = rowOf(place.part);
  Json json{{"prop", contact.prop}};
  if (place.part == PropPart::Frame) {
    json["point"] = list(place.point);
    json["axis"] = list(place.axis);
    if (place.heading) json["heading"] = list(*place.heading);
    if (place.off != 0.0) json["off"] = place.off;
    return json;
  }
  if (row.isNamed())
    json[row.word] = row.names.at(static_cast<std::size_t>(place.number - 1));
  else if (*row.word != '\0')
    json[row.word] = place.number;
  if (row.isRod())
    json["along"] = measureJson(place.along, place.free[0]);
  else
    json["point"] = Json::array(
        {measureJson(place.across.x(), place.free[0]), measureJson(place.across.y(), place.free[1])});
  const bool isGrip = rowOf(contact).isOnBar();
  if (row.isRod() && (!isGrip || contact.heading)) json["angle"] = place.angle;
  if (!isGrip && contact.heading) json["turn"] = place.turn;
  if (place.off != 0.0) json["off"] = place.off;
  return json;
}

Json onJson(const Contact& contact) {
  if (!contact.place) return kFreeInTheWorld;
  Json json = placeJson(contact);
  for (std::size_t i = 0; i < contact.others.size(); ++i) {
    Contact there = contact;
    standAt(there, i);
    json[kOthers].push_back(placeJson(there));
  }
  return json;
}

/// A number; none where it is what the person who was asked then held.
void readOwn(const JsonNode& node, const char* field, std::optional<double> held,
             std::optional<double>& limit) {
  if (!node.has(field)) return;
  limit = node.at(field).number();
  if (limit == held) limit.reset();
}

ContactLimits readLimits(const JsonNode& node, ContactLimits limits) {
  node.allowOnly({"pull", "push", "shear", "moment", "turn", "of_person"});
  std::optional<double> held;
  if (node.has("of_person")) held = node.at("of_person").number(bound::kForceLimit);
  readOwn(node, "pull", held, limits.pull);
  node.read("push", limits.push);
  readOwn(node, "shear", held, limits.shear);
  node.read("moment", limits.moment);
  node.read("turn", limits.turn);
  return limits;
}

/// All numbers as they hold for that person, and which number is the person's own.
Json limitsJson(const Contact& contact, const Model& model) {
  const ContactLimits limits = limitsOn(model, contact);
  Json json;
  if (limits.pull) json["pull"] = *limits.pull;
  json["push"] = limits.push;
  if (limits.shear) json["shear"] = *limits.shear;
  json["moment"] = limits.moment;
  json["turn"] = limits.turn;
  if (!isOfPerson(contact)) return json;
  // beside the same number of the task's own the person's is left out: read again it is the person's, too
  const bool isTold = contact.limits.pull || contact.limits.shear;
  if (isTold && *limits.pull == *limits.shear)
    json.erase(contact.limits.pull ? "shear" : "pull");
  else
    json["of_person"] = contact.limits.pull ? *limits.shear : *limits.pull;
  return json;
}

/// Hands lie along bars that run left and right, everything else rests on level ground.
Vector3 usualAxis(ContactKind kind) { return rowOf(kind).isOnBar() ? Vector3::UnitX() : Vector3::UnitY(); }

Hinge readHinge(const JsonNode& node) {
  node.allowOnly({"point", "axis", "angle", "friction", "damping", "resistance", "inertia", "with"});
  Hinge hinge;
  hinge.point = vector3(node.at("point"));
  if (node.has("axis")) hinge.axis = direction(node.at("axis"));
  hinge.angle = node.at("angle").number();
  node.read("friction", hinge.friction);
  node.read("damping", hinge.damping);
  node.read("resistance", hinge.resistance);
  node.read("inertia", hinge.inertia);
  if (node.has("with"))
    for (const JsonNode& prop : node.at("with").items()) hinge.with.push_back(prop.text());
  return hinge;
}

/// Files that know no places name the prop alone.
void readOn(const JsonNode& node, Contact& contact) {
  const std::string named = std::exchange(contact.prop, {});
  readPlace(node.at("on"), contact);
  if (!named.empty() && named != contact.prop)
    node.at("prop").fail("is another prop than that of 'on'", "leave 'prop' out");
}

Json hingeJson(const Hinge& hinge) {
  Json json{{"point", list(hinge.point)}, {"axis", list(hinge.axis)}, {"angle", hinge.angle},
            {"friction", hinge.friction}, {"damping", hinge.damping}, {"resistance", hinge.resistance},
            {"inertia", hinge.inertia}};
  if (!hinge.with.empty()) json["with"] = hinge.with;
  return json;
}

PlaceNote noteOf(PlaceNote::Kind kind, const Contact& before, const Contact& now) {
  const double turned = std::atan2(before.axis.cross(now.axis).norm(), before.axis.dot(now.axis));
  return {kind, now.name, now.prop, (now.position - before.position).norm(),
          rowOf(now).isOnBar() ? std::min(turned, M_PI - turned) : turned};
}

/// Places that do not tell where fingers or toes point take it from the contact.
void takeHeadings(const JsonNode& on, const Task& task, Contact& contact) {
  if (!tellsHeading(on, contact)) takeHeading(*propOf(task, contact), contact);
  for (std::size_t i = 0; i < contact.others.size(); ++i) {
    standAt(contact, i);
    const Prop* prop = propOf(task, contact);
    if (prop && !tellsHeading(on.at(kOthers).items()[i], contact)) takeHeading(*prop, contact);
    standAt(contact, i);
  }
}

}  // namespace

Contact readContact(const JsonNode& node) {
  node.allowOnly({"name", "kind", "end", "site", "position", "axis", "heading", "friction", "breadth",
                  "limits", "pinned", "prop", "on", "hinge", "thumb", "fingers", "either_side", "note"});
  Contact contact;
  contact.name = node.at("name").text();
  contact.kind = word(node.at("kind"), "a kind", kContactKinds);
  contact.end = word(node.at("end"), "an end", kContactEnds);
  node.read("either_side", contact.eitherSide);
  readSite(node, contact.site);
  node.read("prop", contact.prop);
  if (node.has("on")) readOn(node, contact);
  if (!contact.place || node.has("position")) contact.position = vector3(node.at("position"));
  contact.axis = node.has("axis") ? direction(node.at("axis")) : usualAxis(contact.kind);
  if (node.has("heading")) contact.heading = direction(node.at("heading"));
  node.read("friction", contact.friction);
  node.read("breadth", contact.breadth);
  contact.limits = usualLimits(contact.kind);
  if (node.has("limits")) contact.limits = readLimits(node.at("limits"), contact.limits);
  node.read("pinned", contact.pinned);
  if (node.has("hinge")) contact.hinge = readHinge(node.at("hinge"));
  readWord(node, "thumb", kThumbSides, contact.thumb);
  readWord(node, "fingers", kHandShapes, contact.fingers);
  node.read("note", contact.note);
  return contact;
}

nlohmann::ordered_json contactJson(const Contact& contact, const Model& model) {
  Json json{{"name", contact.name}, {"kind", toString(contact.kind)}, {"end", toString(contact.end)}};
  if (contact.eitherSide) json["either_side"] = true;
  if (!contact.site.empty()) json["site"] = contact.site;
  json["on"] = onJson(contact);
  json["position"] = list(contact.position);
  json["axis"] = list(contact.axis);
  if (contact.heading) json["heading"] = list(*contact.heading);
  json["friction"] = contact.friction;
  if (contact.breadth > 0.0) json["breadth"] = contact.breadth;
  json["limits"] = limitsJson(contact, model);
  json["pinned"] = contact.pinned;
  if (contact.hinge) json["hinge"] = hingeJson(*contact.hinge);
  if (contact.thumb != ThumbSide::Free) json["thumb"] = toString(contact.thumb);
  if (contact.fingers != HandShape::Usual) json["fingers"] = toString(contact.fingers);
  if (!contact.note.empty()) json["note"] = contact.note;
  return json;
}

void settleContact(const JsonNode& node, const Task& task, Contact& contact, std::vector<PlaceNote>& notes) {
  // looked at here: a place counts instead, and what comes of it is looked at later
  if (node.has("position")) node.at("position").numbers(3, bound::kPosition);
  const Contact before = contact;
  // a task that is carried elsewhere without its scene still tells where its contacts are
  if (task.props.empty() && contact.place && node.has("position")) {
    notes.push_back({PlaceNote::Kind::Adrift, contact.name, contact.prop});
    if (!node.has("heading")) contact.heading.reset();
    return setFree(contact);
  }
  if (!node.has("on")) {
    const auto held = heldProp(task, contact);
    if (!held) return;
    contact.prop = held->prop;
    putOn(*propOf(task, contact), held->found.place, contact);
    return notes.push_back(noteOf(PlaceNote::Kind::Bound, before, contact));
  }
  const Prop* prop = propOf(task, contact);
  if (!prop || !contact.place) return;
  if (node.has("heading")) takeHeadings(node.at("on"), task, contact);
  resolvePlace(*prop, contact);
  if (!node.has("position")) return;
  const PlaceNote note = noteOf(PlaceNote::Kind::Overruled, before, contact);
  if (note.moved > kSamePlace || (node.has("axis") && note.turned > kSamePlace)) notes.push_back(note);
}

}  // namespace handhold
