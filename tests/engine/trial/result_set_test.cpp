// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/result_set.h"

#include <QtTest>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;

const std::string kSummary = R"({"schema": "handhold-summary-1", "task": "old")";

}  // namespace

class ResultSetTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void theOldResultGoesAsAWhole();
  void whatIsNotOursStays();
  void foreignFilesAreNotReplaced();
  void aTaskOfTheUserKeepsItsName();
  void olderFoldersAreKnownByTheirSummary();
  void furtherTablesBelongToTheResult();
  void furtherTablesReplaceNoForeignFile();
  void aListMayNotReachOutOfItsFolder();
  void whatCannotBeWrittenLeavesTheOldResult();
  void filesOfOtherRunsAreKnown();

 private:
  bool has(const char* name) const { return fs::exists(folder_ / name); }
  QScopedPointer<QTemporaryDir> temporary_;
  fs::path folder_;
};

void ResultSetTest::init() {
  temporary_.reset(new QTemporaryDir);
  folder_ = fs::path(temporary_->path().toStdString()) / "result";
}

void ResultSetTest::theOldResultGoesAsAWhole() {
  replaceResult(folder_, {{"task.json", "1"}, {"summary.json", "1"}, {"spline.json", "1"}}, "task.json");
  QCOMPARE(resultTaskFile(folder_), folder_ / "task.json");
  replaceResult(folder_, {{"summary.json", "2"}, {"states.csv", "2"}}, "");
  QVERIFY(!has("spline.json") && !has("task.json"));
  QCOMPARE(readFile(folder_ / "summary.json"), std::string("2"));
  QVERIFY(resultTaskFile(folder_).empty());
  QCOMPARE(resultFiles(folder_).size(), std::size_t(3));
}

void ResultSetTest::whatIsNotOursStays() {
  replaceResult(folder_, {{"summary.json", "1"}}, "");
  writeFile(folder_ / "notes.txt", "mine");
  writeFile(folder_ / "task.json", "mine");
  replaceResult(folder_, {{"summary.json", "2"}}, "");
  QCOMPARE(readFile(folder_ / "notes.txt"), std::string("mine"));
  QCOMPARE(readFile(folder_ / "task.json"), std::string("mine"));
}

void ResultSetTest::foreignFilesAreNotReplaced() {
  fs::create_directories(folder_);
  writeFile(folder_ / "states.csv", "recorded");
  QVERIFY_EXCEPTION_THROWN(replaceResult(folder_, {{"summary.json", "1"}, {"states.csv", "1"}}, ""),
                           InputError);
  QCOMPARE(readFile(folder_ / "states.csv"), std::string("recorded"));
  QVERIFY(!has("summary.json") && !has("files.json"));
  writeFile(folder_ / "files.json", "{}");
  QVERIFY_EXCEPTION_THROWN(replaceResult(folder_, {{"summary.json", "1"}}, ""), InputError);
}

void ResultSetTest::aTaskOfTheUserKeepsItsName() {
  fs::create_directories(folder_);
  QCOMPARE(nameInResult(folder_, "task.json"), std::string("task.json"));
  writeFile(folder_ / "task.json", "mine");
  QCOMPARE(nameInResult(folder_, "task.json"), std::string("task-2.json"));
  replaceResult(folder_, {{"task-2.json", "1"}}, "task-2.json");
  // the same name again, whatever was written under it
  QCOMPARE(nameInResult(folder_, "task.json"), std::string("task-2.json"));
  QCOMPARE(resultTaskFile(folder_), folder_ / "task-2.json");
}

void ResultSetTest::olderFoldersAreKnownByTheirSummary() {
  fs::create_directories(folder_);
  for (const char* name : {"states.csv", "torques.csv", "task.json", "spline.json", "momentum.csv"})
    writeFile(folder_ / name, "1");
  writeFile(folder_ / "summary.json", kSummary + "}");
  QVERIFY(resultTaskFile(folder_).empty());  // of some other run
  writeFile(folder_ / "summary.json", kSummary + R"(, "plan": {}})");
  QCOMPARE(resultTaskFile(folder_), folder_ / "task.json");
  replaceResult(folder_, {{"summary.json", "2"}, {"states.csv", "2"}}, "");
  QVERIFY(!has("task.json") && !has("torques.csv") && !has("momentum.csv"));
  QVERIFY(has("spline.json"));  // a plan has none: it is somebody else's
}

void ResultSetTest::furtherTablesBelongToTheResult() {
  replaceResult(folder_, {{"task.json", "1"}, {"summary.json", "1"}}, "task.json");
  FileSet staged;
  addToResult(staged, folder_, {{"workload.csv", "1"}});
  staged.commit();
  QCOMPARE(resultTaskFile(folder_), folder_ / "task.json");
  replaceResult(folder_, {{"summary.json", "2"}}, "");
  QVERIFY(!has("workload.csv"));
}

/// A table of the user's stays; our own is replaced, of folders of earlier versions, too.
void ResultSetTest::furtherTablesReplaceNoForeignFile() {
  const auto add = [&](const char* text) {
    FileSet staged;
    addToResult(staged, folder_, {{"workload.csv", text}, {"muscles.csv", text}});
    staged.commit();
  };
  replaceResult(folder_, {{"summary.json", "1"}}, "");
  writeFile(folder_ / "muscles.csv", "mine");
  QVERIFY_EXCEPTION_THROWN(add("1"), InputError);
  QCOMPARE(readFile(folder_ / "muscles.csv"), std::string("mine"));
  QVERIFY(!has("workload.csv"));
  fs::remove(folder_ / "muscles.csv");
  add("1");
  add("2");
  QCOMPARE(readFile(folder_ / "muscles.csv"), std::string("2"));
  fs::remove_all(folder_);
  fs::create_directories(folder_);
  writeFile(folder_ / "summary.json", kSummary + "}");
  writeFile(folder_ / "workload.csv", "1");
  add("1");
  add("2");
  QCOMPARE(readFile(folder_ / "muscles.csv"), std::string("2"));
}

void ResultSetTest::aListMayNotReachOutOfItsFolder() {
  fs::create_directories(folder_);
  writeFile(folder_ / "../precious.txt", "precious");
  writeFile(folder_ / "files.json", R"({"schema": "handhold-files-1", "files": ["../precious.txt"]})");
  QVERIFY_EXCEPTION_THROWN(replaceResult(folder_, {{"summary.json", "1"}}, ""), InputError);
  QCOMPARE(readFile(folder_ / "../precious.txt"), std::string("precious"));
}

void ResultSetTest::whatCannotBeWrittenLeavesTheOldResult() {
  replaceResult(folder_, {{"summary.json", "1"}, {"spline.json", "1"}}, "");
  fs::create_directories(folder_ / "states.csv/full");
  QVERIFY_EXCEPTION_THROWN(replaceResult(folder_, {{"summary.json", "2"}, {"states.csv", "2"}}, ""),
                           InputError);
  QCOMPARE(readFile(folder_ / "summary.json"), std::string("1"));
  QVERIFY(has("spline.json"));
  QVERIFY_EXCEPTION_THROWN(replaceResult("/dev/null/result", {{"summary.json", "1"}}, ""), InputError);
  // no folder stays where nothing came to be
  const std::vector<ResultFile> unwritable{{"summary.json", "1"}, {"none/states.csv", "1"}};
  QVERIFY_EXCEPTION_THROWN(replaceResult(folder_ / "new/result", unwritable, ""), InputError);
  QVERIFY(!has("new"));
}

/// One table of another run lies beside a summary: pictures and figures would not belong together.
void ResultSetTest::filesOfOtherRunsAreKnown() {
  using Names = std::vector<std::string>;
  replaceResult(folder_, {{"summary.json", "1"}, {"states.csv", "1"}, {"torques.csv", "1"}}, "");
  QCOMPARE(filesNotAsWritten(folder_), Names());
  FileSet further;
  addToResult(further, folder_, {{"workload.csv", "1"}});
  further.commit();
  QCOMPARE(filesNotAsWritten(folder_), Names());
  writeFile(folder_ / "states.csv", "2");
  fs::remove(folder_ / "torques.csv");
  QCOMPARE(filesNotAsWritten(folder_), (Names{"states.csv", "torques.csv"}));
  fs::remove(folder_ / "files.json");
  QCOMPARE(filesNotAsWritten(folder_), Names());
}

QTEST_GUILESS_MAIN(ResultSetTest)
#include "result_set_test.moc"
