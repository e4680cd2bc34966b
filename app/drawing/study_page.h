// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <filesystem>

#include "engine/study/study_store.h"

namespace handhold {

/// A page to hand on of a study as far as it has come: question, what varies, the share that can with its
/// interval, what stands in the way, charts, a table, assumptions. Numbers with a point, SI.
QString studyToHtml(const StudyStore& store);

/// Written as HTML or, where the file's name ends so, PDF on sheets of A4. Needs no display. Throws
/// InputError.
void writeStudyPage(const StudyStore& store, const std::filesystem::path& file);

}  // namespace handhold
