// SPDX-License-Identifier: GPL-3.0-or-later
// Words can be read: WCAG 2.1, level AA, success criterion 1.4.3 (text, 4.5 to 1).
#include "ui/theme/contrast.h"

#include <QTest>

#include "ui/theme/tokens.h"

namespace handhold {

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
  QVERIFY2(contrast(front, back) >= kReadable, qPrintable(QString::number(contrast(front, back))));
}

}  // namespace handhold

QTEST_APPLESS_MAIN(handhold::ContrastTest)
#include "contrast_test.moc"
