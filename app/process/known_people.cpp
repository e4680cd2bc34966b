// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/known_people.h"

#include <QStandardPaths>
#include <algorithm>

#include "app/process/resources.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

fs::path fileOf(const std::string& name) { return ownPeopleFolder() / (name + ".json"); }

}  // namespace

fs::path ownPeopleFolder() {
  const QString settings = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
  return fs::path(settings.toStdU16String()) / "handhold" / "subjects";
}

std::vector<std::string> ownPeople() {
  std::vector<std::string> names;
  std::error_code missing;
  for (const auto& entry : fs::directory_iterator(ownPeopleFolder(), missing))
    if (entry.path().extension() == ".json") names.push_back(entry.path().stem().string());
  std::ranges::sort(names);
  return names;
}

void keepPerson(const std::string& name, const std::string& modelFile) {
  if (name.empty() || name.starts_with('.') || name.find('/') != std::string::npos)
    throw InputError("person", "'" + name + "' cannot be the name of a file",
                     "type one with letters or digits");
  if (isShipped(name, modelFolder()))
    throw InputError("person", "'" + name + "' is one of the program's own", "type another name");
  fs::create_directories(ownPeopleFolder());
  writeFile(fileOf(name), modelFile);
}

Subject ownPerson(const std::string& name) {
  std::string text = modelFileText(fileOf(name));
  Subject subject({}, modelFromJson(text, fileOf(name).string()));
  subject.file = std::move(text);
  return subject;
}

}  // namespace handhold
