// SPDX-License-Identifier: GPL-3.0-or-later
// Tasks that name nobody: whoever is at work does them.
#include <QTemporaryDir>
#include <QtTest>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/task/file/opened_task.h"
#include "engine/task/file/task_file.h"
#include "ui/document/files/document_files.h"
#include "ui/document/subject_actions.h"
#include "ui/document/task_actions.h"

using namespace handhold;

namespace {

const std::filesystem::path kResources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";
const QString kModels = QString::fromStdString((kResources / "models").string());

Subject person(const char* name) { return openSubject(name, {}, kResources / "models"); }

}  // namespace

class AnySubjectTest : public QObject {
  Q_OBJECT

 private slots:
  void whoIsAtWorkDoesIt();
  void theFileSaysSoAgain();
  void whoDidItLastMayBeGone();
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
