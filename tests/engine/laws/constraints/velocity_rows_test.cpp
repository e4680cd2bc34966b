// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/velocity_rows.h"

#include <QtTest>

#include "tests/engine/planning/test_tasks.h"

namespace handhold {

class VelocityRowsTest : public QObject {
  Q_OBJECT

 private slots:
  /// A planar body alone has no speed out of its plane: a base that stays leaves its limbs all of space.
  void aSiteHasTheSpeedsOfItsModel_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("rows");
    QTest::newRow("free") << "human55.json" << 3;
    QTest::newRow("planar") << "planar9.json" << 2;
    QTest::newRow("fixed") << "arm9.json" << 3;
  }

  void aSiteHasTheSpeedsOfItsModel() {
    QFETCH(QString, file);
    const auto model =
        loadModel(std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models" / file.toStdString());
    VelocityRows rows(*model, "at the end");
    rows.addSite(model->findSite("r_elbow"), Vector3::Zero());
    QTEST(rows.rows(), "rows");
  }
};

}  // namespace handhold

QTEST_APPLESS_MAIN(handhold::VelocityRowsTest)
#include "velocity_rows_test.moc"
