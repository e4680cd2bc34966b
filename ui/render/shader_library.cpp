// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/shader_library.h"

#include <sstream>

#include "ui/render/frame_block.h"
#include "ui/render/render_error.h"

namespace handhold {
namespace {

std::string definitions(std::string_view variant) {
  std::istringstream words{std::string(variant)};
  std::string text;
  for (std::string word; words >> word;) text += "#define " + word + "\n";
  return text;
}

/// GLSL has no include; a line `#include "x"` is replaced by the file.
std::string withIncludes(std::string_view name) {
  std::istringstream lines{std::string(embeddedShader(name))};
  constexpr std::string_view kInclude = "#include \"";
  std::string text;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(kInclude)) {
      text += withIncludes(line.substr(kInclude.size(), line.size() - kInclude.size() - 1));
    } else {
      text += line + "\n";
    }
  }
  return text;
}

std::string shaderLog(GLuint shader) {
  GLchar log[2000] = {};
  glGetShaderInfoLog(shader, sizeof log, nullptr, log);
  return log;
}

void attach(GLuint program, GLenum stage, const std::string& file, const std::string& defines) {
  const std::string text = "#version 330 core\n" + defines + withIncludes(file);
  const char* source = text.c_str();
  const GLuint shader = glCreateShader(stage);
  glShaderSource(shader, 1, &source, nullptr);
  glCompileShader(shader);
  GLint ok = 0;
  glGetShaderiv(shader, GL_COMPILE_STATUS, &ok);
  const std::string log = ok ? std::string() : shaderLog(shader);
  glAttachShader(program, shader);
  glDeleteShader(shader);
  if (!ok) throw RenderError("shader " + file + " does not compile: " + log, "update the graphics driver");
}

void bindBlock(GLuint program, const char* block, GLuint binding) {
  const GLuint index = glGetUniformBlockIndex(program, block);
  if (index != GL_INVALID_INDEX) glUniformBlockBinding(program, index, binding);
}

ProgramName linked(const std::string& pass, const std::string& defines) {
  ProgramName program = ProgramName::make();
  attach(program.name(), GL_VERTEX_SHADER, pass + ".vert", defines);
  attach(program.name(), GL_FRAGMENT_SHADER, pass + ".frag", defines);
  glLinkProgram(program.name());
  GLint ok = 0;
  glGetProgramiv(program.name(), GL_LINK_STATUS, &ok);
  if (!ok) throw RenderError("shaders of " + pass + " do not link", "update the graphics driver");
  bindBlock(program.name(), "Frame", kFrameBinding);
  bindBlock(program.name(), "Body", kBodyBinding);
  return program;
}

}  // namespace

GLint Program::location(const char* uniform) {
  const auto known = locations_.find(uniform);
  if (known != locations_.end()) return known->second;
  const GLint place = glGetUniformLocation(name_.name(), uniform);
  locations_.emplace(uniform, place);
  return place;
}

Program& ShaderLibrary::use(std::string_view pass, std::string_view variant) {
  const std::string key = std::string(pass) + ' ' + std::string(variant);
  auto known = programs_.find(key);
  if (known == programs_.end()) {
    known = programs_.emplace(key, Program(linked(std::string(pass), definitions(variant)))).first;
  }
  known->second.use();
  return known->second;
}

}  // namespace handhold
