// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstdio>
#include <set>

#include "engine/study/study_summary.h"

namespace handhold {

namespace {

constexpr std::size_t kMostHindrances = 12;

/// Who does it is no choice of whoever designs the task.
bool isChosen(const StudyVariable& variable) {
  return !variable.isOfPerson && std::ranges::find(variable.pointers, "/model") == variable.pointers.end();
}

/// With the interval where it says anything.
std::string drawnWords(const Share& share, const StudyPlan& plan, std::optional<std::size_t> variable = {}) {
  return shareWords(share) + (isDrawnOnce(plan, variable) ? intervalWords(share) : "");
}

AnswerPart mainAnswer(const StudyPlan& plan, const std::vector<StudyRow>& rows) {
  AnswerPart part{"Answer", {{"Possible", drawnWords(solvedShare(rows), plan)}}, true};
  if (!plan.people.empty() && rows.size() > plan.people.size()) {
    const Share any = shareOfAny(rows, 0);
    part.lines.push_back({"Somewhere", shareWords(any) + (isDrawn(plan) ? intervalWords(any) : "") +
                                           " can with at least one of the values"});
  }
  for (std::size_t i = 0; i < plan.variables.size(); ++i) {
    if (!isChosen(plan.variables[i]) || !isToldByValue(plan.variables[i], sharesBy(rows, i))) continue;
    const auto best = bestValue(rows, i);
    if (!best) continue;
    char load[64];
    std::snprintf(load, sizeof load, "; half of them below %.0f %% of strength", 100.0 * best->load);
    part.lines.push_back({"Best " + plan.variables[i].name,
                          plainValue(best->at.value) + ": " + drawnWords(best->at.share, plan, i) + load});
  }
  return part;
}

/// "3 women, 1 man"; of no people empty.
std::string whomWords(const StudyPlan& plan, const std::vector<StudyRow>& rows,
                      const std::string& hindrance) {
  if (plan.people.empty()) return {};
  std::array<std::set<const AskedPerson*>, 2> whom;
  for (const StudyRow& row : rows) {
    const AskedPerson* person = casePerson(plan, row.index);
    if (row.state > CaseState::Solved && hindranceOf(row) == hindrance)
      whom[static_cast<std::size_t>(person->sex)].insert(person);
  }
  const auto told = [&](Sex sex, const char* one, const char* several) {
    const std::size_t number = whom[static_cast<std::size_t>(sex)].size();
    return number == 0 ? std::string() : std::to_string(number) + (number == 1 ? one : several);
  };
  const std::string women = told(Sex::Female, " woman", " women"), men = told(Sex::Male, " man", " men");
  return women + (women.empty() || men.empty() ? "" : ", ") + men;
}

AnswerPart hindranceAnswer(const StudyPlan& plan, const std::vector<StudyRow>& rows) {
  const std::vector<Hindrance> all = hindrancesOf(rows);
  AnswerPart part{"What stands in the way"};
  for (std::size_t i = 0; i < std::min(all.size(), kMostHindrances); ++i) {
    const Hindrance& each = all[i];
    const std::string words = hindranceOf(each.first), whom = whomWords(plan, rows, words);
    part.lines.push_back({std::to_string(each.count) + (each.count == 1 ? " case" : " cases") +
                              (whom.empty() ? "" : ", ") + whom,
                          words,
                          "as in case " + std::to_string(each.first.index) + ": " + each.first.reason});
  }
  if (all.size() > kMostHindrances)
    part.lines.push_back(
        {"", "and " + std::to_string(all.size() - kMostHindrances) + " further reasons in the table"});
  return part;
}

}  // namespace

std::vector<AnswerPart> answerOf(const StudyPlan& plan, const std::vector<StudyRow>& rows) {
  std::vector<AnswerPart> parts{mainAnswer(plan, rows)};
  if (AnswerPart part = hindranceAnswer(plan, rows); !part.lines.empty()) parts.push_back(std::move(part));
  for (std::size_t i = 0; i < plan.variables.size(); ++i) {
    const std::vector<ShareAt> shares = sharesBy(rows, i);
    if (!isToldByValue(plan.variables[i], shares)) continue;
    AnswerPart part{"Possible by " + plan.variables[i].name, {}, false, true};
    for (const auto& [value, share] : shares)
      part.lines.push_back({plainValue(value), drawnWords(share, plan, i)});
    parts.push_back(std::move(part));
  }
  return parts;
}

}  // namespace handhold
