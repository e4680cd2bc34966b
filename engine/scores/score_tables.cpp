// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/score_tables.h"

#include <nlohmann/json.hpp>

#include "engine/core/json_document.h"
#include "engine/scores/score_words.h"
#include "engine/trial/csv.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

void addWorst(const RuleVerdict& verdict, CsvText& csv) {
  const InstantScore& worst = verdict.worstInstant();
  csv.add(rowOf(verdict.rule).word);
  csv.add(worst.value);
  csv.add(wordOf(worst.level));
  csv.add(meaningOf(verdict.rule, worst.value, worst.level));
  csv.add(worst.time);
  csv.add(verdict.mean);
  for (const double share : verdict.shares) csv.add(share);
}

void addParts(const RuleVerdict& verdict, CsvText& csv) {
  const InstantScore& worst = verdict.worstInstant();
  if (worst.parts.empty()) {  // nothing of the body is behind it
    addWorst(verdict, csv);
    for (int blank = 0; blank < 6; ++blank) csv.add("");
    csv.add(rowOf(verdict.rule).source);
    csv.endRow();
  }
  for (std::size_t i = 0; i < worst.parts.size(); ++i) {
    const ScorePart& part = worst.parts[i];
    addWorst(verdict, csv);
    csv.add(nameOf(part));
    csv.add(part.score);
    if (part.amount)
      csv.add(*part.amount);
    else
      csv.add("");
    csv.add(part.amount ? siUnit(part.quantity) : "");
    csv.add(part.remark);
    csv.add(static_cast<int>(i) == worst.driver ? "yes" : "");
    csv.add(rowOf(verdict.rule).source);
    csv.endRow();
  }
}

Json partJson(const ScorePart& part) {
  Json json{{"name", nameOf(part)}, {"score", part.score}};
  if (part.amount) {
    json["amount"] = *part.amount;
    json["unit"] = siUnit(part.quantity);
  }
  if (!part.remark.empty()) json["remark"] = part.remark;
  return json;
}

Json instantJson(const InstantScore& score, Rule rule) {
  Json json{{"time", score.time},
            {"value", score.value},
            {"level", wordOf(score.level)},
            {"meaning", meaningOf(rule, score.value, score.level)}};
  if (score.driver >= 0) json["driver"] = nameOf(score.parts[static_cast<std::size_t>(score.driver)]);
  json["parts"] = Json::array();
  for (const ScorePart& part : score.parts) json["parts"].push_back(partJson(part));
  return json;
}

Json verdictJson(const RuleVerdict& verdict) {
  const RuleRow& row = rowOf(verdict.rule);
  Json json{{"rule", row.word},
            {"title", row.title},
            {"measure", row.measure},
            {"source", row.source},
            {"applies", verdict.applies()}};
  if (!verdict.applies()) {
    json["reason"] = verdict.reason;
    return json;
  }
  json["worst"] = instantJson(verdict.worstInstant(), verdict.rule);
  json["mean"] = verdict.mean;
  for (std::size_t i = 0; i < kActionLevels; ++i)
    json["time_shares"][wordOf(static_cast<ActionLevel>(i))] = verdict.shares[i];
  json["assumed"] = verdict.assumed;
  for (const InstantScore& score : verdict.curve) {
    json["times"].push_back(score.time);
    json["values"].push_back(score.value);
  }
  return json;
}

}  // namespace

std::string scoresToCsv(const std::vector<RuleVerdict>& verdicts) {
  CsvText csv({"rule", "value", "level", "meaning", "time", "mean", "share_acceptable", "share_investigate",
               "share_change_soon", "share_change_now", "part", "score", "amount", "unit", "remark", "drives",
               "source"});
  for (const RuleVerdict& verdict : verdicts) {
    if (verdict.applies()) {
      addParts(verdict, csv);
      continue;
    }
    csv.add(rowOf(verdict.rule).word);
    csv.add("");
    csv.add("does not apply");
    csv.add(verdict.reason);
    for (int i = 0; i < 12; ++i) csv.add("");
    csv.add(rowOf(verdict.rule).source);
    csv.endRow();
  }
  return csv.text();
}

std::string scoresToJson(const std::vector<RuleVerdict>& verdicts, const ScoreSettings& settings) {
  Json json{{"schema", "handhold-scores-1"}};
  json["settings"] = {{"held", settings.held},
                      {"per_minute", settings.perMinute},
                      {"shock", settings.isShock},
                      {"hurried", settings.isHurried},
                      {"coupling", kCouplingWords[static_cast<std::size_t>(settings.coupling)]},
                      {"lifts_per_minute", settings.liftsPerMinute},
                      {"hours", settings.hours}};
  if (settings.mass) json["settings"]["mass"] = *settings.mass;
  json["verdicts"] = Json::array();
  for (const RuleVerdict& verdict : verdicts) json["verdicts"].push_back(verdictJson(verdict));
  return prettyJson(json) + "\n";
}

}  // namespace handhold
