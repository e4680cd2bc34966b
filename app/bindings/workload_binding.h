// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <functional>

#include "ui/document/document.h"
#include "ui/main_window/main_window.h"

namespace handhold {

/// The Workload tab below the view, and its page among the exports with a picture of what is seen.
void addWorkload(MainWindow& window, Document& document, std::function<QImage()> picture);

}  // namespace handhold
