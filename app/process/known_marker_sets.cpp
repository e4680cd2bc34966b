// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/known_marker_sets.h"

#include <QStandardPaths>
#include <algorithm>

#include "app/process/resources.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/planning/asked_of.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

std::vector<MarkerSet> shippedSets() { return loadMarkerSets(resourceFolder() / "marker_sets"); }

std::vector<fs::path> filesOf(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code missing;
  for (const auto& entry : fs::directory_iterator(folder, missing))
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

}  // namespace

Subject sourceOf(const Subject& person) {
  Subject source = openSubject({});
  return hasSameJoints(*person.model, *source.model) ? source : person;
}

fs::path ownMarkerSetFolder() {
  const QString settings = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
  return fs::path(settings.toStdU16String()) / "handhold" / "marker_sets";
}

KnownMarkerSets knownMarkerSets() {
  KnownMarkerSets known{shippedSets(), {}};
  for (const fs::path& file : filesOf(ownMarkerSetFolder())) try {
      known.sets.push_back(loadMarkerSet(file));
    } catch (const InputError& problem) {
      known.problems.emplace_back(problem.what());
    }
  return known;
}

bool isOwnMarkerSet(const std::string& name) { return fs::exists(ownMarkerSetFolder() / (name + ".json")); }

void keepMarkerSet(const MarkerSet& set) {
  if (set.name.empty()) throw InputError("marker set", "has no name", "type one with letters or digits");
  if (std::ranges::count(shippedSets(), set.name, &MarkerSet::name) > 0)
    throw InputError("marker set", "'" + set.name + "' is one of the program's own", "type another name");
  fs::create_directories(ownMarkerSetFolder());
  writeFile(ownMarkerSetFolder() / (set.name + ".json"), markerSetToJson(set));
}

}  // namespace handhold
