// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_people.h"

#include <cmath>
#include <set>

#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

using PersonJson = nlohmann::ordered_json;

StrengthScores readStrength(const JsonNode& node) {
  node.allowOnly({kStrengthGroupWords.begin(), kStrengthGroupWords.end()});
  StrengthScores scores{};
  for (std::size_t i = 0; i < scores.size(); ++i) node.read(kStrengthGroupWords[i], scores[i], kScoreRange);
  return scores;
}

AskedPerson readPerson(const JsonNode& node) {
  node.allowOnly({"name", "sex", "measures", "strength"});
  AskedPerson person;
  person.name = node.at("name").text();
  std::string sex = node.at("sex").text();
  for (const Sex each : {Sex::Female, Sex::Male})  // as commands take it
    if (sex == toString(each).substr(0, 1)) sex = toString(each);
  if (sex != toString(Sex::Female) && sex != toString(Sex::Male))
    node.at("sex").fail("'" + sex + "' is no sex",
                        suggestion(sex, {toString(Sex::Female), toString(Sex::Male)}));
  person.sex = sex == toString(Sex::Female) ? Sex::Female : Sex::Male;
  if (node.has("measures"))
    for (const std::string& word : node.at("measures").fields())
      person.set[word] = node.at("measures").at(word).number({0.0, 400.0});
  for (const char* needed : {kStature, kBodyMass})
    if (!person.set.contains(needed))
      node.fail("has no '" + std::string(needed) + "'", "tell it under 'measures', in m and kg");
  if (node.has("strength")) person.strength = readStrength(node.at("strength"));
  return person;
}

double meanStrength(const AskedPerson& person) {
  const StrengthScores scores = person.strength.value_or(StrengthScores());
  double sum = 0.0;
  for (const double score : scores) sum += score;
  return std::round(1000.0 * sum / static_cast<double>(scores.size())) / 1000.0;
}

}  // namespace

void readPeople(const JsonNode& list, StudyPlan& plan) {
  if (plan.design != Design::Grid) list.fail("go with a grid alone", "take 'design' away, or write grid");
  std::set<std::string> names;
  for (const JsonNode& node : list.items()) {
    plan.people.push_back(readPerson(node));
    if (!names.insert(plan.people.back().name).second)
      node.fail("two people are called '" + plan.people.back().name + "'", "give them names of their own");
  }
  if (plan.people.empty()) list.fail("is empty", "tell who does the task, or take it away");
  for (const char* name : {"person", "sex", kStature, kBodyMass, "strength"}) {
    StudyVariable column;
    column.name = name;
    column.isOfPerson = true;
    for (const AskedPerson& person : plan.people) {
      const PersonJson cell = column.name == "person"     ? PersonJson(person.name)
                              : column.name == "sex"      ? PersonJson(toString(person.sex))
                              : column.name == "strength" ? PersonJson(meanStrength(person))
                                                          : PersonJson(person.set.at(name));
      column.values.push_back(cell.dump());
    }
    plan.variables.push_back(std::move(column));
  }
}

std::string studyOfPeople(const std::string& name, const std::filesystem::path& task,
                          const std::vector<AskedPerson>& people, const std::string& fields) {
  PersonJson root{{"schema", "handhold-study-1"}, {"name", name}, {"task", task.string()}};
  root.update(PersonJson::parse(fields));
  root["drawn"] = true;
  root["people"] = PersonJson::array();
  for (const AskedPerson& person : people) {
    PersonJson one{{"name", person.name}, {"sex", toString(person.sex)}, {"measures", person.set}};
    if (person.strength)
      for (std::size_t i = 0; i < person.strength->size(); ++i)
        one["strength"][kStrengthGroupWords[i]] = (*person.strength)[i];
    root["people"].push_back(std::move(one));
  }
  return prettyJson(root);
}

}  // namespace handhold
