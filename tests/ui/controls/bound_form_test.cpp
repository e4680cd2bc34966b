// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/bound_form.h"

#include <QComboBox>
#include <QTest>

namespace handhold {

class BoundFormTest : public QObject {
  Q_OBJECT

 private slots:
  void whatIsGoneIsNeitherShownNorChanged();
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

}  // namespace handhold

QTEST_MAIN(handhold::BoundFormTest)
#include "bound_form_test.moc"
