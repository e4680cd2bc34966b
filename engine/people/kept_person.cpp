// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/people/kept_person.h"

#include "engine/core/json_document.h"

namespace handhold {

std::optional<AskedPerson> askedIn(const std::string& modelFile, const std::string& place) {
  const auto person = personIn(modelFile, place);
  if (!person) return std::nullopt;
  AskedPerson asked{person->name, person->sex, person->isWeightless, person->set};
  asked.age = person->age;
  asked.hasConstantStrength = person->hasConstantStrength;
  const JsonDocument document(modelFile, place);
  const auto strength = JsonNode(document).at("person").find("strength");
  if (!strength) return asked;
  strength->allowOnly({kStrengthGroupWords.begin(), kStrengthGroupWords.end()});
  asked.strength.emplace();
  for (std::size_t group = 0; group < kStrengthGroupWords.size(); ++group)
    (*asked.strength)[group] = strength->at(kStrengthGroupWords[group]).number(kScoreRange);
  return asked;
}

std::string withPersonName(const std::string& modelFile, const std::string& name) {
  nlohmann::ordered_json root = JsonDocument(modelFile, "person").root();
  root["person"]["name"] = name;
  return prettyJson(root);
}

}  // namespace handhold
