// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/people/body_painter.h"

#include <algorithm>
#include <utility>

#include "app/drawing/scene_painter.h"
#include "ui/document/actions/alignment.h"
#include "ui/document/project.h"
#include "ui/scene/camera.h"
#include "ui/scene/figure/figure_mesh.h"
#include "ui/scene/posed_figure.h"
#include "ui/scene/task/task_scene.h"

namespace handhold {

namespace {

/// One body on its turntable: made once, turned for each picture.
class Turntable {
 public:
  explicit Turntable(const BodyAlone& body)
      : person_(body.subject.model, body.figure), standing_(standingProject(body.subject)) {
    standing_.task.contacts.clear();  // no marks around the feet
    view_.theme = body.theme;
    view_.clothes = body.clothes;
    view_.showForces = view_.showCenterOfMass = view_.showLoadColors = view_.showTargets = false;
    box_ = bounds(at(Alignment()));
    const Vector3 middle = box_.center();
    const double reach = 0.5 * std::max(box_.sizes().x(), box_.sizes().z());
    // as wide from all sides, so that nothing grows and shrinks while it turns
    box_.extend(middle + Vector3(reach, 0.0, reach)).extend(middle - Vector3(reach, 0.0, reach));
  }

  Scene turned(double heading) const {
    const Vector3 middle = box_.center();
    const Matrix3 turn = Eigen::AngleAxisd(heading, Vector3::UnitY()).toRotationMatrix();
    return at({0.0, heading, middle - turn * middle});
  }

  Camera camera(const QSize& pixels) const {
    Camera front = defaultCamera();
    front.R_WC = orientationFrom(0.0, pitchOf(front));
    return framed(front, box_, {pixels.width(), pixels.height(), 1.0});
  }

 private:
  Scene at(const Alignment& place) const {
    return taskScene(standing_.task, person_, {aligned(place, standing_.q), {}, {}}, view_);
  }

  PosedFigure person_;
  Project standing_;
  TaskView view_;
  Eigen::AlignedBox3d box_;
};

}  // namespace

BodyPainter::~BodyPainter() { worker_.request_stop(); }

void BodyPainter::ask(const BodyPicture& wanted) {
  {
    const std::scoped_lock lock(mutex_);
    wanted_ = wanted;
  }
  if (!worker_.joinable()) worker_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
  wake_.notify_one();
}

std::optional<BodyPicture> BodyPainter::next(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  if (!wake_.wait(lock, stop, [this] { return wanted_.has_value(); })) return std::nullopt;
  return std::exchange(wanted_, std::nullopt);
}

void BodyPainter::work(const std::stop_token& stop) {
  try {
    paintAll(stop);
  } catch (const std::exception&) {
    QMetaObject::invokeMethod(this, [this] { emit failed(); });
  }
}

void BodyPainter::paintAll(const std::stop_token& stop) {
  ScenePainter painter;
  std::shared_ptr<const BodyAlone> body;
  std::optional<Turntable> table;
  while (const std::optional<BodyPicture> wanted = next(stop)) {
    if (wanted->body != body) {
      body = wanted->body;
      table.emplace(*body);
    }
    const QImage picture =
        painter.paint(table->turned(wanted->heading), table->camera(wanted->pixels), wanted->pixels);
    QMetaObject::invokeMethod(this, [this, drawn = *wanted, picture] { emit painted(drawn, picture); });
  }
}

}  // namespace handhold
