// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/figures.h"

#include <QTest>
#include <limits>

namespace handhold {

class FiguresTest : public QObject {
  Q_OBJECT

 private slots:
  void sizesOfAllKindsReadAsPeopleWriteThem_data();
  void sizesOfAllKindsReadAsPeopleWriteThem();
};

void FiguresTest::sizesOfAllKindsReadAsPeopleWriteThem_data() {
  QTest::addColumn<double>("value");
  QTest::addColumn<QString>("words");
  const auto row = [](double value, const char* words) { QTest::newRow(words) << value << words; };
  row(591.0, "590");
  row(5.91, "5.9");
  row(0.5, "0.5");
  row(2.0e7, "2 × 10⁷");
  row(0.00591, "0.0059");
  row(123456.0, "120000");
  row(999.6, "1000");
  row(5.91e7, "5.9 × 10⁷");
  row(-5.91e-12, "−5.9 × 10⁻¹²");
  row(0.0, "0");
  row(std::numeric_limits<double>::infinity(), "–");
}

void FiguresTest::sizesOfAllKindsReadAsPeopleWriteThem() {
  QFETCH(double, value);
  QFETCH(QString, words);
  QCOMPARE(significant(value, 2), words);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::FiguresTest)
#include "figures_test.moc"
