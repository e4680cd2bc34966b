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

}  // namespace

Json doubtsJson(const Doubts& doubts) {
  Json list = Json::array();
  for (const Doubt& doubt : doubts)
    list.push_back({{"kind", wordOf(doubt.kind)},
                    {"place", doubt.place},
                    {"found", doubt.found},
                    {"assumed", doubt.assumed}});
  return list;
}

Doubts doubtsAt(const JsonNode& node) {
  Doubts doubts;
  for (const JsonNode& item : node.items()) {
    Doubt& doubt = doubts.emplace_back();
    if (item.has("kind")) doubt.kind = doubtKindAt(item.at("kind"));
    item.read("place", doubt.place);
    item.read("found", doubt.found);
    item.read("assumed", doubt.assumed);
  }
  return doubts;
}

}  // namespace handhold
