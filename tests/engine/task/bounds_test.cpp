// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

const fs::path kResources = fs::path(HANDHOLD_SOURCE_DIR) / "resources";
constexpr const char* kPlace = "sample.json";

/// Stands where the number was until the text is put in.
constexpr const char* kMark = "\"@\"";

/// A file's text with a gap for one number.
struct Gap {
  std::string path;  ///< "contacts[0].position[1]"
  std::string text;
  const Model* model = nullptr;

  std::string filled(const std::string& number) const {
    std::string copy = text;
    return copy.replace(copy.find(kMark), std::string(kMark).size(), number);
  }
};

/// By the path without its indices and without the names of joints: one gap for each field of the schema.
using Gaps = std::map<std::string, Gap>;

bool isNote(const std::string& field) { return field == "published" || field == "note"; }

void addGaps(Json& root, Json& node, const Gap& at, const std::string& kind, Gaps& gaps) {
  if (node.is_number() && !gaps.contains(kind)) {
    const Json number = std::exchange(node, "@");
    gaps[kind] = {at.path, root.dump(1), at.model};
    node = number;
  }
  if (node.is_array())
    // nothing of the first frame is read but its name: it is the base
    for (std::size_t i = kind == "frames" ? 1 : 0; i < node.size(); ++i)
      addGaps(root, node[i], {at.path + "[" + std::to_string(i) + "]", {}, at.model}, kind + "[]", gaps);
  if (!node.is_object()) return;
  for (auto& [field, value] : node.items()) {
    const std::string name = kind.ends_with(".joints") && value.is_number() ? "*" : field;
    const std::string dot = at.path.empty() ? "" : ".";
    if (!isNote(field)) addGaps(root, value, {at.path + dot + field, {}, at.model}, kind + dot + name, gaps);
  }
}

const std::shared_ptr<const Model>& modelOf(const fs::path& task) {
  static std::map<fs::path, std::shared_ptr<const Model>> models;
  auto& model = models[taskModelFile(task, kResources / "models")];
  if (!model) model = loadModel(taskModelFile(task, kResources / "models"));
  return model;
}

/// As the program writes them, so that fields stand there which the sample leaves at their usual values.
Gaps taskGaps() {
  Gaps gaps;
  for (const auto& entry : fs::directory_iterator(kResources / "tasks")) {
    if (entry.path().extension() != ".json") continue;
    const auto& model = modelOf(entry.path());
    Json root = Json::parse(taskToJson(loadTask(entry.path(), *model), model));
    addGaps(root, root, {{}, {}, model.get()}, "", gaps);
  }
  return gaps;
}

Gaps modelGaps() {
  Gaps gaps;
  for (const auto& entry : fs::directory_iterator(kResources / "models")) {
    Json root = Json::parse(readFile(entry.path()));
    addGaps(root, root, {}, "", gaps);
  }
  return gaps;
}

void addRows(const Gaps& gaps) {
  QTest::addColumn<Gap>("gap");
  QTest::addColumn<QString>("number");
  for (const auto& [kind, gap] : gaps)
    for (const char* number : {"NaN", "Infinity", "1e999", "1e300", "-1e300", "-1", "1e-300", "\"\"", "null"})
      QTest::addRow("%s %s", kind.c_str(), number) << gap << QString(number);
}

/// Wrong, or an attitude's free component and the like: then nothing at all may be wrong with it.
bool mayBeTaken(const QString& number) { return number == "-1" || number == "1e-300"; }

void check(const Gap& gap, const QString& number, const std::function<void(const std::string&)>& read) {
  try {
    read(gap.filled(number.toStdString()));
    QVERIFY2(mayBeTaken(number), "was taken");
  } catch (const InputError& error) {
    const std::string what = error.what();
    QVERIFY2(what.starts_with(std::string(kPlace) + ":"), what.c_str());
    QVERIFY2(!error.problem().empty() && !error.remedy().empty(), what.c_str());
    const bool isJson = number != "NaN" && number != "Infinity" && number != "1e999";
    const std::string part = gap.path.substr(0, gap.path.find_first_of(".["));
    if (isJson) QVERIFY2(error.place().find(part) != std::string::npos, what.c_str());
  }
}

}  // namespace

Q_DECLARE_METATYPE(Gap)

class BoundsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyNumberOfATask_data() { addRows(taskGaps()); }
  void everyNumberOfATask();
  void everyNumberOfAModel_data() { addRows(modelGaps()); }
  void everyNumberOfAModel();
};

void BoundsTest::everyNumberOfATask() {
  QFETCH(Gap, gap);
  QFETCH(QString, number);
  check(gap, number, [&](const std::string& text) { taskFromJson(text, kPlace, *gap.model); });
}

void BoundsTest::everyNumberOfAModel() {
  QFETCH(Gap, gap);
  QFETCH(QString, number);
  check(gap, number, [](const std::string& text) { modelFromJson(text, kPlace); });
}

QTEST_GUILESS_MAIN(BoundsTest)
#include "bounds_test.moc"
