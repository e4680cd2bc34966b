// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/hover_words.h"

#include <QTest>

#include "engine/model/model_file.h"
#include "engine/trial/trial.h"
#include "ui/document/element_names.h"
#include "ui/document/result_actions.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model =
      loadModel(HANDHOLD_SOURCE_DIR "/resources/models/human55.json");
  return model;
}

/// Pelvis and right thigh: between them are the three freedoms of the hip.
Figure hipAlone() {
  Figure figure;
  const auto frameOf = [](const char* joint) {
    const LinkIndex link = human()->findJoint(joint);
    for (FrameIndex frame(0); frame < static_cast<int>(human()->frames.size()); frame = FrameIndex(frame + 1))
      if (human()->frames[frame].link == link) return std::stoi(human()->frames[frame].name);
    return -1;
  };
  figure.parts = {{"pelvis", 0, {}}, {"r_thigh", frameOf("r_hip_rotation"), {}}};
  return figure;
}

/// A document that shows a posture with those torques (N m).
void showTorques(Document& document, const VectorX& tau) {
  Trial trial;
  trial.subject = human();
  trial.task = std::make_shared<const Task>(document.project().task);
  trial.origin = Solved();
  MotionFrame frame;
  frame.q = document.project().q;
  frame.v = frame.vdot = VectorX::Zero(human()->velocitySize());
  frame.tau = tau;
  trial.motion.frames = {frame};
  applyTrial(document, std::make_shared<const Trial>(std::move(trial)));
}

}  // namespace

class HoverWordsTest : public QObject {
  Q_OBJECT

 private slots:
  void aPartTellsItsMostLoadedFreedom();
  void aHandTellsItsOwnForceWhenAnotherIsGone();
  void aContactTellsItsNote();
};

void HoverWordsTest::aPartTellsItsMostLoadedFreedom() {
  Document document(standingProject(human()));
  const Figure figure = hipAlone();
  const LinkIndex last = linkOfPart(*human(), figure, 1);
  QCOMPARE(last, human()->findJoint("r_hip_rotation"));
  const ThingId thigh{ThingKind::Body, 0, 1};
  for (const char* name : {"r_hip_flexion", "r_hip_rotation"}) {
    VectorX tau = VectorX::Constant(human()->velocitySize(), 1.0);
    // more than any of the hip's, but not of the thigh
    tau[velocityIndex(human()->findJoint("r_knee_flexion"))] = 90.0;
    tau[velocityIndex(human()->findJoint(name))] = 30.0;
    showTorques(document, tau);
    const QStringList lines =
        hoverWords(document, thigh, {ElementKind::Joint, last}, &figure).split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0], QStringLiteral("Right thigh"));
    QVERIFY2(lines[1].startsWith(readableName(name)), qPrintable(lines[1]));
    QVERIFY2(lines[1].contains(QStringLiteral("30.0 N m")), qPrintable(lines[1]));
  }
}

/// The motion of both hands stays in sight when the first one goes.
void HoverWordsTest::aHandTellsItsOwnForceWhenAnotherIsGone() {
  Project project = standingProject(human());
  Trial trial;
  trial.subject = human();
  trial.task = std::make_shared<const Task>(project.task);
  trial.origin = Predicted();
  for (const double time : {0.0, 1.0}) {
    MotionFrame frame;
    frame.time = time;
    frame.q = project.q;
    for (int contact = 0; contact < 2; ++contact) {
      ContactLoad load;
      load.name = project.task.contacts[contact].name;
      load.contact = contact;
      load.force = Vector3(0.0, contact == 0 ? 100.0 : 30.0, 0.0);
      frame.loads.push_back(load);
    }
    trial.motion.frames.push_back(frame);
  }
  Document document(withTrial(project, std::make_shared<const Trial>(std::move(trial))));
  removeThing(document, {ElementKind::Contact, 0});
  const ThingId id{ThingKind::Contact, 0};
  const QString words = hoverWords(document, id, {ElementKind::Contact, 0}, nullptr);
  QVERIFY2(words.startsWith(QStringLiteral("left foot")) && words.endsWith(QStringLiteral(" 30 N")),
           qPrintable(words));
}

void HoverWordsTest::aContactTellsItsNote() {
  Document document(standingProject(human()));
  const ThingId id{ThingKind::Contact, 0};
  const Element contact{ElementKind::Contact, 0};
  const QString without = hoverWords(document, id, contact, nullptr);
  noteContact(document, 0, QStringLiteral(" wet steel \n"));
  QCOMPARE(hoverWords(document, id, contact, nullptr), without + QStringLiteral("\nwet steel"));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::HoverWordsTest)
#include "hover_words_test.moc"
