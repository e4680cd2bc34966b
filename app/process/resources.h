// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "app/process/told_person.h"
#include "engine/estimation/marker_sets/marker_set.h"
#include "engine/model/model.h"
#include "engine/task/file/opened_task.h"

namespace handhold {

/// The folder of models, tasks and pictures: HANDHOLD_RESOURCES if set, else ../share/handhold
/// from the program (installed), that of the source that it was built from, or ../resources. Throws
/// InputError.
std::filesystem::path resourceFolder();

/// Its shipped models.
std::filesystem::path modelFolder();

/// The shipped model of the person who is meant where nobody is named; the one with a skin. Throws
/// InputError.
const std::string& standardPerson();

/// The text of a subject's model file. Throws InputError.
std::string modelText(const Subject& subject);

/// Whether the figure of resources/meshes fits the model.
bool hasSkin(const Model& model);

/// A shipped model by name, or a model file by path; nobody named: the standard person. Throws InputError.
Subject openSubject(const std::string& nameOrPath);

/// Whoever the text of a task asks for, its own model files seen from that folder. Throws InputError.
Subject subjectOfTask(const std::string& task, const std::filesystem::path& folder);

/// Where the model of a task file may lie: a task of somebody else's may name any file.
enum class ModelPlace { InItsFolder, Anywhere };

/// A task file, or the task of a folder of results, together with the model it asks for. Throws InputError,
/// for a mesh file too.
OpenedTask openTask(const std::filesystem::path& path, ModelPlace place = ModelPlace::InItsFolder);

/// The subject in a suit, read from its file. Throws InputError.
Subject suited(const Subject& subject, const std::filesystem::path& suit);

/// A task, asked of that person: contacts and targets stay, postures that it tells are brought to the
/// subject's size. Throws InputError.
OpenedTask openTaskOf(const std::filesystem::path& path, const ToldPerson& person);

}  // namespace handhold
