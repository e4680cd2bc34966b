// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/import/import_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include "engine/core/atomic_file.h"
#include "engine/model/model_file.h"
#include "tests/ui/fake_recording.h"
#include "ui/controls/number_field.h"
#include "ui/document/recordings/draft_smoothing.h"
#include "ui/document/recordings/recorded.h"
#include "ui/document/units/units.h"
#include "ui/panels/import/body_map.h"
#include "ui/panels/import/residual_chart.h"
#include "ui/panels/import/spectrum_chart.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr int kPatience = 60000;  // ms: sanitizers and busy machines
const std::string kResources = HANDHOLD_SOURCE_DIR "/resources/";

/// A page on a walk that is read, prepared and analysed.
struct OpenPage {
  OpenPage() {
    show(writtenWalk(folder));
    for (int k = 0; k < kPatience / 10 && !session.residuals().isKnown(); ++k) QTest::qWait(10);
  }
  /// On a table of text.
  explicit OpenPage(const std::string& table) {
    writeFile((folder.path() + "/table.csv").toStdString(), table);
    show(folder.filePath("table.csv"));
  }

  void show(const QString& file) {
    panel.resize(340, 1400);
    panel.show();
    session.read(file);
    for (int k = 0; k < kPatience / 10 && !session.trial(); ++k) QTest::qWait(10);
  }

  template <class Widget>
  Widget* find(const char* name) {
    return panel.findChild<Widget*>(QString::fromLatin1(name));
  }
  void type(const char* field, const char* text) {
    auto* number = find<NumberField>(field);
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, QString::fromLatin1(text));
    QTest::keyClick(number, Qt::Key_Return);
  }

  QTemporaryDir folder;
  std::vector<MarkerSet> kept;
  Document document{standingProject(loadModel(kResources + "models/human55.json"))};
  JobRunner runner;
  ImportSession session{
      document,
      runner,
      {[] { return loadMarkerSets(kResources + "marker_sets"); },
       [](const Subject&) { return readFile(kResources + "models/human55.json"); },
       [this](const MarkerSet& set) { kept.push_back(set); },
       {},
       [this](const std::string& name) { return std::ranges::count(kept, name, &MarkerSet::name) > 0; }}};
  ImportPanel panel{document, session};
};

}  // namespace

class ImportPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void saysWhatTheFileHoldsAndLeavesOpen();
  void aDisabledFitSaysWhy();
  void whatIsNotKnownIsNotZero();
  void choicesGoIntoTheDraft();
  void theCutOffIsTakenFromTheChart();
  void aCutOffAboveTheRateIsRefused();
  void theTimeIsCroppedAtThePlayhead();
  void onlyAToldUpAxisIsNoGuess();
  void unknownLabelsArePutOnTheBody();
  void ownPlacesAreKeptAsASet();
  void columnsOfATableAreChosen();
  void holdsAreDeclaredInRows();
  void upAndForwardNeverAreOneAxis();
  void markersGetWeightsThatASetKeeps();
  void anOwnSetIsReplacedOnRequest();
  void theSpectrumStandsUnderTheCutOff();
  void thePlatesFootIsChosen();
  void platesAloneHaveNoSpectrum();
};

void ImportPanelTest::init() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("import-panel"));
  QStandardPaths::setTestModeEnabled(true);
  QSettings().clear();
}

void ImportPanelTest::saysWhatTheFileHoldsAndLeavesOpen() {
  OpenPage page;
  QCOMPARE(page.find<QLabel>("import.file")->text(), QString("walk.c3d"));
  QVERIFY(page.find<QLabel>("import.content")->text().startsWith("9 markers, 1 force plate"));
  QVERIFY(page.find<QLabel>("import.content")->text().contains("200 frames at 100.00 Hz"));
  QVERIFY(page.find<QLabel>("import.doubts")->text().contains("BALL"));  // no label of the set
  QVERIFY(page.find<QLabel>("import.doubts")->text().contains("LPSI"));  // has a gap
  QCOMPARE(page.find<QComboBox>("import.set")->currentText(), QString("Plug-in Gait"));
  page.session.close();
  QVERIFY(!page.find<QWidget>("import.import")->isEnabled());
}

void ImportPanelTest::aDisabledFitSaysWhy() {
  OpenPage page;
  auto* why = page.find<QLabel>("import.whyNot");
  QVERIFY(page.find<QPushButton>("import.fit")->isEnabled() && !why->isVisible());
  page.session.change(withMarkerSet(page.session.draft(), "", page.session.sets()));
  QVERIFY(!page.find<QPushButton>("import.fit")->isEnabled() && why->isVisible());
  QVERIFY(why->text().contains("marker set"));
  OpenPage angles("time,knee,hip\n0,1,2\n0.1,1,2\n");
  QVERIFY(angles.find<QLabel>("import.whyNot")->text().contains("named as joints"));
}

void ImportPanelTest::whatIsNotKnownIsNotZero() {
  OpenPage page;
  auto* stature = page.find<NumberField>("import.stature");
  QVERIFY(stature->text().startsWith("1700"));
  ImportDraft draft = page.session.draft();
  draft.person.stature = 0.0;
  page.session.change(draft);
  QCOMPARE(stature->text(), QString());
  QCOMPARE(stature->placeholderText(), QString("not known"));
  page.type("import.stature", "1.8 m");
  QCOMPARE(page.session.draft().person.stature, 1.8);
  page.type("import.stature", "0");
  stature->clearFocus();
  QCOMPARE(page.session.draft().person.stature, 0.0);
  QCOMPARE(stature->text(), QString());
}

void ImportPanelTest::choicesGoIntoTheDraft() {
  OpenPage page;
  page.type("import.mass", "70");
  page.type("import.rate", "200");
  QCOMPARE(page.session.draft().person.mass, 70.0);
  QCOMPARE(page.session.draft().preparation.rate, std::optional(200.0));
  QTRY_COMPARE_WITH_TIMEOUT(recordingOf(*page.session.trial())->frames.rate, 200.0, kPatience);
  QCOMPARE(recordingOf(*page.session.trial())->person.mass, 70.0);
  auto* reduction = page.find<QCheckBox>("import.reduction");
  for (const bool reduces : {true, false}) {
    reduction->click();
    QCOMPARE(page.session.draft().reduction.has_value(), reduces);
  }
}

void ImportPanelTest::theCutOffIsTakenFromTheChart() {
  OpenPage page;
  auto* chart = page.find<ResidualChart>("import.residuals");
  QTest::mouseClick(chart, Qt::LeftButton, {}, QPoint(qRound(chart->xOf(6.0)), 60));
  const std::optional<double> chosen = page.session.draft().preparation.smoothing.motion;
  constexpr double kPixel = 0.2;  // Hz
  QVERIFY(chosen && std::abs(*chosen - 6.0) < kPixel);
  QVERIFY(!chart->grab().isNull());
  QTest::mouseClick(page.find<QWidget>("import.suggested"), Qt::LeftButton);
  QCOMPARE(page.session.draft().preparation.smoothing.motion, std::optional(page.session.residuals().chosen));
  QCOMPARE(weighingCutOff(page.session.draft()), page.session.residuals().chosen);
  page.type("import.torqueCutOff", "8");
  QCOMPARE(weighingCutOff(page.session.draft()), 8.0);
  page.type("import.cutOff", "10");
  QCOMPARE(weighingCutOff(page.session.draft()), 10.0);
}

void ImportPanelTest::aCutOffAboveTheRateIsRefused() {
  OpenPage page;
  page.type("import.cutOff", "50");
  QVERIFY(page.find<NumberField>("import.cutOff")->isRefused());
  QVERIFY(!page.session.draft().preparation.smoothing.motion);
}

void ImportPanelTest::theTimeIsCroppedAtThePlayhead() {
  OpenPage page;
  page.document.setPlaybackTime(0.5);
  QTest::mouseClick(page.find<QWidget>("import.beginHere"), Qt::LeftButton);
  const auto kept = [&] { return page.session.draft().kept.value_or(TimeSpan()); };
  QCOMPARE(kept().from, 0.5);
  QCOMPARE(kept().to, (kWalkFrames - 1) / kWalkRate);  // as the time line; the plate's samples go on
  QCOMPARE(page.document.playbackTime(), 0.5);         // the clock goes on counting as it did
  page.document.setPlaybackTime(1.5);
  QCOMPARE(recordingOf(*keptTrial(page.session.draft(), page.session.trial()))->samples.count(), 1500);
  QTest::mouseClick(page.find<QWidget>("import.endHere"), Qt::LeftButton);
  QCOMPARE(kept().to, 1.5);
  QCOMPARE(keptTrial(page.session.draft(), page.session.trial())->from<Recorded>()->recording->frames.count(),
           101);
  QTest::mouseClick(page.find<QWidget>("import.whole"), Qt::LeftButton);
  QVERIFY(!page.session.draft().kept);
}

void ImportPanelTest::onlyAToldUpAxisIsNoGuess() {
  OpenPage page;
  QCOMPARE(page.session.draft().upSource, UpSource::File);
  emit page.find<QComboBox>("import.up")->activated(1);
  QCOMPARE(page.session.draft().upSource, UpSource::Person);
  auto untold = std::make_shared<Recording>(*page.session.draft().read);
  untold->up.reset();
  QCOMPARE(draftOf("walk.c3d", untold, page.session.sets()).upSource, UpSource::Guess);
  untold->up = LaboratoryAxis{1, 1};
  untold->doubts.push_back({DoubtKind::UpAxis, "file", "no up axis is told", "taken as y up"});
  QCOMPARE(draftOf("walk.bvh", untold, page.session.sets()).upSource, UpSource::Guess);
}

/// By a click, by a drop, by the choice of a segment, and off again.
void ImportPanelTest::unknownLabelsArePutOnTheBody() {
  OpenPage page;
  auto* labels = page.find<QListWidget>("import.labels");
  auto* map = page.find<BodyMap>("import.bodyMap");
  auto* segment = page.find<QComboBox>("import.segment");
  QCOMPARE(labels->count(), 1);
  QVERIFY(!segment->isEnabled());
  labels->item(0)->setSelected(true);
  const auto place = [&] { return page.session.draft().ownPlaces; };
  const auto line = std::ranges::find_if(map->parts(), [](const SegmentLine& part) {
    return part.segment == BodySegment::Forearm && part.side == BodySide::Left;
  });
  const Vector3 middle = 0.5 * (line->from + line->to);
  QTest::mouseClick(map, Qt::LeftButton, {}, map->pixelOf(middle).toPoint());
  QCOMPARE(place().size(), std::size_t(1));
  QVERIFY(place()[0].segment == BodySegment::Forearm && place()[0].side == BodySide::Left);
  constexpr double kPixel = 0.01;  // m
  QVERIFY((*placeAtZero(page.document.model(), place()[0]) - middle).norm() < kPixel);
  QVERIFY(labels->item(0)->text().contains("left forearm"));
  QCOMPARE(segment->currentText(), QString("left forearm"));
  QVERIFY(!page.find<QLabel>("import.doubts")->text().contains("BALL"));  // known now
  const auto choose = [&](const char* title) { emit segment->activated(segment->findText(title)); };
  choose("head");
  QVERIFY(place()[0].segment == BodySegment::Head);
  QMimeData data;
  data.setText("BALL");
  const SegmentLine& hips = map->parts().front();
  const QPoint pelvis = map->pixelOf(0.5 * (hips.from + hips.to)).toPoint();
  QDragEnterEvent enter(pelvis, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(map, &enter);
  QDropEvent drop(pelvis, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(map, &drop);
  QVERIFY(place().size() == 1 && place()[0].segment == BodySegment::Pelvis);
  QCOMPARE(map->markers().size(), std::size_t(9));
  choose("on no segment");
  QVERIFY(place().empty());
}

void ImportPanelTest::ownPlacesAreKeptAsASet() {
  OpenPage page;
  page.find<QListWidget>("import.labels")->item(0)->setSelected(true);
  QVERIFY(!page.find<QPushButton>("import.keepSet")->isEnabled());
  auto* segment = page.find<QComboBox>("import.segment");
  emit segment->activated(segment->findText("head"));
  page.find<QLineEdit>("import.setName")->setText("My lab");
  QTest::mouseClick(page.find<QWidget>("import.keepSet"), Qt::LeftButton);
  QCOMPARE(page.kept.size(), std::size_t(1));
  QCOMPARE(page.kept[0].name, std::string("my_lab"));
  QCOMPARE(page.find<QComboBox>("import.set")->currentText(), QString("My lab"));
  QCOMPARE(page.session.draft().markerSet, std::string("my_lab"));
  QVERIFY(page.session.draft().ownPlaces.empty());
  const int again = recognisedSet(page.session.draft().labels, page.session.sets());
  QCOMPARE(page.session.sets()[static_cast<std::size_t>(again)].name, std::string("my_lab"));
}

/// Three columns become a marker, one a channel; a table with the same headings is taken so the next time.
void ImportPanelTest::columnsOfATableAreChosen() {
  std::string text = "Gym\nclock,hand a,hand b,hand c,pull,side\n";
  for (int k = 0; k < 20; ++k)
    text += std::to_string(0.01 * k) + ",1.5,2,0.5," + std::to_string(k) + ",left\n";
  {
    OpenPage page(text);
    auto* rows = page.find<QTableWidget>("import.table");
    QVERIFY(rows->isVisible());
    QCOMPARE(rows->columnCount(), 6);
    QCOMPARE(rows->item(0, 3)->text(), QString("0.5"));
    QVERIFY(rows->horizontalHeaderItem(5)->text().contains("left out"));
    const auto columns = [&]() -> const std::vector<CsvColumn>& {
      return page.session.draft().table->chosen.columns;
    };
    auto* use = page.find<QComboBox>("import.columnUse");
    const auto choose = [&](int from, int to, const char* what) {
      rows->clearSelection();
      rows->setRangeSelected({0, from, rows->rowCount() - 1, to}, true);
      emit use->activated(use->findText(what));
    };
    choose(0, 0, "time");
    QTRY_VERIFY_WITH_TIMEOUT(columns()[0].use == CsvUse::Time, kPatience);
    choose(1, 4, "markers x y z");  // a marker and a third of one
    QVERIFY(!page.session.isReading());
    const QModelIndex whole = use->model()->index(use->findText("markers x y z"), 0);
    QVERIFY(!whole.flags().testFlag(Qt::ItemIsEnabled));
    QCOMPARE(use->currentText(), QString("coordinate"));
    choose(1, 3, "markers x y z");
    QTRY_VERIFY_WITH_TIMEOUT(columns()[3].use == CsvUse::MarkerZ, kPatience);
    QVERIFY(whole.flags().testFlag(Qt::ItemIsEnabled));
    choose(4, 4, "channel");
    QTRY_VERIFY_WITH_TIMEOUT(columns()[4].use == CsvUse::Channel, kPatience);
    auto* unit = page.find<QComboBox>("import.columnUnit");
    emit unit->activated(unit->findText("kN"));
    QTRY_VERIFY_WITH_TIMEOUT(columns()[4].unit.factor == 1e3, kPatience);
  }
  OpenPage again(text);
  const Recording& read = *again.session.draft().read;
  QCOMPARE(read.markers.size(), std::size_t(1));
  QVERIFY((read.markers[0].positions[0] - Vector3f(0.0015f, 0.002f, 0.0005f)).norm() < 1e-7f);
  QCOMPARE(read.analog.size(), std::size_t(1));
  QCOMPARE(read.analog[0].values[2], 2000.0f);
  QVERIFY(std::abs(read.frames.rate - 100.0) < 1e-6);
}

void ImportPanelTest::holdsAreDeclaredInRows() {
  OpenPage page;
  page.document.setPlaybackTime(0.25);
  QTest::mouseClick(page.find<QWidget>("import.addHold"), Qt::LeftButton);
  const auto holds = [&] { return page.session.draft().holds; };
  QCOMPARE(holds().size(), std::size_t(1));
  QCOMPARE(holds()[0].from, 0.25);
  QCOMPARE(holds()[0].to, (kWalkFrames - 1) / kWalkRate);
  page.type("import.hold.0.to", "0.5");
  QCOMPARE(holds()[0].to, 0.5);
  page.type("import.hold.0.from", "0.9");
  QVERIFY(page.find<NumberField>("import.hold.0.from")->isRefused());
  QCOMPARE(holds()[0].from, 0.25);
  auto* part = page.find<QComboBox>("import.hold.0.part");
  emit part->activated(part->findText("right foot"));
  QVERIFY(holds()[0].segment == BodySegment::Foot && holds()[0].side == BodySide::Right);
  auto* typed = page.find<NumberField>("import.hold.0.to");  // without Enter
  typed->setFocus();
  typed->selectAll();
  QTest::keyClicks(typed, "0.75");
  QTest::mouseClick(page.find<QWidget>("import.hold.0.remove"), Qt::LeftButton);
  QVERIFY(holds().empty() && !page.find<QWidget>("import.hold.0.part"));
}

/// Several at once, by the field below the rows; undo takes it back, and the set that is kept has it.
void ImportPanelTest::markersGetWeightsThatASetKeeps() {
  OpenPage page;
  auto* rows = page.find<QTreeWidget>("import.markerTable");
  QCOMPARE(rows->topLevelItemCount(), 8);
  QVERIFY(!page.find<NumberField>("import.weight")->isEnabled());
  QCOMPARE(rows->topLevelItem(4)->text(0), QString("LTOE"));
  QCOMPARE(rows->topLevelItem(4)->text(1), QString("left foot"));
  QVERIFY(!page.find<QWidget>("import.keepSet")->isVisible());
  for (const int row : {4, 5}) rows->topLevelItem(row)->setSelected(true);
  page.type("import.weight", "0.25");
  QCOMPARE(page.session.draft().weights, (std::map<std::string, double>{{"LTOE", 0.25}, {"RTOE", 0.25}}));
  QCOMPARE(rows->topLevelItem(5)->text(2), QString("0.25"));
  QVERIFY(rows->topLevelItem(5)->isSelected());
  page.type("import.weight", "0");
  QCOMPARE(rows->topLevelItem(4)->text(2), QString("left out"));
  page.document.undo();
  QCOMPARE(rows->topLevelItem(4)->text(2), QString("0.25"));
  page.type("import.weight", "-1");
  QVERIFY(page.find<NumberField>("import.weight")->isRefused());
  QTRY_VERIFY_WITH_TIMEOUT(page.find<QWidget>("import.keepSet")->isVisible(), kPatience);
  page.find<QLineEdit>("import.setName")->setText("My lab");
  QTest::mouseClick(page.find<QWidget>("import.keepSet"), Qt::LeftButton);
  QCOMPARE(page.kept.size(), std::size_t(1));
  for (const MarkerPlace& place : page.kept[0].markers) {
    const bool isToe = place.labels.front() == "LTOE" || place.labels.front() == "RTOE";
    QCOMPARE(place.weight, isToe ? 0.25 : 1.0);
  }
  QVERIFY(page.session.draft().weights.empty());
}

/// Cancel leaves the set that was kept under the name, and what was typed.
void ImportPanelTest::anOwnSetIsReplacedOnRequest() {
  OpenPage page;
  const auto weigh = [&](const char* weight) {
    page.find<QTreeWidget>("import.markerTable")->topLevelItem(0)->setSelected(true);
    page.type("import.weight", weight);
    page.find<QLineEdit>("import.setName")->setText("My lab");
  };
  const auto answer = [](QMessageBox::ButtonRole role) {
    QTimer::singleShot(0, qApp, [role] {
      auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      QVERIFY(question && question->objectName() == "replace");
      QVERIFY(question->text().contains("“My lab”"));
      for (QAbstractButton* button : question->buttons())
        if (question->buttonRole(button) == role) return QTest::mouseClick(button, Qt::LeftButton);
    });
  };
  const auto keep = [&] { QTest::mouseClick(page.find<QWidget>("import.keepSet"), Qt::LeftButton); };
  weigh("0.5");
  keep();
  QCOMPARE(page.kept.size(), std::size_t(1));  // nobody is asked of a new one
  weigh("0.25");
  answer(QMessageBox::RejectRole);
  keep();
  QCOMPARE(page.kept.size(), std::size_t(1));
  QCOMPARE(page.find<QLineEdit>("import.setName")->text(), QString("My lab"));
  answer(QMessageBox::DestructiveRole);
  keep();
  QCOMPARE(page.kept.size(), std::size_t(2));
  QCOMPARE(page.kept[1].name, std::string("my_lab"));
  const auto weightOf = [](const MarkerSet& set) {
    return set.markers[std::size_t(recognise({"LASI"}, set).places[0])].weight;
  };
  QCOMPARE(weightOf(page.kept[0]), 0.5);
  QCOMPARE(weightOf(page.kept[1]), 0.25);
  QCOMPARE(std::ranges::count(page.session.sets(), std::string("my_lab"), &MarkerSet::name), 1);
}

/// Of the marker that is chosen; a click takes a cut-off, which takes the power above it.
void ImportPanelTest::theSpectrumStandsUnderTheCutOff() {
  OpenPage page;
  auto* chart = page.find<SpectrumChart>("import.spectrum");
  auto* of = page.find<QComboBox>("import.spectrumOf");
  QVERIFY(chart->isVisible());
  QCOMPARE(of->count(), 9);
  QCOMPARE(of->currentText(), QString("LASI"));
  QVERIFY(!chart->before().densities.empty() && chart->after().densities.empty());
  const PowerSpectrum first = chart->before();
  QVERIFY2(chart->mostWords().endsWith(" mm²/Hz"), qPrintable(chart->mostWords()));
  Units::shared().choose({UnitSystem::Metric, LengthUnit::Metre});
  const QString most = chart->mostWords();
  Units::shared().choose({});
  const double greatest = *std::ranges::max_element(first.densities);
  QCOMPARE(most, QString("Most %1 m²/Hz").arg(significant(greatest, 2)));
  of->setFocus();
  QTest::keyClick(of, Qt::Key_Down);
  QTest::keyClick(of, Qt::Key_Down);
  QCOMPARE(of->currentText(), QString("LPSI"));
  QVERIFY(chart->before().densities != first.densities);
  QTest::keyClick(of, Qt::Key_Home);
  QTest::mouseClick(chart, Qt::LeftButton, {}, chart->pointOf(12.0, 1.0).toPoint());
  const std::optional<double> cutOff = page.session.draft().preparation.smoothing.motion;
  QVERIFY(cutOff && std::abs(*cutOff - 12.0) < 0.3);  // a pixel
  QTRY_VERIFY_WITH_TIMEOUT(!chart->after().densities.empty(), kPatience);
  QCOMPARE(chart->cutOff(), *cutOff);
  QCOMPARE(chart->before().densities, first.densities);
}

void ImportPanelTest::thePlatesFootIsChosen() {
  OpenPage page;
  auto* foot = page.find<QComboBox>("import.plates.foot.0");
  QVERIFY(foot->isVisible());
  QCOMPARE(foot->currentText(), QString("as found"));
  foot->setFocus();
  QTest::keyClick(foot, Qt::Key_Down);
  QCOMPARE(foot->currentText(), QString("right foot"));
  QVERIFY(page.session.draft().read->plates[0].foot == PlateFoot::Right);
  QTRY_VERIFY_WITH_TIMEOUT(recordingOf(*page.session.trial())->plates[0].foot == PlateFoot::Right, kPatience);
  page.document.undo();
  QCOMPARE(foot->currentText(), QString("as found"));
}

/// Nor need their file name them.
void ImportPanelTest::platesAloneHaveNoSpectrum() {
  OpenPage page;
  Recording plates = walk();
  plates.markers.clear();
  plates.plates[0].name.clear();
  Trial trial;
  trial.subject = page.document.project().subject;
  trial.origin = Recorded{"plates.c3d", std::make_shared<const Recording>(plates)};
  KeptTrial kept;
  kept.name = "plates";
  kept.trial = std::make_shared<const Trial>(trial);
  page.session.reopen(kept);
  QTRY_VERIFY_WITH_TIMEOUT(page.session.areResidualsCounted(), kPatience);
  QVERIFY(!page.find<SpectrumChart>("import.spectrum")->isVisible());
  QCOMPARE(page.find<QComboBox>("import.plates.foot.0")->accessibleName(), QString("Foot on Plate 1"));
}

void ImportPanelTest::upAndForwardNeverAreOneAxis() {
  OpenPage page;
  const WorldPlacement before = page.session.draft().preparation.placement;
  auto* up = page.find<QComboBox>("import.up");
  emit up->activated(before.forward.axis);
  const WorldPlacement& after = page.session.draft().preparation.placement;
  QCOMPARE(after.up, before.forward);
  QCOMPARE(after.forward, before.up);
}

}  // namespace handhold

QTEST_MAIN(handhold::ImportPanelTest)
#include "import_panel_test.moc"
