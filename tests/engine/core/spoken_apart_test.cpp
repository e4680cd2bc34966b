// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/spoken_apart.h"

#include <QtTest>

#include "engine/core/unit_table.h"

namespace handhold {

class SpokenApartTest : public QObject {
  Q_OBJECT

 private slots:
  void twoThatDifferAreToldSo_data() {
    QTest::addColumn<double>("amount");
    QTest::addColumn<double>("other");
    QTest::addColumn<int>("dimension");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("others");
    const auto row = [](const char* name, double a, double b, Dimension d, const char* x, const char* y) {
      QTest::newRow(name) << a << b << int(d) << x << y;
    };
    row("far apart", 12.0, 10.0, Dimension::Torque, "12.0 N m", "10.0 N m");
    row("near", 10.03, 10.0, Dimension::Torque, "10.03 N m", "10.00 N m");
    row("nearer", 10.0004, 10.0, Dimension::Torque, "10.0004 N m", "10.0000 N m");
    row("a force", 556.2, 556.0, Dimension::Force, "556.2 N", "556.0 N");
    row("a length", 0.12003, 0.12, Dimension::Length, "12.003 cm", "12.000 cm");
    row("an angle", 30.2 * kRadiansPerDegree, 30.0 * kRadiansPerDegree, Dimension::Angle, "30.2 degrees",
        "30.0 degrees");
    row("a share", 0.5004, 0.5, Dimension::None, "50.04 %", "50.00 %");
    row("the same", 10.0, 10.0, Dimension::Torque, "10.0 N m", "10.0 N m");
  }

  void twoThatDifferAreToldSo() {
    QFETCH(double, amount);
    QFETCH(double, other);
    QFETCH(int, dimension);
    QTEST(QString::fromStdString(spokenApart(amount, other, Dimension(dimension))), "words");
    QTEST(QString::fromStdString(spokenApart(other, amount, Dimension(dimension))), "others");
  }

  void othersUnitsToo() {
    const UnitChoice us{UnitSystem::UsCustomary};
    QCOMPARE(spokenApart(10.03, 10.0, Dimension::Torque, us), std::string("7.40 ft lbf"));
    QCOMPARE(spokenApart(10.0, 10.03, Dimension::Torque, us), std::string("7.38 ft lbf"));
  }
};

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::SpokenApartTest)
#include "spoken_apart_test.moc"
