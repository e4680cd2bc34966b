// SPDX-License-Identifier: GPL-3.0-or-later
// A right click on bodies that are drawn as sticks puts a point of one's own there, a double click opens the
// inspector.
#include <QDockWidget>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include "app/studio.h"
#include "engine/model/planar.h"
#include "ui/document/suggestions.h"

namespace handhold {

namespace {

constexpr int kSolveMilliseconds = 60000;  // generous: sanitizers and busy machines
constexpr double kStick = 0.035;           // m: no stick is thicker

QAction* actionOf(const QMenu& menu, const QString& text) {
  for (QAction* action : menu.actions())
    if (action->text() == text) return action;
  return nullptr;
}

}  // namespace

class StudioPointsTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void aClickOnAStickIsAPoint_data();
  void aClickOnAStickIsAPoint();
  void aDoubleClickOpensTheInspector();
};

void StudioPointsTest::init() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("studio-points"));
  QStandardPaths::setTestModeEnabled(true);
  QSettings().clear();
}

void StudioPointsTest::aClickOnAStickIsAPoint_data() {
  QTest::addColumn<QString>("task");
  QTest::newRow("planar9") << "planar_trial_1";
}

/// On the part that is clicked, where it is clicked, of a planar body in its plane; undone in one step.
void StudioPointsTest::aClickOnAStickIsAPoint() {
  QFETCH(QString, task);
  Studio studio;
  studio.window().resize(1280, 800);
  studio.window().show();
  studio.open(QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/%1.json").arg(task));
  QTRY_VERIFY_WITH_TIMEOUT(!studio.runner().isRunning() && !studio.view().scene().figures.empty(),
                           kSolveMilliseconds);
  auto* view = studio.window().findChild<Viewport*>();
  view->frameAll();
  QTest::qWait(400);  // the camera arrives
  const std::vector<StickLimb> limbs = studio.view().scene().figures.front().limbs;
  QVERIFY(limbs.size() > 4);
  int tried = 0;
  for (std::size_t part = 0; part < limbs.size(); ++part) {
    const Vector3 middle = 0.5 * (limbs[part].a + limbs[part].b);
    const Vector3 pixel = project(view->camera(), view->viewSize(), middle) / view->devicePixelRatioF();
    const QPoint at(qRound(pixel.x()), qRound(pixel.y()));
    const auto hit = view->pickAt(at);
    if (!hit || hit->id.kind != ThingKind::Body || hit->id.part != int(part)) continue;
    ++tried;
    const std::size_t sites = studio.document().project().subject.model->sites.size();
    emit view->contextMenuRequested(hit->id, view->mapToGlobal(at));
    auto* menu = view->findChild<QMenu*>(QStringLiteral("view.menu"));
    QVERIFY(menu && actionOf(*menu, QStringLiteral("New point here")));
    actionOf(*menu, QStringLiteral("New point here"))->trigger();
    delete menu;
    const Project& project = studio.document().project();
    const Model& model = *project.subject.model;
    QCOMPARE(model.sites.size(), sites + 1);
    const Site& added = model.sites[model.findSite("point")];
    QCOMPARE(int(added.link), std::max(limbs[part].joint, 0));
    const Vector3 place = sitePlace(studio.document().shown(), "point").p;
    QVERIFY2((place - hit->p_W).norm() < kStick, qPrintable(QString::number((place - hit->p_W).norm())));
    if (isPlanar(model)) QVERIFY(std::abs(place.z()) < 1e-9);
    studio.document().undo();
    QCOMPARE(studio.document().project().subject.model->sites.size(), sites);
  }
  QVERIFY2(tried > 2, qPrintable(QString::number(tried)));
}

/// Where it was put away, too.
void StudioPointsTest::aDoubleClickOpensTheInspector() {
  Studio studio;
  studio.window().resize(1280, 800);
  studio.window().show();
  auto* inspector = studio.window().findChild<QDockWidget*>("dock.inspector");
  inspector->hide();
  emit studio.window().findChild<Viewport*>()->activated({ThingKind::Body, 0, 0});
  QVERIFY(inspector->isVisible());
}

}  // namespace handhold

QTEST_MAIN(handhold::StudioPointsTest)
#include "studio_points_test.moc"
