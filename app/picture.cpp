// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/picture.h"

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QLoggingCategory>
#include <QPainter>
#include <algorithm>
#include <cstdio>

#include "app/caption.h"
#include "app/exit_code.h"
#include "app/mesh_import.h"
#include "app/resources.h"
#include "app/solution_files.h"
#include "app/unmet_scene.h"
#include "engine/core/error.h"
#include "engine/planning/posture_motion.h"
#include "ui/render/offscreen.h"
#include "ui/scene/figure/figure_generator.h"
#include "ui/scene/framing.h"
#include "ui/theme/style_sheet.h"
#include "ui/viewport/overlay.h"

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
  const QByteArray cache = qgetenv("XDG_CACHE_HOME");
  const std::filesystem::path base = cache.isEmpty()
                                         ? std::filesystem::path(QDir::homePath().toStdString()) / ".cache"
                                         : std::filesystem::path(cache.constData());
  return base / "handhold";
}

/// Words as large in the picture as they are in a window of that shape.
void addWords(QImage& picture, const Scene& scene, const Camera& camera) {
  constexpr double kUsualHeight = 640.0;  // px of a view with words of the usual size
  const ViewSize size{picture.width(), picture.height(), std::max(1.0, picture.height() / kUsualHeight)};
  QPainter painter(&picture);
  painter.setFont(interfaceFont());
  painter.scale(size.pixelRatio, size.pixelRatio);
  paintWords(painter, scene, camera, size);
}

/// Fonts need an application, and no display is needed for one that only paints.
class FontsWithoutDisplay {
 public:
  FontsWithoutDisplay() {
    if (QCoreApplication::instance()) return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // a missing runtime folder is no news to somebody who asked for a picture
    QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false"));
    app_ = std::make_unique<QGuiApplication>(count_, arguments_);
  }

 private:
  char name_[9] = "handhold";
  char* arguments_[2] = {name_, nullptr};
  int count_ = 1;
  std::unique_ptr<QGuiApplication> app_;
};

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
  QImage picture(image.rgba.data(), image.width, image.height, 4 * image.width, QImage::Format_RGBA8888);
  picture = picture.convertToFormat(QImage::Format_RGB32);
  addWords(picture, scene, camera);
  const std::filesystem::path out = options.out;
  std::filesystem::path temporary = out;
  temporary += ".part";
  std::error_code failed;
  if (picture.save(QString::fromStdString(temporary.string()), "PNG"))
    std::filesystem::rename(temporary, out, failed);
  else
    failed = std::make_error_code(std::errc::io_error);
  if (!failed) return;
  std::filesystem::remove(temporary, failed);
  throw InputError(options.out, "cannot be written", "choose a folder that exists and may be written to");
}

int renderTask(const RenderOptions& options) {
  const FontsWithoutDisplay fonts;
  const OpenedTask opened = openTask(options.task);
  const PostureResult end = solvePosture(*opened.model, opened.task, opened.task.start, {});
  const PosedFigure person(opened.model, openFigure(*opened.model));
  TaskView view;
  view.theme = theme(ThemeName::Dark);
  const PersonState state = stateAt(opened, end, options);
  Scene scene = taskScene(opened.task, person, state, view);
  MeshStore meshes;
  const std::string problem =
      meshes.addTo(scene, opened.task, std::filesystem::path(options.task).parent_path());
  if (!problem.empty()) std::fprintf(stderr, "handhold: %s\n", problem.c_str());
  Project project = withTask(newProject(opened.model), opened.task);
  project = withSolved(project, std::make_shared<const PostureResult>(end));
  if (!options.time) addUnmet(scene, project);
  scene.caption =
      captionOf(project, {options.time.value_or(0.0), state.q, state.tau, state.loads}, view.theme);
  const Camera camera = firstView(scene, {options.width, options.height, 1.0});
  writePicture(scene, camera, options);
  if (end.solved()) return kSolved;
  std::fprintf(stderr, "handhold: %s: %s\n", options.task.c_str(), end.message.c_str());
  return kNotSolvable;
}

}  // namespace handhold
