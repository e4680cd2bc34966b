// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/c3d/c3d_points.h"

#include <algorithm>
#include <map>

#include "engine/core/nearest_name.h"
#include "engine/io/input/text_lines.h"

namespace handhold {

namespace {

using Texts = std::vector<std::string>;

std::string textAt(const Texts& texts, int index) {
  return index < static_cast<int>(texts.size()) ? texts[static_cast<std::size_t>(index)] : std::string();
}

double numberAt(const std::vector<double>& numbers, int index, double otherwise) {
  return index < static_cast<int>(numbers.size()) ? numbers[static_cast<std::size_t>(index)] : otherwise;
}

/// What the points of a group are, and the factor of their unit.
struct PointKind {
  Measured measure = Measured::Unknown;
  double factor = 1.0;
};

struct GroupRow {
  const char* group;  ///< the parameter that lists the points
  const char* type;   ///< before _UNITS
  const char* unit;   ///< where none is told
};

/// What Plug-in Gait writes where POINT:TYPE_GROUPS does not say otherwise.
constexpr GroupRow kGroupRows[] = {{"ANGLES", "ANGLE", "deg"},
                                   {"FORCES", "FORCE", "N"},
                                   {"MOMENTS", "MOMENT", "Nmm"},
                                   {"POWERS", "POWER", "W"},
                                   {"SCALARS", "SCALAR", ""}};

PointKind kindOf(const C3dParameters& parameters, const std::string& type, const char* otherwise,
                 Doubts& doubts) {
  std::string unit = parameters.text("POINT", type + "_UNITS");
  if (unit.empty()) unit = otherwise;
  if (const std::optional<FileUnit> known = fileUnit(unit)) return {known->measure, known->factor};
  if (!unit.empty())
    doubts.push_back({DoubtKind::Units, "POINT:" + type + "_UNITS",
                      "the unit " + handhold::quoted(unit) + " is not known",
                      "the numbers were left as they are"});
  return {};
}

std::map<std::string, PointKind> kindsByLabel(const C3dParameters& parameters, Doubts& doubts) {
  std::map<std::string, PointKind> kinds;
  const auto addGroup = [&](const std::string& group, const std::string& type, const char* unit) {
    const Texts labels = parameters.texts("POINT", group);
    if (labels.empty()) return;
    const PointKind kind = kindOf(parameters, type, unit, doubts);
    for (const std::string& label : labels)
      if (!label.empty()) kinds.emplace(label, kind);
  };
  for (const GroupRow& row : kGroupRows) addGroup(row.group, row.type, row.unit);
  const Texts pairs = parameters.texts("POINT", "TYPE_GROUPS");
  for (std::size_t i = 0; i + 1 < pairs.size(); i += 2)
    if (!pairs[i].empty()) addGroup(pairs[i], pairs[i + 1], "");
  return kinds;
}

/// One name a point. A file may have more names than points.
Texts pointNames(const C3dParameters& parameters, int count, Doubts& doubts) {
  Texts names = parameters.texts("POINT", "LABELS");
  names.resize(static_cast<std::size_t>(count));
  makeNamesUnique(names, "point", "POINT:LABELS", doubts);
  return names;
}

FileUnit channelUnit(const std::string& word, Texts& unknown) {
  if (const std::optional<FileUnit> known = fileUnit(word)) return *known;
  if (!word.empty() && std::find(unknown.begin(), unknown.end(), word) == unknown.end())
    unknown.push_back(word);
  return {};
}

}  // namespace

double c3dPointFactor(const C3dParameters& parameters, Doubts& doubts) {
  const std::string unit = parameters.text("POINT", "UNITS");
  const std::optional<FileUnit> known = fileUnit(unit);
  if (known && known->measure == Measured::Length) {
    if (!known->isComplete)
      doubts.push_back({DoubtKind::Units, "POINT:UNITS", "the unit " + handhold::quoted(unit) + " is cut off",
                        "read as the length unit that begins so", DoubtAbout::LengthUnit});
    return known->factor;
  }
  const std::string found =
      unit.empty() ? "no unit is told" : "the unit " + handhold::quoted(unit) + " is not known";
  doubts.push_back({DoubtKind::Units, "POINT:UNITS", found, "read as millimetres", DoubtAbout::LengthUnit});
  return 1e-3;
}

std::vector<C3dPointTarget> makeC3dPoints(const C3dParameters& parameters, const C3dLayout& layout,
                                          Recording& recording) {
  const Texts names = pointNames(parameters, layout.points, recording.doubts);
  const Texts labels = parameters.texts("POINT", "LABELS"), words = parameters.texts("POINT", "DESCRIPTIONS");
  const std::map<std::string, PointKind> kinds = kindsByLabel(parameters, recording.doubts);
  const double lengths = c3dPointFactor(parameters, recording.doubts);
  // addresses stay, so that targets can point to what is made here
  recording.markers.reserve(names.size());
  recording.vectors.reserve(names.size());
  std::vector<C3dPointTarget> targets;
  for (int i = 0; i < layout.points; ++i) {
    const auto kind = kinds.find(textAt(labels, i));
    const std::string& name = names[static_cast<std::size_t>(i)];
    if (kind == kinds.end()) {
      recording.markers.push_back({name, textAt(words, i), {}, {}});
      targets.push_back({&recording.markers.back(), nullptr, lengths});
    } else {
      recording.vectors.push_back({name, textAt(words, i), kind->second.measure, {}});
      targets.push_back({nullptr, &recording.vectors.back(), kind->second.factor});
    }
  }
  return targets;
}

std::vector<C3dChannelTarget> makeC3dChannels(const C3dParameters& parameters, const C3dLayout& layout,
                                              Recording& recording) {
  Texts names = parameters.texts("ANALOG", "LABELS");
  const Texts words = parameters.texts("ANALOG", "DESCRIPTIONS"), units = parameters.texts("ANALOG", "UNITS");
  const std::vector<double> scales = parameters.numbers("ANALOG", "SCALE"),
                            offsets = parameters.numbers("ANALOG", "OFFSET");
  const double general = parameters.number("ANALOG", "GEN_SCALE").value_or(1.0);
  const double wrap = isC3dAnalogUnsigned(parameters) ? 65536.0 : 0.0;
  names.resize(static_cast<std::size_t>(layout.channels));
  makeNamesUnique(names, "channel", "ANALOG:LABELS", recording.doubts);
  std::vector<C3dChannelTarget> targets;
  Texts unknown;
  int silent = 0;
  for (int i = 0; i < layout.channels; ++i) {
    const FileUnit unit = channelUnit(textAt(units, i), unknown);
    recording.analog.push_back({names[static_cast<std::size_t>(i)], textAt(words, i), unit.measure, {}});
    const double offset = numberAt(offsets, i, 0.0), scale = numberAt(scales, i, 1.0) * general;
    targets.push_back({offset < 0.0 ? offset + wrap : offset, scale, unit.factor});
    if (scale == 0.0) ++silent;
  }
  if (silent > 0)
    recording.doubts.push_back({DoubtKind::Scale, "ANALOG:SCALE",
                                std::to_string(silent) + " channels are scaled by 0",
                                "they are zero throughout"});
  if (!unknown.empty())
    recording.doubts.push_back({DoubtKind::Units, "ANALOG:UNITS",
                                "the unit " + handhold::quoted(unknown.front()) + " is not known",
                                "the numbers of such channels were left as they are"});
  return targets;
}

bool isC3dAnalogUnsigned(const C3dParameters& parameters) {
  return lowered(parameters.text("ANALOG", "FORMAT")) == "unsigned";
}

}  // namespace handhold
