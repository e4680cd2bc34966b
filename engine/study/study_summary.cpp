// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_summary.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace handhold {

namespace {

constexpr double kNormal975 = 1.959963984540054;  // the standard normal's 97.5th percentile

bool isImpossible(const StudyRow& row) { return row.state == CaseState::Infeasible; }

}  // namespace

std::array<double, 2> wilsonInterval(const Share& share) {
  if (share.of == 0) return {0.0, 1.0};
  const double n = share.of, p = share.value(), z2 = kNormal975 * kNormal975;
  const double middle = p + z2 / (2.0 * n), size = 1.0 + z2 / n,
               half = kNormal975 * std::sqrt(p * (1.0 - p) / n + z2 / (4.0 * n * n));
  return {std::max(0.0, (middle - half) / size), std::min(1.0, (middle + half) / size)};
}

bool isDrawn(const StudyPlan& plan) {
  return plan.people.empty() ? plan.design == Design::Random : plan.arePeopleDrawn;
}

bool isDrawnOnce(const StudyPlan& plan, std::optional<std::size_t> variable) {
  if (plan.people.empty() || !isDrawn(plan)) return isDrawn(plan);
  int each = caseCount(plan) / static_cast<int>(plan.people.size());
  if (variable && !plan.variables[*variable].isOfPerson) each /= stepsOf(plan.variables[*variable]);
  return each == 1;
}

std::string shareWords(const Share& share) {
  if (share.of == 0) return "none was decided";
  char text[64];
  std::snprintf(text, sizeof text, "%.1f %%, %d of %d", 100.0 * share.value(), share.can, share.of);
  return text;
}

std::string intervalWords(const Share& share) {
  if (share.of == 0) return {};
  const auto [lower, upper] = wilsonInterval(share);
  char interval[64];
  std::snprintf(interval, sizeof interval, " (95 %% interval %.1f to %.1f %%)", 100.0 * lower, 100.0 * upper);
  return interval;
}

bool isDecided(const StudyRow& row) {
  return row.state == CaseState::Solved || row.state == CaseState::Infeasible;
}

Share solvedShare(const std::vector<StudyRow>& rows) {
  Share share;
  for (const StudyRow& row : rows) {
    share.of += isDecided(row) ? 1 : 0;
    share.can += row.state == CaseState::Solved ? 1 : 0;
  }
  return share;
}

std::vector<ShareAt> sharesBy(const std::vector<StudyRow>& rows, std::size_t variable) {
  std::vector<ShareAt> shares;
  std::map<std::string, std::size_t> places;
  for (const StudyRow& row : rows) {
    const std::string& value = row.values.at(variable);
    const auto [at, isNew] = places.emplace(value, shares.size());
    if (isNew) shares.push_back({value, {}});
    Share& share = shares[at->second].share;
    share.of += isDecided(row) ? 1 : 0;
    share.can += row.state == CaseState::Solved ? 1 : 0;
  }
  return shares;
}

bool isToldByValue(const StudyVariable& variable, const std::vector<ShareAt>& shares) {
  const auto isSeveral = [](const ShareAt& at) { return at.share.of > 1; };
  return shares.size() > 1 && shares.size() <= kMostValuesTold && std::ranges::any_of(shares, isSeveral) &&
         (!variable.isOfPerson || variable.name == "sex");
}

Share shareOfAny(const std::vector<StudyRow>& rows, std::size_t variable) {
  std::set<std::string> able, all, undecided;
  for (const StudyRow& row : rows) {
    const std::string& value = row.values.at(variable);
    all.insert(value);
    if (row.state == CaseState::Solved) able.insert(value);
    if (!isDecided(row)) undecided.insert(value);
  }
  std::erase_if(all,
                [&](const std::string& value) { return undecided.contains(value) && !able.contains(value); });
  return {static_cast<int>(able.size()), static_cast<int>(all.size())};
}

std::optional<BestValue> bestValue(const std::vector<StudyRow>& rows, std::size_t variable) {
  std::optional<BestValue> best;
  for (const ShareAt& at : sharesBy(rows, variable)) {
    std::vector<double> loads;
    for (const StudyRow& row : rows)
      if (row.state == CaseState::Solved && row.values.at(variable) == at.value)
        loads.push_back(figureOf(row, "peak_load").value_or(0.0));
    if (loads.empty()) continue;
    const BestValue value{at, (*fiveNumbers(loads))[2]};
    const double more = best ? value.at.share.value() - best->at.share.value() : 1.0;
    if (more > 0.0 || (more == 0.0 && value.load < best->load)) best = value;
  }
  return best;
}

std::string hindranceOf(const StudyRow& row) {
  const std::string law = row.law.empty() ? kCaseStateWords[static_cast<std::size_t>(row.state)] : row.law;
  return row.thing.empty() ? law : law + ": " + row.thing;
}

std::vector<Hindrance> hindrancesOf(const std::vector<StudyRow>& rows) {
  std::vector<Hindrance> hindrances;
  for (const StudyRow& row : rows) {
    if (row.state <= CaseState::Solved) continue;
    const std::string law = row.law.empty() ? kCaseStateWords[static_cast<std::size_t>(row.state)] : row.law;
    const auto at = std::ranges::find_if(
        hindrances, [&](const Hindrance& each) { return each.law == law && each.thing == row.thing; });
    if (at == hindrances.end())
      hindrances.push_back({law, row.thing, 1, row});
    else
      ++at->count;
  }
  std::ranges::stable_sort(hindrances, std::greater(), &Hindrance::count);
  return hindrances;
}

std::optional<std::array<double, 5>> fiveNumbers(std::vector<double> values) {
  if (values.empty()) return std::nullopt;
  std::ranges::sort(values);
  std::array<double, 5> numbers{};
  for (std::size_t k = 0; k < numbers.size(); ++k) {
    const double at = 0.25 * static_cast<double>(k) * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    numbers[k] = values[below] + (at - std::floor(at)) * (values[above] - values[below]);
  }
  return numbers;
}

std::optional<double> figureOf(const StudyRow& row, const std::string& name) {
  if (isImpossible(row)) return std::nullopt;
  for (const auto& [own, value] : row.figures)
    if (own == name) return value;
  return std::nullopt;
}

const char* chartedWords(const std::vector<StudyRow>& rows) {
  return std::ranges::any_of(rows, isImpossible) ? " (solved cases)" : "";
}

std::optional<double> numberAt(const StudyRow& row, std::size_t variable) {
  const auto json = nlohmann::json::parse(row.values.at(variable));
  if (!json.is_number()) return std::nullopt;
  return json.get<double>();
}

std::string plainValue(const std::string& json) {
  const auto value = nlohmann::json::parse(json);
  return value.is_string() ? value.get<std::string>() : json;
}

std::vector<std::string> figureNames(const std::vector<StudyRow>& rows) {
  std::vector<std::string> names;
  std::set<std::string> known;
  for (const StudyRow& row : rows)
    for (const auto& [name, value] : row.figures)
      if (!isImpossible(row) && known.insert(name).second) names.push_back(name);
  return names;
}

}  // namespace handhold
