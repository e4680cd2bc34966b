// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QtTest>

#include "app/process/resources.h"
#include "engine/core/atomic_file.h"
#include "engine/core/json_document.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/model/person.h"
#include "engine/trial/trial_folder.h"
#include "tests/app/program_run.h"

using namespace handhold;

namespace {

const QString kTasks = QString::fromUtf8(HANDHOLD_SOURCE_DIR) + "/resources/tasks/";

}  // namespace

/// Any body from the command line, asked for any task.
class SubjectTest : public QObject {
  Q_OBJECT

 private slots:
  void aFileOfAPersonIsWritten();
  void strengthsAreToldWithTheirSources();
  void aSpineOfDaysWithoutGravityIsTold();
  void aPostureIsSolvedAnewForEachSubject_data();
  void aPostureIsSolvedAnewForEachSubject();
  void aMotionWithAStartIsAskedOfSomebodyElse();
  void wrongAskingIsOneLine_data();
  void wrongAskingIsOneLine();

 private:
  QString path(const char* name) const { return folder_.filePath(name); }
  QTemporaryDir folder_;
};

void SubjectTest::aFileOfAPersonIsWritten() {
  const Run run = start({"subject", "--sex", "f", "--stature", "1.62", "--measure", "sittingheight=p95",
                         "--name", "Ada", "--out", path("ada.json")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY(run.out.contains("stature") && run.out.contains("set"));
  const Subject ada = openSubject(path("ada.json").toStdString());
  const Person person = *personIn(ada.file, "ada.json");
  QCOMPARE(person.name, std::string("Ada"));
  QVERIFY(std::abs(person.measures.at("stature") - 1.62) < 1e-9);
  QVERIFY(std::abs(person.measures.at("sittingheight") - 0.912) < 1e-6);  // ANSUR II, 95th woman
  QVERIFY(std::abs(ada.model->totalMass - person.measures.at("mass")) < 1e-4);
  QVERIFY(start({"subject", "--sex", "f", "--percentile", "5"}).out.contains("51.3 kg"));
}

void SubjectTest::strengthsAreToldWithTheirSources() {
  const QString his = start({"subject", "--sex", "m"}).out, hers = start({"subject", "--sex", "f"}).out;
  const auto lineOf = [](const QString& text, const char* what) {
    const QStringList lines = text.split('\n').filter(what);
    return lines.isEmpty() ? QString() : lines.front();
  };
  const QString elbow = lineOf(his, "elbow flexion");  // 0.78 and 0.67 N m/kg of 84.6 kg
  QVERIFY2(elbow.contains("66.0") && elbow.contains("56.7") && elbow.contains("Lategan"), qPrintable(elbow));
  QVERIFY(!elbow.contains("women's grip") && lineOf(hers, "elbow flexion").contains("women's grip"));
  QVERIFY(lineOf(his, "knee extension").contains("237.3 126.7  Anderson 2007"));
  QVERIFY(lineOf(his, "neck flexion").contains("assumed"));
  QVERIFY(lineOf(hers, "grip right").contains("331.4 282.5  Mathiowetz 1985"));
}

/// 6 % of a seated height of 0.9 m.
void SubjectTest::aSpineOfDaysWithoutGravityIsTold() {
  const QStringList asked{"subject", "--sex", "f", "--measure", "sittingheight=0.9"};
  QVERIFY(start(asked + QStringList{"--weightless"}).out.contains("the spine longer by 5.4 cm"));
  QVERIFY(!start(asked).out.contains("longer"));
}

void SubjectTest::aPostureIsSolvedAnewForEachSubject_data() {
  QTest::addColumn<QString>("task");
  QTest::addColumn<QString>("subject");
  for (const char* task : {"standing_pull", "overhead_work"})
    for (const char* subject : {"f05", "f50", "m50", "m95"})
      QTest::addRow("%s by %s", task, subject) << task << subject;
}

/// The folder has who it was; contacts are where the task has them; weights hang on the feet and the hands.
void SubjectTest::aPostureIsSolvedAnewForEachSubject() {
  QFETCH(QString, task);
  QFETCH(QString, subject);
  const QString out = path("result");
  const Run run = start({"solve", kTasks + task + ".json", "--subject", subject, "--out", out});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const OpenedTrial read = readTrial(out.toStdString(), modelFolder());
  const double mass = openSubject(subject.toStdString()).model->totalMass;
  QVERIFY(std::abs(read.trial.subject.model->totalMass - mass) < 1e-6);
  const OpenedTask original = openTask((kTasks + task + ".json").toStdString());
  for (std::size_t i = 0; i < original.task.contacts.size(); ++i)
    QVERIFY((read.opened.task.contacts[i].position - original.task.contacts[i].position).norm() < 1e-9);
  double lift = 0.0;
  for (const ContactLoad& load : read.trial.last().loads) lift += load.force.y();
  QVERIFY2(std::abs(lift - 9.80665 * mass) < 0.5, qPrintable(QString::number(lift)));
}

/// The start is brought to the size of who is asked: hands still hold the bar.
void SubjectTest::aMotionWithAStartIsAskedOfSomebodyElse() {
  const Run run = start({"check", kTasks + "pull_up.json", "--subject", "m95"});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const Run moving =
      start({"solve", kTasks + "squat_load.json", "--motion", "--subject", "f05", "--out", path("motion")});
  QVERIFY2(moving.code == 0, qPrintable(moving.error));
}

void SubjectTest::wrongAskingIsOneLine_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QString>("expected");
  const QString task = kTasks + "standing_pull.json";
  QTest::newRow("no sex") << QStringList{"subject"} << "--sex is required";
  QTest::newRow("giant") << QStringList{"subject", "--sex", "m", "--stature", "2.6"}
                         << "stature: 2.6 m is nobody's";
  QTest::newRow("no measure") << QStringList{"subject", "--sex", "m", "--measure", "footlenght=0.3"}
                              << "did you mean 'footlength'?";
  QTest::newRow("no number") << QStringList{"subject", "--sex", "m", "--measure", "footlength"}
                             << "write sittingheight=0.88";
  QTest::newRow("percentile") << QStringList{"subject", "--sex", "m", "--measure", "footlength=p101"}
                              << "is no percentile";
  QTest::newRow("twice") << QStringList{"subject",   "--sex",          "m", "--measure", "footlength=0.27",
                                        "--measure", "footlength=0.28"}
                         << "footlength: is told twice, as 0.27 and as 0.28; tell it once";
  QTest::newRow("two statures") << QStringList{"subject", "--sex",     "m",          "--stature",
                                               "1.75",    "--measure", "stature=1.8"}
                                << "stature: is told twice";
  QTest::newRow("two bodies") << QStringList{"subject",
                                             "--sex",
                                             "m",
                                             "--stature",
                                             "1.75",
                                             "--measure",
                                             "sittingheight=0.97",
                                             "--measure",
                                             "crotchheight=0.95"}
                              << "are 1.92 m together, which nobody of 1.75 m has";
  const auto refused = [](const char* row, const char* option, const char* value, const char* range) {
    QTest::newRow(row) << QStringList{"subject", "--sex", "f", option, value} << range;
  };
  refused("born later", "--age", "-5", "18");
  refused("no age", "--age", "nan", "18");
  refused("weaker than all", "--strength-percentile", "0", "0.1");
  QTest::newRow("nobody") << QStringList{"check", task, "--subject", "f06"} << "there is no model 'f06'";
  QTest::newRow("another kind of body") << QStringList{"check", task, "--subject", "planar9"} << "planar9";
}

void SubjectTest::wrongAskingIsOneLine() {
  QFETCH(QStringList, arguments);
  QFETCH(QString, expected);
  const Run run = start(arguments);
  QCOMPARE(run.code, 1);
  QVERIFY2(run.error.contains(expected), qPrintable(run.error));
  QCOMPARE(run.error.count('\n'), 1);
}

QTEST_GUILESS_MAIN(SubjectTest)
#include "subject_test.moc"
