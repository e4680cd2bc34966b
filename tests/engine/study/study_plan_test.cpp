// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_plan.h"

#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/math/random_numbers.h"
#include "engine/study/sobol.h"

using namespace handhold;

namespace {

constexpr const char* kTaskText = R"({"schema": "handhold-task-1", "name": "A task",
  "props": [{"name": "floor", "kind": "floor", "position": [0, 0, 0]}, {"name": "bar", "kind": "bar", "position": [0, 1.2, 0.45]}],
  "gravity": "earth", "results": {"kept": []}})";

constexpr const char* kDrawn = R"("count": 500, "seed": 3, "vary": [
  {"pointer": "/props/bar/position/1", "from": 1, "to": 2}, {"pointer": "/name", "values": ["a", "b"]}])";

/// A study of a task beside it.
class PlanBench {
 public:
  PlanBench() { writeFile(folder_.filePath("task.json").toStdString(), kTaskText); }
  StudyPlan read(const std::string& fields) const {
    const std::string file = folder_.filePath("study.json").toStdString();
    writeFile(file, "{\"schema\": \"handhold-study-1\",\n\"task\": \"task.json\",\n" + fields + "}");
    return readStudyPlan(file);
  }
  QString refusal(const std::string& fields) const {
    try {
      read(fields);
    } catch (const std::exception& error) {
      return QString::fromUtf8(error.what());
    }
    return {};
  }

 private:
  QTemporaryDir folder_;
};

}  // namespace

class StudyPlanTest : public QObject {
  Q_OBJECT

 private slots:
  void sobolIsAsPublished() {
    // the first points in three dimensions that Joe and Kuo's own program prints
    const std::vector<std::vector<double>> printed{{0, 0, 0},
                                                   {0.5, 0.5, 0.5},
                                                   {0.75, 0.25, 0.25},
                                                   {0.25, 0.75, 0.75},
                                                   {0.375, 0.375, 0.625},
                                                   {0.875, 0.875, 0.125},
                                                   {0.625, 0.125, 0.875},
                                                   {0.125, 0.625, 0.375},
                                                   {0.1875, 0.3125, 0.9375}};
    const Sobol sobol(3, 0);
    for (std::size_t i = 0; i < printed.size(); ++i)
      QCOMPARE(sobol.point(static_cast<std::uint32_t>(i)), printed[i]);
  }

  void everyDimensionIsEven() {
    // 256 points, shifted or not: one in each of 256 equal parts, and of the first two dimensions one in each
    // of 16 x 16 squares
    for (const std::uint64_t seed : {0ULL, 7ULL}) {
      const Sobol sobol(kMostSobolDimensions, seed);
      std::vector<std::set<int>> parts(kMostSobolDimensions);
      std::set<int> squares;
      for (std::uint32_t i = 0; i < 256; ++i) {
        const std::vector<double> point = sobol.point(i);
        for (std::size_t d = 0; d < point.size(); ++d) parts[d].insert(static_cast<int>(point[d] * 256));
        squares.insert(static_cast<int>(point[0] * 16) * 16 + static_cast<int>(point[1] * 16));
      }
      for (const std::set<int>& part : parts) QCOMPARE(part.size(), std::size_t(256));
      QCOMPARE(squares.size(), std::size_t(256));
    }
    QVERIFY(Sobol(2, 7).point(0) != Sobol(2, 8).point(0));
  }

  void numbersAreTheGeneratorsOwn() {
    // SplitMix64 from 1234567, as its authors' reference gives
    UniformNumbers numbers(1234567);
    for (const std::uint64_t expected :
         {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL})
      QCOMPARE(numbers.bits(), expected);
  }

  void aGridGoesThroughAll() {
    const StudyPlan plan = PlanBench().read(
        R"("vary": [{"pointer": ["/props/bar/position/1", "/props/floor/position/1"], "from": 1, "to": 2, "steps": 3},
      {"name": "where", "pointer": "/gravity", "values": ["earth", [0, -5, 0]]}])");
    QCOMPARE(caseCount(plan), 6);
    QCOMPARE(plan.variables[0].pointers,
             (std::vector<std::string>{"/props/1/position/1", "/props/0/position/1"}));
    QCOMPARE(caseValues(plan, 0), (std::vector<std::string>{"1.0", "\"earth\""}));
    QCOMPARE(caseValues(plan, 3)[0], std::string("1.5"));
    const auto task = nlohmann::json::parse(caseTask(plan, caseValues(plan, 5)));
    QCOMPARE(task["props"][1]["position"][1].get<double>(), 2.0);
    QCOMPARE(task["gravity"][1].get<double>(), -5.0);
    QVERIFY(!task.contains("results"));
    QCOMPARE(task["props"][0]["position"][1].get<double>(), 2.0);
  }

  void drawnCasesAreTheSameForEver() {
    for (const char* design : {"random", "sobol"}) {
      const StudyPlan plan = PlanBench().read(std::string("\"design\": \"") + design + "\", " + kDrawn);
      double sum = 0.0;
      int named = 0;
      for (int i = 0; i < caseCount(plan); ++i) {
        const std::vector<std::string> values = caseValues(plan, i);
        QCOMPARE(values, caseValues(plan, i));
        const double value = std::stod(values[0]);
        QVERIFY(value >= 1.0 && value < 2.0);
        sum += value, named += values[1] == "\"a\"" ? 1 : 0;
      }
      QVERIFY2(std::abs(sum / 500 - 1.5) < 0.05, qPrintable(QString::number(sum / 500)));
      QVERIFY(std::abs(named - 250) < 50);
    }
  }

  /// Sobol's sequence alone ends at ten.
  void manyFieldsVaryAtOnce() {
    nlohmann::json vary;
    for (const char* prop : {"/props/floor/", "/props/bar/"})
      for (const char* field : {"position/0", "position/1", "position/2", "width", "widths", "note"})
        vary.push_back({{"pointer", std::string(prop) + field}, {"from", 0}, {"to", 1}});
    const std::string fields = "\"count\": 2, \"vary\": " + vary.dump() + ", \"design\": ";
    QCOMPARE(PlanBench().read(fields + "\"random\"").variables.size(), std::size_t(12));
    QVERIFY(PlanBench().refusal(fields + "\"sobol\"").contains("more than 10 variables"));
  }

  void aManoeuvreIsNoPosture() {
    const std::string task = R"({"manoeuvre": {"kind": "orient"}})";
    const auto wantedOf = [&](nlohmann::json fields) {
      fields.update({{"schema", "handhold-study-1"}, {"task", "task.json"}});
      fields["vary"] = {{{"pointer", "/name"}, {"values", {"a"}}}};
      return studyPlanOf("study.json", fields.dump(), task).isMotion;
    };
    QVERIFY(wantedOf({{"wanted", "motion"}}));
    QVERIFY_THROWS_EXCEPTION(InputError, wantedOf({{"wanted", "posture"}}));
    QVERIFY_THROWS_EXCEPTION(InputError, wantedOf(nlohmann::json::object()));
  }

  void whatIsWrongIsToldWithItsLine_data() {
    QTest::addColumn<QString>("fields");
    QTest::addColumn<QString>("told");
    QTest::newRow("no place")
        << R"("vary": [{"pointer": "/props/rail/position/1", "from": 1, "to": 2, "steps": 3}])"
        << "study.json:3: vary[0].pointer";
    QTest::newRow("no pointer") << R"("vary": [{"pointer": "props", "from": 1, "to": 2, "steps": 3}])"
                                << "is no JSON pointer";
    QTest::newRow("no steps") << R"("vary": [{"pointer": "/name", "from": 1, "to": 2}])"
                              << "a grid needs 'steps'";
    QTest::newRow("turned round") << R"("vary": [{"pointer": "/name", "from": 3, "to": 2, "steps": 3}])"
                                  << "lies below 'from'";
    QTest::newRow("one value") << R"("vary": [{"pointer": "/name", "from": 2, "to": 2, "steps": 2}])"
                               << "more than the one value";
    QTest::newRow("design")
        << R"("design": "sobel", "count": 3, "vary": [{"pointer": "/name", "values": [1]}])"
        << "did you mean 'sobol'";
    QTest::newRow("count") << R"("design": "sobol", "vary": [{"pointer": "/name", "values": [1]}])"
                           << "'count' is missing";
    QTest::newRow("unknown") << R"("vary": [{"pointer": "/name", "valves": [1]}])"
                             << "did you mean 'values'";
    QTest::newRow("rule") << R"("scores": ["rulla"], "vary": [{"pointer": "/name", "values": [1]}])"
                          << "did you mean 'rula'";
    QTest::newRow("too many")
        << R"("vary": [{"pointer": "/name", "from": 0, "to": 1, "steps": 10000}, {"pointer": "/description", "from": 0, "to": 1, "steps": 10000}])"
        << "more than a million";
    QTest::newRow("twice")
        << R"("vary": [{"pointer": "/name", "values": ["a"]}, {"name": "b", "pointer": ["/description", "/name"], "values": ["b"]}])"
        << "vary[1].pointer (b): '/name' varies /name, too";
    QTest::newRow("a part of it")
        << R"("vary": [{"pointer": "/props/bar/position/1", "values": [1]}, {"pointer": "/props/1/position", "values": [[0, 1, 0]]}])"
        << "varies /props/1/position/1, too";
    QTest::newRow("whose model")
        << R"("people": [{"name": "a", "sex": "female", "measures": {"stature": 1.6, "mass": 60}}], "vary": [{"pointer": "/model", "values": ["f05"]}])"
        << "is told by 'people', too";
  }
  void whatIsWrongIsToldWithItsLine() {
    QFETCH(QString, fields);
    QFETCH(QString, told);
    const QString refusal = PlanBench().refusal(fields.toStdString());
    QVERIFY2(refusal.contains(told) && refusal.contains("study.json:"), qPrintable(refusal));
  }
};

QTEST_GUILESS_MAIN(StudyPlanTest)
#include "study_plan_test.moc"
