// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "ui/render/gl_object.h"
#include "ui/scene/scene.h"

namespace handhold {

/// A corner of a unit form: the drawn point is size * core + radius * offset (shaders/solid.vert).
struct ShapeVertex {
  Eigen::Vector3f core;
  Eigen::Vector3f offset;
  Eigen::Vector3f facing;                           ///< normal
  Eigen::Vector3f light = Eigen::Vector3f::Ones();  ///< times the copy's colour
};

struct ShapeData {
  std::vector<ShapeVertex> vertices;
  std::vector<std::uint32_t> indices;
};

ShapeData unitShape(Form form);
ShapeData shapeOf(const TriangleMesh& mesh);

/// What one drawn copy of a form needs; attributes 3 to 7 of shaders/solid.vert.
struct SolidInstance {
  Eigen::Matrix<float, 3, 4, Eigen::RowMajor> pose;
  Eigen::Vector4f sizeRadius;
  Eigen::Vector4f color;  ///< linear light
};

SolidInstance instanceOf(const Solid& solid);

/// A form on the graphics card, drawn in many copies at once.
class Shape {
 public:
  explicit Shape(const ShapeData& data);
  void draw(std::span<const SolidInstance> instances) const;

 private:
  VertexArray layout_ = VertexArray::make();
  Buffer vertices_ = Buffer::make();
  Buffer indices_ = Buffer::make();
  Buffer instances_ = Buffer::make();
  GLsizei count_ = 0;
};

}  // namespace handhold
