// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/site_check.h"

#include <QTest>
#include <filesystem>

#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/task/file/opened_task.h"

namespace handhold {

namespace {

const std::filesystem::path kResources = HANDHOLD_SOURCE_DIR "/resources";

Task sample(const char* name) {
  return openTask(kResources / "tasks" / (std::string(name) + ".json"), kResources / "models").task;
}

std::shared_ptr<const Model> body(const char* name) {
  return loadModel((kResources / "models" / (std::string(name) + ".json")).string());
}

}  // namespace

class SiteCheckTest : public QObject {
  Q_OBJECT

 private slots:
  /// By what it is, not by the first of its contacts that is not there.
  void aTaskInSpaceIsNotForABodyInAPlane() {
    const auto plane = body("planar9");
    const auto problem = spaceProblem(sample("standing_pull"), *plane);
    QVERIFY(problem.has_value());
    QCOMPARE(problem->path, std::string("model"));
    QVERIFY2(problem->problem.starts_with("planar9 is a body in a plane without a right ball"),
             problem->problem.c_str());
    QVERIFY(!spaceProblem(sample("planar_trial_1"), *plane));
    QVERIFY(!spaceProblem(sample("standing_pull"), *body("human55")));
    // a name that nobody has is told where it stands
    Task typed = sample("planar_trial_1");
    typed.targets.front().site = "r_gripp";
    QVERIFY(!spaceProblem(typed, *plane));
  }

  /// There is no other place of that kind of contact to choose.
  void aHandOrFootThatIsNotThereIsTold() {
    const Task task = sample("standing_pull");
    const auto problem = siteProblem(task.contacts.front(), *body("ladder13"), "contacts[0]");
    QVERIFY(problem.has_value());
    QCOMPARE(problem->path, std::string("contacts[0].kind"));
    QCOMPARE(problem->problem, std::string("needs the right ball, and the body ladder13 is without"));
    QVERIFY(!siteProblem(task.contacts.front(), *body("human55"), "contacts[0]"));
  }
};

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::SiteCheckTest)
#include "site_check_test.moc"
