// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>
#include <filesystem>

#include "engine/core/atomic_file.h"
#include "tests/app/program_run.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;

/// Options that take a number, as the command's help lists them.
QStringList numericOptions(const QStringList& command) {
  static const QRegularExpression kOption("^\\s+(--[a-z-]+) (?:FLOAT|INT|UINT)",
                                          QRegularExpression::MultilineOption);
  QStringList options;
  for (auto found = kOption.globalMatch(start(command + QStringList{"--help"}).out); found.hasNext();)
    options << found.next().captured(1);
  return options;
}

constexpr const char* kTask = R"({"schema": "handhold-task-1", "name": "Hang", "model": "planar9",
    "laws": {"contact_limits": false}, "contacts": [
    {"name": "right", "kind": "grip", "end": "right hand", "position": [0.06, 0.17, 0], "axis": [0, 0, 1]}]})";

}  // namespace

/// No number on the command line does anything but its work, or is refused in a sentence.
class OptionBoundsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void impossibleNumbersAreRefused_data();
  void impossibleNumbersAreRefused();
  void whatTheOtherMethodAloneUsesIsRefused();
  void aDirectionOfSightIsOfNumbers();

 private:
  QTemporaryDir folder_;
};

void OptionBoundsTest::initTestCase() { writeFile(folder_.filePath("task.json").toStdString(), kTask); }

void OptionBoundsTest::impossibleNumbersAreRefused_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QString>("option");
  const QString task = folder_.filePath("task.json"), out = folder_.filePath("out");
  const QStringList film{"render", task, "--film", "--out", out},
      picture{"render", task, "--out", out + ".png"};
  const auto add = [](const QStringList& arguments, const QString& option) {
    // a plan may go backwards, or hardly at all
    const bool isPlan = arguments.front() == "plan";
    QStringList numbers{"nan", "inf", "-inf", "1e300", "1e999", "", "1,5", "ten"};
    if (!isPlan)
      numbers << "-1"
              << "1e-300";
    for (const QString& number : numbers)
      QTest::addRow("%s %s %s", qPrintable(arguments.mid(0, isPlan ? 2 : 1).join(' ')), qPrintable(option),
                    qPrintable(number))
          << arguments + QStringList{option + "=" + number} << option;
  };
  for (const char* kind : {"orient", "ladder", "flight", "hold", "carry"})
    for (const QString& option : numericOptions({"plan", kind})) add({"plan", kind, "--out", out}, option);
  for (const QString& option : numericOptions({"solve"})) add({"solve", task, "--out", out}, option);
  for (const QString& option : numericOptions({"render"})) add(option == "--time" ? picture : film, option);
  add(picture, "--size");
  const QString states = folder_.filePath("states.csv");
  add({"inverse-dynamics", "--states", states, "--out", out}, "--gravity");
}

void OptionBoundsTest::impossibleNumbersAreRefused() {
  QFETCH(QStringList, arguments);
  QFETCH(QString, option);
  const Run run = start(arguments);
  fs::remove_all(folder_.filePath("out").toStdString());
  // a time so near to zero is one of the motion's
  if (run.code != 1 && arguments.back().endsWith("1e-300") && option != "--fps") return;
  QVERIFY2(run.code == 1, qPrintable(QString("%1: %2").arg(run.code).arg(run.error)));
  QCOMPARE(run.error.count('\n'), 1);
  QVERIFY2(run.error.contains(option) || run.error.contains("film"), qPrintable(run.error));
}

void OptionBoundsTest::whatTheOtherMethodAloneUsesIsRefused() {
  const QString task = QString::fromUtf8(HANDHOLD_SOURCE_DIR) + "/resources/tasks/standing_pull.json";
  const auto solving = [&](const QStringList& options) {
    return start(QStringList{"solve", task, "--motion", "--out", folder_.filePath("out")} + options);
  };
  for (const QString& option : QStringList{"--own-time=r_elbow_flexion=0:1", "--max-speed=1"}) {
    const Run run = solving({"--method", "predicted", option});
    QCOMPARE(run.code, 1);
    QVERIFY2(run.error.contains(option.section('=', 0, 0)) && run.error.contains("--method kinematic"),
             qPrintable(run.error));
  }
  for (const QString& option :
       QStringList{"--iterations=5", "--tolerance=1e-3", "--settled=1e-3", "--own-points=r_toe_flexion=12"}) {
    const Run run = solving({"--method", "kinematic", option});
    QCOMPARE(run.code, 1);
    QVERIFY2(run.error.contains(option.section('=', 0, 0)) && run.error.contains("--method predicted"),
             qPrintable(run.error));
  }
}

/// Two numbers behind one option, which may be below zero.
void OptionBoundsTest::aDirectionOfSightIsOfNumbers() {
  for (const QString& number : QStringList{"nan", "inf", "1e308", "ten"}) {
    const Run run = start({"render", folder_.filePath("task.json"), "--out", folder_.filePath("out.png"),
                           "--at", "right", "--from-side=" + number + ",0"});
    QCOMPARE(run.code, 1);
    QVERIFY2(run.error.contains("--from-side"), qPrintable(run.error));
  }
}

QTEST_GUILESS_MAIN(OptionBoundsTest)
#include "option_bounds_test.moc"
