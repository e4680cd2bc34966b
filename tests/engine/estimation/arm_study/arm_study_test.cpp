// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/arm_study/arm_study.h"

#include <QTest>
#include <algorithm>
#include <cmath>

#include "engine/estimation/arm_study/arm_conditions.h"
#include "engine/trial/csv.h"

namespace handhold {

namespace {

const std::filesystem::path kFolder = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/studies/arm";
constexpr double kSame = 1e-9;

StudyKind kindOf(int arm) { return armKind(knownArms(kFolder)[std::size_t(arm)]); }

/// With one condition as it is told.
StudyRun runWith(const StudyKind& kind, const std::string& option = {}, double told = 0.0) {
  StudyValues values = kind.usual;
  for (std::size_t i = 0; i < values.size(); ++i)
    if (kind.conditions[i].option == option) values[i] = told / kind.conditions[i].perSi;
  return runStudy(kind, values);
}

const PrintedComparison* find(const PrintedStudy& study, const std::string& words) {
  for (const PrintedComparison& one : study.comparisons)
    if (one.quantity.find(words) != std::string::npos) return &one;
  return nullptr;
}

bool hasFigure(const PrintedStudy& study, const std::string& number) {
  return std::ranges::find(study.figures, number, &StudyFigure::number) != study.figures.end();
}

const StudyFile& fileOf(const PrintedStudy& study, const std::string& name) {
  return *std::ranges::find(study.files, name, &StudyFile::name);
}

std::vector<double> column(const StudyFile& file, const std::string& name) {
  const CsvTable table(file.text, file.name);
  std::vector<double> numbers;
  for (int row = 0; row < table.rowCount(); ++row) numbers.push_back(table.number(row, table.column(name)));
  return numbers;
}

}  // namespace

/// Document 004 as a study: its formulas beside ours, its figures, its tables.
class ArmStudyTest : public QObject {
  Q_OBJECT

 private slots:
  void usualConditionsAreThoseOfTheFile();
  void printedFormulasStandBesideOurs();
  void thirteenErrorsAreTold();
  void figuresOfTheDocumentAreThere();
  void outOfReachIsToldAndDrawn();
  void tablesHoldEveryFrame();
  void activationIsTheShareOfStrength();
  void weightAloneScalesTensions();
  void wristIsRelieved();
  void extraTensionMovesTheArm();
  void presetsAreJudged();
  void fingersHoldAsThePresetSays();
  void whatPullsIsDrawnBroader();
  void weightlessRowsNeedNoReason();
};

void ArmStudyTest::usualConditionsAreThoseOfTheFile() {
  for (const ArmModel& model : knownArms(kFolder)) {
    const StudyKind kind = armKind(model);
    QVERIFY(changedConditions(kind, kind.usual).empty());
    const ArmAsk ask = askOf(model, armConditionsOf(model, kind.usual)), file = askedOf(model);
    QVERIFY(ask.target == file.target && ask.weights == file.weights && ask.heldAt == file.heldAt);
    QVERIFY((ask.hand.x - file.hand.x).norm() < kSame && (ask.hand.z - file.hand.z).norm() < kSame);
    for (std::size_t i = 0; i < kind.usual.size(); ++i)
      QVERIFY2(kind.conditions[i].range.holds(kind.usual[i] * kind.conditions[i].perSi),
               kind.conditions[i].option);
  }
}

void ArmStudyTest::printedFormulasStandBesideOurs() {
  const StudyRun second = runWith(kindOf(1)), third = runWith(kindOf(2));
  QVERIFY(find(second.study, "muscles that pull")->agrees);
  for (const char* wrong : {"scalar part", "from a rotation", "symmetric", "its attitude", "upward force",
                            "left to the elbow", "net force on the shoulder", "on a circle"}) {
    const PrintedComparison* one = find(second.study, wrong);
    QVERIFY2(one && !one->agrees && !one->why.empty(), wrong);
  }
  for (const char* ours :
       {"scalar part", "from a rotation", "symmetric", "its attitude", "left to the elbow"})
    QVERIFY2(std::abs(find(second.study, ours)->ours) < 1e-6, ours);
  const PrintedComparison* bend = find(third.study, "bend of the wrist");
  QVERIFY(bend && bend->ours <= bend->printed + kSame);
}

void ArmStudyTest::thirteenErrorsAreTold() {
  const StudyRun run = runWith(kindOf(0));
  const auto told = std::ranges::count_if(
      run.study.remarks, [](const std::string& remark) { return remark.rfind("Print ", 0) == 0; });
  QCOMPARE(int(told), 13);
}

void ArmStudyTest::figuresOfTheDocumentAreThere() {
  QVERIFY(hasFigure(runWith(kindOf(0)).study, "3.1.1"));
  QVERIFY(hasFigure(runWith(kindOf(1)).study, "3.1.2"));
  const PrintedStudy third = runWith(kindOf(2)).study;
  for (const char* number : {"3.3.1", "3.3.2", "3.3.3 a", "3.3.3 b", "3.3.4 a", "3.3.4 b", "3.3.5"})
    QVERIFY2(hasFigure(third, number), number);
  for (const StudyFigure& figure : third.figures)
    for (const FigureCurve& curve : figure.curves) {
      QVERIFY(!curve.x.empty() && curve.x.size() == curve.y.size());
      QVERIFY(std::ranges::all_of(curve.y, [](double y) { return std::isfinite(y); }));
    }
}

void ArmStudyTest::outOfReachIsToldAndDrawn() {
  const StudyRun run = runWith(kindOf(2), "--x", 4.2);
  QVERIFY(run.study.recommendation.find("farther than upper arm and forearm reach") != std::string::npos);
  QCOMPARE(run.study.motions.size(), std::size_t(1));
  QCOMPARE(column(fileOf(run.study, "wrenches.csv"), "force_N").size(), std::size_t(0));
  QVERIFY(hasFigure(run.study, "3.3.2"));
}

void ArmStudyTest::tablesHoldEveryFrame() {
  const StudyRun run = runWith(kindOf(2), "--swing", 30.0);
  const std::vector<double> times = column(fileOf(run.study, "muscles.csv"), "time");
  QCOMPARE(times.size(), std::size_t(2 * 51));
  QVERIFY(times.front() == 0.0 && std::abs(times.back() - 1.0) < kSame);
  QCOMPARE(column(fileOf(run.study, "joint_contact.csv"), "moment_Nm").size(), std::size_t(3 * 51));
  QCOMPARE(run.study.motions.front().across.size(), std::size_t(51));
  QCOMPARE(run.study.motions.front().words.size(), std::size_t(51));
}

void ArmStudyTest::activationIsTheShareOfStrength() {
  const ArmModel model = knownArms(kFolder)[3];
  const StudyRun run = runWith(armKind(model));
  const StudyFile& file = fileOf(run.study, "muscles.csv");
  const std::vector<double> tension = column(file, "tension_N"), share = column(file, "activation");
  for (std::size_t k = 0; k < tension.size(); ++k)
    QVERIFY(std::abs(share[k] * model.muscles[k].strength - tension[k]) < kSame * model.muscles[k].strength);
  QVERIFY(fileOf(runWith(kindOf(1)).study, "muscles.csv").text.find(",,") != std::string::npos);
}

/// Without the arm's own weight tensions would be proportional: what doubles is the part of the held weight.
void ArmStudyTest::weightAloneScalesTensions() {
  const auto tension = [](double weight) {
    return column(fileOf(runWith(kindOf(1), "--weight", weight).study, "muscles.csv"), "tension_N");
  };
  const std::vector<double> none = tension(0.0), one = tension(2.0), two = tension(4.0);
  const std::size_t active = one[0] > 0.0 ? 0 : 1;
  QVERIFY(one[active] > none[active]);
  QVERIFY(std::abs((two[active] - none[active]) - 2.0 * (one[active] - none[active])) < 1e-6);
}

/// "Less force on the wrist" costs effort.
void ArmStudyTest::wristIsRelieved() {
  const auto wristForce = [](double most) {
    const StudyRun run = runWith(kindOf(3), "--wrist-most", most);
    const StudyFile& file = fileOf(run.study, "joint_contact.csv");
    const CsvTable table(file.text, file.name);
    for (int row = 0; row < table.rowCount(); ++row)
      if (table.text(row, table.column("joint")) == "wrist")
        return table.number(row, table.column("force_N"));
    return std::nan("");
  };
  const double free = wristForce(0.0), least = wristForce(1e-3);
  QVERIFY2(least < free - 1.0, qPrintable(QString("%1 %2").arg(free).arg(least)));
  const double half = 0.5 * (free + least);
  QVERIFY(std::abs(wristForce(half) - half) < 1e-2 * half);
}

void ArmStudyTest::extraTensionMovesTheArm() {
  const StudyRun run = runWith(kindOf(1), "--extra", 30.0);
  QCOMPARE(run.study.motions.size(), std::size_t(2));
  const auto& frames = run.study.motions[1].sets.front().frames;
  double moved = 0.0;
  for (std::size_t i = 0; i < frames.front().size(); ++i)
    moved = std::max(moved, (frames.back()[i] - frames.front()[i]).norm());
  QVERIFY2(moved > 1e-3, qPrintable(QString::number(moved)));
  QVERIFY(std::ranges::any_of(run.study.results, [](const StudyResult& result) {
    return result.unit == "rad/s^2" && result.value > 0.0;
  }));
}

void ArmStudyTest::presetsAreJudged() {
  const PrintedStudy study = runWith(kindOf(3)).study;
  const auto table = std::ranges::find(study.tables, std::string("presets"), &StudyTable::key);
  QVERIFY(table != study.tables.end());
  QCOMPARE(table->rows.size(), std::size_t(6));
  for (const StudyTable::Row& row : table->rows) QCOMPARE(row.values.size(), table->columns.size());
}

/// Bones of fingers bear what the handle gives them; the wrist bears the same.
void ArmStudyTest::fingersHoldAsThePresetSays() {
  const auto forceOn = [](const PrintedStudy& study, const char* joint) {
    const StudyFile& file = fileOf(study, "wrenches.csv");
    const CsvTable table(file.text, file.name);
    for (int row = 0; row < table.rowCount(); ++row)
      if (table.text(row, table.column("joint")) == joint) return table.number(row, table.column("force_N"));
    return std::nan("");
  };
  const PrintedStudy straight = runWith(kindOf(3)).study, handle = runWith(kindOf(3), "--preset", 1.0).study;
  QVERIFY(std::abs(forceOn(handle, "index 1") - forceOn(straight, "index 1") - 9.81) <
          1e-6);  // a quarter of 4 kg
  QVERIFY(std::abs(forceOn(handle, "wrist") - forceOn(straight, "wrist")) < 1e-6);
  const auto &bent = handle.motions.front().sets.front().frames.front(),
             &flat = straight.motions.front().sets.front().frames.front();
  double most = 0.0;
  for (std::size_t i = 0; i < bent.size(); ++i) most = std::max(most, (bent[i] - flat[i]).norm());
  QVERIFY(most > 0.03);  // fingertips come round
}

/// Where nothing is asked of muscles, none has to pull; no row differs without its reason.
void ArmStudyTest::weightlessRowsNeedNoReason() {
  ArmModel model = knownArms(kFolder)[2];
  model.gravity = Vector3::Zero();
  for (const PrintedComparison& one : runWith(armKind(model)).study.comparisons) {
    QVERIFY2(one.agrees || !one.why.empty(), one.quantity.c_str());
    QVERIFY2(!(one.ours == 0.0 && std::signbit(one.ours)), one.quantity.c_str());
  }
  for (const PrintedComparison& one : runWith(kindOf(1), "--extra", 30.0).study.comparisons)
    QVERIFY2(one.agrees || !one.why.empty(), one.quantity.c_str());
}

void ArmStudyTest::whatPullsIsDrawnBroader() {
  const StickMotion motion = runWith(kindOf(1)).study.motions.front();
  for (const StickSet& set : motion.sets) {
    const bool isMuscle = set.name == "biceps" || set.name == "triceps";
    QCOMPARE(set.stress.size(), std::size_t(isMuscle ? 1 : 0));
    if (isMuscle) QCOMPARE(set.stress.front(), set.name == "triceps" ? 1.0 : 0.0);
  }
}

}  // namespace handhold

QTEST_APPLESS_MAIN(handhold::ArmStudyTest)
#include "arm_study_test.moc"
