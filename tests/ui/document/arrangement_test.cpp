// SPDX-License-Identifier: GPL-3.0-or-later
// Several things at once: selected, copied, deleted, moved; mirror images, arrays, forces by a hand.
#include <QTest>

#include "engine/contact/given_force.h"
#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/model/own_point.h"
#include "engine/planning/solve.h"
#include "engine/planning/trials.h"
#include "ui/document/actions/arrangement.h"
#include "ui/document/actions/hand_force.h"
#include "ui/document/clipboard_actions.h"
#include "ui/document/element_names.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

/// Sums and products of a few numbers near one.
constexpr double kExact = 1e-12;
/// Files keep ten digits (m).
constexpr double kWritten = 1e-9;

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model =
      loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  return model;
}

constexpr Element kRail{ElementKind::Prop, 0};
constexpr Element kGrip{ElementKind::Contact, 0};

/// An upright rail on the right with the right hand on it.
struct RailScene {
  RailScene() {
    Prop rail = suggestedProp(PropKind::Bar);
    rail.name = "right rail";
    rail.position = Vector3(-0.4, 0.3, 0.35);
    rail.orientation = Quaternion(Eigen::AngleAxisd(0.5 * M_PI, Vector3::UnitZ()));
    addProp(document, rail);
    const Contact hand = suggestedContact(document.project(), ContactEnd::RightHand, ContactKind::Grip);
    addContact(document, heldAt(task(), hand, Vector3(-0.4, 0.4, 0.35)));
  }
  const Task& task() const { return document.project().task; }

  Document document{newProject(Subject{human()})};
};

}  // namespace

class ArrangementTest : public QObject {
  Q_OBJECT

 private slots:
  void severalThingsAreSelectedAndLeft();
  void severalAreDeletedInOneStep();
  void severalAreCopiedIntoAnotherTask();
  void whatIsPastedOverItselfStandsBesideIt();
  void severalMoveTogetherAndHandsOnlyOnce();
  void aRailIsMirroredWithItsHand();
  void anUprightRailIsNotUpleft();
  void aHandIsMirroredOntoTheOther();
  void whatLiesInTheMiddleHasNoOtherSide();
  void whoIsTurnedIsMirroredInTheirOwnPlane();
  void loadsAndTargetsAreMirrored();
  void pointsOfOnesOwnAreMirrored();
  void aPropIsRepeated();
  void aHandExertsAForce();
  void forcesComeToWhatIsSelected();
  void bodiesWithoutHipsAreAimedAndLoadedToo();
};

void ArrangementTest::severalThingsAreSelectedAndLeft() {
  RailScene scene;
  scene.document.select(kRail);
  scene.document.selectToo(kGrip);
  QCOMPARE(scene.document.selected(), (std::vector{kRail, kGrip}));
  QCOMPARE(scene.document.selection(), kGrip);
  scene.document.selectToo(kGrip);
  QCOMPARE(scene.document.selected(), std::vector{kRail});
  scene.document.selectToo({ElementKind::Joint, 5});  // of the body one part at a time
  QCOMPARE(scene.document.selected().size(), std::size_t(1));
  scene.document.selectAll({kRail, kGrip});
  removeThing(scene.document, kGrip);
  QVERIFY(scene.document.selected().empty());
}

void ArrangementTest::severalAreDeletedInOneStep() {
  RailScene scene;
  for (int i = 0; i < 3; ++i) addProp(scene.document, suggestedProp(PropKind::Box));
  const int steps = scene.document.history().index();
  removeThings(scene.document, {{ElementKind::Prop, 1}, {ElementKind::Prop, 3}, kGrip});
  QCOMPARE(scene.document.history().index(), steps + 1);
  QCOMPARE(scene.task().props.size(), std::size_t(2));
  QCOMPARE(scene.task().props[1].name, std::string("box 2"));
  QVERIFY(scene.task().contacts.empty());
}

void ArrangementTest::severalAreCopiedIntoAnotherTask() {
  RailScene scene;
  addProp(scene.document, suggestedProp(PropKind::Box));
  const QString text = copied(scene.document.project(), {kRail, {ElementKind::Prop, 1}});
  Document other{newProject(Subject{human()})};
  paste(other, text);
  const Task& task = other.project().task;
  QCOMPARE(task.props.size(), std::size_t(2));
  QCOMPARE(task.contacts.size(), std::size_t(1));
  QCOMPARE(task.contacts[0].prop, std::string("right rail"));
  QVERIFY((task.contacts[0].position - scene.task().contacts[0].position).norm() < kWritten);
  QCOMPARE(other.selected().size(), std::size_t(2));
}

/// A lying bar's copies stand above it, those of one that stands at its side, clear of each other, and their
/// names count on.
void ArrangementTest::whatIsPastedOverItselfStandsBesideIt() {
  RailScene scene;
  addProp(scene.document, suggestedProp(PropKind::Bar));
  for (const int prop : {0, 1}) {
    const Prop first = scene.task().props[prop];
    const std::string text = first.name;
    paste(scene.document, copied(scene.document.project(), {{ElementKind::Prop, prop}}));
    const Prop second = scene.task().props.back();
    QCOMPARE(second.name, text + " 2");
    const Vector3 along = first.orientation * Vector3::UnitX(), apart = second.position - first.position;
    QVERIFY(apart.norm() > first.size.y() && std::abs(apart.dot(along)) < kWritten);
    const int copy = static_cast<int>(scene.task().props.size()) - 1;
    paste(scene.document, copied(scene.document.project(), {{ElementKind::Prop, copy}}));
    QCOMPARE(scene.task().props.back().name, text + " 3");
  }
}

void ArrangementTest::severalMoveTogetherAndHandsOnlyOnce() {
  RailScene scene;
  const Vector3 rail = scene.task().props[0].position, hand = scene.task().contacts[0].position;
  const Vector3 offset(0.1, 0.2, -0.3);
  moveThingsBy(scene.document, {kRail, kGrip}, offset);
  QVERIFY((scene.task().props[0].position - rail - offset).norm() < kExact);
  QVERIFY((scene.task().contacts[0].position - hand - offset).norm() < kExact);
}

void ArrangementTest::aRailIsMirroredWithItsHand() {
  RailScene scene;
  mirrorThings(scene.document, {kRail});
  QCOMPARE(scene.task().props.size(), std::size_t(2));
  const Prop& image = scene.task().props[1];
  QCOMPARE(image.name, std::string("left rail"));
  QVERIFY((image.position - Vector3(0.4, 0.3, 0.35)).norm() < kExact);
  QVERIFY((image.orientation * Vector3::UnitX()).cross(Vector3::UnitY()).norm() < kExact);
  QCOMPARE(scene.task().contacts.size(), std::size_t(2));
  const Contact& hand = scene.task().contacts[1];
  QVERIFY(hand.end == ContactEnd::LeftHand);
  QCOMPARE(hand.prop, std::string("left rail"));
  QVERIFY((hand.position - Vector3(0.4, 0.4, 0.35)).norm() < kExact);
  QVERIFY(isOfPerson(hand));  // the left hand's grip, not the right one's
  scene.document.undo();
  QCOMPARE(scene.task().props.size(), std::size_t(1));
}

void ArrangementTest::anUprightRailIsNotUpleft() {
  RailScene scene;
  renameThing(scene.document, kRail, "Right upright");
  mirrorThings(scene.document, {kRail});
  QCOMPARE(scene.task().props[1].name, std::string("left upright"));
}

void ArrangementTest::aHandIsMirroredOntoTheOther() {
  RailScene scene;
  mirrorThings(scene.document, {kRail});
  Contact left = scene.task().contacts[1];
  left.name = "my left";
  left.position.y() -= 0.2;
  left.place->along = -0.2;
  editContact(scene.document, 1, left, {"Edit", {}});
  mirrorThings(scene.document, {kGrip});
  QCOMPARE(scene.task().contacts.size(), std::size_t(2));
  QCOMPARE(scene.task().contacts[1].name, std::string("my left"));
  QVERIFY((scene.task().contacts[1].position - Vector3(0.4, 0.4, 0.35)).norm() < kExact);
}

void ArrangementTest::whatLiesInTheMiddleHasNoOtherSide() {
  RailScene scene;
  addProp(scene.document, suggestedProp(PropKind::Bar));  // across the middle
  QVERIFY_EXCEPTION_THROWN(mirrorThings(scene.document, {{ElementKind::Prop, 1}}), InputError);
  QCOMPARE(scene.task().props.size(), std::size_t(2));
}

/// A quarter turn to the left: the person's right is the world's -z then... whatever the convention, the
/// image of the image is the thing itself.
void ArrangementTest::whoIsTurnedIsMirroredInTheirOwnPlane() {
  RailScene scene;
  Project turned = scene.document.project();
  const Quaternion heading(Eigen::AngleAxisd(0.5 * M_PI, Vector3::UnitY()));
  const Vector3 place(1.0, turned.q[1], 2.0);
  turned.q.head<3>() = place;
  turned.q.segment<4>(3) << heading.w(), heading.x(), heading.y(), heading.z();
  const MirrorPlane plane = mirrorPlane(turned);
  QVERIFY((plane.normal - heading * Vector3::UnitX()).norm() < kWritten);
  QVERIFY((plane.point - place).norm() < kWritten);
  scene.document.commit("Turn", turned);
  mirrorThings(scene.document, {kRail});
  const Vector3 there = scene.task().props[1].position;
  const Vector3 between = 0.5 * (there + scene.task().props[0].position);
  QVERIFY(std::abs(plane.normal.dot(between - plane.point)) < kExact);
  QVERIFY((there - scene.task().props[0].position).cross(plane.normal).norm() < kExact);
}

void ArrangementTest::loadsAndTargetsAreMirrored() {
  RailScene scene;
  Load load = suggestedLoad("r_palm", LoadKind::Force);
  load.force = Vector3(10.0, 20.0, 30.0);
  load.moment = Vector3(1.0, 2.0, 3.0);
  addLoad(scene.document, load);
  addTarget(scene.document, suggestedTarget(scene.document.project(), "r_knee"));
  mirrorThings(scene.document, {{ElementKind::Load, 0}, {ElementKind::Target, 0}});
  const Load& image = scene.task().loads[1];
  QCOMPARE(image.site, std::string("l_palm"));
  QCOMPARE(image.name, std::string("force at left palm"));
  QVERIFY((image.force - Vector3(-10.0, 20.0, 30.0)).norm() < kExact);
  QVERIFY((image.moment - Vector3(1.0, -2.0, -3.0)).norm() < kExact);
  const Target& target = scene.task().targets[1];
  QCOMPARE(target.site, std::string("l_knee"));
  QVERIFY(std::abs(target.position.x() + scene.task().targets[0].position.x()) < kExact);
}

/// Onto the other limb, in its own axes; the image of a point on the left side stood on that side, too.
void ArrangementTest::pointsOfOnesOwnAreMirrored() {
  RailScene scene;
  Project pointed = scene.document.project();
  pointed.subject = withPoint(withPoint(pointed.subject, "r_wrist 0.02 0.01 0.05"), "chest 0.1 0 0");
  scene.document.commit("points", pointed);
  addTarget(scene.document, suggestedTarget(scene.document.project(), "r_wrist 0.02 0.01 0.05"));
  addTarget(scene.document, suggestedTarget(scene.document.project(), "chest 0.1 0 0"));
  mirrorThings(scene.document, {{ElementKind::Target, 0}, {ElementKind::Target, 1}});
  const Model& model = scene.document.model();
  Data data(model);
  updateKinematics(model, model.zeroPosition(), data);
  for (const std::size_t i : {0u, 1u}) {
    const SiteIndex here = model.findSite(scene.task().targets[i].site),
                    there = model.findSite(scene.task().targets[i + 2].site);
    QVERIFY(here.valid() && there.valid() && here != there);
    const Vector3 p = sitePose(model, data, here).p;
    QVERIFY((sitePose(model, data, there).p - Vector3(-p.x(), p.y(), p.z())).norm() < 1e-4);  // m, as told
  }
}

void ArrangementTest::aPropIsRepeated() {
  RailScene scene;
  repeatProp(scene.document, 0, 3, Vector3(0.0, 0.3, 0.1));
  QCOMPARE(scene.task().props.size(), std::size_t(4));
  QVERIFY((scene.task().props[3].position - scene.task().props[0].position - Vector3(0.0, 0.9, 0.3)).norm() <
          kExact);
  QCOMPARE(scene.document.selected().size(), std::size_t(3));
  QVERIFY_EXCEPTION_THROWN(repeatProp(scene.document, 0, 3, Vector3::Zero()), InputError);
  QVERIFY_EXCEPTION_THROWN(repeatProp(scene.document, 0, 1000, Vector3::UnitY()), InputError);
}

/// The posture that is found bears the force: contacts and loads sum up to the weight.
void ArrangementTest::aHandExertsAForce() {
  RailScene scene;
  for (const ContactEnd foot : {ContactEnd::RightFoot, ContactEnd::LeftFoot})
    addContact(scene.document, suggestedContact(scene.document.project(), foot, ContactKind::FlatFoot));
  exertForce(scene.document, 0, Vector3(0.0, -60.0, 0.0));
  QVERIFY(scene.task().contacts[0].pinned && bearsNothing(scene.task().contacts[0].limits));
  const Load& load = scene.task().loads.at(0);
  QVERIFY(isByHand(*human(), load));
  QVERIFY((load.force - Vector3(0.0, 60.0, 0.0)).norm() < kExact);
  QCOMPARE(pushDirections()[pushDirectionOf(-load.force)].title, "Down (−y)");
  QCOMPARE(pushDirectionOf(Vector3(1.0, 1.0, 0.0)), int(pushDirections().size()));
  SolveOptions options;
  const Trial found = solve(scene.document.project().subject, scene.task(), options);
  QVERIFY2(found.solved(), found.message.c_str());
  Vector3 feet = Vector3::Zero();
  for (const ContactLoad& one : found.last().loads)
    if (one.contact >= 0) feet += one.force;
  constexpr double kClosed = 0.5;  // N, as postures close
  QVERIFY2(std::abs(feet.y() - (human()->totalMass * 9.80665 - 60.0)) < kClosed,
           qPrintable(QString::number(feet.y())));
  // the hand stays round the rail, which is in nobody's way
  const VectorX& q = found.last().q;
  Data data(*human());
  updateKinematics(*human(), q, data);
  const Contact& hand = scene.task().contacts[0];
  const Vector3 grip = sitePose(*human(), data, human()->findSite(contactSite(hand))).p;
  QVERIFY((grip - hand.position).norm() < 1e-3);
  QVERIFY(found.violations.empty());
  QVERIFY_EXCEPTION_THROWN(exertForce(scene.document, 1, Vector3::UnitZ()), InputError);
  takeWhatComes(scene.document, 0);
  QVERIFY(scene.task().loads.empty() && !bearsNothing(scene.task().contacts[0].limits));
  QCOMPARE(scene.document.selection(), (Element{ElementKind::Contact, 0}));
}

void ArrangementTest::forcesComeToWhatIsSelected() {
  RailScene scene;
  const Project& project = scene.document.project();
  QCOMPARE(suggestedSite(project, {}, role::kChest), std::string("chest"));
  QCOMPARE(suggestedSite(project, kGrip, role::kChest), std::string("r_grip"));
  const SiteIndex knee = human()->findSite("l_knee");
  QCOMPARE(suggestedSite(project, {ElementKind::Site, knee}, role::kChest), std::string("l_knee"));
  const std::string site =
      suggestedSite(project, {ElementKind::Joint, human()->sites[knee].link}, role::kChest);
  QCOMPARE(human()->sites[human()->findSite(site)].link, human()->sites[knee].link);
}

void ArrangementTest::bodiesWithoutHipsAreAimedAndLoadedToo() {
  Document document(newProject(loadModel(HANDHOLD_SOURCE_DIR "/resources/models/arm9.json")));
  const std::string site = suggestedSite(document.project(), {}, role::kHipCentre);
  QVERIFY(document.model().findSite(site).valid());
  QCOMPARE(suggestedSite(document.project(), {}, role::kChest), site);
  addTarget(document, suggestedTarget(document.project(), site));
  addLoad(document, suggestedLoad(site, LoadKind::Mass));
  Target nowhere = document.project().task.targets[0];
  nowhere.site = "hip_centre";
  QVERIFY_THROWS_EXCEPTION(InputError, addTarget(document, nowhere));
  QCOMPARE(document.project().task.targets.size(), std::size_t(1));
}

}  // namespace handhold

QTEST_APPLESS_MAIN(handhold::ArrangementTest)
#include "arrangement_test.moc"
