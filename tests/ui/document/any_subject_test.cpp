// SPDX-License-Identifier: GPL-3.0-or-later
// Tasks that name nobody: whoever is at work does them.
#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/added_site.h"
#include "engine/model/model_file.h"
#include "engine/task/file/opened_task.h"
#include "engine/task/file/task_file.h"
#include "ui/document/files/document_files.h"
#include "ui/document/subject_actions.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"

using namespace handhold;

namespace {

const std::filesystem::path kResources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";
const QString kModels = QString::fromStdString((kResources / "models").string());

Subject person(const char* name) { return openSubject(name, {}, kResources / "models"); }

/// From joint to joint (m).
double lengthOfAll(const Model& model) {
  double length = 0.0;
  for (const Joint& joint : model.joints) length += joint.offset.norm();
  return length;
}

}  // namespace

class AnySubjectTest : public QObject {
  Q_OBJECT

 private slots:
  void whoIsAtWorkDoesIt();
  void theFileSaysSoAgain();
  void whoDidItLastMayBeGone();
  void whoLacksItsPointDoesNot();
  void whoIsAFileBesideAnotherTaskGoesAlong();
  void otherWordsAreRefused();

 private:
  /// The pull on a bar, with the field "subject" and somebody's name.
  QString file(const std::string& subject, const std::string& model) const {
    auto json = nlohmann::ordered_json::parse(readFile(kResources / "tasks/standing_pull.json"));
    json["subject"] = subject;
    if (!model.empty()) json["model"] = model;
    const QString path = folder_.filePath("task.json");
    writeFile(path.toStdString(), json.dump());
    return path;
  }
  QTemporaryDir folder_;
};

/// Contacts and targets stay, the posture is that of the other body, and with a named person all is as ever.
void AnySubjectTest::whoIsAtWorkDoesIt() {
  Document document{newProject(person("m95"))};
  openDocument(document, file("any", ""), kModels);
  QCOMPARE(document.project().subject.name, std::string("m95"));
  QVERIFY(document.project().task.isForAnybody);
  QVERIFY(document.isClean());
  const OpenedTask named = openTask(kResources / "tasks/standing_pull.json", kResources / "models");
  QCOMPARE(named.subject.name, std::string("human55"));
  for (std::size_t i = 0; i < named.task.contacts.size(); ++i)
    QCOMPARE(document.project().task.contacts[i].position, named.task.contacts[i].position);
  QCOMPARE(document.project().q.size(), person("m95").model->positionSize());

  openDocument(document, QString::fromStdString((kResources / "tasks/standing_pull.json").string()), kModels);
  QCOMPARE(document.project().subject.name, std::string("human55"));
}

/// With whom it was asked of last; the switch is a step and no change of the question.
void AnySubjectTest::theFileSaysSoAgain() {
  Document document{newProject(person("f05"))};
  openDocument(document, QString::fromStdString((kResources / "tasks/standing_pull.json").string()), kModels);
  setForAnybody(document, true);
  changeSubject(document, person("f05"), QStringLiteral("Person: f05"));
  const QString saved = folder_.filePath("saved.json");
  saveDocument(document, saved);
  const OpenedTask read = openTask(saved.toStdString(), kResources / "models");
  QVERIFY(read.task.isForAnybody);
  QCOMPARE(read.subject.name, std::string("f05"));
  Task named = read.task;
  named.isForAnybody = false;
  QVERIFY(asksTheSame(document.project(), named));
  document.undo();
  document.undo();
  QVERIFY(!document.project().task.isForAnybody);
}

void AnySubjectTest::whoDidItLastMayBeGone() {
  const OpenedTask read = openTask(file("any", "a colleague.json").toStdString(), kResources / "models");
  QCOMPARE(read.subject.name, std::string("human55"));
}

/// Whoever did it last has a point of the body that a load is at; so they do it, and the file can be opened.
void AnySubjectTest::whoLacksItsPointDoesNot() {
  const Subject human = person("human55");
  const LinkIndex hand = human.model->sites[human.model->findSite("r_palm")].link;
  const Subject own = withSite(modelFileText(kResources / "models/human55.json"), *human.model,
                               {"own", hand, Vector3::Zero()});
  Document theirs{newProject(own)};
  addLoad(theirs, suggestedLoad("own", LoadKind::Force));
  setForAnybody(theirs, true);
  const QString saved = folder_.filePath("own.json");
  saveDocument(theirs, saved);
  Document document{newProject(person("m95"))};
  openDocument(document, saved, kModels);
  QVERIFY(document.model().findSite("own").valid());
  QCOMPARE(document.project().task.loads.size(), std::size_t(1));
}

/// The path by which a task calls them leads nowhere from another folder: their body is in the file.
void AnySubjectTest::whoIsAFileBesideAnotherTaskGoesAlong() {
  QVERIFY(QDir(folder_.path()).mkpath("theirs"));
  const QString theirs = folder_.filePath("theirs/task.json");
  writeFile(folder_.filePath("theirs/colleague.json").toStdString(),
            modelFileText(kResources / "models/m95.json"));
  auto json = nlohmann::ordered_json::parse(readFile(kResources / "tasks/standing_pull.json"));
  json["model"] = "colleague.json";
  writeFile(theirs.toStdString(), json.dump());
  Document document{newProject(person("human55"))};
  openDocument(document, theirs, kModels);
  QCOMPARE(document.project().subject.name, std::string("colleague.json"));
  const double reach = lengthOfAll(document.model());
  QVERIFY(reach > 1.01 * lengthOfAll(*person("human55").model));
  openDocument(document, file("any", ""), kModels);
  const QString saved = folder_.filePath("saved.json");
  saveDocument(document, saved);
  QCOMPARE(lengthOfAll(*openTask(saved.toStdString(), kResources / "models").subject.model), reach);
  openDocument(document, theirs, kModels);
  startNewDocument(document);
  QVERIFY(document.project().subject.name.empty() && !document.project().subject.file.empty());
}

void AnySubjectTest::otherWordsAreRefused() {
  try {
    openTask(file("women", "").toStdString(), kResources / "models");
    QFAIL("taken");
  } catch (const InputError& error) {
    QVERIFY2(QString(error.what()).contains("subject") && QString(error.what()).contains("\"any\""),
             error.what());
  }
}

QTEST_GUILESS_MAIN(AnySubjectTest)
#include "any_subject_test.moc"
