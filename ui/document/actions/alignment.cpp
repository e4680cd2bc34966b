// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/actions/alignment.h"

#include <algorithm>

#include "engine/core/error.h"
#include "engine/model/base_orientation.h"
#include "ui/document/document.h"
#include "ui/document/recordings/recorded.h"

namespace handhold {

namespace {

bool isSameKind(const RecordedEvent& a, const RecordedEvent& b) {
  return a.label == b.label && a.context == b.context;
}

/// The first of its kind; null without.
const RecordedEvent* firstOf(const KeptTrial& result, const RecordedEvent& wanted) {
  const Recording* recording = recordingOf(*result.trial);
  if (!recording) return nullptr;
  const auto found = std::ranges::find_if(
      recording->events, [&](const RecordedEvent& event) { return isSameKind(event, wanted); });
  return found == recording->events.end() ? nullptr : &*found;
}

KeptTrial& resultIn(Project& project, int id) {
  for (KeptTrial& result : project.results)
    if (result.id == id) return result;
  throw InputError("result", "is not kept any more", "choose another");
}

}  // namespace

Pose poseOf(const Alignment& alignment) {
  return {Eigen::AngleAxisd(alignment.heading, Vector3::UnitY()).toRotationMatrix(), alignment.offset};
}

VectorX aligned(const Alignment& alignment, const VectorX& q) {
  if (alignment == Alignment()) return q;
  const Pose X_WA = poseOf(alignment);
  VectorX moved = q;
  moved.head<3>() = X_WA * Vector3(q.head<3>());
  const Quaternion turned = Quaternion(X_WA.R) * baseOrientation(q);
  moved.segment<4>(3) << turned.w(), turned.x(), turned.y(), turned.z();
  return moved;
}

std::shared_ptr<const Motion> onCommonClock(const KeptTrial& result) {
  if (result.alignment.shift == 0.0) return {result.trial, &result.trial->motion};
  auto shifted = std::make_shared<Motion>(result.trial->motion);
  for (MotionFrame& frame : shifted->frames) frame.time += result.alignment.shift;
  return shifted;
}

void alignResult(Document& document, int id, const Alignment& alignment, const QString& mergeKey) {
  Project next = document.project();
  KeptTrial& result = resultIn(next, id);
  if (result.alignment == alignment) return;
  result.alignment = alignment;
  document.commit(QObject::tr("Align %1").arg(QString::fromStdString(result.name)), next, mergeKey);
}

std::vector<RecordedEvent> commonEvents(const Project& project, const Comparison& compared) {
  std::vector<RecordedEvent> common;
  const KeptTrial* first = compared.empty() ? nullptr : findResult(project, compared.front());
  const Recording* recording = first ? recordingOf(*first->trial) : nullptr;
  if (!recording) return common;
  for (const RecordedEvent& event : recording->events) {
    const auto isKnown = [&](const RecordedEvent& other) { return isSameKind(event, other); };
    const auto hasIt = [&](int id) {
      const KeptTrial* result = findResult(project, id);
      return result && firstOf(*result, event);
    };
    if (std::ranges::none_of(common, isKnown) && std::ranges::all_of(compared, hasIt))
      common.push_back(event);
  }
  return common;
}

void alignAtEvent(Document& document, const Comparison& compared, const RecordedEvent& event) {
  Project next = document.project();
  std::optional<double> instant;
  for (const int id : compared) {
    KeptTrial& result = resultIn(next, id);
    const RecordedEvent* its = firstOf(result, event);
    if (!its) throw InputError(result.name, "has no such event", "add it on its time line");
    if (!instant) instant = its->time + result.alignment.shift;
    result.alignment.shift = *instant - its->time;
  }
  document.commit(QObject::tr("Align at %1").arg(QString::fromStdString(event.label)), next);
}

}  // namespace handhold
