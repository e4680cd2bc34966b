// SPDX-License-Identifier: GPL-3.0-or-later
// A page to hand on: what is on it, of one result and of several side by side.
#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

#include "app/drawing/figure_svg.h"
#include "app/drawing/page_parts.h"
#include "app/drawing/report_chart.h"
#include "app/drawing/report_page.h"
#include "app/process/known_muscles.h"
#include "engine/model/model_file.h"
#include "engine/planning/solve.h"
#include "engine/recording/recording.h"
#include "ui/document/files/document_files.h"
#include "ui/document/files/project_file.h"
#include "ui/document/goals.h"
#include "ui/document/motion_goals.h"
#include "ui/document/result_actions.h"

namespace handhold {

namespace {

const QString kResources = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources");

/// A posture and a motion of the sample, both kept.
struct SolvedSample {
  SolvedSample() {
    openDocument(document, kResources + "/tasks/standing_pull.json", kResources + "/models");
    SolveOptions options;
    const Project& project = document.project();
    applyTrial(document, std::make_shared<const Trial>(solve(project.subject, project.task, options)));
    options.wanted = Wanted::Motion;
    applyTrial(document, std::make_shared<const Trial>(solve(project.subject, project.task, options)));
  }
  std::vector<ReportedResult> all() const {
    std::vector<ReportedResult> results;
    for (const KeptTrial& kept : document.project().results) {
      QImage picture(8, 6, QImage::Format_RGB32);
      picture.fill(Qt::gray);
      results.push_back({&kept, picture});
    }
    return results;
  }

  Document document{newProject(Subject{loadModel((kResources + "/models/human55.json").toStdString())})};
};

}  // namespace

class ReportTest : public QObject {
  Q_OBJECT

 private slots:
  void oneResultIsToldWhole();
  void severalStandSideBySide();
  void aPdfHasTheSameOnItsSheets();
  void theChartReachesThePeak();
  void notesAreKeptInTheFile();
  void namesAreNoMarkup();
  void eachResultIsToldByItsOwnTask();
  void eachQuestionIsToldOnce();
  void aPureMomentIsToldAsOne();
  void whatIsNotKnownIsADash();
  void everybodyIsNamed();
  void aRecordingIsNoPrediction();
  void musclesAreToldWhereSomebodyLooks();
};

void ReportTest::oneResultIsToldWhole() {
  const SolvedSample solved;
  const QString page = reportToHtml(solved.document.project(), {solved.all().front()});
  const Trial& trial = *solved.document.project().results.front().trial;
  for (const QString& part :
       {QStringLiteral("Standing pull on a bar"), QStringLiteral("the hips hang back"),
        QStringLiteral("right grip"), QStringLiteral("98.3"), QStringLiteral("9.81 m/s²"),
        QStringLiteral("hips back: hip centre at 0.0, 820.0, −200.0 mm"),
        QStringLiteral("at most pull 540 N, push 1000 N, shear 540 N, moment 15 N m"),
        QStringLiteral("Feasible"), QStringLiteral("data:image/png;base64,"), QStringLiteral("not truth"),
        QStringLiteral(">%1 %<").arg(qRound(100.0 * trial.peak.load))})
    QVERIFY2(page.contains(part), qPrintable(part));
  QVERIFY(!page.contains(QStringLiteral("<svg")));  // a posture has no curve
}

void ReportTest::severalStandSideBySide() {
  const SolvedSample solved;
  const auto results = solved.all();
  QCOMPARE(results.size(), std::size_t(2));
  const QString page = reportToHtml(solved.document.project(), results);
  for (const ReportedResult& result : results)
    QVERIFY(page.contains(QString::fromStdString("<b>" + result.kept->name + "</b>")));
  QCOMPARE(page.count(QStringLiteral("<img ")), 2);
  QVERIFY(page.contains(QStringLiteral("<svg")));
  QVERIFY(page.contains(QStringLiteral("a posture</td><td>")));
  // of a motion it says when, of a posture it does not
  const Trial& motion = *results[1].kept->trial;
  QCOMPARE(page.count(QStringLiteral(" %</span></td><td>")), 6);
  QVERIFY(page.contains(QStringLiteral(">%1 %</span> at %2 s")
                            .arg(qRound(100.0 * motion.peak.load))
                            .arg(jointPeaks(motion)[std::size_t(motion.peak.joint)].time, 0, 'f', 2)));
}

void ReportTest::aPdfHasTheSameOnItsSheets() {
  const SolvedSample solved;
  const QByteArray pdf = reportToPdf(solved.document.project(), solved.all());
  QVERIFY(pdf.startsWith("%PDF"));
  const qsizetype sheets = pdf.count("/Type /Page\n");
  QVERIFY2(sheets >= 1 && sheets <= 3, qPrintable(QString::number(sheets)));
  QVERIFY(pdf.count("/Subtype /Image") >= 2);
}

void ReportTest::theChartReachesThePeak() {
  const SolvedSample solved;
  const KeptTrial& motion = solved.document.project().results.back();
  QVERIFY(motion.trial->isMotion());
  const StudyFigure figure = peakLoadFigure({&motion});
  QCOMPARE(figure.curves.size(), std::size_t(2));
  const auto& loads = figure.curves.front();
  QCOMPARE(loads.x.size(), motion.trial->motion.frames.size());
  constexpr double kExact = 1e-9;
  const double most = *std::max_element(loads.y.begin(), loads.y.end());
  QVERIFY2(std::abs(most - 100.0 * peakOf(*motion.trial->subject.model, motion.trial->motion).load) < kExact,
           qPrintable(QStringLiteral("%1 %2").arg(most).arg(100.0 * motion.trial->peak.load)));
  QVERIFY(std::abs(loads.x.back() - motion.trial->motion.duration()) < kExact);
  QCOMPARE(figure.curves.back().y, (std::vector<double>{100.0, 100.0}));
  QVERIFY(!chartImage(QString::fromStdString(toSvg(figure))).isNull());
}

void ReportTest::notesAreKeptInTheFile() {
  SolvedSample solved;
  const int id = solved.document.project().results.front().id;
  noteResult(solved.document, id, " For the review \"B\" ");
  QCOMPARE(findResult(solved.document.project(), id)->note, std::string("For the review \"B\""));
  const People people{solved.document.project().subject, {}};
  const Project again = projectFromJson(projectToJson(solved.document.project()), "file", people);
  QCOMPARE(findResult(again, id)->note, std::string("For the review \"B\""));
  QVERIFY(reportToHtml(again, {{findResult(again, id), {}}}).contains("For the review"));
  solved.document.undo();
  QVERIFY(findResult(solved.document.project(), id)->note.empty());
}

void ReportTest::namesAreNoMarkup() {
  SolvedSample solved;
  const int id = solved.document.project().results.front().id;
  renameResult(solved.document, id, "<script>a</script>");
  const QString page = reportToHtml(solved.document.project(), solved.all());
  QVERIFY(!page.contains("<script>"));
  QVERIFY(page.contains("&lt;script&gt;"));
}

/// The second result has the grips in the other order, one begins as the other is called, and it is a motion
/// that was predicted for its own objective.
void ReportTest::eachResultIsToldByItsOwnTask() {
  SolvedSample solved;
  Project project = solved.document.project();
  project.results.resize(2);
  for (int i = 0; i < 2; ++i) {
    Trial trial = *project.results[0].trial;
    Task task = *trial.task;
    task.contacts.resize(2);
    task.contacts[i].name = "left grip";
    task.contacts[1 - i].name = "left grip 2";
    for (Contact& contact : task.contacts) contact.pinned = true;
    ContactLoad first, second;
    first.name = "left grip", first.contact = i, first.force = Vector3(300.0, 0.0, 0.0);
    second.name = "left grip 2", second.contact = 1 - i, second.force = Vector3(0.0, 400.0, 0.0);
    trial.motion.frames.back().loads = {first, second};
    task.objective = objectivePresets().front().objective;
    task.motion.objective = motionPresets().back().objective;
    trial.task = std::make_shared<const Task>(task);
    if (i == 1) trial.origin = Predicted();
    project.results[static_cast<std::size_t>(i)].trial = std::make_shared<const Trial>(trial);
  }
  const QString page = reportToHtml(project, {{&project.results[0], {}}, {&project.results[1], {}}});
  QVERIFY(page.contains(pageRow("left grip", {"300 N", "300 N"})));
  QVERIFY(page.contains(pageRow("left grip 2", {"400 N", "400 N"})));
  const QString posture = objectivePresets().front().title, motion = motionPresets().back().title;
  QVERIFY(posture != motion);
  QVERIFY(page.contains(pageRow("Minimised", {posture, motion})));
}

/// The third was asked without friction and with another hand.
void ReportTest::eachQuestionIsToldOnce() {
  const SolvedSample solved;
  Project project = solved.document.project();
  project.results.resize(2);
  project.results.push_back(project.results.front());
  project.results[2].name = "Slippery";
  Trial trial = *project.results[0].trial;
  Task task = *trial.task;
  task.laws.friction = false;
  task.contacts.push_back(task.contacts.back());
  task.contacts.back().name = "third hand";
  task.contacts.back().pinned = true;
  trial.task = std::make_shared<const Task>(task);
  project.results[2].trial = std::make_shared<const Trial>(trial);
  std::vector<ReportedResult> results;
  for (const KeptTrial& kept : project.results) results.push_back({&kept, {}});
  const QString page = reportToHtml(project, results);
  const auto named = [](const KeptTrial& kept) { return QString::fromStdString(kept.name); };
  QCOMPARE(page.count("<h2>What was asked</h2>"), 1);
  QVERIFY(
      page.contains("<p><b>" + named(project.results[0]) + ", " + named(project.results[1]) + "</b></p>"));
  QVERIFY(page.contains("<p><b>Slippery</b></p>"));
  QCOMPARE(page.count("third hand: "), 1);
  QVERIFY(page.contains(pageRow("third hand", {"–", "–", "0 N"})));
  const QString usual = QStringLiteral("clearance of the body");
  QVERIFY(page.contains(pageRow("Laws that are off", {usual, usual, "friction, " + usual})));
  results.pop_back();
  QVERIFY(!reportToHtml(project, results).contains("<p><b>"));
}

void ReportTest::aPureMomentIsToldAsOne() {
  const SolvedSample solved;
  Project project = solved.document.project();
  Trial trial = *project.results[0].trial;
  Task task = *trial.task;
  Load twist;
  twist.name = "twist";
  twist.moment = Vector3(0.0, 25.0, 0.0);
  task.loads = {twist};
  trial.task = std::make_shared<const Task>(task);
  project.results[0].trial = std::make_shared<const Trial>(trial);
  QVERIFY(reportToHtml(project, {{&project.results[0], {}}})
              .contains("twist: 25.0 N m (0.0, 25.0, 0.0 N m) at the"));
}

/// Of joint angles alone nobody knows a torque.
void ReportTest::whatIsNotKnownIsADash() {
  const SolvedSample solved;
  Project project = solved.document.project();
  Trial trial = *project.results[1].trial;
  for (MotionFrame& frame : trial.motion.frames) frame.tau.resize(0);
  project.results[1].trial = std::make_shared<const Trial>(trial);
  const QString both = reportToHtml(project, {{&project.results[0], {}}, {&project.results[1], {}}});
  const QString alone = reportToHtml(project, {{&project.results[1], {}}});
  const QRegularExpression dashBeside(QStringLiteral(" %</span></td><td[^>]*>–</td>"));
  QVERIFY2(dashBeside.match(both).hasMatch(), qPrintable(both));
  QVERIFY(!alone.contains(QStringLiteral(">0 %<")) && !both.contains(QStringLiteral(">0 %<")));
}

void ReportTest::everybodyIsNamed() {
  const SolvedSample solved;
  Project project = solved.document.project();
  for (int i = 0; i < 2; ++i) {
    const std::string name = i == 0 ? "f05" : "m95";
    Trial trial = *project.results[0].trial;
    trial.subject = Subject(name, loadModel((kResources + "/models/").toStdString() + name + ".json"));
    project.results[static_cast<std::size_t>(i)].trial = std::make_shared<const Trial>(trial);
  }
  const QString page = reportToHtml(project, {{&project.results[0], {}}, {&project.results[1], {}}});
  QVERIFY(page.contains(QStringLiteral("f05, ")) && page.contains(QStringLiteral("m95, ")));
  QVERIFY(!page.contains(QStringLiteral("human55,")));
}

/// Nor an optimum; its page says how well the body meets it and what was doubtful.
void ReportTest::aRecordingIsNoPrediction() {
  const SolvedSample solved;
  Project project = solved.document.project();
  Trial trial = *project.results[1].trial;
  Recording recording;
  for (const MotionFrame& frame : trial.motion.frames) recording.frames.times.push_back(frame.time);
  const std::vector<Vector3f> places(recording.frames.times.size(), Vector3f::Zero());
  recording.markers = {{"LASI", "", places, {}}};
  Recorded origin{"walk.c3d", std::make_shared<const Recording>(recording)};
  origin.markers = {{0, LinkIndex(0), Vector3::Zero(), 1.0, 0.031, 0.058}};
  origin.doubts = {{DoubtKind::Plate, "plate 1", "both feet are on it", "given to the nearer one"}};
  trial.origin = origin;
  project.results[1].trial = std::make_shared<const Trial>(trial);
  const QString page = reportToHtml(project, {{&project.results[1], {}}});
  for (const char* told : {"LASI 31 mm", "Markers beyond 20 mm RMS or 40 mm", "both feet are on it",
                           "low-pass of speeds and plates: 6 Hz"})
    QVERIFY2(page.contains(QLatin1String(told)), qPrintable(page));
  QVERIFY(!page.contains(QStringLiteral("Optimum")) && !page.contains(QStringLiteral("prediction")));
  const QString both = reportToHtml(project, {{&project.results[0], {}}, {&project.results[1], {}}});
  QVERIFY(both.contains(QStringLiteral("Optimum")));
}

/// The greatest tension with its stress and section, curves of the motion alone, a dash for who has none.
void ReportTest::musclesAreToldWhereSomebodyLooks() {
  const SolvedSample solved;
  std::vector<ReportedResult> results = solved.all();
  QVERIFY(!reportToHtml(solved.document.project(), results).contains("<h2>Muscles</h2>"));
  auto muscles = std::make_shared<TrialMuscles>();
  muscles->body = std::make_shared<const MuscledBody>(shippedMuscles(solved.document.project().subject));
  muscles->options.criterion = SharingCriterion::Fatigue;
  muscles->course = trialMuscles({*muscles->body, muscles->options}, *results[1].kept->trial,
                                 solved.document.project().task.gravity);
  results[1].muscles = muscles;
  const QString page = reportToHtml(solved.document.project(), results);
  for (const char* part : {"<h2>Muscles</h2>", "<h2>Joint contact forces</h2>", "Shared by least fatigue",
                           ">Muscle tension", ">Joint contact force", "at 60 N/cm²"})
    QVERIFY2(page.contains(part), part);
  double most = 0.0;
  for (const MuscleFrame& frame : muscles->course.frames) most = std::max(most, frame.tensions.maxCoeff());
  QVERIFY(page.contains(QStringLiteral("<td>–</td><td>%1 N, ").arg(qRound(most))));
  const QByteArray pdf = reportToPdf(solved.document.project(), results);
  QVERIFY(pdf.startsWith("%PDF"));
}

}  // namespace handhold

QTEST_MAIN(handhold::ReportTest)
#include "report_test.moc"
