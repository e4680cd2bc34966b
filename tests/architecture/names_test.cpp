// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

// Two types of one name in one namespace are one type to the linker: of two std::vector<Touch> it keeps one
// destructor, and the other's elements are torn down as what they are not. No compiler says so where no file
// sees both. And the files of a folder are compiled in batches (HANDHOLD_BATCH), in which anonymous
// namespaces are one: what a folder's files keep for themselves has different names, too.

namespace {

namespace fs = std::filesystem;

const fs::path kSource = HANDHOLD_SOURCE_DIR;

/// Compiled a file at a time.
const std::set<std::string> kKernels = {"engine/math", "engine/optimization", "engine/dynamics"};

/// Where each name is defined.
using Definitions = std::map<std::string, std::set<std::string>>;

enum class Scope { Program, File };

/// Types, or a constant, or a function with its parameters, in the lines that stand at the margin.
std::vector<std::string> namesIn(const std::string& line, Scope scope) {
  static const std::regex type(R"(^(?:struct|class|enum class|enum) (\w+)(?: final)?(?: : [^;{(]*)? ?\{)");
  static const std::regex constant(R"(\b(k[A-Z]\w*)(?:\[\w*\])? = )");
  static const std::regex function(R"(^[A-Za-z_][\w:<>,&* ]*[ &*](\w+\(.*\)) (?:const )?\{)");
  std::smatch match;
  if (std::regex_search(line, match, type)) return {match[1]};
  if (scope == Scope::Program) return {};
  if (std::regex_search(line, match, function)) return {match[1]};
  std::vector<std::string> names;
  if (line.starts_with("constexpr ") || line.starts_with("const "))
    for (std::sregex_iterator it(line.begin(), line.end(), constant), end; it != end; ++it)
      names.push_back((*it)[1]);
  return names;
}

/// Of the whole program, or of a file alone: then in anonymous namespaces, with the folder before the name.
void addNames(const std::string& text, const fs::path& file, Scope scope, Definitions& definitions) {
  const std::string folder = scope == Scope::File ? file.parent_path().generic_string() + " " : std::string();
  std::istringstream stream(text);
  Scope now = Scope::Program;
  for (std::string line; std::getline(stream, line);) {
    if (line == "namespace {") now = Scope::File;
    if (line == "}  // namespace") now = Scope::Program;
    if (now != scope) continue;
    for (const std::string& name : namesIn(line, scope))
      definitions[folder + name].insert(file.generic_string());
  }
}

Definitions definitionsOf(Scope scope) {
  Definitions definitions;
  for (const char* top : {"engine", "ui", "app"})
    for (const auto& entry : fs::recursive_directory_iterator(kSource / top)) {
      const fs::path file = fs::relative(entry.path(), kSource);
      if (file.extension() != ".h" && file.extension() != ".cpp") continue;
      if (scope == Scope::File && kKernels.contains(file.parent_path().generic_string())) continue;
      std::ostringstream text;
      text << std::ifstream(entry.path()).rdbuf();
      addNames(text.str(), file, scope, definitions);
    }
  return definitions;
}

QStringList twice(const Definitions& definitions) {
  QStringList found;
  for (const auto& [name, files] : definitions)
    if (files.size() > 1)
      found << QString::fromStdString(name + " in " + *files.begin() + " and " + *files.rbegin());
  return found;
}

}  // namespace

class NamesTest : public QObject {
  Q_OBJECT

 private slots:
  void typesHaveOneDefinition();
  void filesOfAFolderShareNoName();
  void aSecondOneWouldBeFound();
};

void NamesTest::typesHaveOneDefinition() {
  const Definitions definitions = definitionsOf(Scope::Program);
  QVERIFY(definitions.contains("Task"));
  QVERIFY2(twice(definitions).isEmpty(), qPrintable(twice(definitions).join("\n")));
}

void NamesTest::filesOfAFolderShareNoName() {
  const Definitions definitions = definitionsOf(Scope::File);
  QVERIFY(definitions.size() > 1000);
  QVERIFY2(twice(definitions).isEmpty(), qPrintable(twice(definitions).join("\n")));
}

void NamesTest::aSecondOneWouldBeFound() {
  const std::string a =
      "struct Touch {\n};\nnamespace {\nstruct Row {\n};\nconstexpr int kA = 1, kB = 2;\n"
      "int sum(int a) {\n  return a;\n}\n}  // namespace\n";
  const std::string b =
      "class Touch : public Base {\n};\nnamespace {\nenum class Row { A };\n"
      "const double kB = 3.0;\nint sum(int a) { return a; }\n}  // namespace\nstruct Later;\n";
  Definitions everywhere, here;
  addNames(a, "x/a.cpp", Scope::Program, everywhere);
  addNames(a, "x/a.cpp", Scope::File, here);
  QCOMPARE(twice(everywhere) + twice(here), QStringList());
  addNames(b, "x/b.cpp", Scope::Program, everywhere);
  addNames(b, "x/b.cpp", Scope::File, here);
  QCOMPARE(twice(everywhere), QStringList{"Touch in x/a.cpp and x/b.cpp"});
  QCOMPARE(twice(here), (QStringList{"x Row in x/a.cpp and x/b.cpp", "x kB in x/a.cpp and x/b.cpp",
                                     "x sum(int a) in x/a.cpp and x/b.cpp"}));
}

QTEST_GUILESS_MAIN(NamesTest)
#include "names_test.moc"
