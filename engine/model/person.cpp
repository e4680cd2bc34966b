// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/person.h"

#include "engine/core/json_document.h"
#include "engine/core/spoken_amount.h"
#include "engine/model/subject.h"

namespace handhold {

namespace {

constexpr Range kMeasure{1e-3, 1e3};  // m, kg

Measures measuresAt(const JsonNode& node) {
  Measures measures;
  for (const std::string& word : node.fields()) measures[word] = node.at(word).number(kMeasure);
  return measures;
}

}  // namespace

std::string toString(Sex sex) { return sex == Sex::Female ? "female" : "male"; }

Person personAt(const JsonNode& node) {
  node.allowOnly({"name", "sex", "weightless", "set", "measures", "age", "constant_strength",
                  "strength"});  // who was drawn has scores
  Person person;
  node.read("name", person.name);
  const std::string sex = node.at("sex").text();
  if (sex != "female" && sex != "male") node.at("sex").fail("'" + sex + "' is no sex", "use female or male");
  person.sex = sex == "female" ? Sex::Female : Sex::Male;
  node.read("weightless", person.isWeightless);
  if (node.has("set")) person.set = measuresAt(node.at("set"));
  person.measures = measuresAt(node.at("measures"));
  if (node.has("age")) person.age = node.at("age").number(kAge);
  node.read("constant_strength", person.hasConstantStrength);
  return person;
}

nlohmann::ordered_json personJson(const Person& person) {
  nlohmann::ordered_json json{{"name", person.name},
                              {"sex", toString(person.sex)},
                              {"weightless", person.isWeightless},
                              {"set", person.set},
                              {"measures", person.measures}};
  if (person.age) json["age"] = *person.age;
  if (person.hasConstantStrength) json["constant_strength"] = true;
  return json;
}

std::optional<Person> personIn(const std::string& modelFile, const std::string& place) {
  const JsonDocument document(modelFile, place);
  const auto node = JsonNode(document).find("person");
  if (!node) return std::nullopt;
  return personAt(*node);
}

std::string whoIs(const Subject& subject, const UnitChoice& units) {
  if (subject.file.empty()) return byName(subject).name;
  const std::optional<Person> person = personIn(subject.file, "person");
  if (!person) return subject.model && !subject.model->name.empty() ? subject.model->name : subject.name;
  std::string words = person->name.empty() ? "" : person->name + ", ";
  words += person->sex == Sex::Female ? "woman" : "man";
  const auto stature = person->measures.find("stature");
  if (stature == person->measures.end()) return words;
  return words + ", " + spokenAmount(stature->second, Dimension::Length, units);
}

}  // namespace handhold
