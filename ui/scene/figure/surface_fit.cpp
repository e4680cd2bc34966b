// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/surface_fit.h"

#include <cmath>

namespace handhold {
namespace {

constexpr double kGradientStep = 0.0008;
constexpr double kNormalStep = 0.0015;
constexpr double kSlide = 0.6;
constexpr int kRelaxRounds = 2;
constexpr int kSettleSteps = 1;  // the reduced meshes are projected again
constexpr std::size_t kPiece = 1024;
constexpr double kFlat = 1.0e-12;

Vector3 newtonStep(const Vector3& p, const ImplicitField& field, double longest) {
  const Vector3 gradient = field.gradient(p, kGradientStep);
  const double square = gradient.squaredNorm();
  if (!(square > kFlat)) return Vector3::Zero();
  const Vector3 step = -field.value(p) / square * gradient;
  const double length = step.norm();
  return length > longest ? Vector3(step * (longest / length)) : step;
}

/// Neighbours of every vertex in one array; in a closed mesh each directed edge appears once.
struct Neighbours {
  std::vector<int> begin;
  std::vector<int> vertex;
};

Neighbours neighboursOf(const SurfaceMesh& mesh) {
  Neighbours out;
  out.begin.assign(mesh.points.size() + 1, 0);
  for (const auto& t : mesh.triangles) {
    for (const int v : t) ++out.begin[v + 1];
  }
  for (std::size_t i = 1; i < out.begin.size(); ++i) out.begin[i] += out.begin[i - 1];
  out.vertex.resize(out.begin.back());
  std::vector<int> next(out.begin.begin(), out.begin.end() - 1);
  for (const auto& t : mesh.triangles) {
    for (int i = 0; i < 3; ++i) out.vertex[next[t[i]]++] = t[(i + 1) % 3];
  }
  return out;
}

}  // namespace

void relax(SurfaceMesh& mesh, const ImplicitField& field, double cell, const Workforce& force) {
  const Neighbours neighbours = neighboursOf(mesh);
  std::vector<Vector3> moved(mesh.points.size());
  for (int round = 0; round < kRelaxRounds; ++round) {
    forRanges(mesh.points.size(), kPiece, force, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) {
        Vector3 mean = Vector3::Zero();
        for (int k = neighbours.begin[i]; k < neighbours.begin[i + 1]; ++k)
          mean += mesh.points[neighbours.vertex[k]];
        mean /= std::max(1, neighbours.begin[i + 1] - neighbours.begin[i]);
        const Vector3& p = mesh.points[i];
        const Vector3 normal = field.gradient(p, kGradientStep).normalized();
        const Vector3 slide = kSlide * (mean - p);
        moved[i] = p + slide - normal * normal.dot(slide);
        moved[i] += newtonStep(moved[i], field, 0.5 * cell);
      }
    });
    mesh.points.swap(moved);
  }
  project(mesh, field, {kSettleSteps, 0.5 * cell}, force);
}

void project(SurfaceMesh& mesh, const ImplicitField& field, const Projection& projection,
             const Workforce& force) {
  forRanges(mesh.points.size(), kPiece, force, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      for (int step = 0; step < projection.steps; ++step) {
        mesh.points[i] += newtonStep(mesh.points[i], field, projection.longest);
      }
    }
  });
}

std::vector<Vector3> fieldNormals(const SurfaceMesh& mesh, const ImplicitField& field,
                                  const Workforce& force) {
  std::vector<Vector3> normals(mesh.points.size(), Vector3::UnitY());
  forRanges(mesh.points.size(), kPiece, force, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      const Vector3 gradient = field.gradient(mesh.points[i], kNormalStep);
      if (gradient.squaredNorm() > kFlat) normals[i] = gradient.normalized();
    }
  });
  return normals;
}

}  // namespace handhold
