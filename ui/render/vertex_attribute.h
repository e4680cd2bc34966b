// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <epoxy/gl.h>

#include <cstddef>

namespace handhold {

/// OpenGL takes an offset into the buffer that is bound for a pointer.
inline const void* asPointer(std::size_t offset) {
  return reinterpret_cast<const void*>(offset);  // NOLINT(performance-no-int-to-ptr)
}

/// Floats of the buffer that is bound, as an attribute of the vertex array that is bound: `size` of them at
/// `offset` in each `stride` bytes, a new one for each vertex, or for each `divisor` instances.
inline void bindFloats(GLuint index, int size, GLsizei stride, std::size_t offset, GLuint divisor = 0) {
  glEnableVertexAttribArray(index);
  glVertexAttribPointer(index, size, GL_FLOAT, GL_FALSE, stride, asPointer(offset));
  glVertexAttribDivisor(index, divisor);
}

}  // namespace handhold
