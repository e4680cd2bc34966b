// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/view_binding.h"
#include "ui/document/recordings/recorded.h"

// What of the view's room the camera takes in by itself.

namespace handhold {

namespace {

/// A motion that goes this much farther than the last one is framed anew (m).
constexpr double kSameTravel = 0.25;

}  // namespace

/// What is being imported is no step yet, but may stand anywhere.
void ViewBinding::noteImported() {
  const Trial* imported = shownRecording(document_.shown()) ? shownTrial(document_.shown()).get() : nullptr;
  if (imported && imported != imported_) isNewTrial_ = true;
  imported_ = imported;
}

/// The room that what is shown takes over its time; empty where it stays about where it is.
const Eigen::AlignedBox3d& ViewBinding::travel() const {
  const RecordedScene* recorded = recorded_.of(shownTrial(document_.shown()));
  // joint angles alone have none of their own: there the body tells it
  return recorded && !recorded->room().isEmpty() ? recorded->room() : paths_.travelOf(document_.shown());
}

/// A motion that goes far is looked at from where all of it is seen, once.
void ViewBinding::frameTravel() {
  const Eigen::AlignedBox3d& room = travel();
  if (room.isEmpty()) return void(framedTravel_.setEmpty());
  const Vector3 slack = Vector3::Constant(kSameTravel);
  if (!framedTravel_.isEmpty() &&
      Eigen::AlignedBox3d(framedTravel_.min() - slack, framedTravel_.max() + slack).contains(room))
    return;
  framedTravel_ = room;
  if (followed_ == Followed::Nothing) viewport_.frameAll();
}

}  // namespace handhold
