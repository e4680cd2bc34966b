// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/reach/reach_map.h"

#include <QtTest>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"

using namespace handhold;

namespace {

constexpr double kPlace = 1e-3;   ///< of a site from its place (m): a live posture's tolerance
constexpr double kAtEdge = 0.02;  ///< of the edge of a region, where a place may count to either side (m)

const std::string kFolder = std::string(HANDHOLD_SOURCE_DIR) + "/resources/";

Vector3 siteAt(const Model& model, const VectorX& q, const char* site) {
  Data data(model);
  updateKinematics(model, q, data);
  return sitePose(model, data, model.findSite(site)).p;
}

/// Hanging by the right hand in a plane where nothing weighs and no torque binds.
ReachQuestion planarQuestion() {
  ReachQuestion question;
  question.model = loadModel(kFolder + "models/planar9.json");
  question.task = taskFromJson(R"({"schema": "handhold-task-1", "model": "planar9", "gravity": "none",
      "laws": {"contact_limits": false, "torque_limits": false, "joint_limits": false}, "contacts": [
      {"name": "right", "kind": "grip", "end": "right hand", "position": [0, 0, 0], "axis": [0, 0, 1]}]})",
                               "test", *question.model);
  question.site = "l_grip";
  question.spacing = 0.06;
  return question;
}

}  // namespace

class ReachMapTest : public QObject {
  Q_OBJECT

 private slots:
  /// The floor is no law of this task, and yet no foot comes below it, nor a hand into a box.
  void nothingIsReachedWithinFloorsAndBoxes() {
    ReachQuestion question;
    question.model = loadModel(kFolder + "models/human55.json");
    question.task = loadTask(kFolder + "tasks/standing_pull.json", *question.model);
    QVERIFY(!question.task.laws.clearance);
    question.spacing = 0.2;
    question.isSure = false;
    Prop box;
    box.name = "crate";
    box.kind = PropKind::Box;
    box.position = Vector3(0.0, 1.2, 0.6);
    box.size = Vector3(0.5, 0.5, 0.5);
    question.task.props.push_back(box);
    const auto isInBox = [](const Vector3& p) {
      return (p - Vector3(0.0, 1.2, 0.6)).cwiseAbs().maxCoeff() < 0.24;
    };
    for (const auto& [site, solid] : {std::pair{"r_ball", "inside floor"}, {"r_grip", "inside crate"}}) {
      question.site = site;
      const ReachMap map = reachOf(question);
      QVERIFY(map.reachedCount() > 20);
      int refused = 0;
      for (const ReachPlace& place : map.places) {
        QVERIFY(!place.isReached || (place.position.y() > -0.01 && !isInBox(place.position)));
        refused += place.binds == solid ? 1 : 0;
      }
      QVERIFY2(refused > 0, solid);
    }
  }

  void aPlanarChainReachesADisc() {
    const ReachQuestion question = planarQuestion();
    const Model& model = *question.model;
    // a chain of links that turn freely reaches a disc of their summed length
    const VectorX zero = model.zeroPosition();
    double length = (siteAt(model, zero, "r_shoulder") - siteAt(model, zero, "l_shoulder")).norm();
    for (const std::string side : {"r_", "l_"})
      for (const auto& [from, to] : {std::pair{"shoulder", "elbow"}, {"elbow", "wrist"}, {"wrist", "grip"}})
        length +=
            (siteAt(model, zero, (side + from).c_str()) - siteAt(model, zero, (side + to).c_str())).norm();
    const ReachMap map = reachOf(question);
    QVERIFY2(map.isWhole && map.reason.empty(), map.reason.c_str());
    int inside = 0;
    for (const ReachPlace& place : map.places) {
      const double away = place.position.norm();
      const bool isInPlane = std::abs(place.position.z()) < kAtEdge;
      QVERIFY(isInPlane || !place.isReached);
      if (!isInPlane || std::abs(away - length) < kAtEdge) continue;
      if (away < 0.1) continue;  // both hands in one place: laws of hands in the way are not this test's
      QVERIFY2(
          place.isReached == (away < length),
          qPrintable(QString("%1 of %2: %3").arg(away).arg(length).arg(QString::fromStdString(place.binds))));
      if (!place.isReached) continue;
      ++inside;
      QVERIFY((siteAt(model, place.q, "l_grip") - place.position).norm() < kPlace);
    }
    QVERIFY(inside > 50);
  }

  /// What is looked at twice takes no other's turn: as many places as there are leave none out.
  void retriesAreNoPlaces() {
    ReachQuestion question;
    question.model = loadModel(kFolder + "models/human55.json");
    question.task = loadTask(kFolder + "tasks/standing_pull.json", *question.model);
    question.site = "r_grip";
    question.isSure = false;
    for (const double spacing : {0.3, 0.25}) {
      question.spacing = spacing;
      question.most = 2000;
      const std::size_t all = reachOf(question).places.size();
      question.most = static_cast<int>(all);
      const ReachMap map = reachOf(question);
      QCOMPARE(map.places.size(), all);
      QVERIFY(map.isWhole);
    }
  }

  void whatIsReachedKeepsTheContacts() {
    ReachQuestion question;
    question.model = loadModel(kFolder + "models/human55.json");
    question.task = loadTask(kFolder + "tasks/standing_pull.json", *question.model);
    question.task.targets.clear();
    question.site = "r_grip";
    question.spacing = 0.2;
    question.most = 150;
    int shells = 0;
    const ReachMap map = reachOf(question, [&](const ReachMap&) { ++shells; });
    QVERIFY(shells > 1 && map.reachedCount() > 30);
    for (const ReachPlace& place : map.places) {
      if (!place.isReached) {
        QVERIFY(!place.binds.empty());
        continue;
      }
      QVERIFY((siteAt(*question.model, place.q, "r_grip") - place.position).norm() < kPlace);
      // the left hand still holds the bar, the balls of the feet stand
      QVERIFY((siteAt(*question.model, place.q, "l_grip") - question.task.contacts[3].position).norm() <
              kPlace);
      QVERIFY((siteAt(*question.model, place.q, "r_ball") - question.task.contacts[0].position).norm() <
              0.05);
      QVERIFY(place.load <= 1.0 + 1e-3);
    }
  }

  /// Most of what is refused is refused, too, by the whole search for that place alone, which finds little
  /// more; neighbours alone refuse a third of what can be had.
  void whatIsRefusedCannotBeHad() {
    ReachQuestion question;
    question.model = loadModel(kFolder + "models/human55.json");
    question.task = loadTask(kFolder + "tasks/standing_pull.json", *question.model);
    question.site = "r_grip";
    question.spacing = 0.4;
    question.isSure = false;
    const ReachMap quick = reachOf(question);
    question.isSure = true;
    const ReachMap sure = reachOf(question);
    QVERIFY2(sure.reachedCount() > quick.reachedCount(),
             qPrintable(QString("%1 %2").arg(sure.reachedCount()).arg(quick.reachedCount())));
    int refused = 0, wrongly = 0;
    for (const ReachPlace& place : sure.places) {
      if (place.isReached || place.binds.starts_with("inside")) continue;
      if (++refused % 4 != 0) continue;  // some of them
      Task task = question.task;
      std::erase_if(task.contacts,
                    [](const Contact& contact) { return contact.end == ContactEnd::RightHand; });
      std::erase_if(task.targets, [](const Target& target) { return target.site == "r_grip"; });
      Target there;
      there.name = "place";
      there.site = "r_grip";
      there.position = place.position;
      task.targets.push_back(there);
      PostureOptions options;
      options.advising = PostureOptions::Advising::No;
      wrongly += solvePosture(*question.model, task, {}, options).solved() ? 1 : 0;
    }
    QVERIFY2(refused > 16 && wrongly <= refused / 40,
             qPrintable(QString("%1 of %2").arg(wrongly).arg(refused / 4)));
  }

  /// Contacts that hold in turn: those of the end do.
  void whatHoldsAtTheEndIsKept() {
    ReachQuestion question;
    question.model = loadModel(kFolder + "models/human55.json");
    question.task = loadTask(kFolder + "tasks/ladder_step.json", *question.model);
    question.site = "r_grip";
    question.spacing = 0.15;
    question.isSure = false;
    question.most = 60;
    const ReachMap map = reachOf(question);
    QVERIFY2(map.reachedCount() > 5, map.reason.c_str());
    const Vector3 high = question.task.contacts[4].position;
    for (const ReachPlace& place : map.places)
      QVERIFY(!place.isReached || (siteAt(*question.model, place.q, "r_ball") - high).norm() < 0.1);
  }

  void aForceMakesTheRegionSmaller() {
    ReachQuestion question;
    question.model = loadModel(kFolder + "models/human55.json");
    question.task = loadTask(kFolder + "tasks/squat_load.json", *question.model);
    question.site = "r_grip";
    question.spacing = 0.2;
    question.isSure = false;
    const ReachMap free = reachOf(question);
    question.force = Vector3(0.0, -200.0, 0.0);
    const ReachMap loaded = reachOf(question);
    QVERIFY2(loaded.reachedCount() < free.reachedCount() && loaded.reachedCount() > 0,
             qPrintable(QString("%1 %2").arg(free.reachedCount()).arg(loaded.reachedCount())));
    QVERIFY(free.volume() > 0.2 && free.volume() < 4.0);
  }

  void whoDriftsReachesNoPlaceInParticular() {
    ReachQuestion question = planarQuestion();
    question.site = "r_grip";  // whose own grip is let go
    const ReachMap map = reachOf(question);
    QVERIFY2(map.places.empty() && map.reason.starts_with("nothing else holds"), map.reason.c_str());
    // what is released holds nobody, nor does a wish
    Contact released = question.task.contacts.front();
    released.name = "left";
    released.end = ContactEnd::LeftHand;
    released.pinned = false;
    question.task.contacts.push_back(released);
    Target wish;
    wish.mustHold = false;
    question.task.targets.push_back(wish);
    QVERIFY(reachOf(question).places.empty());
  }

  void anUnknownSiteIsRefused() {
    ReachQuestion question = planarQuestion();
    question.site = "nose";
    QVERIFY_THROWS_EXCEPTION(std::exception, reachOf(question));
  }
};

QTEST_GUILESS_MAIN(ReachMapTest)
#include "reach_map_test.moc"
