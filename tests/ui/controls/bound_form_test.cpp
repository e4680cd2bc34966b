// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/bound_form.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>

namespace handhold {

class BoundFormTest : public QObject {
  Q_OBJECT

 private slots:
  void whatIsGoneIsNeitherShownNorChanged();
  void labelsAreWhole();
  void unitsFollowTheChoice();
};

/// A list of choices can be open while a job that ends takes away what it is about.
void BoundFormTest::whatIsGoneIsNeitherShownNorChanged() {
  bool isThere = true;
  int value = 0, asked = 0;
  BoundForm form;
  form.setSubjectTest([&] { return isThere; });
  const Binding<int> binding{[&] {
                               ++asked;
                               return value;
                             },
                             [&](int chosen) { value = chosen; }};
  QComboBox* field = form.addChoice({"Axis", "axis", ""}, {"x", "y", "z"}, binding);
  emit field->activated(2);
  QCOMPARE(value, 2);
  form.refresh();
  QVERIFY(asked > 0);
  isThere = false;
  asked = 0;
  emit field->activated(1);
  form.refresh();
  QCOMPARE(value, 2);
  QCOMPARE(asked, 0);
}

/// "Lifted forward" lost its last letters.
void BoundFormTest::labelsAreWhole() {
  BoundForm form;
  int value = 0;
  const Binding<int> binding{[&] { return value; }, [&](int chosen) { value = chosen; }};
  const QStringList words{"Up", "Lifted forward", "Something much longer than any other field"};
  for (const QString& word : words) form.addChoice({word, word, ""}, {"x", "y"}, binding);
  form.resize(300, 400);
  form.show();
  QVERIFY(QTest::qWaitForWindowExposed(&form));
  QSet<int> widths;
  for (const QLabel* label : form.findChildren<QLabel*>()) {
    if (!words.contains(label->text())) continue;
    const QRect needed = label->fontMetrics().boundingRect(
        QRect(0, 0, label->width(), 1000), label->wordWrap() ? Qt::TextWordWrap : 0, label->text());
    QVERIFY2(needed.width() <= label->width() && needed.height() <= label->height(),
             qPrintable(label->text()));
    widths.insert(label->width());
  }
  QCOMPARE(widths.size(), 1);  // one column
}

void BoundFormTest::unitsFollowTheChoice() {
  BoundForm form;
  NumberField* number =
      form.addNumber({"Depth", "depth", "Of it"}, number::length(), {[] { return 0.1; }, [](double) {}});
  VectorField* vector = form.addVector({"Place", "place", "Of it"}, number::length(),
                                       {[] { return Vector3::Zero(); }, [](const Vector3&) {}});
  const auto* x = vector->findChild<NumberField*>("place.x");
  QCOMPARE(number->toolTip(), QString("Of it (mm)"));
  UnitChoice us;
  us.system = UnitSystem::UsCustomary;
  Units::shared().choose(us);
  QCOMPARE(number->toolTip(), QString("Of it (in)"));
  QCOMPARE(x->toolTip(), QString("Of it (in)"));
  QCOMPARE(x->accessibleName(), QString("Place x in in"));
  Units::shared().choose({});
  QCOMPARE(x->accessibleName(), QString("Place x in mm"));
}

}  // namespace handhold

QTEST_MAIN(handhold::BoundFormTest)
#include "bound_form_test.moc"
