// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/result_tables.h"

#include <QTemporaryDir>
#include <QtTest>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/io/workload_page.h"
#include "engine/io/workload_tables.h"
#include "engine/motion/momentum_curve.h"
#include "engine/trial/csv.h"
#include "engine/trial/state_tables.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

Motion sampleMotion(const Model& model) {
  RandomStates states(model, 31);
  Motion motion;
  for (int i = 0; i < 4; ++i) {
    const State s = states.next();
    MotionFrame frame{0.1 * i, s.q, s.v, s.vdot, states.normal(model.velocitySize(), 3.0), {}};
    for (int k = 0; k < i % 3; ++k) {
      ContactLoad load;
      load.name = k == 0 ? "right, bar 1" : "left <2>";
      load.frame = FrameIndex(k + 1);
      load.link = model.frames[load.frame].link;
      load.point = Vector3(1.0, 2.0, i);
      load.force = Vector3(i, 5.0, -k);
      load.moment = Vector3(0.5, 0.0, k);
      frame.loads.push_back(load);
    }
    motion.frames.push_back(frame);
  }
  return motion;
}

}  // namespace

class ResultTablesTest : public QObject {
  Q_OBJECT

 private slots:
  void aResultComesBackAsItWas();
  void tablesThatDoNotBelongTogetherAreRefused();
  void workloadAndMomentumHaveARowForEachFrame();
  void thePageHoldsEverything();
};

void ResultTablesTest::aResultComesBackAsItWas() {
  const auto model = modelNamed("legs6");
  const Motion motion = sampleMotion(*model);
  QTemporaryDir folder;
  const std::filesystem::path at = folder.path().toStdString();
  writeFile(at / "states.csv", statesToCsv(motion, *model));
  writeFile(at / "torques.csv", torquesToCsv(motion, *model));
  writeFile(at / "contacts.csv", contactsToCsv(motion, *model));
  const Motion back = readResult(at, *model);
  QCOMPARE(back.frames.size(), motion.frames.size());
  for (std::size_t k = 0; k < motion.frames.size(); ++k) {
    QCOMPARE(back.frames[k].tau, motion.frames[k].tau);
    QCOMPARE(back.frames[k].v, motion.frames[k].v);
    QCOMPARE(back.frames[k].loads.size(), motion.frames[k].loads.size());
    for (std::size_t i = 0; i < motion.frames[k].loads.size(); ++i) {
      QCOMPARE(back.frames[k].loads[i].name, motion.frames[k].loads[i].name);
      QCOMPARE(back.frames[k].loads[i].force, motion.frames[k].loads[i].force);
      QCOMPARE(int(back.frames[k].loads[i].link), int(motion.frames[k].loads[i].link));
    }
  }
}

void ResultTablesTest::tablesThatDoNotBelongTogetherAreRefused() {
  const auto model = modelNamed("legs6");
  const Motion motion = sampleMotion(*model);
  Motion shorter = motion, later = motion;
  shorter.frames.pop_back();
  for (MotionFrame& frame : later.frames) frame.time += 0.05;
  const std::string torques = torquesToCsv(motion, *model), contacts = contactsToCsv(motion, *model);
  QVERIFY_EXCEPTION_THROWN(addTorquesFromCsv(torques, "t.csv", *model, shorter), InputError);
  QVERIFY_EXCEPTION_THROWN(addTorquesFromCsv(torques, "t.csv", *model, later), InputError);
  QVERIFY_EXCEPTION_THROWN(addContactsFromCsv(contacts, "c.csv", *model, {}, later), InputError);
  const std::string nowhere =
      "time,contact,frame,px,py,pz,fx,fy,fz,mx,my,mz\n0,bar,nowhere,0,0,0,0,0,0,0,0,0\n";
  QVERIFY_EXCEPTION_THROWN(addContactsFromCsv(nowhere, "c.csv", *model, {}, shorter), InputError);
}

void ResultTablesTest::workloadAndMomentumHaveARowForEachFrame() {
  const auto model = modelNamed("legs6");
  const Motion motion = sampleMotion(*model);
  const Workload workload = workloadOf(*model, motion, Vector3::Zero());
  const CsvTable table(workloadToCsv(workload), "workload.csv");
  QCOMPARE(table.rowCount(), 4);
  QCOMPARE(table.number(2, table.column("jerk")), workload.curve[2].jerk);
  const std::vector<MomentumSample> curve = momentumCurve(*model, motion);
  const CsvTable momentum(momentumToCsv(curve), "momentum.csv");
  QCOMPARE(momentum.rowCount(), 4);
  QCOMPARE(momentum.number(3, momentum.column("Ly")), curve[3].angular.y());
  const CsvTable efforts(effortsToCsv(workload), "efforts.csv");
  QCOMPARE(efforts.rowCount(), 6 + 2);
  QCOMPARE(efforts.text(7, 1), std::string("left leg"));
}

void ResultTablesTest::thePageHoldsEverything() {
  const auto model = modelNamed("legs6");
  const Workload workload = workloadOf(*model, sampleMotion(*model), Vector3::Zero());
  const QString page = QString::fromStdString(
      workloadToHtml(workload, {"Turn & <twist>", "legs6", "data:image/png;base64,AAAA", "A remark."}));
  QCOMPARE(page.count("<svg"), 4);
  QVERIFY(page.contains("<h1>Workload: Turn &amp; &lt;twist&gt;</h1>"));
  QVERIFY(page.contains("left &lt;2&gt;"));
  QVERIFY(page.contains("src=\"data:image/png;base64,AAAA\""));
  // nothing is fetched from elsewhere
  QVERIFY(!page.contains("http") && !page.contains("<script") && !page.contains("nan"));
  QVERIFY(workloadToHtml(Workload(), {"Nothing", "legs6", "", ""}).find("<svg") == std::string::npos);
}

QTEST_GUILESS_MAIN(ResultTablesTest)
#include "result_tables_test.moc"
