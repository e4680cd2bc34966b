// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/section.h"

#include <QTest>

#include "ui/theme/tokens.h"

namespace handhold {

class SectionTest : public QObject {
  Q_OBJECT

 private slots:
  void aLongFigureKeepsClearOfItsBar();
};

/// Above its limit a bar is full: empty columns part it from the figure.
void SectionTest::aLongFigureKeepsClearOfItsBar() {
  SectionHeader header(QStringLiteral("Spine"));
  header.resize(300, header.sizeHint().height());
  for (const double load : {0.48, 1.05, 15.83, 158.3}) {
    header.setLoad(load);
    const QImage image = header.grab().toImage();
    const int middle = header.height() / 2;
    const QRgb ground = image.pixel(header.width() - 1, 1);
    int end = 0, run = 0;  // of the bar: longer than any stroke of a digit
    for (int x = header.width() / 2; x < header.width(); ++x) {
      run = image.pixel(x, middle) != ground ? run + 1 : 0;
      if (run >= 20) end = x;
    }
    QVERIFY(end > 0);
    for (int x = end + 1; x < end + 4; ++x)
      for (int y = 4; y < header.height() - 4; ++y)
        QVERIFY2(image.pixel(x, y) == ground, qPrintable(QStringLiteral("%1: %2").arg(load).arg(x - end)));
  }
}

}  // namespace handhold

QTEST_MAIN(handhold::SectionTest)
#include "section_test.moc"
