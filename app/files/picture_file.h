// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <string>

namespace handhold {

/// As SVG, PDF or PNG, by the ending of the file's name; of the first two the same pixels on a page.
void writePictureFile(const QImage& picture, const std::string& file);

}  // namespace handhold
