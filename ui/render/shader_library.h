// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "ui/render/gl_object.h"

namespace handhold {

/// The text of a file in shaders/, put into the program when it was built. Empty: no such file.
std::string_view embeddedShader(std::string_view name);

/// A linked pair of shaders.
class Program {
 public:
  explicit Program(ProgramName name) : name_(std::move(name)) {}

  void use() const { glUseProgram(name_.name()); }
  void set(const char* uniform, int value) { glUniform1i(location(uniform), value); }
  void set(const char* uniform, float value) { glUniform1f(location(uniform), value); }
  void set(const char* uniform, const Eigen::Vector2f& v) { glUniform2fv(location(uniform), 1, v.data()); }
  void set(const char* uniform, const Eigen::Vector4f& v) { glUniform4fv(location(uniform), 1, v.data()); }
  void set(const char* uniform, std::span<const Eigen::Vector4f> v) {
    if (!v.empty()) glUniform4fv(location(uniform), GLsizei(v.size()), v.front().data());
  }
  void set(const char* uniform, const Eigen::Matrix4f& m) {
    glUniformMatrix4fv(location(uniform), 1, GL_FALSE, m.data());
  }
  GLuint name() const { return name_.name(); }

 private:
  GLint location(const char* uniform);

  ProgramName name_;
  std::map<std::string, GLint, std::less<>> locations_;
};

/// Compiles pairs when first asked for. Variants are compiled apart, because software OpenGL pays for
/// every branch that is switched off.
class ShaderLibrary {
 public:
  /// pass: "floor" reads floor.vert and floor.frag. variant: words that become #defines, "HIGH LOADS".
  /// Throws RenderError with the compiler's log.
  Program& use(std::string_view pass, std::string_view variant = {});

 private:
  std::map<std::string, Program, std::less<>> programs_;
};

}  // namespace handhold
