// SPDX-License-Identifier: GPL-3.0-or-later
// Postures by name: taken with hands and feet at their contacts, kept under a name of one's own.
#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>
#include <QTest>
#include <csignal>

#include <sys/resource.h>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "ui/document/actions/own_postures.h"
#include "ui/document/posture_actions.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

/// Where feet are brought to (m): a few steps of least squares.
constexpr double kAtContact = 2e-3;
constexpr double kWritten = 1e-12;

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model =
      loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  return model;
}

const NamedPosture& postureNamed(const QString& title) {
  for (const NamedPosture& posture : namedPostures())
    if (posture.title == title) return posture;
  return namedPostures().front();
}

}  // namespace

class OwnPosturesTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void squattingKeepsTheFeetOnTheirContacts();
  void whoStandsHasNoLockedKnees();
  void aPostureIsKeptTakenAndForgotten();
  void whatCannotBeReadIsNotWrittenOver();
  void aFullDiskKeepsThoseThatWereThere();
  void anotherPersonTakesTheJointsThatItHas();
};

void OwnPosturesTest::initTestCase() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("postures"));
  QStandardPaths::setTestModeEnabled(true);
  QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).removeRecursively();
}

void OwnPosturesTest::squattingKeepsTheFeetOnTheirContacts() {
  Document document{standingProject(Subject{human()})};
  const LinkIndex knee = human()->findJoint("r_knee_flexion");
  applyNamedPosture(document, postureNamed("Squat"));
  QVERIFY(document.project().q[positionIndex(knee)] > 1.5);
  int feet = 0;
  for (const Contact& contact : document.project().task.contacts) {
    if (!contact.pinned) continue;
    ++feet;
    const Vector3 site = sitePlace(document.project(), contactSite(contact)).p;
    QVERIFY2((site - contact.position).norm() < kAtContact,
             qPrintable(QString::number((site - contact.position).norm())));
  }
  QCOMPARE(feet, 2);
}

/// Knees off their limit; both ends of a sole as far up or down from the hips as each other.
void OwnPosturesTest::whoStandsHasNoLockedKnees() {
  Document document{newProject(Subject{human()})};
  applyNamedPosture(document, postureNamed("Standing"));
  const double knee = document.project().q[positionIndex(human()->findJoint("l_knee_flexion"))];
  QVERIFY(knee > 0.05 && knee < 0.2);
  const Pose ball = sitePlace(document.project(), "l_ball"), heel = sitePlace(document.project(), "l_heel");
  applyNamedPosture(document, postureNamed("Relaxed"));
  const double straight =
      sitePlace(document.project(), "l_ball").p.y() - sitePlace(document.project(), "l_heel").p.y();
  QVERIFY(std::abs(ball.p.y() - heel.p.y() - straight) < 1e-6);
}

void OwnPosturesTest::aPostureIsKeptTakenAndForgotten() {
  Document document{newProject(Subject{human()})};
  const LinkIndex elbow = human()->findJoint("r_elbow_flexion");
  const double bent = 0.5 * (human()->joints[elbow].lower + human()->joints[elbow].upper);
  setJointAngle(document, elbow, bent);
  const VectorX kept = document.project().q;
  keepOwnPosture(document, " My / reach ");
  applyNamedPosture(document, postureNamed("T-pose"));
  QCOMPARE(ownPostures().size(), 1);
  const OwnPosture own = ownPostures().first();
  QCOMPARE(own.name, QString("My / reach"));
  takePosture(document, angles(*human(), own), own.name);
  QVERIFY((document.project().q - kept).norm() < kWritten);
  QVERIFY_EXCEPTION_THROWN(keepOwnPosture(document, "  "), InputError);
  forgetOwnPosture(own.name);
  QVERIFY(ownPostures().isEmpty());
}

void OwnPosturesTest::whatCannotBeReadIsNotWrittenOver() {
  Document document{newProject(Subject{human()})};
  keepOwnPosture(document, "Reach");
  QFile file(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/postures.json");
  QVERIFY(file.open(QIODevice::ReadWrite));
  const QByteArray broken = file.readAll().chopped(3);
  QVERIFY(file.resize(broken.size()));
  file.close();
  QVERIFY(ownPostures().isEmpty());
  QVERIFY_EXCEPTION_THROWN(keepOwnPosture(document, "Crouch"), InputError);
  QVERIFY_EXCEPTION_THROWN(forgetOwnPosture("Reach"), InputError);
  QVERIFY(file.open(QIODevice::ReadOnly));
  QCOMPARE(file.readAll(), broken);
  QVERIFY(file.remove());
}

void OwnPosturesTest::aFullDiskKeepsThoseThatWereThere() {
  Document document{newProject(Subject{human()})};
  keepOwnPosture(document, "Reach");
  rlimit before;
  QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
  const rlimit small{64, before.rlim_max};
  std::signal(SIGXFSZ, SIG_IGN);
  QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);  // as a disk that is full
  bool isRefused = false;
  try {
    keepOwnPosture(document, "Crouch");
  } catch (const InputError&) {
    isRefused = true;
  }
  setrlimit(RLIMIT_FSIZE, &before);
  QVERIFY(isRefused);
  QCOMPARE(ownPostures().size(), 1);
  QCOMPARE(ownPostures().first().name, QString("Reach"));
  forgetOwnPosture("Reach");
}

void OwnPosturesTest::anotherPersonTakesTheJointsThatItHas() {
  const OwnPosture own{"", {{"r_elbow_flexion", 1e3}, {"no_such_joint", 1.0}}};
  const LinkIndex elbow = human()->findJoint("r_elbow_flexion");
  const VectorX q = angles(*human(), own);
  QCOMPARE(q.size(), human()->positionSize());
  QCOMPARE(q[positionIndex(elbow)], human()->joints[elbow].upper);
}

}  // namespace handhold

QTEST_APPLESS_MAIN(handhold::OwnPosturesTest)
#include "own_postures_test.moc"
