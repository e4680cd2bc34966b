// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <string>

#include "engine/io/workload_page.h"

namespace handhold {

/// A picture as an address that pages can hold: "data:image/png;base64,...".
std::string pictureAddress(const QImage& picture);

/// The workload page as the content of a PDF, one sheet of A4. Needs no display.
std::string workloadToPdf(const Workload& workload, const WorkloadPage& page);

}  // namespace handhold
