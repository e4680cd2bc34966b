// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/reach_session.h"

#include <QSignalSpy>
#include <QTest>

#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"
#include "ui/document/task_actions.h"

using namespace handhold;

namespace {

constexpr int kPatience = 120000;  // ms: sanitizers and busy machines

Project hanging() {
  Subject subject;
  subject.model = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/planar9.json");
  subject.name = "planar9";
  Project project = newProject(subject);
  project.task =
      taskFromJson(R"({"schema": "handhold-task-1", "model": "planar9", "gravity": "none", "contacts": [
      {"name": "right", "kind": "grip", "end": "right hand", "position": [0, 0, 0], "axis": [0, 0, 1]}]})",
                   "test", *subject.model);
  return project;
}

}  // namespace

class ReachSessionTest : public QObject {
  Q_OBJECT

 private slots:
  void theReachIsFoundAndFollowsTheTask() {
    Document document(hanging());
    ReachSession session(document);
    document.preview(document.project());
    QVERIFY(!session.runner().isRunning());
    session.want(ReachWish{"left hand", Vector3::Zero()});
    QTRY_VERIFY_WITH_TIMEOUT(session.isDone(), kPatience);
    const auto first = session.found();
    QVERIFY(first->reachedCount() > 50);
    // another look at the same task changes nothing
    document.preview(document.project());
    QCOMPARE(session.found(), first);
    Project next = document.project();
    next.task.contacts[0].position.x() = 1.0;
    document.commit("Move", next);
    QVERIFY(!session.found());
    QTRY_VERIFY_WITH_TIMEOUT(session.isDone(), kPatience);
    const auto middle = [](const ReachMap& map) {
      Vector3 sum = Vector3::Zero();
      for (const ReachPlace& place : map.places)
        if (place.isReached) sum += place.position;
      return Vector3(sum / map.reachedCount());
    };
    QVERIFY((middle(*session.found()) - middle(*first) - Vector3(1.0, 0.0, 0.0)).norm() < 0.05);
    session.want(std::nullopt);
    QVERIFY(!session.found() && !session.isDone());
  }

  void whatThePersonLacksIsTold() {
    Document document(hanging());
    ReachSession session(document);
    session.want(ReachWish{"right thumb", Vector3::Zero()});
    QTRY_VERIFY_WITH_TIMEOUT(!session.refusal().isEmpty(), kPatience);
    QVERIFY(session.refusal().contains("right thumb"));
  }
};

QTEST_GUILESS_MAIN(ReachSessionTest)
#include "reach_session_test.moc"
