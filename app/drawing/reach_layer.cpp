// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/reach_layer.h"

#include <charconv>
#include <cmath>

#include "engine/core/error.h"
#include "ui/scene/reach/reach_scene.h"

namespace handhold {

namespace {

constexpr int kMostDrawnPlaces = 12000;  ///< beyond anybody's reach at the usual spacing

/// "y=1.1".
std::optional<ReachCut> sliceCalled(const std::string& text) {
  if (text.empty()) return std::nullopt;
  ReachCut cut{text[0] - 'x', 0.0};
  const char* const end = text.data() + text.size();
  const bool isPlane = cut.axis >= 0 && cut.axis < 3 && text.size() > 2 && text[1] == '=';
  const auto read = isPlane ? std::from_chars(text.data() + 2, end, cut.place) : std::from_chars_result{};
  if (!isPlane || read.ec != std::errc() || read.ptr != end || !std::isfinite(cut.place))
    throw InputError("--slice", "'" + text + "' is no plane", "write an axis and a place in metres: y=1.1");
  return cut;
}

}  // namespace

void addAskedReach(Scene& scene, const Subject& subject, const Task& task, const AskedReach& asked) {
  const std::optional<ReachCut> cut = sliceCalled(asked.slice);
  ReachQuestion question;
  askAbout(reachSite(asked.end), subject, question);
  question.task = task;
  question.force = Vector3(asked.force[0], asked.force[1], asked.force[2]);
  question.most = kMostDrawnPlaces;
  const ReachMap map = reachOf(question);
  if (map.reachedCount() == 0)
    throw InputError(task.name, map.reason.empty() ? "nothing is reached" : map.reason, "change the task");
  addReach(scene, reachShells(map, cut));
}

}  // namespace handhold
