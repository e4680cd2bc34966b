// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/comparison.h"

#include <algorithm>
#include <cmath>

#include "engine/planning/asked_of.h"
#include "ui/document/element_names.h"
#include "ui/document/goals.h"
#include "ui/document/manoeuvre_actions.h"

namespace handhold {

namespace {

using Trials = std::vector<const Trial*>;
using Results = std::vector<const KeptTrial*>;

constexpr double kRounding = 1e-6;  // s: times are sums

/// Of a motion, on the clock of all.
Range timesOf(const KeptTrial& result) {
  const std::vector<MotionFrame>& frames = result.trial->motion.frames;
  const double shift = result.alignment.shift;
  return {frames.front().time + shift, frames.back().time + shift, "s"};
}

/// Times of all on the result's own clock.
Range ownTimes(const Range& times, const KeptTrial& result) {
  const double shift = result.alignment.shift;
  return {times.least - shift - kRounding, times.most - shift + kRounding, "s"};
}

template <class Value>
std::vector<std::optional<double>> each(const Trials& trials, const Value& value) {
  std::vector<std::optional<double>> values;
  for (const Trial* trial : trials) values.push_back(value(*trial));
  return values;
}

std::optional<double> termOf(const Trial& trial, const std::string& name) {
  for (const auto& [term, value] : trial.terms)
    if (term == name) return value;
  return std::nullopt;
}

void addTerms(std::vector<Difference>& lines, const Trials& trials) {
  std::vector<std::string> names;
  for (const Trial* trial : trials)
    for (const auto& [term, value] : trial->terms)
      if (value != 0.0 && std::find(names.begin(), names.end(), term) == names.end()) names.push_back(term);
  for (const std::string& name : names)
    lines.push_back(
        {goalTitle(name), {}, 4, each(trials, [&](const Trial& trial) { return termOf(trial, name); })});
}

std::optional<double> figureOf(const Trial& trial, const QString& label) {
  for (const PlanFigure& figure : planFigures(trial.figures))
    if (figure.label == label) return figure.value;
  return std::nullopt;
}

/// Figures of merit of manoeuvres; the peak stands above, and a residue of rounding is no difference.
void addPlanFigures(std::vector<Difference>& lines, const Trials& trials) {
  QStringList told{lines.front().title};
  for (const Trial* trial : trials)
    for (const PlanFigure& figure : planFigures(trial->figures)) {
      if (figure.decimals < 0 || told.contains(figure.label)) continue;
      told << figure.label;
      lines.push_back({figure.label, figure.unit, figure.decimals,
                       each(trials, [&](const Trial& other) { return figureOf(other, figure.label); })});
    }
}

/// Between the least and the greatest that are known.
double spread(const Difference& line) {
  std::vector<double> known;
  for (const auto& value : line.values)
    if (value) known.push_back(*value);
  if (known.empty()) return 0.0;
  const auto [least, most] = std::minmax_element(known.begin(), known.end());
  return *most - *least;
}

using Peaks = std::vector<std::vector<JointPeak>>;

/// Of each result over the common times; all of its own without.
Peaks peaksOf(const Results& results, const std::optional<Range>& common) {
  Peaks peaks;
  for (const KeptTrial* result : results)
    peaks.push_back(jointPeaks(*result->trial,
                               common && result->trial->isMotion() ? ownTimes(*common, *result) : Range()));
  return peaks;
}

std::optional<double> greatestLoad(const KeptTrial& result, const std::optional<Range>& common,
                                   const std::vector<JointPeak>& peaks) {
  if (!result.trial->hasTorques()) return std::nullopt;
  const double load = common && lastsBeyond(*common, result)
                          ? std::ranges::max_element(peaks, {}, &JointPeak::load)->load
                          : result.trial->peak.load;
  return 100.0 * load;
}

/// On each result's own clock, where one lasts longer.
void addTimes(std::vector<Difference>& lines, const Results& results, const std::optional<Range>& common) {
  const auto isLonger = [&](const KeptTrial* result) { return lastsBeyond(*common, *result); };
  if (!common || std::ranges::none_of(results, isLonger)) return;
  Difference from{QObject::tr("Compared from"), QStringLiteral("s"), 2, {}};
  Difference to{QObject::tr("Compared to"), QStringLiteral("s"), 2, {}};
  for (const KeptTrial* result : results) {
    const bool moves = result->trial->isMotion();
    const double shift = result->alignment.shift;
    from.values.push_back(moves ? std::optional(common->least - shift) : std::nullopt);
    to.values.push_back(moves ? std::optional(common->most - shift) : std::nullopt);
  }
  lines.push_back(std::move(from));
  lines.push_back(std::move(to));
}

void addJoints(std::vector<Difference>& lines, const Trials& trials, const Peaks& peaks) {
  const Model& model = *trials.front()->subject.model;
  std::vector<bool> isKnown;
  for (const Trial* trial : trials)
    isKnown.push_back(trial->hasTorques() && hasSameJoints(*trial->subject.model, model));
  std::vector<Difference> joints;
  for (int joint = 1; joint < model.linkCount(); ++joint) {
    Difference line{readableName(model.joints[joint].name), QStringLiteral("%"), 1, {}, joint};
    for (std::size_t i = 0; i < trials.size(); ++i)
      line.values.push_back(isKnown[i] ? std::optional(100.0 * peaks[i][std::size_t(joint)].load)
                                       : std::nullopt);
    joints.push_back(std::move(line));
  }
  std::stable_sort(joints.begin(), joints.end(),
                   [](const Difference& x, const Difference& y) { return spread(x) > spread(y); });
  lines.insert(lines.end(), joints.begin(), joints.end());
}

}  // namespace

std::optional<Range> commonTimes(const Results& results) {
  Range common;
  for (const KeptTrial* result : results) {
    if (!result->trial->isMotion()) continue;
    const Range own = timesOf(*result);
    common.least = std::max(common.least, own.least);
    common.most = std::min(common.most, own.most);
  }
  return std::isfinite(common.least) && common.least < common.most ? std::optional(common) : std::nullopt;
}

bool lastsBeyond(const Range& times, const KeptTrial& result) {
  if (!result.trial->isMotion()) return false;
  const Range own = timesOf(result);
  return own.least < times.least - kRounding || own.most > times.most + kRounding;
}

bool isAt(double time, const KeptTrial& result) {
  if (!result.trial->isMotion()) return true;
  const Range own = timesOf(result);
  return time >= own.least - kRounding && time <= own.most + kRounding;
}

std::vector<Difference> differences(const Results& results) {
  Trials trials;
  for (const KeptTrial* result : results) trials.push_back(result->trial.get());
  const std::optional<Range> common = commonTimes(results);
  const Peaks peaks = peaksOf(results, common);
  Difference greatest{QObject::tr("Peak load"), QStringLiteral("%"), 1, {}};
  for (std::size_t i = 0; i < results.size(); ++i)
    greatest.values.push_back(greatestLoad(*results[i], common, peaks[i]));
  std::vector<Difference> lines{std::move(greatest)};
  addTimes(lines, results, common);
  if (std::any_of(trials.begin(), trials.end(), [](const Trial* trial) { return trial->objective; }))
    lines.push_back(
        {QObject::tr("Objective"), {}, 4, each(trials, [](const Trial& trial) { return trial.objective; })});
  addTerms(lines, trials);
  addPlanFigures(lines, trials);
  lines.push_back({QObject::tr("Solver's time"), QStringLiteral("s"), 3, each(trials, [](const Trial& trial) {
                     return trial.from<Recorded>() ? std::nullopt : std::optional(trial.seconds);
                   })});
  addJoints(lines, trials, peaks);
  return lines;
}

}  // namespace handhold
