// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/people/body_binding.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "app/process/resources.h"
#include "ui/theme/movement.h"

namespace handhold {

namespace {

/// The page Person of somebody without a skin, who is there at once.
struct Page {
  Page() {
    new BodyBinding(document, view, figures, body);
    body.resize(120, 160);
    body.show();
  }

  Document document{newProject(openSubject("planar9"))};
  LiveSolver live{Solvers()};
  DragSession drag{document, live};
  Viewport viewport;
  ViewBinding view{document, drag, viewport};
  FigureMaker figures;
  TurningBody body;
};

}  // namespace

class BodyBindingTest : public QObject {
  Q_OBJECT

 public:
  static void initMain() { qputenv("QT_QPA_PLATFORM", "offscreen"); }

 private slots:
  void initTestCase();
  void itWearsWhatTheViewDoes();
};

void BodyBindingTest::initTestCase() {
  QApplication::setStyle(calmStyle());
  setMovement(Movement::None);
}

/// Other clothes want other pictures, those of a weightless task, too.
void BodyBindingTest::itWearsWhatTheViewDoes() {
  Page page;
  const QSignalSpy wanted(&page.body, &TurningBody::wanted);
  page.view.setClothes(ClothesChoice::PressureSuit);
  const auto first = wanted.count();
  QVERIFY(first > 0);
  page.view.setClothes(ClothesChoice::PressureSuit);
  QCOMPARE(wanted.count(), first);
  page.view.setClothes(ClothesChoice::ByGravity);
  const auto second = wanted.count();
  QVERIFY(second > first);
  Project weightless = page.document.project();
  weightless.task.gravity.setZero();
  page.document.commit(QStringLiteral("Gravity"), weightless);
  QVERIFY(wanted.count() > second);
}

}  // namespace handhold

QTEST_MAIN(handhold::BodyBindingTest)
#include "body_binding_test.moc"
