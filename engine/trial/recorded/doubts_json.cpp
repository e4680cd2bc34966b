// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/nearest_name.h"
#include "engine/trial/recording_json.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

DoubtKind doubtKindAt(const JsonNode& node) {
  const std::string text = node.text();
  std::vector<std::string> words;
  for (int i = 0; i <= static_cast<int>(DoubtKind::Header); ++i) {
    const auto kind = static_cast<DoubtKind>(i);
    if (text == wordOf(kind)) return kind;
    words.emplace_back(wordOf(kind));
  }
  node.fail(quoted(text) + " is not known", suggestion(text, words));
}

struct AboutRow {
  DoubtAbout about;
  const char* word;
};

constexpr AboutRow kAbouts[] = {
    {DoubtAbout::LengthUnit, "length unit"},   {DoubtAbout::UpOpen, "up axis"},
    {DoubtAbout::UntoldMass, "untold mass"},   {DoubtAbout::BodySize, "body size"},
    {DoubtAbout::JointLimits, "joint limits"}, {DoubtAbout::Hold, "hold"}};

DoubtAbout aboutAt(const JsonNode& node) {
  const std::string text = node.text();
  std::vector<std::string> words;
  for (const AboutRow& row : kAbouts) {
    if (text == row.word) return row.about;
    words.emplace_back(row.word);
  }
  node.fail(quoted(text) + " is not known", suggestion(text, words));
}

/// Files of version 0.1 until doubts told it had words alone, which never change any more.
DoubtAbout aboutOfEarlier(const Doubt& doubt) {
  const auto begins = [](const std::string& words, const char* with) { return words.starts_with(with); };
  if (doubt.place == "person" && doubt.found == "nobody tells the mass") return DoubtAbout::UntoldMass;
  if (doubt.kind == DoubtKind::Times && begins(doubt.place, "hold of ")) return DoubtAbout::Hold;
  if (doubt.kind != DoubtKind::Scale) return DoubtAbout::Other;
  if (doubt.place == "stature" || doubt.place == "pelvis") return DoubtAbout::BodySize;
  return begins(doubt.found, "goes ") || begins(doubt.found, "takes ") ? DoubtAbout::JointLimits
                                                                       : DoubtAbout::Other;
}

constexpr Dimension kDimensions[] = {Dimension::Length, Dimension::Mass};  // that doubts tell

DoubtAmount amountAt(const JsonNode& node) {
  const std::string unit = node.at("unit").text();
  for (const Dimension dimension : kDimensions)
    if (unit == siUnit(dimension)) return {node.at("value").number(), dimension};
  node.at("unit").fail(quoted(unit) + " is not known", "write m or kg");
}

/// Words are written for who reads the file; where amounts stand in them is told besides.
Json jsonOf(const Doubt& doubt) {
  const Doubt told = withAmountsSaid(doubt);
  Json json = {
      {"kind", wordOf(doubt.kind)}, {"place", doubt.place}, {"found", told.found}, {"assumed", told.assumed}};
  for (const AboutRow& row : kAbouts)
    if (row.about == doubt.about) json["about"] = row.word;
  if (!doubt.amounts.empty()) json["template"] = {{"found", doubt.found}, {"assumed", doubt.assumed}};
  for (const DoubtAmount& amount : doubt.amounts)
    json["amounts"].push_back({{"value", amount.value}, {"unit", siUnit(amount.dimension)}});
  return json;
}

}  // namespace

Json doubtsJson(const Doubts& doubts) {
  Json list = Json::array();
  for (const Doubt& doubt : doubts) list.push_back(jsonOf(doubt));
  return list;
}

Doubts doubtsAt(const JsonNode& node) {
  Doubts doubts;
  for (const JsonNode& item : node.items()) {
    Doubt& doubt = doubts.emplace_back();
    if (item.has("kind")) doubt.kind = doubtKindAt(item.at("kind"));
    const JsonNode words = item.has("template") ? item.at("template") : item;
    item.read("place", doubt.place);
    words.read("found", doubt.found);
    words.read("assumed", doubt.assumed);
    doubt.about = item.has("about") ? aboutAt(item.at("about")) : aboutOfEarlier(doubt);
    if (const auto amounts = item.find("amounts"))
      for (const JsonNode& amount : amounts->items()) doubt.amounts.push_back(amountAt(amount));
  }
  return doubts;
}

}  // namespace handhold
