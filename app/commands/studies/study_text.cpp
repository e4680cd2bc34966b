// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/studies/study_text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace handhold {

namespace {

void print(const PrintedComparison& comparison) {
  std::printf("%-5s %-62s %-8s %10.4g (%s)  ours %10.4g  %s\n", comparison.figure.c_str(),
              comparison.quantity.c_str(), comparison.unit.c_str(), comparison.printed,
              claimName(comparison.claim), comparison.ours,
              comparison.agrees ? "agrees" : comparison.why.c_str());
}

void print(const StudyTable& table) {
  std::printf("%-28s", table.rowKey.c_str());
  for (const StudyTable::Column& column : table.columns) std::printf(" %13s", column.title.c_str());
  std::printf("\n");
  for (const StudyTable::Row& row : table.rows) {
    std::printf("%-28s", row.name.c_str());
    for (const double value : row.values)
      std::isnan(value) ? std::printf(" %13s", "-") : std::printf(" %13.4g", value);
    std::printf("\n");
  }
}

}  // namespace

void printStudy(const PrintedStudy& study) {
  const auto& comparisons = study.comparisons;
  for (const PrintedComparison& comparison : comparisons) print(comparison);
  if (!comparisons.empty())
    std::printf("%td of %zu agree\n", std::ranges::count(comparisons, true, &PrintedComparison::agrees),
                comparisons.size());
  for (const StudyResult& result : study.results)
    std::printf("%-100s %10.4g %s\n", result.quantity.c_str(), result.value, result.unit.c_str());
  for (const StudyTable& table : study.tables) print(table);
  if (!study.recommendation.empty()) std::printf("%s.\n", study.recommendation.c_str());
}

}  // namespace handhold
