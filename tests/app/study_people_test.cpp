// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QtTest>

#include "app/files/study_case.h"
#include "engine/core/atomic_file.h"
#include "engine/core/json_document.h"
#include "engine/people/person_model.h"
#include "engine/study/study_summary.h"
#include "engine/trial/trial_json.h"
#include "tests/app/program_run.h"

using namespace handhold;

namespace {

const QString kTask = QString::fromUtf8(HANDHOLD_SOURCE_DIR) + "/resources/tasks/standing_pull.json";

}  // namespace

class StudyPeopleTest : public QObject {
  Q_OBJECT

 private slots:
  void everyoneIsARowAndATrial() {
    const QTemporaryDir folder;
    const QString out = folder.filePath("who");
    const QStringList command{"study", "people", kTask, "--count", "4", "--seed",
                              "5",     "--jobs", "2",   "--out",   out};
    const Run run = start(command);
    QVERIFY2(run.code == 0, qPrintable(run.error + run.out));
    QVERIFY2(run.out.contains("Possible: ") && run.out.contains("  female: "), qPrintable(run.out));
    const StudyStore store((out + "/study.sqlite").toStdString());
    const StudyCases cases(store.plan());
    const std::vector<StudyRow> rows = store.rows();
    QCOMPARE(rows.size(), std::size_t(4));
    for (const StudyRow& row : rows) {
      const OpenedTask opened = cases.open(row.index);
      const AskedPerson& person = cases.plan().people[static_cast<std::size_t>(row.index)];
      QCOMPARE(plainValue(row.values[0]), person.name);
      QVERIFY(std::abs(*numberAt(row, 3) - opened.subject.model->totalMass) < 1e-3);
      const std::string text = store.trialOf(row.index);
      const JsonDocument json(text, "trial");
      const Trial trial = trialFromJson(JsonNode(json), opened.subject);
      QCOMPARE(trial.solved(), row.state == CaseState::Solved);
      // hands hold what this person's do, where the task does not tell
      const HandGrip grip =
          personGrip(readStrengthTables(std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources" / "people"),
                     person.sex, person.age, scoreOf(*person.strength, StrengthGroup::Grip));
      for (const Contact& contact : opened.task.contacts)
        if (contact.kind == ContactKind::Grip)
          QVERIFY(std::abs(*limitsOn(*opened.subject.model, contact).pull -
                           (contact.end == ContactEnd::LeftHand ? grip.left : grip.right)) < 0.051);
    }
    QVERIFY(readFile((out + "/people.html").toStdString()).find("Mathiowetz") != std::string::npos);
    QVERIFY(start(command).out.contains("4 solved") || run.code == 0);
    // the same people again; others in the same folder are refused
    QCOMPARE(start(QStringList(command).replaceInStrings("5", "6")).code, 1);
  }

  void placesAreWeighedForAll() {
    const QTemporaryDir folder;
    const QString task = folder.filePath("which.json");
    QVERIFY(QFile::copy(QString::fromUtf8(HANDHOLD_SOURCE_DIR) + "/resources/tasks/which_rail.json", task));
    // with half of the push, which weak wrists have as well
    auto json = nlohmann::ordered_json::parse(readFile(task.toStdString()));
    for (auto& load : json["loads"])
      if (load.contains("force"))
        for (auto& part : load["force"]) part = 0.5 * part.get<double>();
    writeFile(task.toStdString(), json.dump());
    std::string contact;
    for (const auto& each : json["contacts"])
      if (contact.empty() && each.contains("on") && each["on"].is_object() && each["on"].contains("along"))
        contact = each["name"];
    QVERIFY(!contact.empty());
    const Run run =
        start({"study", "people", task, "--count", "2", "--place", QString::fromStdString(contact), "--most",
               "3", "--jobs", "2", "--out", folder.filePath("who")});
    QVERIFY2(run.code == 0, qPrintable(run.error));
    const StudyStore store((folder.filePath("who") + "/study.sqlite").toStdString());
    const StudyPlan plan = store.plan();
    const std::size_t last = plan.variables.size() - 1;
    QCOMPARE(plan.variables[last].name, "place of " + contact);
    const std::vector<ShareAt> shares = sharesBy(store.rows(), last);
    QCOMPARE(shares.size(), std::size_t(3));
    for (const ShareAt& at : shares) QCOMPARE(at.share.of, 2);
    QVERIFY2(
        run.out.contains("can with at least one of the values\n") && run.out.contains("  Best place of "),
        qPrintable(run.out));
  }

  /// A manoeuvre is planned; a posture of it would say that everybody can.
  void aManoeuvreIsPlanned() {
    const QTemporaryDir folder;
    const QStringList command{"study",
                              "people",
                              QString::fromUtf8(HANDHOLD_SOURCE_DIR) + "/resources/tasks/turn_left.json",
                              "--count",
                              "1",
                              "--out",
                              folder.filePath("who")};
    const Run refused = start(command + QStringList{"--wanted", "posture"});
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.error.contains("leaves out the task's manoeuvre"), qPrintable(refused.error));
    const Run run = start(command);
    QVERIFY2(run.code == 0, qPrintable(run.error + run.out));
    const StudyStore store((folder.filePath("who") + "/study.sqlite").toStdString());
    QVERIFY(store.plan().isMotion);
    const StudyCases cases(store.plan());
    const std::string text = store.trialOf(0);
    const JsonDocument json(text, "trial");
    QVERIFY(trialFromJson(JsonNode(json), cases.open(0).subject).motion.duration() > 1.0);
  }

  /// A point that somebody put on the task's body is on that of everybody who is asked.
  void pointsOfOnesOwnGoAlong() {
    const QTemporaryDir folder;
    const auto at = [&](const char* name) { return folder.filePath(name).toStdString(); };
    const std::string human = std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json";
    auto model = nlohmann::ordered_json::parse(readFile(human));
    model["sites"].push_back(model["sites"][0]);
    model["sites"].back()["name"] = "my_point";
    writeFile(at("pointed.json"), model.dump());
    auto task = nlohmann::ordered_json::parse(readFile(kTask.toStdString()));
    task["model"] = "pointed.json";
    task["loads"] = {{{"name", "pull"}, {"kind", "force"}, {"site", "my_point"}, {"force", {0, -5, 0}}}};
    writeFile(at("task.json"), task.dump());
    writeFile(at("study.json"),
              R"({"schema": "handhold-study-1", "task": "task.json", "people": )"
              R"([{"name": "a", "sex": "female", "measures": {"stature": 1.6, "mass": 60}}]})");
    const StudyCases cases(openStudyPlan(at("study.json")));
    QVERIFY(cases.open(0).subject.model->findSite("my_point").valid());
  }

  void wrongPeopleAreRefused() {
    const QTemporaryDir folder;
    QCOMPARE(start({"study", "people", kTask, "--place", "nose", "--out", folder.filePath("a")}).code, 1);
    QVERIFY(QFile::copy(kTask, folder.filePath("task.json")));
    const auto refusal = [&](const char* person) {
      const std::string file = folder.filePath("study.json").toStdString();
      writeFile(file, std::string(R"({"schema": "handhold-study-1", "task": "task.json", "people": [)") +
                          person + "]}");
      const Run run = start({"study", QString::fromStdString(file)});
      return run.code == 1 ? run.error : QString();
    };
    QVERIFY(refusal(R"({"name": "a", "sex": "femal", "measures": {"stature": 1.6, "mass": 60}})")
                .contains("did you mean 'female'"));
    QVERIFY(refusal(R"({"name": "a", "sex": "f", "measures": {"stature": 1.6}})").contains("has no 'mass'"));
    QVERIFY(
        refusal(R"({"name": "a", "sex": "female", "measures": {"stature": 1.6}})").contains("has no 'mass'"));
    QVERIFY(
        refusal(
            R"({"name": "a", "sex": "female", "measures": {"stature": 1.6, "mass": 60}, "strength": {"gripp": 1}})")
            .contains("people[0].strength"));
  }
};

QTEST_GUILESS_MAIN(StudyPeopleTest)
#include "study_people_test.moc"
