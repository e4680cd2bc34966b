// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/file/violation_json.h"

#include <QTest>

#include "engine/core/error.h"
#include "engine/trial/change_words.h"
#include "engine/trial/law_table.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

constexpr UnitChoice kUs{UnitSystem::UsCustomary};

Violation reread(const std::string& text) {
  const JsonDocument document(text, "violation");
  return violationAt(JsonNode(document));
}

/// As version 0.1 wrote it: words, and no values besides the amount.
std::string asBefore(const Violation& violation) {
  nlohmann::ordered_json json = violationJson(violation);
  for (const char* added : {"law", "quantity", "value", "limit", "deed", "other", "names"}) json.erase(added);
  return json.dump();
}

bool isOfAmountAlone(std::string_view sentence) {
  return sentence.find("{amount}") != std::string_view::npos &&
         sentence.find("{value}") == std::string_view::npos;
}

}  // namespace

class ViolationJsonTest : public QObject {
  Q_OBJECT

 private slots:
  void everyLawSurvivesItsJson() {
    for (const LawRow& row : lawTable()) {
      Violation violation{row.law, "left foot", 1, Dimension::Force, 40.0 / 3.0, 120.0 / 7.0, 80.0 / 7.0};
      violation.deed = Deed::Pulls;
      violation.other = "bar";
      violation.further = {"lamp", "rope"};
      QVERIFY2(reread(violationJson(violation).dump()) == violation, std::string(row.word).c_str());
      violation.time = 0.0;
      QVERIFY2(reread(violationJson(violation).dump()) == violation, std::string(row.word).c_str());
    }
  }

  /// Names and units that readers of summaries know.
  void filesTellWordsBesides() {
    Violation violation{Law::JointTorque, "l_knee_flexion", 9, Dimension::None, 0.5, 90.0, 60.0};
    violation.time = 0.25;
    const nlohmann::ordered_json json = violationJson(violation);
    QCOMPARE(json["kind"].get<std::string>(), std::string("joint torque"));
    QCOMPARE(json["name"].get<std::string>(), std::string("l_knee_flexion"));
    QCOMPARE(json["sentence"].get<std::string>(),
             std::string("left knee flexion would need 90.0 N m, its limit is 60.0 N m at 0.25 s"));
    QCOMPARE(json["unit"].get<std::string>(), std::string("1"));
    QCOMPARE(json["quantity"].get<std::string>(), std::string("share"));
    QCOMPARE(json["remedy"].get<std::string>(),
             std::string("lighten the load or give the body another support"));
    QCOMPARE(json["value"].get<double>(), 90.0);
    QCOMPARE(json["limit"].get<double>(), 60.0);
    QCOMPARE(json["time"].get<double>(), 0.25);
  }

  /// What was told of an amount alone is a value again, in the words of any units.
  void wordsOfEarlierFilesBecomeValues() {
    int rebuilt = 0;
    for (const LawRow& row : lawTable()) {
      if (!isOfAmountAlone(row.sentence)) continue;
      const bool isAngle = row.sentence.find("turned") != std::string_view::npos ||
                           row.sentence.find("sight") != std::string_view::npos;
      Violation violation{row.law, "left foot", 1, isAngle ? Dimension::Angle : Dimension::Length, 0.32};
      if (rebuilt % 2 == 1) violation.time = 0.5;
      const Violation read = reread(asBefore(violation));
      QVERIFY2(read == violation, std::string(row.word).c_str());
      ++rebuilt;
    }
    QVERIFY(rebuilt > 15);
  }

  void otherWordsStayAsTheyWere() {
    const Violation slip{Law::Slip, "left foot", 1, Dimension::Force, 40.0, 120.0, 80.0};
    const Violation read = reread(asBefore(slip));
    QVERIFY(read.told.has_value());
    QVERIFY(read.kind() == ViolationKind::Friction);
    QCOMPARE(read.amount, 40.0);
    QCOMPARE(told(read, kUs), told(slip));
    QCOMPARE(remedyOf(read), remedyOf(slip));
    QVERIFY(reread(violationJson(read).dump()) == read);
  }

  void unknownLawsAreRefusedWithTheirPlace() {
    nlohmann::ordered_json json = violationJson({Law::Slip, "left foot", 1, Dimension::Force, 40.0});
    json["law"] = "levity";
    try {
      reread(json.dump());
      QFAIL("a law was made up");
    } catch (const InputError& error) {
      QVERIFY2(std::string(error.what()).find("law") != std::string::npos, error.what());
    }
  }

  void adviceOfEarlierFilesIsToldByItsChange() {
    TaskChange change;
    change.index = 0;
    change.by = {0.0, -0.09, 0.0};
    Model model;
    Task task;
    task.contacts.emplace_back().name = "right grip";
    task.contacts[0].end = ContactEnd::RightHand;
    const std::string words = "moving the handhold right grip 9 cm down would make it possible";
    const Advice advice = earlierAdvice(words, change);
    QVERIFY(advice.effect == Effect::MakesPossible && advice.told.empty());
    QCOMPARE(told(advice, model, task), words);
    QCOMPARE(told(advice, model, task, kUs),
             std::string("moving the handhold right grip 3.54 in down would make it possible"));
    task.contacts[0].name = "rail";
    QCOMPARE(told(advice, model, task),
             std::string("moving the handhold rail 9 cm down would make it possible"));
    task.contacts.clear();
    QCOMPARE(told(advice, model, task), std::string("another contact would make it possible"));
    const std::string left = "moving it would help most; then left foot slips";
    QCOMPARE(told(earlierAdvice(left, change), model, task), left);
    QVERIFY(!earlierAdvice("", change).isGiven());
  }
};

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::ViolationJsonTest)
#include "violation_json_test.moc"
