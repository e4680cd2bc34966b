// SPDX-License-Identifier: GPL-3.0-or-later
// Words can be read: WCAG 2.1, level AA, success criterion 1.4.3 (text, 4.5 to 1).
#include <QTest>
#include <cmath>

#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr double kText = 4.5;

/// WCAG 2.1, relative luminance.
double luminance(const QColor& color) {
  const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& one, const QColor& other) {
  const double a = luminance(one), b = luminance(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

}  // namespace

class ContrastTest : public QObject {
  Q_OBJECT

 private slots:
  void theFormulaIsThatOfTheStandard();
  void everyWordCanBeRead_data();
  void everyWordCanBeRead();
};

/// Black on white is 21 to 1; #777777 on white 4.48, the best known grey that just fails.
void ContrastTest::theFormulaIsThatOfTheStandard() {
  QVERIFY(std::abs(contrast(Qt::black, Qt::white) - 21.0) < 1e-9);
  QVERIFY(std::abs(contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.005);
}

void ContrastTest::everyWordCanBeRead_data() {
  QTest::addColumn<QColor>("front");
  QTest::addColumn<QColor>("back");
  for (const Appearance appearance : {Appearance::Dark, Appearance::Light}) {
    const Tokens& t = tokens(appearance);
    const QString theme = appearance == Appearance::Dark ? QStringLiteral("dark") : QStringLiteral("light");
    const std::pair<const char*, QColor> backs[] = {
        {"window", t.window}, {"panel", t.panel}, {"raised", t.raised}};
    const std::pair<const char*, QColor> words[] = {{"text", t.text},           {"muted", t.muted},
                                                    {"accent", t.accent},       {"good", t.good},
                                                    {"attention", t.attention}, {"exceeded", t.exceeded},
                                                    {"measured", t.measured},   {"predicted", t.predicted}};
    for (const auto& [back, behind] : backs) {
      for (const auto& [name, color] : words)
        QTest::addRow("%s %s on %s", qPrintable(theme), name, back) << color << behind;
    }
    QTest::addRow("%s primary button", qPrintable(theme)) << t.onAccent << t.accent;
  }
}

void ContrastTest::everyWordCanBeRead() {
  QFETCH(const QColor, front);
  QFETCH(const QColor, back);
  QVERIFY2(contrast(front, back) >= kText, qPrintable(QString::number(contrast(front, back))));
}

}  // namespace handhold

QTEST_APPLESS_MAIN(handhold::ContrastTest)
#include "contrast_test.moc"
