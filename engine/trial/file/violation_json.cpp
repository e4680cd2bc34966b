// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/file/violation_json.h"

#include <array>

#include "engine/task/file/json_list.h"
#include "engine/task/file/task_fields.h"
#include "engine/trial/change_words.h"
#include "engine/trial/law_table.h"
#include "engine/trial/trial_fields.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

struct QuantityRow {
  Dimension quantity;
  const char* word;
};

/// What violations are counted in.
constexpr QuantityRow kQuantities[] = {{Dimension::None, "share"},
                                       {Dimension::Length, "length"},
                                       {Dimension::Angle, "angle"},
                                       {Dimension::Force, "force"},
                                       {Dimension::Torque, "moment"},
                                       {Dimension::Speed, "speed"},
                                       {Dimension::AngularSpeed, "angular speed"}};

const char* wordOf(Dimension quantity) {
  for (const QuantityRow& row : kQuantities)
    if (row.quantity == quantity) return row.word;
  return "share";
}

Dimension quantityIn(const std::string& unit) {
  for (const QuantityRow& row : kQuantities)
    if (siUnit(row.quantity) == unit) return row.quantity;
  return Dimension::None;
}

void addValues(const Violation& violation, Json& json) {
  json["law"] = toString(violation.law);
  json["quantity"] = wordOf(violation.quantity);
  json["value"] = violation.value;
  json["limit"] = violation.limit;
  if (violation.deed != Deed::None) json["deed"] = rowOf(violation.deed).word;
  if (!violation.other.empty()) json["other"] = violation.other;
  if (violation.further.empty()) return;
  json["names"] = {violation.name};
  for (const std::string& name : violation.further) json["names"].push_back(name);
}

void readNames(const JsonNode& node, Violation& violation) {
  const auto names = node.find("names");
  if (!names) return;
  const std::vector<JsonNode> list = names->items();
  if (list.empty()) names->fail("is empty", "name what the hand holds");
  violation.name = list.front().text();
  for (std::size_t i = 1; i < list.size(); ++i) violation.further.push_back(list[i].text());
}

void readValues(const JsonNode& node, Violation& violation) {
  const auto law = lawCalled(node.at("law").text());
  if (!law) node.at("law").fail("is no law that is known here", "delete this result from the file");
  violation.law = *law;
  node.read("value", violation.value);
  node.read("limit", violation.limit);
  node.read("other", violation.other);
  readNames(node, violation);
  if (!node.has("deed")) return;
  const auto deed = deedCalled(node.at("deed").text());
  if (!deed) node.at("deed").fail("is no deed that is known here", "delete this result from the file");
  violation.deed = *deed;
}

/// " at 0.40 s" is said of every violation that has a time.
std::string withoutTime(const std::string& sentence) {
  const std::size_t at = sentence.rfind(" at ");
  if (at == std::string::npos || !sentence.ends_with(" s")) return sentence;
  const std::string number = sentence.substr(at + 4, sentence.size() - at - 6);
  const bool isTime = number.find_first_not_of("0123456789.") == std::string::npos;
  return isTime ? sentence.substr(0, at) : sentence;
}

/// The law of the kind that says the same of the same thing and amount.
void makeValues(ViolationKind kind, const ToldText& text, Violation& violation) {
  const std::string sentence = withoutTime(text.sentence);
  Violation timeless = violation;
  timeless.time.reset();
  for (const LawRow& row : lawTable()) {
    if (row.kind != kind) continue;
    timeless.law = row.law;
    if (told(timeless) != sentence || row.remedy != text.remedy) continue;
    violation.law = row.law;
    return;
  }
  violation.law = std::ranges::find(lawTable(), kind, &LawRow::kind)->law;
  violation.told = text;
}

}  // namespace

Json violationJson(const Violation& violation) {
  Json json{{"kind", toString(violation.kind())},
            {"name", thingOf(violation)},
            {"sentence", told(violation)},
            {"amount", violation.amount},
            {"unit", siUnit(violation.quantity)},
            {"remedy", remedyOf(violation)},
            {"index", violation.index}};
  if (violation.time) json["time"] = *violation.time;
  if (!violation.told) addValues(violation, json);
  return json;
}

Violation violationAt(const JsonNode& node) {
  Violation violation;
  ToldText text;
  std::string unit;
  const ViolationKind kind = word(node.at("kind"), "a kind", kViolationKinds);
  node.read("name", violation.name);
  node.read("sentence", text.sentence);
  node.read("amount", violation.amount);
  node.read("unit", unit);
  node.read("remedy", text.remedy);
  violation.quantity = quantityIn(unit);
  if (node.has("index")) violation.index = indexAt(node, "index");
  if (node.has("time")) violation.time = node.at("time").number();
  if (node.has("law"))
    readValues(node, violation);
  else
    makeValues(kind, text, violation);
  return violation;
}

Json changeJson(const TaskChange& change) {
  return {{"kind", toString(change.kind)},
          {"index", change.index},
          {"by", list(change.by)},
          {"factor", change.factor},
          {"angle", change.angle}};
}

TaskChange changeAt(const JsonNode& node) {
  TaskChange change;
  change.kind = word(node.at("kind"), "a kind", kChangeKinds);
  change.index = indexAt(node, "index");
  change.by = vector3(node.at("by"));
  change.factor = node.at("factor").number();
  change.angle = node.at("angle").number();
  return change;
}

Advice earlierAdvice(const std::string& words, const std::optional<TaskChange>& change) {
  Advice advice;
  if (words.empty()) return advice;
  advice.change = change.value_or(TaskChange());
  advice.effect = words.ends_with(" would make it possible") ? Effect::MakesPossible
                  : words.ends_with(" should help most")     ? Effect::ShouldHelp
                                                             : Effect::HelpsMost;
  if (!change || advice.effect == Effect::HelpsMost) advice.told = words;
  return advice;
}

}  // namespace handhold
