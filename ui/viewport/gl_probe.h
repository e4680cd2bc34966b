// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace handhold {

/// Why a QOpenGLWidget cannot be shown here, as a sentence for the user; empty when it can. Asked once:
/// showing one without OpenGL ends the program (Qt 6.4), so ask first.
const QString& openGlProblem();

}  // namespace handhold
