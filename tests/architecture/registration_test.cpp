// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>

// A test that ctest does not know never fails, and a file that nobody can read on a few screens is never
// read.

namespace {

namespace fs = std::filesystem;

const fs::path kSource = HANDHOLD_SOURCE_DIR;
/// The program lies in bin/ of the build folder.
const fs::path kBuild = fs::path(HANDHOLD_PROGRAM).parent_path().parent_path();
constexpr int kMostLines = 350, kMostTestLines = 500;
/// Past about 40 files a folder is several rooms.
constexpr int kMostFiles = 45;
const std::string kEnding = "_test.cpp";

/// tests/engine/io/csv_test.cpp is known as engine.io.csv.
std::string testName(const fs::path& file) {
  std::string name = fs::relative(file, kSource / "tests").generic_string();
  name.erase(name.size() - kEnding.size());
  std::replace(name.begin(), name.end(), '/', '.');
  return name;
}

std::set<std::string> testsOnDisk() {
  std::set<std::string> names;
  for (const auto& entry : fs::recursive_directory_iterator(kSource / "tests"))
    if (entry.path().filename().string().ends_with(kEnding)) names.insert(testName(entry.path()));
  return names;
}

/// Lines such as add_test([=[engine.io.csv]=] "..."), and add_test(name "...") of older ones.
std::set<std::string> parseListing(const QString& listing) {
  static const QRegularExpression pattern(R"(add_test\((?:\[=\[)?([^\]\s]+))");
  std::set<std::string> names;
  for (auto match = pattern.globalMatch(listing); match.hasNext();)
    names.insert(match.next().captured(1).toStdString());
  return names;
}

/// From what CMake wrote for ctest: "ctest -N" would begin a new log, in which the skipped tests of the run
/// that goes on are missing.
std::set<std::string> testsOfCtest() {
  std::ifstream stream(kBuild / "tests" / "CTestTestfile.cmake");
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  return parseListing(QString::fromStdString(text));
}

QStringList missing(const std::set<std::string>& wanted, const std::set<std::string>& there) {
  QStringList names;
  for (const std::string& name : wanted)
    if (!there.contains(name)) names << QString::fromStdString(name);
  return names;
}

int lineCount(const fs::path& file) {
  std::ifstream stream(file);
  int count = 0;
  for (std::string line; std::getline(stream, line);) ++count;
  return count;
}

}  // namespace

class RegistrationTest : public QObject {
  Q_OBJECT

 private slots:
  void ctestKnowsEveryTest();
  void aForgottenTestWouldBeFound();
  void filesStaySmall();
  void foldersAreRooms();
};

void RegistrationTest::ctestKnowsEveryTest() {
  const std::set<std::string> onDisk = testsOnDisk();
  QVERIFY(onDisk.contains("architecture.registration"));
  const QStringList forgotten = missing(onDisk, testsOfCtest());
  QVERIFY2(forgotten.isEmpty(), qPrintable("ctest does not know " + forgotten.join(", ")));
}

void RegistrationTest::aForgottenTestWouldBeFound() {
  const std::set<std::string> listed =
      parseListing("add_test([=[engine.io.csv]=] \"csv\")\nadd_test(app.cli \"cli\")\n");
  QCOMPARE(listed, (std::set<std::string>{"engine.io.csv", "app.cli"}));
  QCOMPARE(missing({"app.cli", "engine.model.model_file"}, listed), QStringList{"engine.model.model_file"});
  QCOMPARE(testName(kSource / "tests/engine/io/csv_test.cpp"), std::string("engine.io.csv"));
}

void RegistrationTest::filesStaySmall() {
  QStringList large;
  for (const char* top : {"engine", "ui", "app", "tests"})
    for (const auto& entry : fs::recursive_directory_iterator(kSource / top)) {
      const std::string extension = entry.path().extension().string();
      if (extension != ".cpp" && extension != ".h") continue;
      const int lines = lineCount(entry.path());
      if (lines > (std::string(top) == "tests" ? kMostTestLines : kMostLines))
        large << QString::fromStdString(entry.path().string()) + ": " + QString::number(lines) + " lines";
    }
  QVERIFY2(large.isEmpty(), qPrintable(large.join("\n")));
}

void RegistrationTest::foldersAreRooms() {
  std::map<fs::path, int> files;
  for (const char* top : {"engine", "ui", "app"})
    for (const auto& entry : fs::recursive_directory_iterator(kSource / top))
      if (const auto ending = entry.path().extension(); ending == ".cpp" || ending == ".h")
        ++files[entry.path().parent_path()];
  QStringList crowded;
  for (const auto& [folder, count] : files)
    if (count > kMostFiles)
      crowded << QString::fromStdString(folder.string()) + ": " + QString::number(count) + " files";
  QVERIFY2(crowded.isEmpty(), qPrintable(crowded.join("\n")));
}

QTEST_GUILESS_MAIN(RegistrationTest)
#include "registration_test.moc"
