// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/core/error.h"
#include "engine/trial/recording_json.h"

using namespace handhold;

class DoubtsJsonTest : public QObject {
  Q_OBJECT

 private slots:
  void everyDoubtComesBack();
  void wordsOfEarlierFilesTellWhatTheyAreAbout();
  void whatNobodyKnowsIsRefused();
};

namespace {

Doubts readDoubts(const std::string& text) {
  const JsonDocument document(text, "summary.json");
  return doubtsAt(JsonNode(document));
}

}  // namespace

void DoubtsJsonTest::everyDoubtComesBack() {
  Doubts doubts;
  for (int about = 0; about <= static_cast<int>(DoubtAbout::Hold); ++about)
    doubts.push_back({DoubtKind::Scale,
                      "a place",
                      "of {1} and {2}",
                      "taken so",
                      static_cast<DoubtAbout>(about),
                      {{1.0 / 3.0}, {70.0, Dimension::Mass}}});
  doubts.push_back({DoubtKind::Plate, "plate 1", "both feet are on it", "given to the nearer one"});
  QCOMPARE(readDoubts(doubtsJson(doubts).dump()), doubts);
  const std::string told = doubtsJson(doubts)[0]["found"];
  QVERIFY2(told.starts_with("of 0.33") && told.ends_with(" kg"), told.c_str());
}

/// They had neither what a doubt is about nor amounts.
void DoubtsJsonTest::wordsOfEarlierFilesTellWhatTheyAreAbout() {
  const Doubts doubts = readDoubts(R"([
    {"kind": "Units", "place": "person", "found": "nobody tells the mass", "assumed": "taken as 70 kg"},
    {"kind": "Scale", "place": "stature", "found": "0.5 m are told", "assumed": "measured by both"},
    {"kind": "Scale", "place": "right elbow flexion", "found": "goes 70 deg beyond", "assumed": "kept"},
    {"kind": "Times", "place": "hold of the left hand", "found": "is no time", "assumed": "bears nothing"},
    {"kind": "Times", "place": "clock", "found": "begins at 3 s", "assumed": "at 0"}])");
  QCOMPARE(doubts.size(), std::size_t(5));
  const DoubtAbout abouts[] = {DoubtAbout::UntoldMass, DoubtAbout::BodySize, DoubtAbout::JointLimits,
                               DoubtAbout::Hold, DoubtAbout::Other};
  for (std::size_t i = 0; i < doubts.size(); ++i)
    QVERIFY2(doubts[i].about == abouts[i], doubts[i].place.c_str());
  QCOMPARE(inWords(doubts[0]), std::string("person: nobody tells the mass; taken as 70 kg"));
}

void DoubtsJsonTest::whatNobodyKnowsIsRefused() {
  QVERIFY_EXCEPTION_THROWN(readDoubts(R"([{"kind": "Units", "about": "untold mas"}])"), InputError);
  QVERIFY_EXCEPTION_THROWN(
      readDoubts(R"([{"kind": "Units", "found": "{1}", "amounts": [{"value": 1, "unit": "ft"}]}])"),
      InputError);
}

QTEST_APPLESS_MAIN(DoubtsJsonTest)
#include "doubts_json_test.moc"
