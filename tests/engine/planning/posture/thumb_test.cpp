// SPDX-License-Identifier: GPL-3.0-or-later
// Over- and underhand: bars are held the way round that is asked, and the cheaper one where none is.
#include "engine/task/spoken_place.h"

#include <QtTest>
#include <numbers>

#include "engine/contact/hand_hold.h"
#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/file/task_file.h"
#include "engine/task/prop_places.h"
#include "engine/task/task_check.h"
#include "tests/engine/planning/test_tasks.h"
#include "tests/engine/planning/turned_task.h"

using namespace handhold;

namespace {

/// A degree, and what solutions of the same scene elsewhere may differ by, in parts of the objective.
constexpr double kDegree = std::numbers::pi / 180.0, kSameCost = 1e-4;

const Model& human() {
  static const auto model = human55();
  return *model;
}

Task pull() {
  return loadTask(std::string(HANDHOLD_SOURCE_DIR) + "/resources/tasks/standing_pull.json", human());
}

Subject subject() {
  Subject subject;
  subject.name = "human55";
  subject.model = human55();
  return subject;
}

PostureResult solved(const Task& task) { return solvePosture(human(), task, {}, {}); }

Task asked(ThumbSide right, ThumbSide left) {
  Task task = pull();
  for (Contact& contact : task.contacts) {
    if (contact.end == ContactEnd::RightHand) contact.thumb = right;
    if (contact.end == ContactEnd::LeftHand) contact.thumb = left;
  }
  return task;
}

/// Where the thumb of a hand lies, by the site's axes that model files tell.
Vector3 thumb(const VectorX& q, ContactEnd end) {
  const bool isRight = end == ContactEnd::RightHand;
  const Vector3 z = siteAt(human(), q, isRight ? "r_grip" : "l_grip").R.col(2);
  return isRight ? z : Vector3(-z);
}

}  // namespace

class ThumbTest : public QObject {
  Q_OBJECT

 private slots:
  void bothAreAsAsked_data();
  void bothAreAsAsked();
  void theCheaperOfAllIsFound();
  void theMirroredAskIsTheMirroredAnswer();
  void theTurnedSceneHasTheTurnedAnswer();
  void whatIsAskedIsKeptAndChecked();
  void waysAreTold();
  void aThickBarLiesOnThePalm();
};

void ThumbTest::bothAreAsAsked_data() {
  QTest::addColumn<int>("right");
  QTest::addColumn<int>("left");
  for (const ThumbSide right : {ThumbSide::Along, ThumbSide::Against})
    for (const ThumbSide left : {ThumbSide::Along, ThumbSide::Against})
      QTest::addRow("%s %s", toString(right).c_str(), toString(left).c_str()) << int(right) << int(left);
}

void ThumbTest::bothAreAsAsked() {
  QFETCH(int, right);
  QFETCH(int, left);
  const Task task = asked(ThumbSide(right), ThumbSide(left));
  const PostureResult result = solved(task);
  QVERIFY2(result.solved(), result.message.c_str());
  for (const Contact& contact : task.contacts) {
    if (!isHand(contact.end)) continue;
    const double way = contact.thumb == ThumbSide::Along ? 1.0 : -1.0;
    const double apart = std::acos(std::min(1.0, way * thumb(result.q, contact.end).dot(contact.axis)));
    QVERIFY2(apart < kDegree, qPrintable(QString::number(apart / kDegree)));
  }
}

void ThumbTest::theCheaperOfAllIsFound() {
  const PostureResult free = solved(asked(ThumbSide::Free, ThumbSide::Free));
  QVERIFY(free.solved());
  for (const ThumbSide right : {ThumbSide::Along, ThumbSide::Against})
    for (const ThumbSide left : {ThumbSide::Along, ThumbSide::Against}) {
      const PostureResult one = solved(asked(right, left));
      QVERIFY2(free.objective <= one.objective * (1.0 + 0.01),
               qPrintable(QString("%1 > %2").arg(free.objective).arg(one.objective)));
    }
}

/// Right over and left under costs what left over and right under does.
void ThumbTest::theMirroredAskIsTheMirroredAnswer() {
  const Task task = asked(ThumbSide::Along, ThumbSide::Along),
             image = asked(ThumbSide::Against, ThumbSide::Against);
  const PostureResult one = solved(task), other = solved(image);
  QVERIFY(one.solved() && other.solved());
  QVERIFY2(std::abs(one.objective - other.objective) < 0.01 * one.objective,
           qPrintable(QString("%1, %2").arg(one.objective).arg(other.objective)));
  const Matrix3 across = Vector3(-1.0, 1.0, 1.0).asDiagonal();
  const Vector3 right = thumb(one.q, ContactEnd::RightHand), left = thumb(other.q, ContactEnd::LeftHand);
  QVERIFY((across * right - left).norm() < kDegree);
}

void ThumbTest::theTurnedSceneHasTheTurnedAnswer() {
  const Task task = asked(ThumbSide::Along, ThumbSide::Against);
  const PostureResult here = solved(task);
  const Quaternion turn(Eigen::AngleAxisd(1.1, Vector3::UnitY()));
  const PostureResult there = solved(turned(task, turn));
  QVERIFY(here.solved() && there.solved());
  QVERIFY2(std::abs(here.objective - there.objective) < kSameCost * here.objective,
           qPrintable(QString("%1, %2").arg(here.objective).arg(there.objective)));
  for (const ContactEnd end : {ContactEnd::RightHand, ContactEnd::LeftHand})
    QVERIFY((turn * thumb(here.q, end) - thumb(there.q, end)).norm() < kDegree);
}

void ThumbTest::whatIsAskedIsKeptAndChecked() {
  Task task = asked(ThumbSide::Along, ThumbSide::Against);
  for (Contact& contact : task.contacts)
    if (isHand(contact.end)) contact.fingers = HandShape::Hook;
  const Task read = taskFromJson(taskToJson(task, subject()), "task", human());
  for (std::size_t i = 0; i < task.contacts.size(); ++i) {
    QVERIFY(read.contacts[i].thumb == task.contacts[i].thumb);
    QVERIFY(read.contacts[i].fingers == task.contacts[i].fingers);
  }
  Task wrong = task;
  wrong.contacts[0].thumb = ThumbSide::Along;  // a foot
  QVERIFY_EXCEPTION_THROWN(checkTask(wrong, human(), "task"), InputError);
  wrong = task;
  wrong.contacts[0].fingers = HandShape::Flat;
  QVERIFY_EXCEPTION_THROWN(checkTask(wrong, human(), "task"), InputError);
}

void ThumbTest::waysAreTold() {
  QCOMPARE(wayWords({0.9, 0.1, -0.3}), std::string("to the left"));
  QCOMPARE(wayWords({0.0, -1.0, 0.0}), std::string("downwards"));
  QCOMPARE(wayWords({0.1, 0.2, -0.3}), std::string("backwards"));
  const VectorX q = standing(human());
  Task task;
  task.contacts.push_back(gripAt(human(), q, ContactEnd::LeftHand));
  Data data(human());
  updateKinematics(human(), q, data);
  const std::vector<std::string> words = thumbWords(human(), data, task);
  QCOMPARE(words.size(), std::size_t(1));
  QVERIFY2(words[0].find("against the bar's axis") != std::string::npos, words[0].c_str());
  QVERIFY2(words[0].find(wayWords(thumb(q, ContactEnd::LeftHand))) != std::string::npos, words[0].c_str());
}

/// Its skin touches the palm, and what it bears acts at its middle line; a thin one stays where it was.
void ThumbTest::aThickBarLiesOnThePalm() {
  for (const double diameter : {0.032, 0.1}) {
    Task task = pull();
    for (Prop& prop : task.props)
      if (prop.kind == PropKind::Bar) prop.size.y() = diameter;
    const PostureResult result = solved(task);
    QVERIFY2(result.solved(), result.message.c_str());
    for (const Contact& contact : task.contacts) {
      if (!isHand(contact.end)) continue;
      const std::string side = contact.end == ContactEnd::RightHand ? "r_" : "l_";
      const Pose X_WG = siteAt(human(), result.q, side + "grip");
      const Vector3 palm = siteAt(human(), result.q, side + "palm").p;
      const double off = X_WG.R.col(1).dot(contact.position - palm);
      QVERIFY2(std::abs(off - std::max(0.018, 0.5 * diameter)) < 1e-4, qPrintable(QString::number(off)));
      const auto load = std::ranges::find(result.loads, contact.name, &ContactLoad::name);
      QVERIFY(load != result.loads.end());
      QVERIFY((load->point - contact.position).norm() < 1e-4);
    }
  }
}

QTEST_GUILESS_MAIN(ThumbTest)
#include "thumb_test.moc"
