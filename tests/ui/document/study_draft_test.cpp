// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/studies/study_draft.h"

#include <QTemporaryDir>
#include <QTest>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/task/file/opened_task.h"
#include "ui/document/files/study_files.h"
#include "ui/document/suggestions.h"

using namespace handhold;

namespace {

const std::filesystem::path kResources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";

Project pull() {
  const OpenedTask opened = openTask(kResources / "tasks/standing_pull.json", kResources / "models");
  Project project = newProject(opened.subject);
  project.task = opened.task;
  return project;
}

constexpr Element kBar{ElementKind::Prop, 1}, kGrip{ElementKind::Contact, 2};

}  // namespace

class StudyDraftTest : public QObject {
  Q_OBJECT

 private slots:
  /// By the names that the inspector's fields have.
  void aFieldOfTheInspectorIsAPlaceOfTheFile() {
    const Project project = pull();
    const auto bar = studyFields(project, kBar);
    const StudyField* height = fieldCalled(bar, "prop.position.y");
    QVERIFY(height);
    QCOMPARE(height->pointer, std::string("/props/bar/position/1"));
    QCOMPARE(height->title, QString("bar: position y"));
    QCOMPARE(height->value, 1.2);
    QCOMPARE(height->dimension, Dimension::Length);
    const auto grip = studyFields(project, kGrip);
    QCOMPARE(fieldCalled(grip, "contact.along")->pointer, std::string("/contacts/right grip/on/along"));
    QCOMPARE(fieldCalled(grip, "contact.pull")->dimension, Dimension::Force);
    // what follows from the place on the bar, and numbers that hang together, cannot vary
    QVERIFY(!fieldCalled(grip, "contact.position.x"));
    QVERIFY(!fieldCalled(bar, "prop.orientation.x"));
    QVERIFY(studyFields(project).size() > bar.size() + grip.size());
  }

  /// Files have lengths that a kind of prop or load does not use: of those nothing varies.
  void whatAThingMeasuresIsWhatVaries() {
    Project project = pull();
    project.task.props.push_back(suggestedProp(PropKind::Ladder));
    project.task.props.back().name = "ladder";
    Load weight;
    weight.name = "weight";
    weight.kind = LoadKind::Mass;
    weight.mass = 5.0;
    project.task.loads = {weight};
    const auto pointer = [&](Element thing, const char* field) {
      const auto fields = studyFields(project, thing);
      const StudyField* found = fieldCalled(fields, field);
      return found ? found->pointer : std::string();
    };
    const Element ladder{ElementKind::Prop, static_cast<int>(project.task.props.size()) - 1};
    QCOMPARE(pointer(ladder, "prop.height"), std::string("/props/ladder/size/1"));
    QCOMPARE(pointer(ladder, "prop.diameter"), std::string("/props/ladder/diameter"));
    QCOMPARE(pointer(kBar, "prop.diameter"), std::string("/props/bar/size/1"));
    QCOMPARE(pointer(kBar, "prop.length"), std::string("/props/bar/size/0"));
    const auto offers = [&](Element thing, const char* ending) {
      return std::ranges::any_of(studyFields(project, thing),
                                 [&](const StudyField& field) { return field.pointer.ends_with(ending); });
    };
    QVERIFY(!offers(kBar, "/diameter") && !offers(kBar, "/spacing") && !offers(kBar, "/size/2"));
    QVERIFY(offers({ElementKind::Load, 0}, "/mass") && !offers({ElementKind::Load, 0}, "/force/0"));
  }

  void theFileAsksWhatWasPutTogether() {
    Document document(pull());
    const auto fields = studyFields(document.project());
    StudyDraft draft;
    draft.name = "Heights";
    draft.varied = {{*fieldCalled(studyFields(document.project(), kBar), "prop.position.y"), 1.0, 1.4, 5}};
    draft.people = {"f05", "m95"};
    draft.scores = {Rule::Rula, Rule::LowBack};
    QCOMPARE(caseCount(draft), 10L);
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("heights.json").toStdString();
    writeStudyFiles(draft, {}, document, file);
    QVERIFY(isStudy(folder.filePath("heights.json")));
    QVERIFY(!isStudy(folder.filePath("heights.task.json")));
    // a folder is the study that `study people` wrote there, its results where there are any
    QVERIFY(!isStudy(folder.path()));
    QVERIFY(QFile::copy(folder.filePath("heights.json"), folder.filePath("study.json")));
    QCOMPARE(studyOf(folder.path()), folder.filePath("study.json"));
    writeFile(folder.filePath("study.sqlite").toStdString(), "");
    QCOMPARE(studyOf(folder.path()), folder.filePath("study.sqlite"));
    draft.varied[0].to = 0.5;
    try {
      studyText(draft, "task.json", {});
      QFAIL("a range turned round");
    } catch (const InputError& error) {
      QVERIFY2(QString(error.what()).startsWith("the range of"), error.what());
    }
    draft.varied[0].to = 1.4;
    const StudyPlan plan = readStudyPlan(file);
    QCOMPARE(plan.name, std::string("Heights"));
    QCOMPARE(caseCount(plan), 10);
    QCOMPARE(plan.rules, draft.scores);
    QCOMPARE(caseValues(plan, 1), (std::vector<std::string>{"\"f05\"", "1.1"}));
    const OpenedTask task =
        openTask(folder.filePath("heights.task.json").toStdString(), kResources / "models");
    QCOMPARE(task.task.props[1].position.y(), 1.2);
    QVERIFY(caseTask(plan, caseValues(plan, 9)).find("1.4") != std::string::npos);
    draft.design = Design::Sobol;
    draft.count = 7;
    QCOMPARE(caseCount(studyPlanOf(file, studyText(draft, "heights.task.json"), plan.task)), 7);
  }

  /// What was solved was solved of the task that lies beside it.
  void aTaskStaysUnderItsResults() {
    Document document(pull());
    StudyDraft draft;
    draft.name = "Who";
    draft.people = {"f05", "m95"};
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("who.json").toStdString();
    const std::filesystem::path task = folder.filePath("who.task.json").toStdString();
    writeStudyFiles(draft, {}, document, file);
    const std::string before = readFile(task);
    writeFile(folder.filePath("who.sqlite").toStdString(), "results");
    writeStudyFiles(draft, {}, document, file);  // the same again
    Project moved = document.project();
    moved.task.props[1].position.y() += 0.1;
    document.commit("Move bar", moved);
    QVERIFY_THROWS_EXCEPTION(InputError, writeStudyFiles(draft, {}, document, file));
    QVERIFY(readFile(task) == before);
    std::filesystem::remove(folder.filePath("who.sqlite").toStdString());
    writeStudyFiles(draft, {}, document, file);
    QVERIFY(readFile(task) != before);
  }

  void virtualPeopleAndPlacesAreWrittenAsTheCommandWritesThem() {
    StudyDraft draft;
    draft.name = "Who can";
    draft.crowd = PeopleRequest{2, 3, {}};
    draft.contact = "right grip";
    draft.places = 4;
    QCOMPARE(caseCount(draft), 8L);
    DrawnStudy drawn;
    drawn.people = drawPeople(readSurvey(kResources / "people"), *draft.crowd);
    drawn.places = R"({"name": "place", "pointer": "/contacts/2/on/along", "values": [0, 0.1, 0.2, 0.3]})";
    Document document(pull());
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("who.json").toStdString();
    writeStudyFiles(draft, drawn, document, file);
    const StudyPlan plan = readStudyPlan(file);
    QCOMPARE(caseCount(plan), 8);
    QCOMPARE(plan.people.size(), std::size_t(2));
    QCOMPARE(plan.people[1].set, drawn.people[1].set);
    QVERIFY(placedContacts(document.project().task).contains("right grip"));
  }

  void whatMakesNoSenseIsRefused() {
    StudyDraft draft;
    QVERIFY_THROWS_EXCEPTION(InputError, studyText(draft, "t.json"));
    const StudyField field{"/props/bar/position/1", "bar: position y", Dimension::Length, 1.2};
    draft.varied = {{field, 1.4, 1.0, 5}};
    QVERIFY_THROWS_EXCEPTION(InputError, studyText(draft, "t.json"));
    draft.varied = {{field, 1.2, 1.2, 2}};
    QVERIFY_THROWS_EXCEPTION(InputError, studyText(draft, "t.json"));
    draft.varied[0].steps = 1;
    QVERIFY(!studyText(draft, "t.json").empty());
    draft.varied = {usualRange(field), usualRange(field)};
    QVERIFY_THROWS_EXCEPTION(InputError, studyText(draft, "t.json"));
    draft.varied.pop_back();
    QCOMPARE(draft.varied[0].from, 0.96);
    QCOMPARE(draft.varied[0].to, 1.44);
    QVERIFY(!studyText(draft, "t.json").empty());
  }
};

QTEST_GUILESS_MAIN(StudyDraftTest)
#include "study_draft_test.moc"
