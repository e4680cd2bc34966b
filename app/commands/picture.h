// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <filesystem>

#include "app/commands/render_command.h"
#include "engine/trial/trial_folder.h"
#include "ui/scene/camera.h"
#include "ui/scene/task/task_scene.h"

namespace handhold {

/// Writes a picture with its caption, legend and labels as PNG, or on a page of SVG or PDF as its name says,
/// by way of a temporary file; in windows, too. Throws InputError and RenderError.
void writePicture(const Scene& scene, const Camera& camera, const RenderOptions& options);

/// The same for a picture that is painted. Throws InputError.
void savePicture(const QImage& picture, const RenderOptions& options);

/// An instant of a result that was read from its folder, on a light ground, in the options' size.
/// Needs no display. Throws InputError.
QImage paintResult(const OpenedTrial& result, double time, const RenderOptions& options);

/// Solves the task of `handhold render` and draws it; the exit code.
int renderTask(const RenderOptions& options);

}  // namespace handhold
