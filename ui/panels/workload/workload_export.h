// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

namespace handhold {

/// Writes a workload page (engine/io/workload_page.h): PDF on A4 where the path ends with .pdf, else the HTML
/// as it is. Throws InputError when the file cannot be written.
void writeWorkloadPage(const std::string& html, const QString& path);

}  // namespace handhold
