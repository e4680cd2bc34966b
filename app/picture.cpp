// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/picture.h"

#include <QImage>
#include <QStandardPaths>
#include <algorithm>
#include <cstdio>

#include "app/exit_code.h"
#include "app/resources.h"
#include "app/solution_files.h"
#include "engine/core/error.h"
#include "engine/planning/posture_motion.h"
#include "ui/render/offscreen.h"
#include "ui/scene/figure/figure_generator.h"
#include "ui/scene/framing.h"

namespace handhold {

namespace {

VectorX withAngles(const Model& model, const Posture& angles) {
  VectorX q = model.zeroPosition();
  for (const auto& [name, angle] : angles) {
    const LinkIndex joint = model.findJoint(name);
    if (joint.valid()) q[positionIndex(joint)] = angle;
  }
  return q;
}

std::filesystem::path cacheFolder() {
  const QString base = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
  return std::filesystem::path(base.toStdString()) / "handhold";
}

/// The frame of the motion at an instant, or the end posture.
PersonState stateAt(const OpenedTask& opened, const PostureResult& end, const RenderOptions& options) {
  if (!options.time) return {end.q, end.tau, end.loads};
  const VectorX from = motionStart(*opened.model, opened.task, end, {});
  const MotionOutcome outcome = planKinematicMotion(*opened.model, opened.task, from, end.q, {});
  if (outcome.motion.frames.empty())
    throw InputError("--time", outcome.message, "draw the posture without --time");
  const auto& frames = outcome.motion.frames;
  const auto later = std::find_if(frames.begin(), frames.end(),
                                  [&](const MotionFrame& f) { return f.time >= *options.time; });
  const MotionFrame& frame = later == frames.end() ? frames.back() : *later;
  return {frame.q, frame.tau, frame.loads};
}

}  // namespace

std::shared_ptr<const Figure> openFigure(const Model& model, std::stop_token stop) {
  if (model.name != "human55") return nullptr;
  const FigureData data = readFigureData(resourceFolder() / "meshes" / "figure.json");
  const std::vector<Pose> zero = figureFrames(model, model.zeroPosition());
  const std::vector<Pose> rest = figureFrames(model, withAngles(model, data.rest));
  FigureOptions options;
  options.stop = std::move(stop);
  return loadOrMakeFigure(data, zero, rest, options, cacheFolder());
}

void writePicture(const Scene& scene, const Camera& camera, const RenderOptions& options) {
  const Image image =
      renderImage(lookedThrough(scene, hidingSolids(scene, camera)), camera, options.width, options.height);
  const QImage picture(image.rgba.data(), image.width, image.height, 4 * image.width,
                       QImage::Format_RGBA8888);
  const std::filesystem::path out = options.out;
  std::filesystem::path temporary = out;
  temporary += ".part";
  std::error_code failed;
  if (picture.convertToFormat(QImage::Format_RGB888).save(QString::fromStdString(temporary.string()), "PNG"))
    std::filesystem::rename(temporary, out, failed);
  else
    failed = std::make_error_code(std::errc::io_error);
  if (!failed) return;
  std::filesystem::remove(temporary, failed);
  throw InputError(options.out, "cannot be written", "choose a folder that exists and may be written to");
}

int renderTask(const RenderOptions& options) {
  const OpenedTask opened = openTask(options.task);
  const PostureResult end = solvePosture(*opened.model, opened.task, opened.task.start, {});
  const PosedFigure person(opened.model, openFigure(*opened.model));
  TaskView view;
  view.theme = theme(ThemeName::Dark);
  const Scene scene = taskScene(opened.task, person, stateAt(opened, end, options), view);
  const Camera camera = firstView(scene, {options.width, options.height, 1.0});
  writePicture(scene, camera, options);
  if (end.solved()) return kSolved;
  std::fprintf(stderr, "handhold: %s: %s\n", options.task.c_str(), end.message.c_str());
  return kNotSolvable;
}

}  // namespace handhold
