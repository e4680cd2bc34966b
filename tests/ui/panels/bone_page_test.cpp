// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include "engine/core/atomic_file.h"
#include "engine/estimation/bones/known_bones.h"
#include "engine/io/recording_formats.h"
#include "engine/model/model_file.h"
#include "tests/engine/estimation/bones/rig.h"
#include "ui/panels/import/import_panel.h"

namespace handhold {

namespace {

constexpr int kPatience = 60000;  // ms: sanitizers and busy machines
constexpr int kFrames = 8;
constexpr double kRate = 50.0;

Recording numberedRig() {
  return rigRecording(*human(), swingingWay(*human(), kFrames, kRate), kRate, numberedName);
}

/// The import page on a skeleton.
struct BonePage {
  explicit BonePage(const Recording& recording) {
    const QString file = folder.filePath(QStringLiteral("rig.bvh"));
    writeRecording(recording, std::filesystem::path(file.toStdU16String()));
    open(file);
  }
  explicit BonePage(const QString& file) { open(file); }

  void open(const QString& file) {
    panel.resize(340, 1400);
    panel.show();
    session.read(file);
    for (int k = 0; k < kPatience / 10 && !session.trial(); ++k) QTest::qWait(10);
  }

  template <class Widget>
  Widget* find(const char* name) {
    return panel.findChild<Widget*>(QString::fromLatin1(name));
  }

  /// What the table says of a bone.
  QString segmentOf(const std::string& bone) {
    const auto rows =
        find<QTreeWidget>("import.markerTable")->findItems(QString::fromStdString(bone), Qt::MatchExactly, 0);
    return rows.isEmpty() ? QString() : rows.first()->text(1);
  }

  void choose(const std::string& bone, const char* segment) {
    auto* list = find<QListWidget>("import.labels");
    list->clearSelection();
    for (int row = 0; row < list->count(); ++row)
      if (list->item(row)->data(Qt::UserRole).toString().toStdString() == bone)
        list->item(row)->setSelected(true);
    auto* box = find<QComboBox>("import.segment");
    emit box->activated(box->findText(QString::fromLatin1(segment)));
  }

  QTemporaryDir folder;
  std::vector<MarkerSet> kept;
  Document document{standingProject(human())};
  JobRunner runner;
  ImportSession session{document,
                        runner,
                        {[] { return loadMarkerSets(kResources / "marker_sets"); },
                         [](const Subject&) { return readFile(kHumanFile); },
                         [this](const MarkerSet& set) { kept.push_back(set); },
                         {},
                         [](const std::string&) { return false; }}};
  ImportPanel panel{document, session};
};

}  // namespace

class BonePageTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void bonesKnownByShapeAreToldAndCanBeChanged();
  void aBoneIsPutWhereItsSegmentBegins();
  void whatWasChosenIsKeptAsASet();
  void aBodyThatNobodyTellsIsDoubted();
};

void BonePageTest::init() { QStandardPaths::setTestModeEnabled(true); }

void BonePageTest::bonesKnownByShapeAreToldAndCanBeChanged() {
  BonePage page(numberedRig());
  QVERIFY(page.find<QLabel>("import.doubts")->text().contains("by the shape of the skeleton"));
  QVERIFY(page.find<QPushButton>("import.fit")->isEnabled());
  QVERIFY(page.find<QWidget>("import.markerTable")->isVisible());
  QCOMPARE(page.segmentOf(numberedName("LeftForeArm")), QString("left forearm"));
  QCOMPARE(page.segmentOf(numberedName("RightFoot")), QString("right foot"));
  page.choose(numberedName("LeftHand"), "right hand");
  QCOMPARE(page.segmentOf(numberedName("LeftHand")), QString("right hand"));
  page.choose(numberedName("LeftHand"), "on no segment");
  QCOMPARE(page.segmentOf(numberedName("LeftHand")), QString());
  const auto of = [&](const MarkerPlace& place) {
    return place.labels.front() == numberedName("LeftHand") + " front";
  };
  QVERIFY(std::ranges::none_of(page.session.draft().ownPlaces, of));  // it went along
}

void BonePageTest::aBoneIsPutWhereItsSegmentBegins() {
  BonePage page(numberedRig());
  for (const char* bone : {"LeftForeArm", "LeftHand", "RightLeg", "Head"}) {
    const std::string name = numberedName(bone);
    const auto placeNow = [&] {
      const auto& places = page.session.draft().ownPlaces;
      return *std::ranges::find_if(places, [&](const MarkerPlace& p) { return p.labels.front() == name; });
    };
    const MarkerPlace found = placeNow();
    const Vector3 before = *placeAtZero(*human(), found);
    page.choose(name, boneTitle(found).c_str());
    QVERIFY2((*placeAtZero(*human(), placeNow()) - before).norm() < 0.01, bone);
    QVERIFY2(!(placeNow() == found), bone);
  }
}

void BonePageTest::whatWasChosenIsKeptAsASet() {
  BonePage page(numberedRig());
  page.choose(numberedName("Neck"), "head");
  page.find<QLineEdit>("import.setName")->setText("My rig");
  QTest::mouseClick(page.find<QWidget>("import.keepSet"), Qt::LeftButton);
  QCOMPARE(page.kept.size(), std::size_t(1));
  const KnownBones known = knownBones(numberedRig(), {page.kept[0]});
  QVERIFY(known.set == 0 && known.places.empty() && known.doubts.empty());  // by its labels alone
}

/// A table of the model's own angles has no body but the subject's.
void BonePageTest::aBodyThatNobodyTellsIsDoubted() {
  QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("angles.csv"));
  writeFile(file.toStdString(),
            "time,r_elbow_flexion,l_elbow_flexion,l_knee_flexion\n0,-1,-1,-1\n0.01,-1,-1,-1\n");
  BonePage page(file);
  QLabel* doubts = page.find<QLabel>("import.doubts");
  QVERIFY(page.find<QPushButton>("import.fit")->isEnabled());
  QVERIFY2(doubts->text().contains("nobody tells the mass"), qPrintable(doubts->text()));
  page.session.edit([](ImportDraft& draft) { draft.person.mass = 70.0; });
  for (int k = 0; k < kPatience / 10 && doubts->text().contains("nobody tells the mass"); ++k)
    QTest::qWait(10);
  QVERIFY(!doubts->text().contains("nobody tells the mass"));
}

}  // namespace handhold

QTEST_MAIN(handhold::BonePageTest)
#include "bone_page_test.moc"
