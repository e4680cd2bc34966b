// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/body/eye_view.h"
#include "ui/viewport/viewport.h"

namespace handhold {

void Viewport::lookThrough(const Pose& X_WE) {
  if (!outside_) outside_ = settledCamera();
  flight_.stop();
  camera_ = eyeCamera(X_WE);
  camera_.upMode = outside_->upMode;
  refresh();
  emit cameraChanged();
}

void Viewport::lookFromOutside() {
  if (outside_) flyTo(Camera(*outside_));
}

void Viewport::leaveEyes() {
  if (!outside_) return;
  outside_.reset();
  emit eyesLeft();
}

}  // namespace handhold
