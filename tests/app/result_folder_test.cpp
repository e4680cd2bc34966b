// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTemporaryDir>
#include <QtTest>
#include <filesystem>

#include "app/process/resources.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/json_document.h"
#include "tests/app/program_run.h"
#include "ui/document/files/document_files.h"
#include "ui/document/verdict.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;

const fs::path kResources = fs::path(HANDHOLD_SOURCE_DIR) / "resources";

nlohmann::json jsonOf(const fs::path& file) { return nlohmann::json::parse(readFile(file)); }

void writeJson(const fs::path& file, const nlohmann::json& json) { writeFile(file, json.dump(1)); }

/// A page without its picture: drawn by many threads, that may differ in the last bit of a pixel.
QString wordsOf(const std::string& page) {
  return QString::fromStdString(page).remove(QRegularExpression(QStringLiteral("data:image[^\"]*")));
}

}  // namespace

class ResultFolderTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void aFolderHoldsItsTask();
  void aSummaryTellsWho();
  void anImpossibleResultStaysImpossible();
  void anOwnModelGoesWithItsResult();
  void aPredictionIsReadAsOne();
  void aSimulationIsCalledOne();
  void aRefusalTakesThePlaceOfAResult();
  void aFigureHasTheHandsOfItsPicture();
  void anotherPersonsMotionIsNotSimulated();
  void aPostureOfAManoeuvreIsCalledOne();
  void limitsThatWereOffAreWritten();
  void limitsThatWereOffAreToldOfRefusals();
  void theTaskOfTheUserIsNotTouched();
  void timesBeyondTheMotionAreRefused();
  void numbersHaveAPointInAnyLocale();
  void aFolderIsTakenForItsTask();
  void tablesOfAnotherRunAreTold();
  void framesAreTheSameInAllFiles();
  void workloadTellsTheGreatestLoadBetweenFrames();
  void anotherPersonsAnswerIsToldAsOne();
  void whatNoSolverFoundIsNotAnsweredForOthers();
  void commandsTakePointsOfOnesOwn();

 private:
  QString path(const char* name) const { return QString::fromStdString((folder_ / name).string()); }
  void solveSample(const char* name, const QStringList& more = {}) const {
    const QString task = QString::fromStdString((kResources / "tasks" / name).string());
    const Run run = start(QStringList{"solve", task, "--out", path("result")} + more);
    QVERIFY2(run.code == 0, qPrintable(run.error));
  }
  QScopedPointer<QTemporaryDir> temporary_;
  fs::path folder_;
};

void ResultFolderTest::init() {
  temporary_.reset(new QTemporaryDir);
  folder_ = temporary_->path().toStdString();
}

/// Bar, floor and loads were lost in pictures of the folder.
void ResultFolderTest::aFolderHoldsItsTask() {
  solveSample("standing_pull.json");
  fs::rename(folder_ / "result", folder_ / "elsewhere");
  const OpenedTrial result = readTrial(folder_ / "elsewhere", modelFolder());
  const OpenedTask asked = openTask(kResources / "tasks/standing_pull.json");
  QCOMPARE(result.opened.task.props.size(), asked.task.props.size());
  QVERIFY(!result.opened.task.props.empty());
  QCOMPARE(result.opened.task.loads.size(), asked.task.loads.size());
  const Project project = projectOf(result, {});
  QCOMPARE(verdictOf(project).words, QString("Feasible, local optimum"));
  QVERIFY(!project.motion);
  QCOMPARE(*project.posture->objective,
           jsonOf(folder_ / "elsewhere/summary.json")["objective"]["value"].get<double>());
  QVERIFY(project.posture->last().loads.front().contact >= 0 &&
          project.posture->last().loads.front().hasTarget);
}

/// Every folder was called feasible.
void ResultFolderTest::aSummaryTellsWho() {
  solveSample("standing_pull.json", {"--subject", "f05"});
  QCOMPARE(jsonOf(folder_ / "result" / "summary.json").at("person").get<std::string>(), std::string("f05"));
  const QString own = path("own.json");
  QCOMPARE(start({"subject", "--sex", "f", "--stature", "1.62", "--out", own}).code, 0);
  nlohmann::json task = jsonOf(kResources / "tasks" / "standing_pull.json");
  task["model"] = jsonOf(own.toStdString());
  writeJson(folder_ / "task.json", task);
  QCOMPARE(start({"solve", path("task.json"), "--out", path("result")}).code, 0);
  QCOMPARE(jsonOf(folder_ / "result" / "summary.json").at("person").get<std::string>(),
           std::string("own, woman, 162.0 cm"));
}

void ResultFolderTest::anImpossibleResultStaysImpossible() {
  nlohmann::json task = jsonOf(kResources / "tasks/planar_trial_1.json");
  for (auto& target : task["targets"]) target["position"] = {0.0, 3.0, 0.0};
  writeJson(folder_ / "far.json", task);
  QCOMPARE(start({"solve", path("far.json"), "--out", path("result")}).code, 2);
  const Project project = projectOf(readTrial(folder_ / "result", modelFolder()), {});
  QCOMPARE(verdictOf(project).words, QString("Not feasible"));
  QVERIFY(!project.posture->violations.empty());
  QVERIFY(project.posture->violations.front().kind() == ViolationKind::Target);
  QVERIFY(project.posture->violations.front().index >= 0);
}

/// A model of one's own, beside the task: the folder is read where neither of them is.
void ResultFolderTest::anOwnModelGoesWithItsResult() {
  fs::create_directories(folder_ / "mine");
  nlohmann::json model = jsonOf(kResources / "models/planar9.json");
  model["name"] = "my arm";
  writeJson(folder_ / "mine/arm.json", model);
  nlohmann::json task = jsonOf(kResources / "tasks/planar_trial_1.json");
  task["model"] = "arm.json";
  writeJson(folder_ / "mine/task.json", task);
  const Run solved = start({"solve", path("mine/task.json"), "--motion", "--out", path("result")});
  QVERIFY2(solved.code == 0, qPrintable(solved.error));
  fs::remove_all(folder_ / "mine");
  fs::rename(folder_ / "result", folder_ / "elsewhere");
  QCOMPARE(readTrial(folder_ / "elsewhere", modelFolder()).opened.subject.model->name, std::string("my arm"));
  const Run workload = start({"workload", path("elsewhere")});
  QVERIFY2(workload.code == 0, qPrintable(workload.error));
  const Run picture = start({"render", path("elsewhere"), "--size", "64x48", "--out", path("p.png")});
  QVERIFY2(picture.code == 0, qPrintable(picture.error));
}

void ResultFolderTest::aPredictionIsReadAsOne() {
  solveSample("planar_motion_1.json", {"--motion", "--method", "predicted"});
  const Project project = projectOf(readTrial(folder_ / "result", modelFolder()), {});
  QVERIFY(showsPrediction(project));
  QVERIFY(project.task.motion.method == MotionMethod::Predicted);
  const nlohmann::json summary = jsonOf(folder_ / "result/summary.json");
  QCOMPARE(*project.motion->objective, summary["objective"]["value"].get<double>());
  QCOMPARE(project.motion->terms.size(), summary["objective"]["terms"].size());
  QCOMPARE(project.motion->from<Predicted>()->check.contactGap,
           summary["between_instants"]["contact_gap"].get<double>());
  QVERIFY(fs::exists(folder_ / "result/spline.json"));
  // another result in the same folder: nothing of the old one is left to be taken for the new one's
  solveSample("planar_motion_1.json");
  QVERIFY(!fs::exists(folder_ / "result/spline.json"));
  QVERIFY(!projectOf(readTrial(folder_ / "result", modelFolder()), {}).motion);
}

/// An answer of yesterday would stand there as that of today.
void ResultFolderTest::aRefusalTakesThePlaceOfAResult() {
  nlohmann::json task = jsonOf(kResources / "tasks/planar_trial_1.json");
  writeJson(folder_ / "near.json", task);
  for (auto& target : task["targets"]) target["position"] = {0.0, 3.0, 0.0};
  writeJson(folder_ / "far.json", task);
  const QStringList limp{"--limp", "--duration", "0.1", "--out", path("result")};
  QCOMPARE(start(QStringList{"simulate", path("near.json")} + limp).code, 0);
  QVERIFY(fs::exists(folder_ / "result/states.csv"));
  QCOMPARE(start(QStringList{"simulate", path("far.json")} + limp).code, 2);
  QVERIFY(!fs::exists(folder_ / "result/states.csv"));
  const nlohmann::json summary = jsonOf(folder_ / "result/summary.json");
  QCOMPARE(summary["status"].get<std::string>(), std::string("not started"));
  const Run picture = start({"render", path("result"), "--out", path("p.png")});
  QCOMPARE(picture.code, 1);
  QVERIFY2(picture.error.contains("holds no result: "), qPrintable(picture.error));
}

/// Of the same person it is looked at, and is no motion.
void ResultFolderTest::anotherPersonsMotionIsNotSimulated() {
  solveSample("standing_pull.json");
  const QStringList asked{"simulate", path("result"), "--motion", path("result"), "--out", path("run")};
  const Run own = start(asked), other = start(asked + QStringList{"--subject", "f05"});
  QVERIFY2(own.code == 1 && own.error.contains("is a posture"), qPrintable(own.error));
  QVERIFY2(other.code == 1 && other.error.contains("a motion of another person"), qPrintable(other.error));
  QVERIFY(!fs::exists(folder_ / "run"));
}

/// Fingers that are asked to point do so in the figure's file, too.
void ResultFolderTest::aFigureHasTheHandsOfItsPicture() {
  solveSample("standing_pull.json");
  const auto figureOf = [&](const char* name) {
    const Run run = start({"render", path("result"), "--out", path(name)});
    return run.code == 0 ? readFile(folder_ / name) : std::string();
  };
  const std::string gripping = figureOf("gripping.glb");
  QVERIFY(!gripping.empty());
  QCOMPARE(figureOf("again.glb"), gripping);
  nlohmann::json task = jsonOf(folder_ / "result/task.json");
  for (auto& contact : task["contacts"])
    if (contact["end"].get<std::string>().ends_with("hand")) contact["fingers"] = "pointing";
  writeJson(folder_ / "result/task.json", task);
  const std::string pointing = figureOf("pointing.glb");
  QVERIFY(!pointing.empty() && pointing != gripping);
}

void ResultFolderTest::aPostureOfAManoeuvreIsCalledOne() {
  const QString task = QString::fromStdString((kResources / "tasks/turn_left_legs6.json").string());
  const Run run = start({"solve", task, "--out", path("result")});
  QVERIFY2(run.out.contains("this is a posture alone: the task's manoeuvre, "),
           qPrintable(run.out + run.error));
}

void ResultFolderTest::aSimulationIsCalledOne() {
  const QString task = QString::fromStdString((kResources / "tasks/planar_trial_1.json").string());
  const Run run = start({"simulate", task, "--limp", "--duration", "0.1", "--out", path("result")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QCOMPARE(verdictOf(projectOf(readTrial(folder_ / "result", modelFolder()), {})).words,
           QString("Simulated"));
}

void ResultFolderTest::limitsThatWereOffAreWritten() {
  nlohmann::json task = jsonOf(kResources / "tasks/planar_trial_1.json");
  task["laws"]["torque_limits"] = false;
  writeJson(folder_ / "off.json", task);
  const Run run = start({"solve", path("off.json"), "--out", path("result")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY2(run.out.startsWith("feasible, local optimum, torque limits off; objective "), qPrintable(run.out));
  QVERIFY2(run.out.contains("to the tolerance; torque limits off"), qPrintable(run.out));
  const nlohmann::json summary = jsonOf(folder_ / "result/summary.json");
  QCOMPARE(summary["status"].get<std::string>(), std::string("optimal"));
  QVERIFY(summary["limits_off"] == nlohmann::json({"torque limits"}));
  QVERIFY(summary["message"].get<std::string>().ends_with("; torque limits off"));
  const Verdict verdict = verdictOf(projectOf(readTrial(folder_ / "result", modelFolder()), {}));
  QCOMPARE(verdict.words, QString("Feasible, local optimum, torque limits off"));
  QCOMPARE(verdict.severity, Severity::Attention);
}

/// Nor is a refusal told as if they had been in force.
void ResultFolderTest::limitsThatWereOffAreToldOfRefusals() {
  nlohmann::json task = jsonOf(kResources / "tasks/planar_trial_4.json");
  task["laws"]["torque_limits"] = false;
  writeJson(folder_ / "off.json", task);
  const Run run = start({"solve", path("off.json"), "--out", path("result")});
  QCOMPARE(run.code, 2);
  QVERIFY2((run.out + run.error).contains("; torque limits off"), qPrintable(run.out + run.error));
  const Verdict verdict = verdictOf(projectOf(readTrial(folder_ / "result", modelFolder()), {}));
  QCOMPARE(verdict.words, QString("Not feasible, torque limits off"));
  QCOMPARE(verdict.severity, Severity::Error);
}

/// Solved into its own folder the task keeps every byte.
void ResultFolderTest::theTaskOfTheUserIsNotTouched() {
  const std::string text = readFile(kResources / "tasks/planar_trial_1.json");
  writeFile(folder_ / "task.json", text);
  for (int time = 0; time < 2; ++time) {
    const Run run = start({"solve", path("task.json"), "--out", path("")});
    QVERIFY2(run.code == 0, qPrintable(run.error));
    QCOMPARE(readFile(folder_ / "task.json"), text);
    QVERIFY(!readTrial(folder_, modelFolder()).opened.task.contacts.empty());
  }
}

void ResultFolderTest::timesBeyondTheMotionAreRefused() {
  solveSample("planar_trial_1.json", {"--motion"});
  const Run late = start({"render", path("result"), "--time", "99", "--out", path("p.png")});
  QCOMPARE(late.code, 1);
  QVERIFY2(late.error.contains("--time: 99 is out of range; write 0 to "), qPrintable(late.error));
  QVERIFY(!fs::exists(folder_ / "p.png"));
  solveSample("planar_trial_1.json");
  const Run posture = start({"render", path("result"), "--time", "0", "--out", path("p.png")});
  QCOMPARE(posture.code, 1);
  QVERIFY2(posture.error.contains("only a posture"), qPrintable(posture.error));
  const Run film = start({"render", path("result"), "--film", "--out", path("film")});
  QCOMPARE(film.code, 1);
  QVERIFY2(film.error.contains("no motion to film"), qPrintable(film.error));
}

/// Qt's applications take over the user's locale, and its commas with it.
void ResultFolderTest::numbersHaveAPointInAnyLocale() {
  QProcess::execute("localedef", {"-i", "de_DE", "-f", "UTF-8", path("de_DE.UTF-8")});
  if (!fs::exists(folder_ / "de_DE.UTF-8")) QSKIP("localedef (package locales) cannot make a German locale");
  const QStringList german{"LOCPATH=" + path(""), "LC_ALL=de_DE.UTF-8"};
  solveSample("planar_trial_1.json", {"--motion"});
  const Run usual = start({"workload", path("result"), "--html", path("a.html")});
  const Run there = start({"workload", path("result"), "--html", path("b.html")}, german);
  QVERIFY2(there.code == 0, qPrintable(there.error));
  QCOMPARE(there.out, usual.out);
  QVERIFY(usual.out.contains('.'));
  QCOMPARE(wordsOf(readFile(folder_ / "b.html")), wordsOf(readFile(folder_ / "a.html")));
  const Run late = start({"render", path("result"), "--time", "99.5", "--out", path("p.png")}, german);
  QVERIFY2(late.error.contains("99.5 is out of range"), qPrintable(late.error));
  const QStringList plan{"plan", "orient", "--model", "legs6", "--angle", "30", "--out", path("turn")};
  QCOMPARE(start(plan, german).out, start(plan).out);
}

/// Every command that wants a task takes a folder with one.
void ResultFolderTest::aFolderIsTakenForItsTask() {
  solveSample("standing_pull.json");
  for (const QStringList& command :
       {QStringList{"check", path("result")}, QStringList{"solve", path("result"), "--out", path("again")},
        QStringList{"simulate", path("result"), "--hold", "--duration", "0.05", "--out", path("run")}}) {
    const Run run = start(command);
    QVERIFY2(run.code == 0, qPrintable(command.join(' ') + run.error));
  }
  QDir().mkdir(path("empty"));
  const Run refused = start({"check", path("empty")});
  QCOMPARE(refused.code, 1);
  QVERIFY2(refused.error.contains("is a folder without a result"), qPrintable(refused.error));
}

void ResultFolderTest::tablesOfAnotherRunAreTold() {
  solveSample("standing_pull.json");
  const QString note = QStringLiteral("states.csv is not as the result was written");
  QVERIFY(!start({"workload", path("result")}).error.contains("note:"));
  fs::rename(folder_ / "result", folder_ / "first");
  solveSample("pull_up.json");
  fs::copy_file(folder_ / "first/states.csv", folder_ / "result/states.csv",
                fs::copy_options::overwrite_existing);
  const Run workload = start({"workload", path("result")});
  QVERIFY2(workload.code == 0 && workload.error.contains(note), qPrintable(workload.error));
  const Run render = start({"render", path("result"), "--size", "64x64", "--out", path("p.png")});
  QVERIFY2(render.code == 0 && render.error.contains(note), qPrintable(render.error));
  // of an earlier version, whose list has no sums, the number of frames is known
  fs::remove(folder_ / "result/files.json");
  nlohmann::json summary = jsonOf(folder_ / "result/summary.json");
  summary["frames"] = 12;
  writeJson(folder_ / "result/summary.json", summary);
  const Run older = start({"workload", path("result")});
  QVERIFY2(older.error.contains("tells of 12 frames and states.csv has 1"), qPrintable(older.error));
}

/// The numbers that the source gives its frames, beside the index that a reader of the model wants.
void ResultFolderTest::framesAreTheSameInAllFiles() {
  solveSample("standing_pull.json");
  const nlohmann::json summary = jsonOf(folder_ / "result/summary.json");
  QVERIFY(!summary["contacts"].empty());
  for (std::size_t i = 0; i < summary["contacts"].size(); ++i) {
    QCOMPARE(summary["loads"][i]["name"], summary["contacts"][i]["name"]);
    QCOMPARE(summary["loads"][i]["frame_name"], summary["contacts"][i]["frame"]);
  }
}

/// Three frames a second see nothing of how a motion of 0.1 s is quickened; the verdict does.
void ResultFolderTest::workloadTellsTheGreatestLoadBetweenFrames() {
  nlohmann::json task = jsonOf(kResources / "tasks/standing_pull.json");
  task["motion"] = {{"method", "kinematic"}, {"duration", 0.1}, {"frames_per_second", 3}};
  writeJson(folder_ / "hasty.json", task);
  QCOMPARE(start({"solve", path("hasty.json"), "--motion", "--out", path("result")}).code, 2);
  const double peak = jsonOf(folder_ / "result/summary.json")["peak"]["normalized_torque"];
  QVERIFY(peak > 5.0);
  const QString told = start({"workload", path("result")}).out;
  QVERIFY2(told.contains(QStringLiteral("between them %1 %").arg(100.0 * peak, 0, 'f', 1)), qPrintable(told));
}

/// A picture in a suit showed another load as the folder's, without a word.
void ResultFolderTest::anotherPersonsAnswerIsToldAsOne() {
  solveSample("standing_pull.json");
  const QString suit = QString::fromStdString((kResources / "suits/assumed_soft_suit.json").string());
  const auto drawn = [&](const char* from, const QStringList& who) {
    return start(QStringList{"render", path(from), "--size", "64x48", "--out", path("p.png")} + who);
  };
  const Run worn = drawn("result", {"--suit", suit});
  QCOMPARE(worn.code, 0);
  QVERIFY2(worn.error.contains("solved anew for human55 in soft suit, assumed; the folder's own result is of "
                               "human55 without a suit"),
           qPrintable(worn.error));
  const Run scores = start({"scores", path("result"), "--rule", "rula", "--subject", "f05"});
  QVERIFY2(scores.error.contains("solved anew for f05 without a suit"), qPrintable(scores.error));
  // of the same person and suit it is the result itself
  const Run own = drawn("result", {"--subject", "human55"});
  QVERIFY2(own.code == 0 && !own.error.contains("anew"), qPrintable(own.error));
  solveSample("standing_pull.json", {"--suit", suit});
  const Run suited = drawn("result", {"--suit", suit});
  QVERIFY2(suited.code == 0 && !suited.error.contains("anew"), qPrintable(suited.error));
}

void ResultFolderTest::whatNoSolverFoundIsNotAnsweredForOthers() {
  const QString task = QString::fromStdString((kResources / "tasks/floating_rest.json").string());
  QCOMPARE(start({"simulate", task, "--limp", "--duration", "0.1", "--out", path("result")}).code, 0);
  for (const QStringList& asked : {QStringList{"render", path("result"), "--out", path("p.png")},
                                   QStringList{"scores", path("result")}}) {
    const Run run = start(asked + QStringList{"--subject", "f05"});
    QVERIFY2(
        run.code == 1 && run.error.contains("was simulated with human55 without a suit, and tells nothing "
                                            "of f05 without a suit; leave --subject and --suit out"),
        qPrintable(run.error));
  }
}

/// However they are written; they are said as people say them.
void ResultFolderTest::commandsTakePointsOfOnesOwn() {
  nlohmann::json task = jsonOf(kResources / "tasks/standing_pull.json");
  task["targets"] = {{{"name", "there"},
                      {"kind", "point"},
                      {"site", "r_forearm  0.050 0\t0"},
                      {"must_hold", false},
                      {"position", {-0.3, 1.1, 0.4}}}};
  writeJson(folder_ / "point.json", task);
  const Run check = start({"check", path("point.json")});
  QVERIFY2(check.out.contains("point for the point at the right forearm (5, 0, 0 cm)"),
           qPrintable(check.out + check.error));
  for (const char* place : {"r_forearm 0.05 0 0", "r_forearm 0.050  0 0", "r_wrist 0 0 0.02"})
    QCOMPARE(
        start({"render", path("point.json"), "--at", place, "--size", "64x48", "--out", path("p.png")}).code,
        0);
  const Run commas =
      start({"render", path("point.json"), "--at", "r_wrist,0,0,0.02", "--out", path("p.png")});
  QVERIFY2(commas.error.contains("write it with blanks alone: \"r_wrist 0 0 0.02\""),
           qPrintable(commas.error));
  const Run reach =
      start({"study", "reach", path("point.json"), "--end", "r_wrist 0 0 0.02", "--most", "20"});
  QVERIFY2(reach.out.contains("r_wrist 0 0 0.02: ") && reach.out.contains("places reached"),
           qPrintable(reach.out + reach.error));
}

QTEST_GUILESS_MAIN(ResultFolderTest)
#include "result_folder_test.moc"
