// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/muscles/sharing_options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

#include "engine/core/error.h"
#include "engine/core/spoken_name.h"
#include "engine/muscles/muscle_tables.h"

namespace handhold {

namespace {

/// "r_wrist=200" or "right wrist=200" (N).
ContactRelief reliefFrom(const std::string& told) {
  const std::size_t equals = told.find('=');
  double most = 0.0;
  const char* const end = told.data() + told.size();
  const auto isNumber = [&] {
    const auto [rest, problem] = std::from_chars(told.data() + equals + 1, end, most);
    return rest == end && problem == std::errc() && std::isfinite(most) && most >= 0.0;
  };
  if (equals == std::string::npos || !isNumber())
    throw InputError("--relieve", "'" + told + "' is no joint and force",
                     "write the joint, = and newtons: \"right wrist=200\"");
  std::string joint = told.substr(0, equals);
  for (const auto& [word, side] : {std::pair("right ", "r_"), std::pair("left ", "l_")})
    if (joint.starts_with(word)) joint = side + joint.substr(std::string_view(word).size());
  std::ranges::replace(joint, ' ', '_');
  return {joint, most};
}

}  // namespace

MuscleOptions ToldSharing::options() const {
  MuscleOptions options;
  options.criterion = criterion == "fatigue" ? SharingCriterion::Fatigue : SharingCriterion::Stress;
  options.hasCurves = curves;
  if (!relieve.empty()) options.relief = reliefFrom(relieve);
  return options;
}

void addSharing(CLI::App& command, ToldSharing& sharing, CLI::Option* muscles) {
  CLI::Option* const options[] = {
      command
          .add_option("--criterion", sharing.criterion,
                      "what muscles spare: stress, least squared activations; fatigue, least cubed ones")
          ->check(CLI::IsMember({"stress", "fatigue"}))
          ->capture_default_str(),
      command.add_flag("--curves", sharing.curves, "strength depends on length and speed (De Groote 2016)"),
      command.add_option(
          "--relieve", sharing.relieve,
          "least effort that keeps a joint's contact force below so many newtons: \"right wrist=200\"")};
  for (CLI::Option* option : options)
    if (muscles) option->needs(muscles);
}

std::string reliefNote(const MuscleOptions& options, const MuscleCourse& course) {
  const Relieved relieved = options.relief ? relievedIn(course, *options.relief) : Relieved();
  if (relieved.isKept) return {};
  char words[160];
  std::snprintf(words, sizeof words, "%s cannot be relieved so far: it bears %.0f N at the least",
                spokenName(options.relief->joint).c_str(), relieved.greatest);
  return words;
}

}  // namespace handhold
