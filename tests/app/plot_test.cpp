// SPDX-License-Identifier: GPL-3.0-or-later
// Curves of joints by command, and several instants in one picture.
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <map>

#include "app/drawing/instant_figures.h"
#include "engine/core/atomic_file.h"
#include "engine/model/model_file.h"
#include "engine/motion/frame_at.h"
#include "engine/planning/solve.h"
#include "engine/trial/csv.h"
#include "tests/app/program_run.h"
#include "ui/document/files/document_files.h"
#include "ui/document/files/project_file.h"
#include "ui/document/result_actions.h"

namespace handhold {

namespace {

const QString kResources = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources");
const QString kPull = kResources + "/tasks/standing_pull.json";

QByteArray contentOf(const QString& name) {
  QFile file(name);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The numbers of a table's column, by what its head begins with.
std::vector<double> column(const QByteArray& table, const QString& head) {
  QStringList lines = QString::fromUtf8(table).split('\n', Qt::SkipEmptyParts);
  const QStringList heads = lines.takeFirst().split(',');
  const auto at = std::ranges::find_if(heads, [&](const QString& each) { return each.startsWith(head); });
  std::vector<double> values;
  if (at == heads.end()) return values;
  for (const QString& line : lines) values.push_back(line.split(',')[at - heads.begin()].toDouble());
  return values;
}

}  // namespace

class PlotTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void curvesAreTheTorquesOfTheTables();
  void powersAreThoseOfTheWorkload();
  void velocitiesOfPointsAreTheRatesOfTheirPlaces();
  void severalResultsLieOverEachOther();
  void musclesAreTheTensionsOfTheTables();
  void aJointThatLacksNothingIsZero();
  void pageAndPictureAreWritten();
  void severalInstantsAreWrittenAsPages();
  void wrongWordsAreTold_data();
  void wrongWordsAreTold();
  void theLaterTheDarker();
  void nobodyIsDrawnOfMarkersAlone();

 private:
  QString at(const char* name) const { return folder_.filePath(name); }

  QTemporaryDir folder_;
};

void PlotTest::initTestCase() {
  const Run run = start({"solve", kPull, "--motion", "--out", at("pull")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
}

void PlotTest::curvesAreTheTorquesOfTheTables() {
  const Run run =
      start({"plot", at("pull"), "--joints", "r_knee_flexion,left elbow flexion", "--out", at("curves.csv")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const QByteArray curves = contentOf(at("curves.csv")), torques = contentOf(at("pull/torques.csv"));
  for (const auto& [shown, own] : {std::pair("Right knee flexion", "r_knee_flexion"),
                                   std::pair("Left elbow flexion", "l_elbow_flexion")}) {
    const std::vector<double> values = column(curves, shown), expected = column(torques, own);
    QVERIFY(values.size() > 10 && values.size() == expected.size());
    for (std::size_t i = 0; i < values.size(); ++i) QVERIFY(std::abs(values[i] - expected[i]) < 1e-6);
  }
}

/// Frame by frame the powers of all joints are what works and what brakes in the table of the workload.
void PlotTest::powersAreThoseOfTheWorkload() {
  const Run plot =
      start({"plot", at("pull"), "--joints", "all", "--quantity", "power", "--out", at("powers.csv")});
  QVERIFY2(plot.code == 0, qPrintable(plot.error));
  const Run work = start({"workload", at("pull")});
  QVERIFY2(work.code == 0, qPrintable(work.error));
  const QByteArray powers = contentOf(at("powers.csv")), workload = contentOf(at("pull/workload.csv"));
  const std::vector<double> generated = column(workload, "power_generated"),
                            absorbed = column(workload, "power_absorbed");
  std::vector<double> sum(generated.size(), 0.0);
  const QStringList heads = QString::fromUtf8(powers.left(powers.indexOf('\n'))).split(',');
  QVERIFY(heads.size() == 50 && heads[1].endsWith("(W)"));
  for (const QString& head : heads.mid(1)) {
    const std::vector<double> values = column(powers, head);
    QCOMPARE(values.size(), sum.size());
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += values[i];
  }
  double greatest = 0.0;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    QVERIFY(std::abs(sum[i] - generated[i] - absorbed[i]) < 1e-6);
    greatest = std::max(greatest, generated[i]);
  }
  QVERIFY(greatest > 1.0);  // W
}

/// Summed over time by the trapezium rule, of a site and of a point by a vector in its axes.
void PlotTest::velocitiesOfPointsAreTheRatesOfTheirPlaces() {
  const QString points = QStringLiteral("hip_centre,chest 0.1 0 0.05");
  QByteArray tables[2];
  for (const auto& [quantity, table] : {std::pair("place", &tables[0]), {"velocity", &tables[1]}}) {
    const Run run =
        start({"plot", at("pull"), "--points", points, "--quantity", quantity, "--out", at("points.csv")});
    QVERIFY2(run.code == 0, qPrintable(run.error));
    *table = contentOf(at("points.csv"));
  }
  const std::vector<double> times = column(tables[0], "time");
  for (const char* name : {"hip_centre y", "hip_centre z", "chest 0.1 0 0.05 y", "chest 0.1 0 0.05 z"}) {
    const std::vector<double> places = column(tables[0], name), speeds = column(tables[1], name);
    QVERIFY2(places.size() > 10 && places.size() == times.size() && speeds.size() == times.size(), name);
    double went = 0.0, fastest = 0.0;
    for (std::size_t i = 1; i < times.size(); ++i) {
      went += 0.5 * (times[i] - times[i - 1]) * (speeds[i] + speeds[i - 1]);
      fastest = std::max(fastest, std::abs(speeds[i]));
      QVERIFY2(std::abs(places[i] - places[0] - went) < 1e-3, name);  // m
    }
    QVERIFY2(fastest > 1e-3, name);  // m/s
  }
}

void PlotTest::severalResultsLieOverEachOther() {
  QVERIFY(QFile::exists(at("pull")));
  const Run again = start({"solve", kPull, "--motion", "--subject", "f05", "--out", at("small")});
  QVERIFY2(again.code == 0 || again.code == 2, qPrintable(again.error));
  const Run run = start({"plot", at("pull"), at("small"), "--joints", "r_knee_flexion", "--quantity", "load",
                         "--by-share", "--out", at("two.csv")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const QByteArray table = contentOf(at("two.csv"));
  QVERIFY(!column(table, "Right knee flexion · pull").empty());
  QVERIFY(!column(table, "Right knee flexion · small").empty());
  QCOMPARE(column(table, "part of the motion").back(), 100.0);
}

/// As muscles.csv tells them; of several results the same muscles, of joints what their bones bear.
void PlotTest::musclesAreTheTensionsOfTheTables() {
  const Run shared = start({"muscles", at("pull"), "--criterion", "fatigue", "--out", at("shared")});
  QVERIFY2(shared.code == 0, qPrintable(shared.error));
  const CsvTable table(readFile(at("shared/muscles.csv").toStdString()), "muscles.csv");
  const Run run = start({"plot", at("pull"), "--quantity", "tension", "--criterion", "fatigue", "--muscles",
                         "r_soleus,left soleus", "--out", at("tensions.csv")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const QByteArray curves = contentOf(at("tensions.csv"));
  for (const auto& [shown, own] :
       {std::pair("Right soleus", "r_soleus"), std::pair("Left soleus", "l_soleus")}) {
    std::vector<double> expected;
    for (int row = 0; row < table.rowCount(); ++row)
      if (table.text(row, table.column("muscle")) == own)
        expected.push_back(table.number(row, table.column("tension")));
    const std::vector<double> values = column(curves, shown);
    QVERIFY(values.size() > 10 && values.size() == expected.size());
    for (std::size_t i = 0; i < values.size(); ++i) QVERIFY(std::abs(values[i] - expected[i]) < 1e-3);
  }
  for (const char* quantity : {"stress", "contact", "activation", "length"}) {
    const Run several =
        start({"plot", at("pull"), at("shared"), "--quantity", quantity, "--out", at("m.csv")});
    QVERIFY2(several.code == 0, qPrintable(several.error));
    const QByteArray both = contentOf(at("m.csv"));
    QCOMPARE(both.left(both.indexOf('\n')).count(" · shared"), 6);
  }
  const Run hard = start(
      {"plot", at("pull"), "--quantity", "contact", "--relieve", "right wrist=0", "--out", at("m.csv")});
  QVERIFY2(hard.code == 0 && hard.error.contains("right wrist cannot be relieved so far"),
           qPrintable(hard.error));
}

/// A joint whose torque muscles give altogether lacks nothing, as it may beside another result.
void PlotTest::aJointThatLacksNothingIsZero() {
  const Run shared = start({"muscles", at("pull"), "--out", at("whole")});
  QVERIFY2(shared.code == 0, qPrintable(shared.error));
  const CsvTable table(readFile(at("whole/muscle_reserves.csv").toStdString()), "muscle_reserves.csv");
  constexpr double kNone = 0.01;  // N m that are no worth a curve
  std::map<std::string, double> lacks;
  for (int row = 0; row < table.rowCount(); ++row) {
    double& most = lacks[table.text(row, table.column("joint"))];
    most = std::max(most, std::abs(table.number(row, table.column("reserve"))));
  }
  const auto whole = std::ranges::find_if(lacks, [](const auto& joint) { return joint.second < kNone; });
  QVERIFY(whole != lacks.end());
  const Run run = start({"plot", at("pull"), "--quantity", "lack", "--joints",
                         QString::fromStdString(whole->first), "--out", at("lack.csv")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const QList<QByteArray> lines = contentOf(at("lack.csv")).trimmed().split('\n');
  QVERIFY(lines.size() > 10);
  QCOMPARE(lines.last().split(',').at(1).toDouble(), 0.0);
}

void PlotTest::pageAndPictureAreWritten() {
  for (const auto& [name, magic] :
       {std::pair("p.svg", "<?xml"), std::pair("p.png", "\x89PNG"), std::pair("p.pdf", "%PDF")}) {
    const Run run = start({"plot", at("pull"), "--joints", "all", "--quantity", "load", "--out", at(name)});
    QVERIFY2(run.code == 0, qPrintable(run.error));
    QVERIFY2(contentOf(at(name)).startsWith(magic), name);
  }
}

/// The picture of several instants is the same in all formats.
void PlotTest::severalInstantsAreWrittenAsPages() {
  for (const char* name : {"i.png", "i.svg", "i.pdf"}) {
    const Run run =
        start({"render", at("pull"), "--instants", "0,0.3,0.6", "--size", "320x200", "--out", at(name)});
    QVERIFY2(run.code == 0, qPrintable(run.error));
  }
  const QByteArray png = contentOf(at("i.png")), svg = contentOf(at("i.svg"));
  QVERIFY(png.startsWith("\x89PNG") && svg.startsWith("<?xml") && contentOf(at("i.pdf")).startsWith("%PDF"));
  QVERIFY(svg.contains("width=\"320\" height=\"200\""));
  const QByteArray head = "data:image/png;base64,";
  const qsizetype from = svg.indexOf(head) + head.size();
  QImage drawn, held;
  QVERIFY(drawn.loadFromData(png, "PNG"));
  QVERIFY(held.loadFromData(QByteArray::fromBase64(svg.mid(from, svg.indexOf('"', from) - from)), "PNG"));
  QCOMPARE(held, drawn);
  const Run none = start({"render", at("pull"), "--out", at("i.bmp")});
  QVERIFY2(none.code == 1 && none.error.contains("end it with .png, .svg, .pdf"), qPrintable(none.error));
}

void PlotTest::wrongWordsAreTold_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QString>("told");
  QTest::newRow("joint") << QStringList{"plot", "pull", "--joints", "r_knee_flexon", "--out", "p.svg"}
                         << "did you mean 'r_knee_flexion'?";
  QTest::newRow("ending") << QStringList{"plot", "pull", "--out", "p.bmp"} << ".svg";
  QTest::newRow("folder") << QStringList{"plot", "none", "--out", "p.svg"} << "is not a folder";
  QTest::newRow("joints beside points")
      << QStringList{"plot",   "pull",       "--joints", "all",   "--points",
                     "r_grip", "--quantity", "place",    "--out", "p.svg"}
      << "are not drawn beside --points";
  QTest::newRow("joints of the sum") << QStringList{"plot",       "pull", "--joints", "all",
                                                    "--quantity", "sum",  "--out",    "p.svg"}
                                     << "choose nothing of the sum";
  QTest::newRow("muscle") << QStringList{"plot",      "pull",     "--quantity", "tension",
                                         "--muscles", "r_solius", "--out",      "p.svg"}
                          << "did you mean 'r_soleus'?";
  QTest::newRow("sharing of torques")
      << QStringList{"plot", "pull", "--curves", "--out", "p.svg"} << "are of muscles";
  QTest::newRow("joints of tensions")
      << QStringList{"plot", "pull", "--quantity", "tension", "--joints", "all", "--out", "p.svg"}
      << "name them with --muscles";
  QTest::newRow("instant") << QStringList{"render", "pull", "--instants", "0,99", "--out", "p.png"}
                           << "--instants";
}

void PlotTest::wrongWordsAreTold() {
  QFETCH(QStringList, arguments);
  QFETCH(QString, told);
  arguments[1] = at(qPrintable(arguments[1]));
  arguments.last() = at(qPrintable(arguments.last()));
  const Run run = start(arguments);
  QCOMPARE(run.code, 1);
  QVERIFY2(run.error.contains(told), qPrintable(run.error));
}

/// A recording without a body has instants and nobody in them.
void PlotTest::nobodyIsDrawnOfMarkersAlone() {
  Project project = newProject(Subject{loadModel((kResources + "/models/human55.json").toStdString())});
  const PosedFigure sticks(project.subject.model, nullptr);
  TaskView view;
  view.theme = theme(ThemeName::Light);
  Scene scene = taskScene(project.task, sticks, {project.q, {}, {}}, view);
  addInstants(scene, project, sticks, view, {0.0, 0.5, 1.0});
  QCOMPARE(scene.figures.size(), std::size_t(1));
}

void PlotTest::theLaterTheDarker() {
  Document document{newProject(Subject{loadModel((kResources + "/models/human55.json").toStdString())})};
  openDocument(document, kPull, kResources + "/models");
  SolveOptions options;
  options.wanted = Wanted::Motion;
  applyTrial(document, std::make_shared<const Trial>(
                           solve(document.project().subject, document.project().task, options)));
  const Project& project = document.project();
  const Motion& motion = project.motion->motion;
  const PosedFigure sticks(project.subject.model, nullptr);
  TaskView view;
  view.theme = theme(ThemeName::Light);
  const double end = motion.frames.back().time;
  const Moment last = momentAt(project, end);
  Scene scene = taskScene(project.task, sticks, {last.q, last.tau, last.loads}, view);
  addInstants(scene, project, sticks, view, {end, 0.0, 0.5 * end});
  QCOMPARE(scene.figures.size(), std::size_t(3));
  const FigureInstance &person = scene.figures[0], &first = scene.figures[1], &middle = scene.figures[2];
  QVERIFY(first.opacity < middle.opacity && middle.opacity < 1.0f && person.opacity == 1.0f);
  QVERIFY(first.tint.a < middle.tint.a && middle.tint.a < person.tint.a);
  QVERIFY(person.loads.empty() && !scene.hasLoadLegend);
  const FigureInstance where = sticks.at(frameAt(motion, 0.5 * end).q, FigureLook::Suit);
  QVERIFY(middle.limbs.size() == where.limbs.size() && !where.limbs.empty());
  for (std::size_t i = 0; i < where.limbs.size(); ++i)
    QVERIFY((middle.limbs[i].a - where.limbs[i].a).norm() < 1e-9);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::PlotTest)
#include "plot_test.moc"
