// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <filesystem>

namespace handhold {

/// The study (.json of its schema) or the results of one (.sqlite) that a path names: itself, or in a folder
/// that `handhold study people` wrote; empty: it names none.
QString studyOf(const QString& path);
inline bool isStudy(const QString& path) { return !studyOf(path).isEmpty(); }

/// Where the results of a study lie: beside its file.
std::filesystem::path resultsOf(std::filesystem::path study);

}  // namespace handhold
