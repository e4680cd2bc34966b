// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/arm_study/arm_verdict.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <functional>

#include "engine/arm/arm_findings.h"
#include "engine/estimation/arm_study/arm_tables.h"

namespace handhold {

namespace {

struct TimedFinding {
  double time = 0.0;  ///< s
  ArmFinding finding;
};

std::string atTime(double time) {
  char text[32];
  std::snprintf(text, sizeof text, "at %.2f s", time);
  return text;
}

/// Of each limit the time at which it is exceeded most, in the order in which they are met.
std::vector<TimedFinding> worstFindings(const ArmModel& model, const ArmAsk& ask, const ArmCourse& course,
                                        const std::vector<ArmFrame>& frames) {
  std::vector<TimedFinding> worst;
  for (const ArmFrame& frame : frames)
    for (ArmFinding& finding : findingsOf(model, askAt(ask, course, frame.time), frame.answer)) {
      if (finding.isPossible()) continue;
      const auto known = std::ranges::find_if(
          worst, [&](const TimedFinding& one) { return one.finding.limit == finding.limit; });
      if (known == worst.end())
        worst.push_back({frame.time, std::move(finding)});
      else if (finding.beyond > known->finding.beyond)
        *known = {frame.time, std::move(finding)};
    }
  return worst;
}

/// Behind a colon.
std::string inASentence(std::string words) {
  words.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(words.front())));
  return words;
}

void add(const std::string& sentence, PrintedStudy& study) {
  study.recommendation += (study.recommendation.empty() ? "" : ". ") + sentence;
}

void addPeak(const std::string& what, const char* unit, const std::vector<ArmFrame>& frames,
             const std::function<double(const ArmAnswer&)>& amount, PrintedStudy& study) {
  double most = 0.0, time = 0.0;
  for (const ArmFrame& frame : frames)
    if (frame.answer.stands() && amount(frame.answer) > most) {
      most = amount(frame.answer);
      time = frame.time;
    }
  study.results.push_back({what + ", " + atTime(time), unit, most});
}

}  // namespace

void tellVerdict(const ArmModel& model, const ArmAsk& ask, const ArmCourse& course,
                 const std::vector<ArmFrame>& frames, PrintedStudy& study) {
  for (const std::string& sentence : sentencesOf(model, ask, frames.front().answer)) add(sentence, study);
  for (const auto& [time, finding] : worstFindings(model, ask, course, frames)) {
    study.impossible.push_back(finding.words);
    if (time == 0.0) continue;
    const char* what = finding.limit == "reach" ? "The motion ends " : "The motion asks most ";
    study.impossible.back() = what + atTime(time) + ": " + inASentence(finding.words);
    add(study.impossible.back(), study);
  }
}

void addPeaks(const ArmModel& model, const std::vector<ArmFrame>& frames, PrintedStudy& study) {
  if (frames.size() < 2) return;
  for (std::size_t k = 0; k < model.muscles.size(); ++k)
    addPeak(
        "Peak tension of the " + model.muscles[k].name, "N", frames,
        [k](const ArmAnswer& answer) { return answer.tension[Eigen::Index(k)]; }, study);
  for (const int joint : fromShoulder(model.tree)) {
    if (!isOfTheArm(model, joint)) continue;
    addPeak(
        "Peak net moment at the " + jointName(model, joint), "N m", frames,
        [joint](const ArmAnswer& answer) { return answer.net[std::size_t(joint)].moment.norm(); }, study);
  }
}

std::string whyNot(const ArmModel& model, const std::string& way, const JudgedPreset& preset) {
  const std::string name = "Not possible as " + model.presets[std::size_t(preset.preset)].name + way + ": ";
  if (!preset.hasWantedSide) return name + "no side of the thing lets the hand point down to it";
  const ArmPosture& posture = preset.answer.posture;
  if (!posture.circle.canReach()) return name + inASentence(elbowSentence(posture.circle));
  return name + inASentence(beyondRanges(model, posture).front().words);
}

}  // namespace handhold
