// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/number_field.h"

#include <QAbstractSpinBox>
#include <QSignalSpy>
#include <QTest>

#include "engine/core/error.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/controls/bound_form.h"
#include "ui/controls/joint_slider.h"
#include "ui/dialogs/export_film_dialog.h"
#include "ui/dialogs/export_picture_dialog.h"
#include "ui/document/manoeuvre_actions.h"
#include "ui/document/motion_actions.h"
#include "ui/panels/manoeuvre/manoeuvre_panel.h"

namespace handhold {

namespace {

constexpr double kExact = 1e-12;

void type(NumberField* field, const QString& text, Qt::Key last = Qt::Key_Return) {
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, text);
  QTest::keyClick(field, last);
}

bool isNear(double a, double b) { return std::abs(a - b) <= kExact * std::max(1.0, std::abs(b)); }

/// A field alone, in a window that has the focus.
struct Alone {
  explicit Alone(const NumberKind& kind) : field(new NumberField(kind, &window)) {
    window.show();
    isActive = QTest::qWaitForWindowActive(&window);
    field->setFocus();
  }

  QWidget window;
  NumberField* field;
  bool isActive = false;
};

/// Nonsense is refused and leaves the number, whatever it is a number of.
void checkNonsenseIsRefused(QWidget& parent) {
  for (NumberField* field : parent.findChildren<NumberField*>()) {
    if (!field->isEnabled()) continue;  // a free duration has no bounds to type
    const double before = field->value();
    for (const char* nonsense : {"1.1 xyz", "1..1", "3 kg m s"}) {
      type(field, QString::fromLatin1(nonsense));
      QVERIFY2(field->isRefused(), qPrintable(field->objectName() + ": " + nonsense));
      QVERIFY2(field->value() == before, qPrintable(field->objectName()));
    }
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY2(!field->isRefused(), qPrintable(field->objectName()));
  }
}

}  // namespace

class NumberFieldTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void cleanup() { Units::shared().choose({}); }
  void unitsAndSumsAreTaken();
  void negativeNumbersHaveAMinusSign();
  void noNumberHasAPowerOfTen();
  void theChosenUnitIsTheDefault();
  void aChoiceOfUnitsIsFollowed();
  void nonsenseStaysInRedAndTheValueStays();
  void escapeGivesTheValueBack();
  void leavingTakesTheNumber();
  void whatIsOutOfRangeSaysTheRange();
  void countsAreWhole();
  void arrowKeysStep();
  void aRefusedValueGoesBack();
  void aRefusedVectorKeepsItsOtherNumbers();
  void typedTextOutlivesARefresh();
  void jointFieldClosesAndSaysItsRange();
  void everyFieldRefusesNonsense();
  void nothingElseTakesNumbers();
};

void NumberFieldTest::unitsAndSumsAreTaken() {
  Alone f(number::length());
  QSignalSpy entered(f.field, &NumberField::entered);
  type(f.field, "1.1 m");
  QVERIFY(isNear(f.field->valueInSi(), 1.1));
  QCOMPARE(f.field->text(), QStringLiteral("1100.0"));
  type(f.field, "45 cm");
  QVERIFY(isNear(f.field->valueInSi(), 0.45));
  type(f.field, "450+20");
  QVERIFY(isNear(f.field->valueInSi(), 0.47));
  type(f.field, "1,1 m - 3 cm");
  QVERIFY(isNear(f.field->valueInSi(), 1.07));
  QCOMPARE(entered.size(), 4);
  QVERIFY(isNear(entered.last().first().toDouble(), 1.07));
}

void NumberFieldTest::negativeNumbersHaveAMinusSign() {
  Alone f(number::length());
  f.field->clearFocus();
  f.field->showValue(-0.2);
  QCOMPARE(f.field->text(), QStringLiteral("\u2212200.0"));
  type(f.field, "-3 cm");
  QVERIFY(isNear(f.field->valueInSi(), -0.03));
}

/// An angle that a solver left a millionth of a degree from zero read "388e-06" in its narrow field.
void NumberFieldTest::noNumberHasAPowerOfTen() {
  Alone angle(number::angle());
  QVERIFY(angle.isActive);
  for (const auto& [degrees, text] : {std::pair(2.544438388e-06, "0"), std::pair(-2.5e-06, "0"),
                                      std::pair(4e-05, "0.00004"), std::pair(0.0004, "0.0004")}) {
    angle.field->showValue(degrees * M_PI / 180.0);
    QTest::keyClick(angle.field, Qt::Key_Return);
    QCOMPARE(angle.field->text(), QString(text));
  }
  Alone large({Dimension::None, -1e6, 1e6});
  type(large.field, "1e7");
  QCOMPARE(large.field->accessibleDescription(), QString("A number from -1000000 to 1000000 is wanted"));
}

void NumberFieldTest::theChosenUnitIsTheDefault() {
  UnitChoice choice;
  choice.system = UnitSystem::UsCustomary;
  choice.angle = AngleUnit::Radian;
  Units::shared().choose(choice);
  Alone length(number::length()), angle(number::angle());
  type(length.field, "10");
  QVERIFY(isNear(length.field->valueInSi(), 0.254));
  type(length.field, "1 ft 2");
  QVERIFY(length.field->isRefused());
  type(length.field, "1 ft + 2");
  QVERIFY(isNear(length.field->valueInSi(), 14 * 0.0254));
  type(angle.field, "2*45°");
  QVERIFY(isNear(angle.field->valueInSi(), M_PI_2));
}

void NumberFieldTest::aChoiceOfUnitsIsFollowed() {
  Alone f({Dimension::Length, 0.0254, 2.54});
  f.field->showValue(0.254);
  const QSignalSpy entered(f.field, &NumberField::entered);
  UnitChoice us;
  us.system = UnitSystem::UsCustomary;
  Units::shared().choose(us);
  QVERIFY(isNear(f.field->value(), 10.0));
  QVERIFY(isNear(f.field->valueInSi(), 0.254));
  QCOMPARE(f.field->findChild<QLabel*>()->text(), QString("in"));
  type(f.field, "101");
  QVERIFY(f.field->isRefused());
  type(f.field, "100");
  QVERIFY(isNear(f.field->valueInSi(), 2.54));
  Units::shared().choose({});
  QVERIFY(isNear(f.field->value(), 2540.0));
  QCOMPARE(f.field->text().toDouble(), 2540.0);
  QCOMPARE(entered.size(), 1);  // the choice changes no number
}

void NumberFieldTest::nonsenseStaysInRedAndTheValueStays() {
  Alone f(number::length());
  f.field->showValue(0.2);
  QSignalSpy entered(f.field, &NumberField::entered);
  type(f.field, "12 kg");
  QVERIFY(f.field->isRefused());
  QVERIFY(f.field->property("refused").toBool());
  QCOMPARE(f.field->text(), QStringLiteral("12 kg"));
  QCOMPARE(f.field->valueInSi(), 0.2);
  QCOMPARE(entered.size(), 0);
  QVERIFY(f.field->accessibleDescription().contains("a length (m, cm, mm, in, ft) is wanted"));
  QTest::keyClick(f.field, Qt::Key_Backspace);  // "12 k" is wrong, too
  QVERIFY(f.field->isRefused());
  QTest::keyClick(f.field, Qt::Key_Backspace);
  QTest::keyClick(f.field, Qt::Key_Backspace);  // "12"
  QVERIFY(!f.field->isRefused());
  QTest::keyClick(f.field, Qt::Key_Return);
  QVERIFY(isNear(f.field->valueInSi(), 0.012));
}

void NumberFieldTest::escapeGivesTheValueBack() {
  Alone f(number::force());
  f.field->showValue(100.0);
  type(f.field, "foo");
  QTest::keyClick(f.field, Qt::Key_Escape);
  QVERIFY(!f.field->isRefused());
  QCOMPARE(f.field->text(), QStringLiteral("100.0"));
  QTest::keyClicks(f.field, "7");
  QTest::keyClick(f.field, Qt::Key_Escape);
  QCOMPARE(f.field->text(), QStringLiteral("100.0"));
  QCOMPARE(f.field->value(), 100.0);
}

void NumberFieldTest::leavingTakesTheNumber() {
  Alone f(number::mass());
  QVERIFY(f.isActive);
  new NumberField(number::mass(), &f.window);
  type(f.field, "10 lb", Qt::Key_Tab);
  f.field->clearFocus();
  QVERIFY(isNear(f.field->valueInSi(), 4.5359237));
  QCOMPARE(f.field->text(), QStringLiteral("4.54"));
  f.field->setFocus();
  f.field->selectAll();
  QTest::keyClicks(f.field, "ten");
  f.field->clearFocus();
  QVERIFY(f.field->isRefused());
  QCOMPARE(f.field->text(), QStringLiteral("ten"));
  QVERIFY(isNear(f.field->valueInSi(), 4.5359237));
}

void NumberFieldTest::whatIsOutOfRangeSaysTheRange() {
  Alone f(number::mass());
  type(f.field, "-1");
  QVERIFY(f.field->isRefused());
  QCOMPARE(f.field->accessibleDescription(), QStringLiteral("A number from 0 to 10000 kg is wanted"));
}

void NumberFieldTest::countsAreWhole() {
  Alone f(number::count(2, 100));
  QCOMPARE(f.field->value(), 2.0);
  type(f.field, "2.5");
  QVERIFY(f.field->isRefused());
  type(f.field, "5/2*2");
  QCOMPARE(f.field->value(), 5.0);
}

void NumberFieldTest::arrowKeysStep() {
  Alone f(number::length());
  QTest::keyClick(f.field, Qt::Key_Up);
  QVERIFY(isNear(f.field->valueInSi(), 0.01));
  QTest::keyClick(f.field, Qt::Key_PageDown);
  QVERIFY(isNear(f.field->valueInSi(), -0.09));
}

void NumberFieldTest::aRefusedValueGoesBack() {
  BoundForm form;
  double kept = 3.0;
  NumberField* field = form.addNumber({"Mass", "mass", "Of it"}, number::mass(),
                                      {[&] { return kept; },
                                       [&](const double& value) {
                                         if (value > 5.0)
                                           throw InputError("mass", "is too large", "take less");
                                         kept = value;
                                       }});
  form.show();
  form.refresh();
  type(field, "6 kg");
  QVERIFY(field->isRefused());
  QCOMPARE(field->value(), 3.0);
  QCOMPARE(field->text(), QStringLiteral("6 kg"));
  type(field, "4 kg");
  QVERIFY(!field->isRefused());
  QCOMPARE(kept, 4.0);
}

void NumberFieldTest::aRefusedVectorKeepsItsOtherNumbers() {
  BoundForm form;
  Vector3 kept(1.0, 2.0, 3.0);
  form.addVector({"Place", "place", "Of it"}, number::length(),
                 {[&] { return kept; },
                  [&](const Vector3& value) {
                    if (value.y() > 5.0) throw InputError("place", "is too high", "take less");
                    kept = value;
                  }});
  form.show();
  form.refresh();
  type(form.findChild<NumberField*>("place.y"), "9 m");
  QCOMPARE(kept, Vector3(1.0, 2.0, 3.0));
  type(form.findChild<NumberField*>("place.z"), "4 m");
  QCOMPARE(kept, Vector3(1.0, 2.0, 4.0));
}

void NumberFieldTest::typedTextOutlivesARefresh() {
  Alone f(number::length());
  f.field->showValue(0.5);
  f.field->selectAll();
  QTest::keyClicks(f.field, "600+");
  f.field->showValue(0.5);
  QCOMPARE(f.field->text(), QStringLiteral("600+"));
  f.field->showValue(0.7);  // what it was about is gone
  QCOMPARE(f.field->text(), QStringLiteral("700.0"));
}

void NumberFieldTest::jointFieldClosesAndSaysItsRange() {
  JointSlider slider("Elbow", {-140.02, 0.0, -20.0}, Qt::red);
  slider.resize(300, 24);
  slider.show();
  QVERIFY(QTest::qWaitForWindowActive(&slider));
  slider.editAngle();
  auto* field = slider.findChild<NumberField*>();
  type(field, "30");
  QVERIFY(field->isVisible());
  QCOMPARE(field->accessibleDescription(), QStringLiteral("A number from -140 to 0 ° is wanted"));
  type(field, "-1 rad");
  QVERIFY(!field->isVisible());
  QVERIFY(isNear(slider.angle_deg(), -180.0 / M_PI));
  slider.editAngle();
  QTest::keyClick(field, Qt::Key_Escape);
  QVERIFY(!field->isVisible());
}

void NumberFieldTest::everyFieldRefusesNonsense() {
  Project project = samplePull();
  project.task.motion.method = MotionMethod::Predicted;
  project.task.motion.holds = {{project.task.contacts[0].name, 0.0, 1.0}};
  WindowFixture f(quickSolvers(PostureStatus::Optimal), project);
  const auto select = [&](Element thing) {
    f.document.select(thing);
    checkNonsenseIsRefused(*f.window);
  };
  for (const PropKind kind :
       {PropKind::Floor, PropKind::Bar, PropKind::Ladder, PropKind::Box, PropKind::Cabin})
    select(addProp(f.document, suggestedProp(kind)));
  for (const LoadKind kind : {LoadKind::Force, LoadKind::Mass})
    select(addLoad(f.document, suggestedLoad("r_grip", kind)));
  select(addTarget(f.document, suggestedTarget(f.document.project(), "r_palm")));
  for (int contact = 0; contact < 4; ++contact) select({ElementKind::Contact, contact});
  select({ElementKind::Joint, 5});
  select({});
  for (const int kind : {0, 1, 2, 3, 4}) {
    ManoeuvrePanel panel(f.document, f.runner, f.solvers);
    panel.show();
    panel.choose(static_cast<ManoeuvreKind>(kind));
    checkNonsenseIsRefused(panel);
  }
  ExportFilmDialog film({}, {3.0, 0.0, FilmFormat::Movie});
  ExportPictureDialog picture({}, 3.0);
  for (QDialog* dialog : {static_cast<QDialog*>(&film), static_cast<QDialog*>(&picture)}) {
    dialog->show();
    checkNonsenseIsRefused(*dialog);
  }
}

void NumberFieldTest::nothingElseTakesNumbers() {
  WindowFixture f;
  ExportFilmDialog film({}, {3.0, 0.0, FilmFormat::Movie});
  ExportPictureDialog picture({}, 3.0);
  for (const QWidget* widget :
       {static_cast<QWidget*>(f.window.get()), static_cast<QWidget*>(&film), static_cast<QWidget*>(&picture)})
    QVERIFY(widget->findChildren<QAbstractSpinBox*>().isEmpty());
}

}  // namespace handhold

QTEST_MAIN(handhold::NumberFieldTest)
#include "number_field_test.moc"
