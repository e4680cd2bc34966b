// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/figure_generator.h"

#include <cmath>
#include <cstdio>
#include <future>

#include "engine/core/error.h"
#include "engine/core/fingerprint.h"
#include "ui/scene/figure/decimation.h"
#include "ui/scene/figure/figure_cache.h"
#include "ui/scene/figure/skin_binding.h"
#include "ui/scene/figure/smooth_step.h"
#include "ui/scene/figure/surface_fit.h"
#include "ui/scene/figure/surface_nets.h"

namespace handhold {
namespace {

/// Raise it with every change of the code that changes a mesh: older caches are then made anew.
constexpr std::uint64_t kCodeVersion = 9;
constexpr int kFitSteps = 2;
constexpr std::size_t kBindPiece = 128;

/// Finer triangles inside the spheres, falling off from 0.7 to 1.3 of the radius (figure.md section 5).
std::function<double(const Vector3&)> densityWeight(const FigureData& data, const FramePoses& rest) {
  struct Sphere {
    Vector3 centre;
    double radius;
    double gain;
  };
  std::vector<Sphere> spheres;
  for (const DensitySphere& s : data.density)
    spheres.push_back({rest.at(s.frame) * s.point, s.radius, s.gain});
  return [spheres](const Vector3& p) {
    double weight = 1.0;
    for (const Sphere& s : spheres) {
      const double fall = smoothStep(((p - s.centre).norm() / s.radius - 0.7) / 0.6);
      weight = std::max(weight, 1.0 + (s.gain - 1.0) * (1.0 - fall));
    }
    return weight;
  };
}

FigureMesh meshOf(const SurfaceMesh& surface, const std::vector<Vector3>& normals) {
  FigureMesh mesh;
  mesh.vertices.resize(surface.points.size());
  for (std::size_t i = 0; i < surface.points.size(); ++i) {
    const Eigen::Vector3f p = surface.points[i].cast<float>();
    const Eigen::Vector3f n = normals[i].cast<float>();
    mesh.vertices[i].position = {p.x(), p.y(), p.z()};
    mesh.vertices[i].normal = {n.x(), n.y(), n.z()};
  }
  for (const auto& t : surface.triangles) {
    for (const int v : t) mesh.indices.push_back(static_cast<std::uint32_t>(v));
  }
  return mesh;
}

SurfaceMesh denseSurface(const ImplicitField& field, double cell, const Workforce& force) {
  SurfaceMesh surface = surfaceNets(SampleGrid(field, cell, force));
  relax(surface, field, cell, force);
  return surface;
}

class FigureMaker {
 public:
  FigureMaker(const FigureData& data, const FramePoses& rest, const FigureOptions& options)
      : data_(data), rest_(rest), options_(options) {
    force_.threads =
        options.threads > 0 ? options.threads : int(std::max(1u, std::thread::hardware_concurrency()));
    force_.stop = options.stop;
  }

  void makeMeshes(Figure& figure) const {
    // Reducing the body's mesh needs one core only: the bones use the others meanwhile.
    std::future<FigureMesh> bones = std::async(
        force_.threads > 1 ? std::launch::async : std::launch::deferred, [this] { return makeBones(); });
    makeBody(figure);
    figure.bones = bones.get();
    tell(1.0);
  }

 private:
  void tell(double done) const {
    if (options_.progress && !force_.stop.stop_requested()) options_.progress(done);
  }

  void makeBody(Figure& figure) const {
    const double cell = options_.cell > 0.0 ? options_.cell : data_.cellSize;
    const ImplicitField field = ImplicitField::body(data_, rest_);
    tell(0.02);
    SurfaceMesh surface = denseSurface(field, cell, force_);
    tell(0.45);
    const SkinBinding binding(data_, field, rest_);
    const SurfaceMesh fine = reduced(surface, data_.triangles[0], field, cell);
    tell(0.8);
    figure.body[0] = bound(fine, field, binding);
    for (int level = 1; level < 3; ++level) {
      figure.body[level] = bound(reduced(fine, data_.triangles[level], field, cell), field, binding);
    }
    tell(0.9);
  }

  SurfaceMesh reduced(const SurfaceMesh& surface, int triangles, const ImplicitField& field,
                      double cell) const {
    if (force_.stop.stop_requested()) return surface;
    SurfaceMesh out = decimate(surface, {triangles, densityWeight(data_, rest_), force_.stop});
    project(out, field, {kFitSteps, 0.5 * cell}, force_);
    return out;
  }

  FigureMesh bound(const SurfaceMesh& surface, const ImplicitField& field, const SkinBinding& binding) const {
    const std::vector<Vector3> normals = fieldNormals(surface, field, force_);
    FigureMesh mesh = meshOf(surface, normals);
    forRanges(surface.points.size(), kBindPiece, force_, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) binding.bind(surface.points[i], normals[i], mesh.vertices[i]);
    });
    return mesh;
  }

  FigureMesh makeBones() const {
    const double cell = options_.bonesCell > 0.0 ? options_.bonesCell : data_.bonesCellSize;
    const ImplicitField field = ImplicitField::bones(data_, rest_);
    const SurfaceMesh dense = denseSurface(field, cell, force_);
    if (force_.stop.stop_requested()) return {};
    SurfaceMesh surface = decimate(dense, {options_.boneTriangles, nullptr, force_.stop});
    project(surface, field, {kFitSteps, 0.5 * cell}, force_);
    FigureMesh mesh = meshOf(surface, fieldNormals(surface, field, force_));
    for (std::size_t i = 0; i < surface.points.size(); ++i) {
      bindRigidly(field.frameAt(surface.points[i]), field.groupAt(surface.points[i]), mesh.vertices[i]);
    }
    return mesh;
  }

  /// Whether the hinge of a finger carries the bones of that group: "ph_index0_r" its first.
  bool carries(const PaletteEntry& hinge, const std::string& group) const {
    const std::string& finger = data_.fingers[std::size_t(hinge.finger)].name;
    return group == "ph_" + finger + std::to_string(hinge.joint) + (hinge.hand == 0 ? "_r" : "_l");
  }

  void bindRigidly(int frame, const std::string& group, FigureVertex& vertex) const {
    for (std::size_t i = 0; i < data_.palette.size(); ++i) {
      const PaletteEntry& entry = data_.palette[i];
      const bool isFinger = entry.kind == PaletteEntry::Kind::hinge && carries(entry, group);
      if (isFinger || (entry.kind == PaletteEntry::Kind::frame && entry.frame == frame))
        vertex.bone[0] = static_cast<std::uint8_t>(i);
    }
    vertex.weight[0] = 1.0f;
    vertex.seam = 1.0f;
    vertex.zone = static_cast<std::uint8_t>(data_.zones.size() - 1);
    for (std::size_t i = 0; i < data_.parts.size(); ++i) {
      const std::vector<std::string>& bones = data_.parts[i].bones;
      const std::string& name = data_.palette[vertex.bone[0]].name;
      if (std::find(bones.begin(), bones.end(), name) != bones.end())
        vertex.part = static_cast<std::uint8_t>(i);
    }
  }

  const FigureData& data_;
  const FramePoses& rest_;
  const FigureOptions& options_;
  Workforce force_;
};

/// All of the figure but its meshes.
std::shared_ptr<Figure> withoutMeshes(const FigureData& data, const FramePoses& rest, bool isWoman) {
  auto figure = std::make_shared<Figure>();
  figure->switchPixels = data.switchPixels;
  figure->palette = data.palette;
  figure->rest = rest;
  figure->zones = data.zones;
  figure->boneZone = static_cast<int>(data.zones.size()) - 1;
  figure->seamFactor = data.seamFactor;
  figure->seamHalfWidth = data.seamHalfWidth;
  figure->isWoman = isWoman;
  figure->fingers = data.fingers;
  figure->parts = data.parts;
  figure->points = data.points;
  const ImplicitField field = ImplicitField::body(data, rest);
  const SkinBinding binding(data, field, rest);
  figure->bands = binding.bands();
  figure->spineBands = binding.spineBands();
  return figure;
}

void checkPoses(const FramePoses& poses, const std::string& name) {
  if (poses.size() != static_cast<std::size_t>(kFigureFrames)) {
    throw InputError(name, "has " + std::to_string(poses.size()) + " poses",
                     "give the frames 0 to 53 of human55");
  }
  for (int frame = 0; frame < kFigureFrames; ++frame) {
    if (poses[frame].p.allFinite() && poses[frame].R.allFinite()) continue;
    throw InputError(name + "[" + std::to_string(frame) + "]", "is not finite", "give finite joint angles");
  }
}

FigureKey keyOf(const FigureData& data, const FramePoses& zero, const FramePoses& rest,
                const FigureOptions& options) {
  FigureKey key = fingerprint(&kCodeVersion, sizeof kCodeVersion, data.fingerprint);
  for (const FramePoses* poses : {&zero, &rest}) {
    for (const Pose& pose : *poses) {
      key = fingerprint(pose.R.data(), sizeof(double) * 9, key);
      key = fingerprint(pose.p.data(), sizeof(double) * 3, key);
    }
  }
  const FigureShape& shape = options.shape;
  const std::array<double, 10> sizes{options.cell,         options.bonesCell, double(options.boneTriangles),
                                     shape.girth,          shape.head,        shape.hand,
                                     shape.foot,           shape.sole,        shape.footBreadth,
                                     double(shape.isWoman)};
  key = fingerprint(sizes.data(), sizeof sizes, key);
  for (const auto& [name, section] : shape.sections) {
    const std::array<double, 3> factors{section.breadth, section.depth, section.corners};
    key = fingerprint(factors.data(), sizeof factors, fingerprint(name.data(), name.size(), key));
  }
  return key;
}

std::filesystem::path cacheFile(const std::filesystem::path& folder, FigureKey key) {
  std::array<char, 40> name{};
  std::snprintf(name.data(), name.size(), "figure-%016llx.mesh", static_cast<unsigned long long>(key));
  return folder / name.data();
}

}  // namespace

std::shared_ptr<const Figure> makeFigure(const FigureData& data, const FramePoses& zero,
                                         const FramePoses& rest, const FigureOptions& options) {
  checkPoses(zero, "zero posture");
  checkPoses(rest, "rest posture");
  const FigureData fitted = scaledFigure(data, zero, options.shape);
  std::shared_ptr<Figure> figure = withoutMeshes(fitted, rest, options.shape.isWoman);
  FigureMaker(fitted, rest, options).makeMeshes(*figure);
  if (options.stop.stop_requested()) return nullptr;
  return figure;
}

std::shared_ptr<const Figure> storedFigure(const FigureData& data, const FramePoses& zero,
                                           const FramePoses& rest, const FigureOptions& options,
                                           const std::filesystem::path& cacheFolder) {
  checkPoses(zero, "zero posture");
  checkPoses(rest, "rest posture");
  const FigureKey key = keyOf(data, zero, rest, options);
  auto meshes = loadMeshes(cacheFile(cacheFolder, key), key);
  if (!meshes) return nullptr;
  std::shared_ptr<Figure> figure =
      withoutMeshes(scaledFigure(data, zero, options.shape), rest, options.shape.isWoman);
  for (int level = 0; level < 3; ++level) figure->body[level] = std::move((*meshes)[level]);
  figure->bones = std::move((*meshes)[3]);
  return figure;
}

std::shared_ptr<const Figure> loadOrMakeFigure(const FigureData& data, const FramePoses& zero,
                                               const FramePoses& rest, const FigureOptions& options,
                                               const std::filesystem::path& cacheFolder) {
  if (auto stored = storedFigure(data, zero, rest, options, cacheFolder)) return stored;
  const FigureKey key = keyOf(data, zero, rest, options);
  const std::shared_ptr<const Figure> figure = makeFigure(data, zero, rest, options);
  if (figure)
    storeMeshes(cacheFile(cacheFolder, key), key,
                {&figure->body[0], &figure->body[1], &figure->body[2], &figure->bones});
  return figure;
}

}  // namespace handhold
