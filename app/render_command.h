// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <optional>
#include <string>

namespace handhold {

struct RenderOptions {
  std::string task;
  std::string out;                 ///< picture to write
  int width = 1280, height = 800;  ///< (pixels)
  std::optional<double> time;      ///< of the motion (s); empty: the posture
};

/// Adds "render TASK --out P.png"; `render` draws the picture and returns the exit code.
void addRenderCommand(CLI::App& app, int& exitCode, std::function<int(const RenderOptions&)> render);

}  // namespace handhold
