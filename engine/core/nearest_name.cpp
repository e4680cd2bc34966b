// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/nearest_name.h"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace handhold {

namespace {

std::string lowered(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

/// Insertions, deletions and replacements that turn a into b (Levenshtein).
std::size_t distance(const std::string& a, const std::string& b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
    }
  }
  return row.back();
}

}  // namespace

std::string nearestName(const std::string& name, const std::vector<std::string>& known) {
  // a third of the letters may be wrong; names of hundreds of letters are not typing errors
  if (name.size() > 200) return {};
  std::string best;
  std::size_t least = std::max<std::size_t>(2, name.size() / 3) + 1;
  for (const std::string& candidate : known) {
    const std::size_t d = distance(lowered(name), lowered(candidate));
    if (d >= least || d >= candidate.size()) continue;
    least = d;
    best = candidate;
  }
  if (!best.empty() || name.size() < 3) return best;
  // the first words of one: "r_knee" of "r_knee_flexion"
  const auto begun = std::ranges::find_if(known, [begin = lowered(name) + "_"](const std::string& candidate) {
    return lowered(candidate).starts_with(begin);
  });
  return begun != known.end() ? *begun : std::string();
}

std::string suggestion(const std::string& name, const std::vector<std::string>& known) {
  const std::string near = nearestName(name, known);
  if (!near.empty()) return "did you mean '" + near + "'?";
  return known.empty() ? "remove it" : "use " + listed(known);
}

std::string quoted(const std::string& name) { return std::string("'").append(name).append("'"); }

std::string listed(const std::vector<std::string>& names, const std::string& word) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " " + word + " " : ", ";
    text += names[i];
  }
  return text;
}

}  // namespace handhold
