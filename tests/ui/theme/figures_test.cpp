// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/figures.h"

#include <QTest>
#include <limits>

#include "ui/theme/elided.h"
#include "ui/theme/end_zeros.h"

namespace handhold {

class FiguresTest : public QObject {
  Q_OBJECT

 private slots:
  void sizesOfAllKindsReadAsPeopleWriteThem_data();
  void sizesOfAllKindsReadAsPeopleWriteThem();
  void onlyZerosBehindAFractionGo();
  void aCutBesideAFullStopHasThreeDots();
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

void FiguresTest::onlyZerosBehindAFractionGo() {
  QCOMPARE(withoutEndZeros("2.500"), QString("2.5"));
  QCOMPARE(withoutEndZeros("2.000"), QString("2"));
  QCOMPARE(withoutEndZeros("200"), QString("200"));
  QCOMPARE(withoutEndZeros("-0.0"), QString("-0"));
}

void FiguresTest::aCutBesideAFullStopHasThreeDots() {
  const QFont font;
  const QFontMetricsF metrics(font);
  const QString name("right shoulder horiz. adduction");
  for (double width = 20.0; width < metrics.horizontalAdvance(name); width += 1.0) {
    const QString cut = elided(metrics, name, Qt::ElideMiddle, width);
    QVERIFY2(!cut.contains(QString(".") + QChar(0x2026)) && !cut.contains(QString(" ") + QChar(0x2026)),
             qPrintable(cut));
    QVERIFY(metrics.horizontalAdvance(cut) <= width);
  }
  QCOMPARE(elided(metrics, name, Qt::ElideMiddle, 1e4), name);
}

}  // namespace handhold

QTEST_MAIN(handhold::FiguresTest)
#include "figures_test.moc"
