// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/project.h"
#include "ui/document/verdict.h"
#include "ui/scene/scene.h"

namespace handhold {

/// "Feasible, local optimum · peak 48 % left knee flexion": the score beside every picture.
Caption captionOf(const Project& project, const Moment& moment, const Theme& theme);
/// The same under another verdict than the project's own.
Caption captionOf(const Verdict& verdict, const Project& project, const Moment& moment, const Theme& theme);

}  // namespace handhold
