// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <stop_token>

#include "app/render_command.h"
#include "ui/scene/camera.h"
#include "ui/scene/task_scene.h"

namespace handhold {

/// The skin of human55, made once and kept in the user's cache; null for models without one.
std::shared_ptr<const Figure> openFigure(const Model& model, std::stop_token stop = {});

/// Writes a picture with its caption, legend and labels as PNG by way of a temporary file. Throws InputError.
void writePicture(const Scene& scene, const Camera& camera, const RenderOptions& options);

/// Solves the task of `handhold render` and draws it; the exit code.
int renderTask(const RenderOptions& options);

}  // namespace handhold
