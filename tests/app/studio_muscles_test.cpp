// SPDX-License-Identifier: GPL-3.0-or-later
// The whole program on the muscles of a solved posture: how they share is chosen in their tab, told, and
// written.
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>
#include <cmath>

#include "app/studio.h"
#include "engine/core/atomic_file.h"
#include "engine/core/json_document.h"
#include "ui/controls/elided_label.h"
#include "ui/document/units/units.h"
#include "ui/panels/muscle_choices.h"
#include "ui/plots/channel_plot.h"
#include "ui/plots/curves/strength_chart.h"

namespace handhold {

namespace {

const QString kPull = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/standing_pull.json");
constexpr int kPatience = 120000;  // ms: sanitizers and busy machines

void choose(QComboBox& box, int index) {
  box.setCurrentIndex(index);
  emit box.activated(index);
}

}  // namespace

class StudioMusclesTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { studio_.reset(); }
  void whatIsChosenIsToldAndWritten();
  void strengthStandsInThePlaceOfCurves();
  void theTableTellsEveryMuscleNow();

 private:
  template <class Widget>
  Widget& find(const char* name) const {
    return *studio_->window().findChild<Widget*>(QString::fromLatin1(name));
  }
  void look();
  QString note() const { return choices().findChild<ElidedLabel*>()->text(); }
  MuscleChoices& choices() const { return *studio_->window().findChild<MuscleChoices*>(); }
  nlohmann::json exported();

  std::unique_ptr<Studio> studio_;
};

void StudioMusclesTest::init() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("studio-muscles"));
  QStandardPaths::setTestModeEnabled(true);
  QSettings().clear();
  studio_ = std::make_unique<Studio>();
  studio_->window().resize(1280, 800);
  studio_->window().show();
  studio_->open(kPull);
  const auto isIdle = [this] { return !studio_->runner().isRunning(); };
  QTRY_VERIFY_WITH_TIMEOUT(studio_->document().project().posture && isIdle(), kPatience);
  look();
}

/// The tab is in front, and their tensions are found.
void StudioMusclesTest::look() {
  QWidget* page = choices().parentWidget();
  studio_->window().showBottomWidget(*page);
  QTRY_VERIFY_WITH_TIMEOUT(!find<QComboBox>("muscles.group").currentText().isEmpty(), kPatience);
}

nlohmann::json StudioMusclesTest::exported() {
  const QTemporaryDir folder;
  QTimer answer;
  connect(&answer, &QTimer::timeout, this, [&] {
    auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (!files) return;
    files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(folder.path());
    static_cast<QDialog*>(files)->accept();
  });
  answer.start(20);
  studio_->window().actions()[QStringLiteral("export.muscles")]->trigger();
  return nlohmann::json::parse(readFile(folder.filePath("muscles.json").toStdString()));
}

/// A wrist cannot be relieved of all that it bears.
void StudioMusclesTest::whatIsChosenIsToldAndWritten() {
  QVERIFY(note().isEmpty());
  const nlohmann::json before = exported();
  QCOMPARE(before.at("criterion").get<std::string>(), std::string("stress"));
  QVERIFY(!before.contains("relief"));
  choose(find<QComboBox>("muscles.criterion"), 1);
  QTest::mouseClick(&find<QCheckBox>("muscles.curves"), Qt::LeftButton, {}, QPoint(8, 8));
  auto& most = find<NumberField>("muscles.most");
  most.showValue(0.0);
  auto& joint = find<QComboBox>("muscles.relieved");
  choose(joint, joint.findData("r_wrist"));
  QTRY_VERIFY_WITH_TIMEOUT(note().contains("Right wrist cannot be relieved so far"), kPatience);
  UnitChoice us;
  us.system = UnitSystem::UsCustomary;
  Units::shared().choose(us);
  QVERIFY2(note().endsWith("lbf at the least"), qPrintable(note()));
  Units::shared().choose({});
  const nlohmann::json after = exported();
  QCOMPARE(after.at("criterion").get<std::string>(), std::string("fatigue"));
  QVERIFY(after.at("curves").get<bool>());
  QCOMPARE(after.at("relief").at("joint").get<std::string>(), std::string("r_wrist"));
  QCOMPARE(after.at("relief").at("frames_above").get<int>(), 1);
  choose(joint, 0);
  QTRY_VERIFY_WITH_TIMEOUT(note().isEmpty(), kPatience);
}

void StudioMusclesTest::strengthStandsInThePlaceOfCurves() {
  auto& chart = *studio_->window().findChild<StrengthChart*>();
  QVERIFY(!chart.isVisible());
  QTest::mouseClick(&find<QToolButton>("muscles.by_angle"), Qt::LeftButton);
  QTRY_VERIFY(chart.isVisible() && chart.plot().curveSet().curves.size() == 4);
  QVERIFY(!find<QComboBox>("muscles.group").isVisible());
  QTest::mouseClick(&find<QToolButton>("muscles.by_angle"), Qt::LeftButton);
  QTRY_VERIFY(!chart.isVisible() && find<QComboBox>("muscles.group").isVisible());
}

/// Sorted by tension at first; stress is tension over the section of the same row.
void StudioMusclesTest::theTableTellsEveryMuscleNow() {
  QTest::mouseClick(&find<QToolButton>("muscles.by_angle"), Qt::LeftButton);
  QTest::mouseClick(&find<QToolButton>("muscles.as_table"), Qt::LeftButton);
  QVERIFY(!find<QToolButton>("muscles.by_angle").isChecked());
  auto& table = find<QTreeWidget>("muscles.table");
  QTRY_VERIFY_WITH_TIMEOUT(table.isVisible() && table.topLevelItemCount() == 168, kPatience);
  const auto number = [&](int row, int column) { return table.topLevelItem(row)->text(column).toDouble(); };
  QVERIFY(number(0, 1) > 10.0);
  for (int row = 0; row < 10; ++row) {
    if (row > 0) QVERIFY(number(row, 1) <= number(row - 1, 1));
    const double tension = number(row, 1), stress = number(row, 3), area = number(row, 4);
    // as far as a tenth of a unit tells of each
    QVERIFY2(std::abs(stress * area - tension) <= 0.5 + 0.05 * (stress + area),
             qPrintable(table.topLevelItem(row)->text(0)));
  }
  table.sortByColumn(4, Qt::DescendingOrder);
  QVERIFY(number(0, 4) >= number(1, 4) && number(0, 4) > 10.0);
}

}  // namespace handhold

QTEST_MAIN(handhold::StudioMusclesTest)
#include "studio_muscles_test.moc"
