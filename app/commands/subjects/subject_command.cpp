// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <memory>

#include "app/commands/commands.h"
#include "app/commands/option_checks.h"
#include "app/process/exit_code.h"
#include "app/process/resources.h"
#include "app/process/terminal_note.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/spoken_amount.h"
#include "engine/model/model_file.h"
#include "engine/model/person.h"
#include "engine/model/utilisation.h"
#include "engine/people/body_sizes.h"
#include "engine/people/person_model.h"
#include "engine/people/person_strength.h"

namespace handhold {

namespace {

struct SubjectOptions {
  std::string sex, name, out;
  std::optional<double> stature, mass, percentile, age, strengthPercentile;
  std::vector<std::string> measures;
  bool isWeightless = false, hasConstantStrength = false;
};

constexpr Range kPercentile{0.1, 99.9};

double numberIn(const std::string& text, const std::string& option) {
  double value = 0.0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, value);
  if (read.ec != std::errc() || read.ptr != end)
    throw InputError("--measure", "'" + option + "' has no number",
                     "write sittingheight=0.88 (m), or sittingheight=p95 for a percentile");
  return value;
}

void tell(const std::string& word, double value, Measures& told) {
  const auto [at, isNew] = told.emplace(word, value);
  if (!isNew && at->second != value)
    throw InputError(word,
                     "is told twice, as " + CLI::detail::to_string(at->second) + " and as " +
                         CLI::detail::to_string(value),
                     "tell it once");
}

/// "sittingheight=0.88" or "sittingheight=p95".
void tellMeasure(const std::string& option, const SurveyedPeople& people, Measures& told) {
  const std::size_t sign = option.find('=');
  if (sign == std::string::npos) numberIn({}, option);
  const SurveyedMeasure& measure = measureOf(people, option.substr(0, sign));
  const std::string value = option.substr(sign + 1);
  if (!value.starts_with('p')) {
    tell(measure.word, numberIn(value, option), told);
    return;
  }
  const double percentile = numberIn(value.substr(1), option);
  if (!kPercentile.holds(percentile))
    throw InputError("--measure", "'" + option + "' is no percentile", "write p0.1 to p99.9");
  tell(measure.word, valueAt(measure, percentile), told);
}

AskedPerson askedBy(const SubjectOptions& options, const Survey& survey) {
  AskedPerson asked;
  asked.name = options.name.empty() ? std::filesystem::path(options.out).stem().string() : options.name;
  asked.sex = options.sex.starts_with('f') ? Sex::Female : Sex::Male;
  asked.isWeightless = options.isWeightless;
  if (options.percentile) asked.set = atPercentile(survey, asked.sex, *options.percentile);
  Measures told;
  if (options.stature) tell(kStature, *options.stature, told);
  if (options.mass) tell(kBodyMass, *options.mass, told);
  for (const std::string& measure : options.measures) tellMeasure(measure, survey.of(asked.sex), told);
  for (const auto& [word, value] : told) asked.set[word] = value;
  checkTogether(asked.set);
  asked.age = options.age;
  asked.hasConstantStrength = options.hasConstantStrength;
  if (options.strengthPercentile) asked.strength = scoresAt(*options.strengthPercentile);
  return asked;
}

/// One line a measure: what it is, of how many people it is not exceeded, how far it may be from that.
void printMeasures(const SurveyedPeople& people, const AskedPerson& asked) {
  std::printf("%-32s %10s %12s %10s\n", "measure (m, kg)", "value", "percentile", "spread");
  for (const auto& [word, expected] : expectedMeasures(people, asked.set))
    std::printf("%-32s %10.3f %12.1f %10s\n", word.c_str(), expected.value,
                percentileOf(measureOf(people, word), expected.value),
                asked.set.contains(word)
                    ? "set"
                    : CLI::detail::to_string(std::round(1e4 * expected.spread) / 1e4).c_str());
}

/// Strengths of a joint at the best of angles and speeds, and where they are from.
struct ToldStrength {
  const char *title, *joint;
  TorqueEnd first;  ///< of the title's two
  const char* source;
};
constexpr const char* kAssumed = "assumed (document 002), by mass and stature";
constexpr std::array kToldStrengths{
    ToldStrength{"hip extension, flexion", "r_hip_flexion", TorqueEnd::Upper, "Anderson 2007"},
    ToldStrength{"knee extension, flexion", "r_knee_flexion", TorqueEnd::Lower, "Anderson 2007"},
    ToldStrength{"ankle plantar-, dorsiflexion", "r_ankle_plantarflexion", TorqueEnd::Upper, "Anderson 2007"},
    ToldStrength{"elbow flexion, extension", "r_elbow_flexion", TorqueEnd::Lower,
                 "Lategan and Krueger 2003, by mass"},
    ToldStrength{"shoulder ab-, adduction", "r_shoulder_adduction", TorqueEnd::Lower, kAssumed},
    ToldStrength{"wrist flexion, extension", "r_wrist_flexion", TorqueEnd::Upper, kAssumed},
    ToldStrength{"trunk flexion, extension", "spine1_flexion", TorqueEnd::Upper, kAssumed},
    ToldStrength{"neck flexion, extension", "neck_flexion", TorqueEnd::Upper, kAssumed}};

void printStrengths(const Model& model, Sex sex) {
  std::printf("%-32s %10s  %s\n", "strength (N m, N)", "at its best", "from");
  const auto row = [](const char* title, double first, double second, const std::string& source) {
    std::printf("%-32s %5.1f %5.1f  %s\n", title, first, second, source.c_str());
  };
  for (const ToldStrength& told : kToldStrengths) {
    const Joint& joint = model.joints[std::size_t(model.findJoint(told.joint))];
    const bool isUpperFirst = told.first == TorqueEnd::Upper;
    std::string source = told.source;
    if (sex == Sex::Female && source.starts_with("Lategan"))
      source += ", men's by women's grip (Mathiowetz 1985)";
    row(told.title, isUpperFirst ? joint.torqueUpper : -joint.torqueLower,
        isUpperFirst ? -joint.torqueLower : joint.torqueUpper, source);
  }
  row("grip right, left", model.grip.right, model.grip.left, "Mathiowetz 1985, by sex and age");
}

/// ", the spine longer by 5.5 cm, as after days without gravity"
std::string weightlessWords(const AskedPerson& asked, const SurveyedPeople& people) {
  if (!asked.isWeightless) return {};
  const double longer = kWeightlessGrowth * expectedMeasures(people, asked.set).at("sittingheight").value;
  char words[96];
  std::snprintf(words, sizeof words, ", the spine longer by %.1f cm, as after days without gravity",
                100.0 * longer);
  return words;
}

/// ", strength of the age of 75, at percentile 5, the same at all angles and speeds"
std::string strengthWords(const SubjectOptions& options) {
  std::string words;
  if (options.age) words += " of the age of " + CLI::detail::to_string(*options.age);
  if (options.strengthPercentile)
    words += (words.empty() ? "" : ",") +
             (" at percentile " + CLI::detail::to_string(*options.strengthPercentile));
  if (options.hasConstantStrength)
    words += std::string(words.empty() ? "" : ",") + " the same at all angles and speeds";
  return words.empty() ? words : ", strength" + words;
}

/// Somebody whom nobody of the survey is like is made all the same, and told to be one.
void tellUnusual(const SurveyedPeople& people, const Measures& set, const std::string& place) {
  const std::optional<UnusualMeasure> unusual = mostUnusual(people, set);
  if (!unusual) return;
  const char* unit = unusual->word == kBodyMass ? "kg" : "m";
  const auto said = [&](double amount) { return spokenSize(amount, Dimension::None) + unit; };
  char off[16];
  std::snprintf(off, sizeof off, "%.1f", std::abs(unusual->deviations));
  noteOnTerminal(place, "hardly anybody is like that: a " + unusual->word + " of " + said(unusual->value) +
                            " is " + off + " standard deviations off the " + said(unusual->expected) +
                            " of people who have the other measures");
}

int run(const SubjectOptions& options) {
  const PeopleTables tables = readPeopleTables(resourceFolder(), standardPerson());
  const AskedPerson asked = askedBy(options, tables.survey);
  const std::string text = personModel(tables, expectedPerson(tables.survey, asked), asked.strength);
  const auto model = modelFromJson(text, options.out);
  printMeasures(tables.survey.of(asked.sex), asked);
  tellUnusual(tables.survey.of(asked.sex), asked.set, options.out.empty() ? "subject" : options.out);
  printStrengths(*model, asked.sex);
  std::printf("%s, %.1f kg%s%s\n", toString(asked.sex).c_str(), model->totalMass,
              weightlessWords(asked, tables.survey.of(asked.sex)).c_str(), strengthWords(options).c_str());
  if (options.out.empty()) return kSolved;
  writeFile(options.out, text);
  std::printf("written: %s\n", options.out.c_str());
  return kSolved;
}

}  // namespace

void addSubjectCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<SubjectOptions>();
  CLI::App* command = app.add_subcommand(
      "subject", "a person by sex and measures: prints them, writes a file that --subject and --model take");
  command->add_option("--sex", options->sex, "f or m")
      ->required()
      ->check(CLI::IsMember({"f", "m", "female", "male"}));
  command->add_option("--stature", options->stature, "m, on Earth, without shoes")
      ->check(within({0.5, 3.0, "m"}));
  command->add_option("--mass", options->mass, "kg")->check(within({10.0, 400.0, "kg"}));
  command->add_option("--percentile", options->percentile, "of stature and mass, where they are not told")
      ->check(within(kPercentile));
  command->add_option(
      "--measure", options->measures,
      "another one, as often as wanted: sittingheight=0.88 (m), or =p95; the others are expected beside");
  command->add_flag("--weightless", options->isWeightless, "the spine longer by 6 % of the seated height");
  command
      ->add_option("--age", options->age, "years, by which strength goes; a young adult where it is not told")
      ->check(within(kAge));
  command
      ->add_option("--strength-percentile", options->strengthPercentile,
                   "of people of the same sex, age and size, in all joints; the mean where it is not told")
      ->check(within(kPercentile));
  command->add_flag("--constant-strength", options->hasConstantStrength,
                    "torque limits that do not go with angles and speeds");
  command->add_option("--name", options->name, "of the person; usually that of the file");
  command->add_option("--out", options->out, "model file to write")->check(aName());
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace handhold
