// SPDX-License-Identifier: GPL-3.0-or-later
// Time of one picture of a person on a floor and in a cabin as pictures follow one another, of the size of
// the view in a window of 1280 x 800, and what of it each part of the scene takes; `picture_benchmark all`:
// also of a view alone, and of pictures at rest. Without a graphics card the processor time is what counts;
// start with LIBGL_ALWAYS_SOFTWARE=1 to measure that on any machine.
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <functional>
#include <string_view>

#include "engine/model/model_file.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/file/task_file.h"
#include "ui/render/offscreen.h"
#include "ui/render/render_error.h"
#include "ui/scene/cabin/cabin_scene.h"
#include "ui/scene/figure/figure_generator.h"
#include "ui/scene/framing.h"
#include "ui/scene/task/task_scene.h"

using namespace handhold;

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";
constexpr int kMostPictures = 40, kLeastPictures = 3;  // of a row
constexpr double kLongest_ms = 600.0;                  // of a row, once it has the least
constexpr int kAtRest = 1, kMoving = 8;  // pictures before: shaders are compiled, what stands still is kept
constexpr double kTurn_px = 3.0;         // by which the mouse moves from picture to picture

struct Cost {
  double wall_ms = 0.0, cpu_ms = 0.0;
};

/// Of one picture, all threads of the driver counted. draw is told how many were drawn.
Cost costOf(const std::function<void(int)>& draw, int before) {
  for (int i = 0; i < before; ++i) draw(i);
  const auto began = std::chrono::steady_clock::now();
  const std::clock_t used = std::clock();
  std::chrono::duration<double, std::milli> wall{};
  int count = 0;
  while (count < kLeastPictures || (count < kMostPictures && wall.count() < kLongest_ms)) {
    draw(before + count++);
    wall = std::chrono::steady_clock::now() - began;
  }
  return {wall.count() / count, 1e3 * double(std::clock() - used) / CLOCKS_PER_SEC / count};
}

std::shared_ptr<const Figure> figureOf(const Model& model) {
  const FigureData data = readFigureData(kResources + "/meshes/figure.json");
  VectorX rest = model.zeroPosition();
  for (const auto& [name, angle] : data.rest) rest[positionIndex(model.findJoint(name))] = angle;
  return loadOrMakeFigure(data, figureFrames(model, model.zeroPosition()), figureFrames(model, rest), {},
                          std::filesystem::temp_directory_path() / "handhold_benchmark");
}

Scene sceneOf(const std::string& name) {
  const auto model = loadModel(kResources + "/models/human55.json");
  const Task task = loadTask(kResources + "/tasks/" + name + ".json", *model);
  const PostureResult result = solvePosture(*model, task, task.start, {});
  TaskView view;
  view.theme = theme(ThemeName::Dark);
  return taskScene(task, PosedFigure(model, figureOf(*model)), {result.q, result.tau, result.loads}, view);
}

/// Pale figures along a motion, 5 cm from one to the next.
void addStrip(Scene& scene, int count) {
  FigureInstance ghost = scene.figures.front();
  ghost.id = {};
  ghost.loads.clear();
  ghost.opacity = 0.25f;
  ghost.tint = withAlpha(scene.theme.predicted, 0.6f);
  for (int i = 0; i < count; ++i) {
    for (auto& matrix : ghost.palette) matrix(0, 3) += 0.05f;
    scene.figures.push_back(ghost);
  }
}

struct Variant {
  const char* name;
  std::function<void(Scene&)> change;
  double turn_px = 0.0;  ///< of the camera, from picture to picture
};

const std::vector<Variant>& variants() {
  static const std::vector<Variant> list = {
      {"everything", [](Scene&) {}},
      {"with a part hovered", [](Scene& scene) { scene.figures.front().hoveredPart = 0; }},
      {"turning", [](Scene&) {}, kTurn_px},
      {"with 28 pale figures", [](Scene& scene) { addStrip(scene, 28); }},
      {"with 28, turning", [](Scene& scene) { addStrip(scene, 28); }, kTurn_px},
      {"with 60 pale figures", [](Scene& scene) { addStrip(scene, 60); }},
      {"with 60, turning", [](Scene& scene) { addStrip(scene, 60); }, kTurn_px},
      {"without load colours", [](Scene& scene) { scene.figures.front().loads.clear(); }},
      {"without the person", [](Scene& scene) { scene.figures.clear(); }},
      {"without the floor", [](Scene& scene) { scene.floor.reset(); }},
      {"without the cabin", [](Scene& scene) { scene.cabins.clear(); }},
      {"background alone", [](Scene& scene) {
         const Theme theme = scene.theme;
         scene = Scene();
         scene.theme = theme;
       }}};
  return list;
}

void measure(Renderer& renderer, const Scene& whole, const ViewSize& size, Quality quality) {
  const Camera camera = firstView(whole, size);
  std::printf("%d x %d, %s%s\n", size.width, size.height, quality == Quality::High ? "High" : "Low",
              whole.cabins.empty() ? "" : ", in the cabin");
  for (const Variant& variant : variants()) {
    Scene scene = whole;
    variant.change(scene);
    const auto draw = [&](int picture) {
      const Camera turned = orbited(camera, Vector2(variant.turn_px * picture, 0.0), size);
      renderImage(renderer, furnished(scene, turned), turned, size, quality);
    };
    const Cost cost = costOf(draw, quality == Quality::High ? kAtRest : kMoving);
    std::printf("  %-22s %7.1f ms  %7.1f ms of processor\n", variant.name, cost.wall_ms, cost.cpu_ms);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const bool all = argc > 1 && std::string_view(argv[1]) == "all";
  std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);  // each row is told as it is known, wherever to
  try {
    const OffscreenContext context;
    Renderer renderer;
    std::printf("%s\n", renderer.driver().c_str());
    for (const std::string task : {"standing_pull", "cabin"}) {
      const Scene scene = sceneOf(task);
      for (const Quality quality : {Quality::Low, Quality::High})
        for (const ViewSize& size : {ViewSize{714, 465, 1.0}, ViewSize{1280, 712, 1.0}})
          if (all || (quality == Quality::Low && size.width == 714)) measure(renderer, scene, size, quality);
    }
  } catch (const RenderError& error) {
    std::printf("%s\n", error.what());
  }
  return 0;
}
