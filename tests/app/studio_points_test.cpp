// SPDX-License-Identifier: GPL-3.0-or-later
// A right click on bodies that are drawn as sticks puts a point of one's own there, a double click opens the
// inspector.
#include <QDockWidget>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include "app/studio.h"
#include "engine/model/own_point.h"
#include "engine/model/planar.h"
#include "ui/document/actions/body_spot.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/suggestions.h"
#include "ui/panels/scene_tree_panel.h"

namespace handhold {

namespace {

constexpr int kSolveMilliseconds = 60000;  // generous: sanitizers and busy machines
constexpr double kStick = 0.035;           // m: no stick is thicker

QAction* actionOf(const QMenu& menu, const QString& text) {
  for (QAction* action : menu.actions())
    if (action->text() == text) return action;
  return nullptr;
}

/// Of what can be chosen; a thing's name above it is no choice.
QStringList wordsOf(const QMenu& menu) {
  QStringList words;
  for (const QAction* action : menu.actions())
    if (!action->isSeparator() && action->isEnabled()) words << action->text();
  return words;
}

std::size_t sitesIn(const QTreeWidget& tree) {
  std::size_t count = 0;
  for (const QTreeWidgetItem* item : tree.findItems({}, Qt::MatchContains | Qt::MatchRecursive))
    count += item->data(0, Qt::UserRole).value<Element>().kind == ElementKind::Site ? 1 : 0;
  return count;
}

}  // namespace

class StudioPointsTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void aClickOnAStickIsAPoint_data();
  void aClickOnAStickIsAPoint();
  void aDoubleClickOpensTheInspector();
  void treeAndViewOfferTheSame();
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
  const QTreeWidget* tree = studio.window().findChild<SceneTreePanel*>()->tree();
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
    QTRY_COMPARE(sitesIn(*tree), sites + 1);
    const Site& added = model.sites.back();
    QVERIFY2(!spokenPoint(added.name).empty(), added.name.c_str());
    QVERIFY(project.subject.file.empty());  // the task tells it, the body is no other
    QCOMPARE(int(added.link), std::max(limbs[part].joint, 0));
    const Vector3 place = sitePlace(studio.document().shown(), added.name).p;
    QVERIFY2((place - hit->p_W).norm() < kStick, qPrintable(QString::number((place - hit->p_W).norm())));
    if (isPlanar(model)) QVERIFY(std::abs(place.z()) < 1e-9);
    studio.document().undo();
    QCOMPARE(studio.document().project().subject.model->sites.size(), sites);
    QTRY_COMPARE(sitesIn(*tree), sites);
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

/// Of a hand and of a handhold; a click in the view knows a place beside, where a hand may hold.
void StudioPointsTest::treeAndViewOfferTheSame() {
  Studio studio;
  studio.window().resize(1280, 800);
  studio.window().show();
  studio.open(QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/hook_pull.json"));
  QTRY_VERIFY_WITH_TIMEOUT(!studio.runner().isRunning() && !studio.view().scene().figures.empty(),
                           kSolveMilliseconds);
  auto* panel = studio.window().findChild<SceneTreePanel*>();
  const Model& model = studio.document().model();
  const SiteIndex grip = model.findSite("r_grip");
  const auto treeWords = [&](Element thing) {
    const auto items = panel->tree()->findItems({}, Qt::MatchContains | Qt::MatchRecursive);
    for (QTreeWidgetItem* item : items) {
      if (!item->data(0, Qt::UserRole).canConvert<Element>()) continue;
      if (item->data(0, Qt::UserRole).value<Element>() != thing) continue;
      panel->tree()->scrollToItem(item);
      emit panel->tree()->customContextMenuRequested(panel->tree()->visualItemRect(item).center());
      std::unique_ptr<QMenu> menu(panel->findChild<QMenu*>("scene.menu"));
      return menu ? wordsOf(*menu) : QStringList();
    }
    return QStringList();
  };
  const QStringList hand = treeWords({ElementKind::Site, grip});
  QVERIFY2(hand.contains("New point here"), qPrintable(hand.join("; ")));
  QVERIFY2(hand.filter("reach").size() == 1, qPrintable(hand.join("; ")));
  const LinkIndex link = model.sites[static_cast<std::size_t>(static_cast<int>(grip))].link;
  const Vector3 p_W = sitePlace(inSight(studio.document()), "r_grip").p;
  QMenu onBody;  // as ViewMenu fills it
  studio.window().fillBodyMenu(
      onBody, bodySpotAt(studio.document(), {ElementKind::Joint, static_cast<int>(link)}, p_W));
  studio.window().fillMenuEnd(onBody);
  QCOMPARE(wordsOf(onBody), hand);
  const QStringList hold = treeWords({ElementKind::Contact, 0});
  QVERIFY(hold.size() > 5);
  auto* view = studio.window().findChild<Viewport*>();
  emit view->contextMenuRequested({ThingKind::Contact, 0}, view->mapToGlobal(view->rect().center()));
  const std::unique_ptr<QMenu> onContact(view->findChild<QMenu*>("view.menu"));
  QVERIFY(onContact);
  for (const QString& words : hold) QVERIFY2(wordsOf(*onContact).contains(words), qPrintable(words));
}

}  // namespace handhold

QTEST_MAIN(handhold::StudioPointsTest)
#include "studio_points_test.moc"
