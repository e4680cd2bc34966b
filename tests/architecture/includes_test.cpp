// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLibraryInfo>
#include <QtTest>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

// Every #include of engine, ui and app against the table "Who may know whom" of the design.

namespace {

namespace fs = std::filesystem;

const fs::path kSource = HANDHOLD_SOURCE_DIR;

/// Which rooms a room of the engine may use besides itself; engine/CMakeLists.txt says the same to the
/// compiler.
const std::set<std::string> kBelowProducers = {"core",    "math",     "optimization", "model",
                                               "contact", "dynamics", "motion",       "recording",
                                               "task",    "trial",    "laws"};
const std::map<std::string, std::set<std::string>> kEngineRooms = {
    {"core", {}},
    {"math", {"core"}},
    {"optimization", {"core", "math"}},
    {"model", {"core", "math"}},
    {"recording", {"core", "math"}},
    {"jointed", {"core", "math"}},
    {"arm", {"core", "math"}},
    {"osim", {"core", "math", "recording"}},
    {"contact", {"core", "math", "model"}},
    {"dynamics", {"core", "math", "model"}},
    {"motion", {"core", "math", "model", "dynamics", "contact"}},
    {"task", {"core", "math", "model", "dynamics", "contact", "motion"}},
    {"trial",
     {"core", "math", "optimization", "model", "dynamics", "contact", "motion", "recording", "task"}},
    {"people",
     {"core", "math", "optimization", "model", "dynamics", "contact", "motion", "recording", "task", "trial",
      "scores"}},
    {"scores",
     {"core", "math", "optimization", "model", "dynamics", "contact", "motion", "recording", "task",
      "trial"}},
    {"study",
     {"core", "math", "optimization", "model", "dynamics", "contact", "motion", "recording", "task", "trial",
      "scores", "people"}},
    {"laws",
     {"core", "math", "optimization", "model", "dynamics", "contact", "motion", "recording", "task",
      "trial"}},
    {"planning",
     {"core", "math", "optimization", "model", "dynamics", "contact", "motion", "recording", "task", "trial",
      "laws", "arm"}},
    {"simulation", kBelowProducers},
    {"estimation",
     {"core", "math", "optimization", "model", "dynamics", "contact", "motion", "recording", "task", "trial",
      "laws", "jointed", "arm"}},
    {"muscles",
     {"core", "math", "optimization", "model", "dynamics", "contact", "motion", "recording", "task", "trial",
      "laws", "osim"}},
    {"io",
     {"core", "math", "optimization", "model", "dynamics", "contact", "motion", "recording", "task", "trial",
      "laws", "scores"}}};

/// Rooms of the ui: what is below, the widgets that meet in the document only, and the window above all.
const std::map<std::string, int> kUiFloors = {
    {"document", 0}, {"jobs", 0},    {"scene", 0},      {"render", 0}, {"theme", 1},
    {"controls", 2}, {"film", 1},    {"viewport", 3},   {"plots", 3},  {"panels", 3},
    {"dialogs", 3},  {"studies", 4}, {"main_window", 4}};

struct Include {
  std::string file;     ///< "engine/model/model.h"
  std::string target;   ///< "engine/math/types.h" or "QString"
  bool isOurs = false;  ///< in quotes
};

std::string part(const std::string& path, int index) {
  std::size_t begin = 0;
  for (int i = 0; i < index && begin != std::string::npos; ++i) {
    begin = path.find('/', begin);
    if (begin != std::string::npos) ++begin;
  }
  if (begin == std::string::npos) return {};
  return path.substr(begin, path.find('/', begin) - begin);
}

bool isQt(const std::string& header) {
  return header.size() > 1 && header[0] == 'Q' && (std::isupper(header[1]) || header[1] == 't');
}

bool isGraphics(const std::string& header) {
  static const std::set<std::string> folders = {"GL", "GLES2", "GLES3", "EGL", "epoxy", "GLFW", "KHR"};
  return folders.contains(part(header, 0));
}

/// Whether Qt Widgets has the header, as the installed Qt tells.
bool isWidgetHeader(const std::string& header) {
  static const fs::path headers = QLibraryInfo::path(QLibraryInfo::HeadersPath).toStdString();
  return header.starts_with("QtWidgets") || fs::exists(headers / "QtWidgets" / header);
}

std::string engineVerdict(const Include& include) {
  if (!include.isOurs) {
    if (isQt(include.target)) return "the engine knows no Qt";
    return isGraphics(include.target) ? "the engine knows no OpenGL" : "";
  }
  if (part(include.target, 0) != "engine") return "the engine knows only the engine";
  const std::string from = part(include.file, 1), to = part(include.target, 1);
  if (!kEngineRooms.contains(from) || !kEngineRooms.contains(to)) return "is not a room of the design";
  return from == to || kEngineRooms.at(from).contains(to) ? "" : from + " may not know " + to;
}

std::string uiHeaderVerdict(const std::string& room, const std::string& header) {
  if ((room == "scene" || room == "render") && isQt(header)) return room + " knows no Qt";
  if ((room == "document" || room == "jobs") && isWidgetHeader(header)) return room + " knows no widgets";
  return (room == "document" || room == "jobs") && isGraphics(header) ? room + " knows no OpenGL" : "";
}

std::string uiVerdict(const Include& include) {
  const std::string from = part(include.file, 1);
  if (!kUiFloors.contains(from)) return "is not a room of the design";
  if (!include.isOurs) return uiHeaderVerdict(from, include.target);
  const std::string top = part(include.target, 0), to = part(include.target, 1);
  if (top == "app") return "the ui does not know the app";
  if (top == "engine" || from == to) return "";
  if (top != "ui" || !kUiFloors.contains(to)) return "is not a room of the design";
  const int below = kUiFloors.at(from) - kUiFloors.at(to);
  const bool drawing = from == "scene" || from == "render";
  if (drawing && (to == "document" || to == "jobs")) return from + " knows no document";
  return below > 0 || (below == 0 && kUiFloors.at(from) == 0) ? "" : from + " may not know " + to;
}

/// Empty when the include is allowed.
std::string verdict(const Include& include) {
  const std::string top = part(include.file, 0);
  if (top == "engine") return engineVerdict(include);
  return top == "ui" ? uiVerdict(include) : "";
}

/// Quoted and of this house: named from the root, or lying beside the file. Some libraries want quotes too.
bool isOurHeader(const fs::path& file, const std::string& target) {
  static const std::set<std::string> tops = {"engine", "ui", "app", "tests"};
  return tops.contains(part(target, 0)) || fs::exists(file.parent_path() / target);
}

std::vector<Include> includesOf(const fs::path& file) {
  static const std::regex pattern(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
  std::vector<Include> includes;
  std::ifstream stream(file);
  for (std::string line; std::getline(stream, line);) {
    std::smatch match;
    if (std::regex_search(line, match, pattern))
      includes.push_back({fs::relative(file, kSource).generic_string(), match[2],
                          match[1] == "\"" && isOurHeader(file, match[2])});
  }
  return includes;
}

std::vector<Include> allIncludes() {
  std::vector<Include> all;
  for (const char* top : {"engine", "ui", "app"})
    for (const auto& entry : fs::recursive_directory_iterator(kSource / top)) {
      if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
      const std::vector<Include> some = includesOf(entry.path());
      all.insert(all.end(), some.begin(), some.end());
    }
  return all;
}

std::string folderOf(const std::string& file) { return fs::path(file).parent_path().generic_string(); }

using Uses = std::map<std::string, std::set<std::string>>;

/// The folders from the goal back to it, each including the next; empty where there is no way.
std::vector<std::string> circleThrough(const std::string& goal, const Uses& uses) {
  std::map<std::string, std::string> cameFrom;
  std::vector<std::string> waiting{goal};
  while (!waiting.empty()) {
    const std::string folder = waiting.back();
    waiting.pop_back();
    if (!uses.contains(folder)) continue;
    for (const std::string& next : uses.at(folder)) {
      if (next == folder || !cameFrom.emplace(next, folder).second) continue;
      if (next != goal) {
        waiting.push_back(next);
        continue;
      }
      std::vector<std::string> circle{goal};
      for (std::string back = folder; back != goal; back = cameFrom.at(back)) circle.push_back(back);
      circle.push_back(goal);
      return {circle.rbegin(), circle.rend()};
    }
  }
  return {};
}

}  // namespace

class IncludesTest : public QObject {
  Q_OBJECT

 private slots:
  void everyIncludeKeepsTheTable();
  void ourHeadersAreIncludedFromTheRoot();
  void noFoldersIncludeEachOther();
  void theTableCanBeBroken_data();
  void theTableCanBeBroken();
};

void IncludesTest::everyIncludeKeepsTheTable() {
  const std::vector<Include> all = allIncludes();
  QVERIFY(all.size() > 200);
  QStringList broken;
  for (const Include& include : all) {
    const std::string complaint = verdict(include);
    if (!complaint.empty())
      broken << QString::fromStdString(include.file + " includes " + include.target + ": " + complaint);
  }
  QVERIFY2(broken.isEmpty(), qPrintable(broken.join("\n")));
}

void IncludesTest::ourHeadersAreIncludedFromTheRoot() {
  for (const Include& include : allIncludes())
    if (include.isOurs && !include.target.ends_with(".moc"))
      QVERIFY2(fs::exists(kSource / include.target), (include.file + ": " + include.target).c_str());
}

void IncludesTest::noFoldersIncludeEachOther() {
  Uses uses;
  for (const Include& include : allIncludes())
    if (include.isOurs && !include.target.ends_with(".moc"))
      uses[folderOf(include.file)].insert(folderOf(include.target));
  for (const auto& [folder, ignored] : uses) {
    const std::vector<std::string> circle = circleThrough(folder, uses);
    QStringList words;
    for (const std::string& station : circle) words << QString::fromStdString(station);
    QVERIFY2(circle.empty(), qPrintable(words.join(" -> ")));
  }
}

void IncludesTest::theTableCanBeBroken_data() {
  QTest::addColumn<QString>("file");
  QTest::addColumn<QString>("target");
  QTest::addColumn<bool>("isOurs");
  QTest::addColumn<bool>("isAllowed");
  const auto row = [](const char* file, const char* target, bool isOurs, bool isAllowed) {
    QTest::addRow("%s -> %s", file, target) << file << target << isOurs << isAllowed;
  };
  row("engine/math/a.h", "engine/model/model.h", true, false);
  row("engine/core/a.h", "engine/math/types.h", true, false);
  row("engine/io/a.h", "engine/planning/posture/posture.h", true, false);
  row("engine/planning/a.h", "engine/estimation/a.h", true, false);
  row("engine/task/a.h", "engine/planning/posture/posture.h", true, false);
  row("engine/simulation/a.h", "engine/planning/posture/posture.h", true, false);
  row("engine/laws/goals/a.h", "engine/planning/posture/posture.h", true, false);
  row("engine/model/a.h", "ui/scene/a.h", true, false);
  row("engine/odd/a.h", "engine/core/error.h", true, false);
  row("engine/io/a.cpp", "QString", false, false);
  row("engine/io/a.cpp", "QtCore/QString", false, false);
  row("engine/io/a.cpp", "epoxy/gl.h", false, false);
  row("ui/panels/a.h", "ui/plots/a.h", true, false);
  row("ui/viewport/a.h", "ui/dialogs/a.h", true, false);
  row("ui/plots/a.h", "ui/main_window/a.h", true, false);
  row("ui/document/a.h", "ui/panels/a.h", true, false);
  row("ui/render/a.h", "ui/document/document.h", true, false);
  row("ui/panels/a.h", "app/window.h", true, false);
  row("ui/document/a.h", "QWidget", false, false);
  row("ui/jobs/a.h", "QMessageBox", false, false);
  row("ui/scene/a.h", "QColor", false, false);
  row("ui/render/a.h", "QString", false, false);
  row("engine/laws/goals/a.h", "engine/contact/a.h", true, true);
  row("engine/task/a.h", "engine/contact/a.h", true, true);
  row("engine/io/a.cpp", "Eigen/Core", false, true);
  row("ui/main_window/a.h", "ui/panels/a.h", true, true);
  row("ui/panels/a.h", "ui/document/document.h", true, true);
  row("ui/document/a.h", "QString", false, true);
  row("ui/render/a.cpp", "epoxy/gl.h", false, true);
  row("app/a.cpp", "ui/main_window/a.h", true, true);
}

void IncludesTest::theTableCanBeBroken() {
  QFETCH(QString, file);
  QFETCH(QString, target);
  QFETCH(bool, isOurs);
  QFETCH(bool, isAllowed);
  QCOMPARE(verdict({file.toStdString(), target.toStdString(), isOurs}).empty(), isAllowed);
}

QTEST_GUILESS_MAIN(IncludesTest)
#include "includes_test.moc"
