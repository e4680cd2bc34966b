// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/shape.h"

#include <cmath>
#include <cstddef>
#include <numbers>

#include "ui/render/vertex_attribute.h"

namespace handhold {
namespace {

using Eigen::Vector3f;

constexpr int kAround = 28;  // pieces around an axis
constexpr int kRings = 14;   // from pole to pole

Vector3f onCircle(float turns) {
  const float angle = 2.0f * std::numbers::pi_v<float> * turns;
  return {std::sin(angle), 0.0f, std::cos(angle)};
}

/// Rows of `across` + 1 vertices joined by quads, counter-clockwise from outside for rows going up.
void joinRows(ShapeData& shape, std::uint32_t first, int rows, int across) {
  const auto index = [&](int row, int column) { return first + std::uint32_t(row * (across + 1) + column); };
  for (int row = 0; row + 1 < rows; ++row) {
    for (int column = 0; column < across; ++column) {
      const auto a = index(row, column), b = index(row, column + 1);
      const auto c = index(row + 1, column + 1), d = index(row + 1, column);
      shape.indices.insert(shape.indices.end(), {a, b, c, a, c, d});
    }
  }
}

/// Sphere and capsule: the equator doubled, so that its halves can part.
ShapeData roundEnded() {
  ShapeData shape;
  for (int ring = 0; ring <= kRings + 1; ++ring) {
    const bool upper = ring > kRings / 2;
    const float latitude = std::numbers::pi_v<float> * (float(upper ? ring - 1 : ring) / kRings - 0.5f);
    for (int i = 0; i <= kAround; ++i) {
      const Vector3f out =
          onCircle(float(i) / kAround) * std::cos(latitude) + Vector3f(0, std::sin(latitude), 0);
      shape.vertices.push_back({Vector3f(0, upper ? 1.0f : -1.0f, 0), out, out});
    }
  }
  joinRows(shape, 0, kRings + 2, kAround);
  return shape;
}

void addSide(ShapeData& shape, float topRadius, float rise) {
  const auto first = std::uint32_t(shape.vertices.size());
  for (const float y : {-1.0f, 1.0f}) {
    for (int i = 0; i <= kAround; ++i) {
      const Vector3f out = onCircle(float(i) / kAround);
      const Vector3f facing = (out + Vector3f(0, rise, 0)).normalized();
      shape.vertices.push_back({Vector3f(0, y, 0), out * (y > 0 ? topRadius : 1.0f), facing});
    }
  }
  joinRows(shape, first, 2, kAround);
}

void addCap(ShapeData& shape, float y) {
  const auto center = std::uint32_t(shape.vertices.size());
  const Vector3f facing(0, y, 0);
  shape.vertices.push_back({facing, Vector3f::Zero(), facing});
  for (int i = 0; i <= kAround; ++i) {
    shape.vertices.push_back({facing, onCircle(float(i) / kAround), facing});
    if (i == 0) continue;
    const auto now = center + 1 + std::uint32_t(i);
    if (y > 0) shape.indices.insert(shape.indices.end(), {center, now - 1, now});
    if (y < 0) shape.indices.insert(shape.indices.end(), {center, now, now - 1});
  }
}

ShapeData cylinder() {
  ShapeData shape;
  addSide(shape, 1.0f, 0.0f);
  addCap(shape, 1.0f);
  addCap(shape, -1.0f);
  return shape;
}

ShapeData cone() {
  ShapeData shape;
  addSide(shape, 0.0f, 0.35f);
  addCap(shape, -1.0f);
  return shape;
}

ShapeData ring() {
  constexpr int kPieces = 64;
  constexpr int kTube = 10;
  ShapeData shape;
  for (int i = 0; i <= kPieces; ++i) {
    const Vector3f radial = onCircle(float(i) / kPieces);
    for (int j = 0; j <= kTube; ++j) {
      const float angle = 2.0f * std::numbers::pi_v<float> * float(j) / kTube;
      const Vector3f out = radial * std::cos(angle) - Vector3f(0, std::sin(angle), 0);
      shape.vertices.push_back({radial, out, out});
    }
  }
  joinRows(shape, 0, kPieces + 1, kTube);
  return shape;
}

/// A face grid whose outer rows bend around the rounded edges: four points on each quarter circle.
ShapeData roundedBox() {
  constexpr int kBend = 4;
  constexpr int kSide = 2 * kBend;  // quads along one side of a face
  const auto bend = [](int i) {     // -1 to 1: tangent of the angle from the face's normal
    const float angle = 0.25f * std::numbers::pi_v<float>;
    if (i < kBend) return -std::tan(angle * (1.0f - float(i) / (kBend - 1)));
    return std::tan(angle * float(i - kBend) / (kBend - 1));
  };
  ShapeData shape;
  for (int face = 0; face < 6; ++face) {
    const float sign = face < 3 ? 1.0f : -1.0f;
    const Vector3f normal = Vector3f::Unit(face % 3) * sign;
    const Vector3f u = Vector3f::Unit((face + 1) % 3) * sign;
    const Vector3f v = Vector3f::Unit((face + 2) % 3);
    const auto first = std::uint32_t(shape.vertices.size());
    for (int row = 0; row < kSide; ++row) {
      for (int column = 0; column < kSide; ++column) {
        const Vector3f out = (normal + u * bend(column) + v * bend(row)).normalized();
        const Vector3f core = normal + u * (column < kBend ? -1.0f : 1.0f) + v * (row < kBend ? -1.0f : 1.0f);
        shape.vertices.push_back({core, out, out});
      }
    }
    joinRows(shape, first, kSide, kSide - 1);
  }
  return shape;
}

}  // namespace

ShapeData unitShape(Form form) {
  switch (form) {
    case Form::Sphere:
    case Form::Capsule:
      return roundEnded();
    case Form::Cylinder:
      return cylinder();
    case Form::Cone:
      return cone();
    case Form::Ring:
      return ring();
    case Form::Box:
    case Form::Mesh:
      break;
  }
  return roundedBox();
}

ShapeData shapeOf(const TriangleMesh& mesh) {
  ShapeData shape;
  for (std::size_t i = 0; i < mesh.positions.size(); ++i) {
    shape.vertices.push_back({mesh.positions[i], Vector3f::Zero(), mesh.normals[i]});
    if (!mesh.colors.empty()) shape.vertices.back().light = mesh.colors[i];
  }
  for (const auto& t : mesh.triangles) shape.indices.insert(shape.indices.end(), t.begin(), t.end());
  return shape;
}

SolidInstance instanceOf(const Solid& solid) {
  SolidInstance instance;
  instance.pose.leftCols<3>() = solid.X_WS.R.cast<float>();
  instance.pose.col(3) = solid.X_WS.p.cast<float>();
  Vector3 size = solid.size;
  if (solid.form == Form::Sphere) size.setZero();
  if (solid.form == Form::Ring) size = Vector3::Constant(solid.size.x());
  if (solid.form == Form::Box) size -= Vector3::Constant(solid.radius);
  instance.sizeRadius << size.cast<float>(), float(solid.radius);
  const Color color = toLinear(solid.color);
  instance.color = {color.r, color.g, color.b, color.a};
  return instance;
}

Shape::Shape(const ShapeData& data) : count_(GLsizei(data.indices.size())) {
  glBindVertexArray(layout_.name());
  glBindBuffer(GL_ARRAY_BUFFER, vertices_.name());
  glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(data.vertices.size() * sizeof(ShapeVertex)), data.vertices.data(),
               GL_STATIC_DRAW);
  bindFloats(0, 3, sizeof(ShapeVertex), offsetof(ShapeVertex, core));
  bindFloats(1, 3, sizeof(ShapeVertex), offsetof(ShapeVertex, offset));
  bindFloats(2, 3, sizeof(ShapeVertex), offsetof(ShapeVertex, facing));
  bindFloats(8, 3, sizeof(ShapeVertex), offsetof(ShapeVertex, light));
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_.name());
  glBufferData(GL_ELEMENT_ARRAY_BUFFER, GLsizeiptr(data.indices.size() * sizeof(std::uint32_t)),
               data.indices.data(), GL_STATIC_DRAW);
  glBindBuffer(GL_ARRAY_BUFFER, instances_.name());
  for (GLuint row = 0; row < 5; ++row) bindFloats(3 + row, 4, sizeof(SolidInstance), row * 16, 1);
  glBindVertexArray(0);
}

void Shape::draw(std::span<const SolidInstance> instances) const {
  glBindVertexArray(layout_.name());
  glBindBuffer(GL_ARRAY_BUFFER, instances_.name());
  glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(instances.size_bytes()), instances.data(), GL_STREAM_DRAW);
  glDrawElementsInstanced(GL_TRIANGLES, count_, GL_UNSIGNED_INT, nullptr, GLsizei(instances.size()));
}

}  // namespace handhold
