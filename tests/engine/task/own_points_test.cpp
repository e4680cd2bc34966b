// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/file/own_points.h"

#include <QTemporaryDir>
#include <QTest>
#include <filesystem>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/own_point.h"
#include "engine/planning/carried_points.h"
#include "engine/task/file/opened_task.h"
#include "engine/task/file/task_file.h"

namespace handhold {

namespace {

const std::filesystem::path kModels = HANDHOLD_SOURCE_DIR "/resources/models";
constexpr double kSame = 1e-12;  // m

Subject person(const char* name) { return openSubject(name, kModels, kModels); }

const Site& siteOf(const Model& model, const std::string& name) { return model.sites[model.findSite(name)]; }

/// A task with these fields.
std::string taskOf(const std::string& fields) {
  return R"({"schema": "handhold-task-1", "name": "Points", "model": "human55", "contacts": [], )" + fields +
         "}";
}

const std::string kTarget =
    R"("targets": [{"name": "lamp", "kind": "point", "site": "r_wrist 0.02 0 0.05", "position": [0, 1, 0.5]}])";
const std::string kLoad =
    R"("loads": [{"name": "bag", "kind": "force", "site": "l_thigh 0.1 0 0", "force": [0, -50, 0]}])";
const std::string kTimed =
    R"("motion": {"targets": [{"name": "on the way", "kind": "point", "site": "spine3_flexion 0 0.1 0",
       "position": [0, 1, 0.4], "time": 0.5}]})";

}  // namespace

class OwnPointsTest : public QObject {
  Q_OBJECT

 private slots:
  void aTaskNamesThemWhereItNamesASite();
  void theyComeBackWithTheTask();
  void whatIsWrongIsToldWithItsField_data();
  void whatIsWrongIsToldWithItsField();
  void onAnybodyTheyAreAsManyMetresFromTheirPart();
  void aPlaceOfALinkHasWords();
  void theyAreSaidAsPeopleSayThem();
  void onePointHasOneName();
  void aPointAloneHasNoOtherSide();

 private:
  OpenedTask opened(const std::string& text) const {
    const std::filesystem::path file = folder_.filePath("points.json").toStdString();
    writeFile(file, text);
    return openTask(file, kModels);
  }
  QTemporaryDir folder_;
};

/// Of a site in its axes; of round parts and joints in those of their link.
void OwnPointsTest::aTaskNamesThemWhereItNamesASite() {
  const OpenedTask read = opened(taskOf(kTarget + ", " + kLoad + ", " + kTimed));
  const Model& model = *read.subject.model;
  QCOMPARE(read.task.targets.front().site, std::string("r_wrist 0.02 0 0.05"));
  const Site &wrist = siteOf(model, "r_wrist"), &point = siteOf(model, "r_wrist 0.02 0 0.05");
  QCOMPARE(int(point.link), int(wrist.link));
  QVERIFY((wrist.X_LS.inverse() * point.X_LS.p - Vector3(0.02, 0.0, 0.05)).norm() < kSame);
  QVERIFY(point.X_LS.R == wrist.X_LS.R);
  const Site& thigh = siteOf(model, "l_thigh 0.1 0 0");
  QCOMPARE(int(thigh.link), int(siteOf(model, "l_knee").link));
  QVERIFY((thigh.X_LS.p - Vector3(0.1, 0.0, 0.0)).norm() < kSame);
  QCOMPARE(int(siteOf(model, "spine3_flexion 0 0.1 0").link), int(model.findJoint("spine3_flexion")));
  QVERIFY(read.subject.file.empty());  // the body is the shipped one
}

/// Those that nothing is of, too.
void OwnPointsTest::theyComeBackWithTheTask() {
  OpenedTask read = opened(taskOf(kTarget + R"(, "points": ["chest 0 0 0.1", "r_wrist 0.02 0 0.05"])"));
  QVERIFY(read.subject.model->findSite("chest 0 0 0.1").valid());
  const std::string text = taskToJson(read.task, read.subject);
  QVERIFY2(text.find(R"("points": ["chest 0 0 0.1"])") != std::string::npos, text.c_str());
  QVERIFY(text.find(R"("model": "human55")") != std::string::npos);
  const OpenedTask again = opened(text);
  QCOMPARE(again.subject.model->sites.size(), read.subject.model->sites.size());
  QCOMPARE(taskToJson(again.task, again.subject), text);
}

void OwnPointsTest::whatIsWrongIsToldWithItsField_data() {
  QTest::addColumn<QString>("site");
  QTest::addColumn<QString>("told");
  QTest::newRow("no such part")
      << "r_wrst 0.02 0 0.05"
      << "'r_wrst' is no part of human55; did you mean 'r_wrist', with three numbers behind it (m): "
         "\"r_wrist 0.02 0 0.05\"?";
  QTest::newRow("two numbers") << "r_wrist 0.02 0"
                               << "has 2 numbers; write three numbers behind it (m): \"r_wrist 0.02 0 0.05\"";
  QTest::newRow("no number") << "r_wrist 0.02 x 0.05"
                             << "has no number in 'x'";
  QTest::newRow("millimetres") << "r_wrist 20 0 50"
                               << "lies 53.9 m from the right wrist, off the body; keep it within 2.00 m";
  QTest::newRow("not finite") << "r_wrist 0 nan 0"
                              << "has no finite number in 'nan'";
  QTest::newRow("infinite")
      << "r_wrist inf 0 0"
      << "has no finite number in 'inf'; write three numbers behind it (m): \"r_wrist 0.02";
  QTest::newRow("too large a number") << "r_wrist 1e400 0 0"
                                      << "has no finite number in '1e400'";
  QTest::newRow("letters alone") << "r_wrist a b c"
                                 << "has no number in 'a'; write three numbers behind it (m)";
  QTest::newRow("commas")
      << "r_wrist,0.02,0,0.05"
      << "has more than blanks between its numbers; write it with blanks alone: \"r_wrist 0.02 0 0.05\"";
  QTest::newRow("brackets") << "r_wrist (0.02, 0, 0.05)"
                            << "blanks alone: \"r_wrist 0.02 0 0.05\"";
  QTest::newRow("commas in numbers") << "r_wrist 0,02 0 0,05"
                                     << "has no number in '0,02'";
  QTest::newRow("numbers alone") << "0.02 0 0.05"
                                 << "write the part first, then three numbers with blanks alone between (m)";
  QTest::newRow("a part alone") << "r_thigh"
                                << "is a part of the body and no place on it; write three numbers behind it";
}

void OwnPointsTest::whatIsWrongIsToldWithItsField() {
  QFETCH(QString, site);
  QFETCH(QString, told);
  std::string fields = kLoad + ", " + kTarget;
  fields.replace(fields.find("r_wrist 0.02 0 0.05"), 19, site.toStdString());
  try {
    opened(taskOf(fields));
    QFAIL("accepted");
  } catch (const InputError& error) {
    const QString words = error.what();
    QVERIFY2(words.contains("points.json") && words.contains("targets[0].site") && words.contains(told),
             qPrintable(words));
  }
}

/// However long their limbs are; a task that names one can be asked of them.
void OwnPointsTest::onAnybodyTheyAreAsManyMetresFromTheirPart() {
  const OpenedTask read = opened(taskOf(kTarget));
  for (const char* name : {"f05", "m95"}) {
    const Subject other = withPointsOf(*read.subject.model, read.task, person(name), "");
    const Site &wrist = siteOf(*other.model, "r_wrist"), &point = siteOf(*other.model, "r_wrist 0.02 0 0.05");
    QVERIFY((wrist.X_LS.inverse() * point.X_LS.p - Vector3(0.02, 0.0, 0.05)).norm() < kSame);
    QVERIFY(other.file.empty());
  }
}

/// Which lead back to it, on every link but those that nothing of a name is on.
void OwnPointsTest::aPlaceOfALinkHasWords() {
  const Subject human = person("human55");
  const Vector3 p_L(0.031, -0.02, 0.0444);
  for (int i = 0; i < human.model->linkCount(); ++i) {
    const std::string words = pointWords(*human.model, LinkIndex(i), p_L);
    const Site point = ownPoint(words, *human.model);
    QCOMPARE(int(point.link), i);
    QVERIFY2((point.X_LS.p - p_L).norm() < 1e-4, words.c_str());
    const Subject pointed = withPoint(human, words);
    QVERIFY(pointed.model->findSite(words).valid() && !human.model->findSite(words).valid());
  }
}

void OwnPointsTest::theyAreSaidAsPeopleSayThem() {
  QCOMPARE(spokenPoint("r_wrist 0.02 0 -0.055"), std::string("point at the right wrist (2, 0, -5.5 cm)"));
  for (const char* name : {"r_wrist", "spine1_flexion", "r_wrist 0.02 0", "r_wrist 0 x 1"})
    QCOMPARE(spokenPoint(name), std::string());
  QCOMPARE(spokenSite("l_knee"), std::string("left knee"));
}

/// However its blanks and numbers are written.
void OwnPointsTest::onePointHasOneName() {
  const std::string one = "r_wrist 0.02 0 0.05";
  for (const char* way : {"r_wrist  0.02\t0  0.05 ", "r_wrist 0.020 -0.0 5e-2", " r_wrist +0.02 0.0 .05",
                          "r_wrist 2e-2 0 0.05"})
    QCOMPARE(siteName(way), one);
  for (const char* other : {"r_wrist", "right  grip", "r_wrist 0.02 0", "r_wrist 0 x 1"})
    QCOMPARE(siteName(other), std::string(other));
  std::string fields = kTarget + R"(, "points": ["r_wrist  0.020 0 0.050"])";
  fields.replace(fields.find(one), one.size(), R"(r_wrist\t0.02   0 0.05)");
  const OpenedTask read = opened(taskOf(fields));
  QCOMPARE(read.task.targets.front().site, one);
  QCOMPARE(read.subject.model->sites.size(), person("human55").model->sites.size() + 1);
}

/// A contact of either hand would have been at a place that the other hand has not.
void OwnPointsTest::aPointAloneHasNoOtherSide() {
  const std::string contact =
      R"("contacts": [{"name": "push", "kind": "palm", "end": "right hand", "either_side": true,
      "site": "r_palm 0.01 0 0", "position": [0, 1, 0.4], "axis": [0, 0, -1]}])";
  try {
    opened(R"({"schema": "handhold-task-1", "name": "Points", "model": "human55", )" + contact + "}");
    QFAIL("accepted");
  } catch (const InputError& error) {
    QVERIFY2(QString(error.what())
                 .contains("contacts[0].either_side (push): needs 'r_palm 0.01 0 0' on the other side"),
             error.what());
  }
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::OwnPointsTest)
#include "own_points_test.moc"
