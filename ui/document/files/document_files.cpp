// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/files/document_files.h"

#include <QFileInfo>
#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/model/person.h"
#include "engine/planning/asked_of.h"
#include "engine/task/file/task_file.h"
#include "engine/task/task_check.h"
#include "ui/document/element_names.h"
#include "ui/document/files/folder_move.h"
#include "ui/document/files/project_file.h"
#include "ui/document/language/said.h"
#include "ui/document/result_actions.h"
#include "ui/document/subject_actions.h"
#include "ui/document/units/units.h"

namespace handhold {

namespace {

std::filesystem::path toPath(const QString& file) { return std::filesystem::path(file.toStdU16String()); }

bool isTable(const QString& path) { return path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive); }

/// The folder of a result by itself or by a file in it; empty where there is none.
QString resultFolder(const QString& path) {
  const QFileInfo info(path);
  const QString folder = info.isDir() ? info.absoluteFilePath() : info.absolutePath();
  const bool isNamed = info.isDir() || isTable(path) || info.fileName() == QLatin1String("summary.json");
  return isNamed && QFileInfo::exists(folder + QStringLiteral("/summary.json")) ? folder : QString();
}

std::string nameOf(const QString& path) { return QFileInfo(path).completeBaseName().toStdString(); }

/// With files that are named from anywhere; a body of its own goes along.
OpenedTask whole(OpenedTask opened) {
  const auto makeWhole = [&](std::string& file) {
    if (!file.empty()) file = std::filesystem::absolute(opened.folder / file).lexically_normal().string();
  };
  for (Prop& prop : opened.task.props) makeWhole(prop.file);
  if (!opened.subject.file.empty()) opened.subject.name.clear();
  return opened;
}

void tellDoubt(Document& document, const std::string& doubt) {
  if (!doubt.empty()) document.report(Severity::Attention, capitalized(doubt));
}

}  // namespace

bool isResult(const QString& path) {
  return QFileInfo(path).isDir() || isTable(path) || !resultFolder(path).isEmpty();
}

Project projectOf(const OpenedTrial& opened, const std::string& name) {
  const auto [subject, task, folder, notes] = whole(opened.opened);
  auto trial = std::make_shared<Trial>(opened.trial);
  trial->subject = subject;
  trial->task = std::make_shared<const Task>(task);
  Project project = withTask(newProject(subject), task);
  project.results.push_back({1, name, std::move(trial)});
  return withResult(project, KeptTrial(project.results.back()));
}

ResultRead readResult(const Project& project, const QString& path, const QString& modelFolder) {
  const QString folder = resultFolder(path);
  if (folder.isEmpty() && !isTable(path))
    throw InputError(path.toStdString(), "holds no result",
                     "choose a folder with summary.json, or states.csv");
  if (folder.isEmpty())
    return {nameOf(path), std::make_shared<const Trial>(readRecorded(toPath(path), project.subject)), {}};
  const OpenedTrial opened = readTrial(toPath(folder), toPath(modelFolder));
  if (opened.opened.subject.model->name != project.subject.model->name)
    throw InputError(folder.toStdString(), "is of another person (" + opened.opened.subject.model->name + ")",
                     "open it by itself");
  return {nameOf(folder), projectOf(opened, {}).results.front().trial, opened.doubt};
}

void adopt(Document& document, const ResultRead& read) {
  addTrial(document, read.name, read.trial);
  tellDoubt(document, read.doubt);
}

void addResult(Document& document, const QString& path, const QString& modelFolder) {
  adopt(document, readResult(document.project(), path, modelFolder));
}

namespace {

/// A result names no file of its own choice to be read.
Subject shippedPerson(const std::string& name, const std::filesystem::path& modelFolder) {
  if (!isShipped(name, modelFolder))
    throw InputError(name, "is no person that comes with the program", "delete the result of it");
  return openSubject(name, {}, modelFolder);
}

constexpr double kParsed = 0.8;  // of the time that a long file takes, until its text is understood

Project readNoted(const QString& filePath, const QString& modelFolder, std::vector<PlaceNote>* notes,
                  const Watch& watch) {
  if (!QFileInfo::exists(filePath))
    throw InputError(filePath.toStdString(), "there is no such file", "choose another file");
  const std::filesystem::path file = toPath(filePath);
  const JsonDocument document(readFile(file), filePath.toStdString(), watch.part("", 0.0, kParsed));
  return projectFromJson(
      document, peopleOf(openSubject(document, file.parent_path(), toPath(modelFolder)), modelFolder), notes,
      watch.part("", kParsed, 1.0));
}

}  // namespace

People peopleOf(const Subject& asked, const QString& modelFolder) {
  return {asked,
          [folder = toPath(modelFolder)](const std::string& name) { return shippedPerson(name, folder); }};
}

Project readProject(const QString& filePath, const QString& modelFolder) {
  return readNoted(filePath, modelFolder, nullptr, {});
}

FileRead readForDocument(const QString& filePath, const QString& modelFolder, const Watch& watch) {
  const QString absolute = QFileInfo(filePath).absoluteFilePath();
  const QString folder = resultFolder(absolute);
  if (!folder.isEmpty()) {
    const OpenedTrial opened = readTrial(toPath(folder), toPath(modelFolder));
    return {projectOf(opened, nameOf(folder)), {}, {}, opened.doubt};
  }
  if (QFileInfo(absolute).isDir())
    throw InputError(absolute.toStdString(), "holds no result",
                     "choose a folder with summary.json, or a task");
  std::vector<PlaceNote> notes;
  FileRead read{readNoted(absolute, modelFolder, &notes, watch), absolute, {}, {}};
  read.told = inWords(notes);
  return read;
}

namespace {

/// The person at work, who goes along into another file. What a task calls by a path from its own folder is
/// not there in another: then the body is in the file itself.
Subject takenAlong(const Document& document, const QString& filePath) {
  Subject subject = document.project().subject;
  const bool isPath = !subject.file.empty() && QFileInfo(QString::fromStdString(subject.name)).isRelative();
  const bool isThere = !document.filePath().isEmpty() && !filePath.isEmpty() &&
                       QFileInfo(document.filePath()).absolutePath() == QFileInfo(filePath).absolutePath();
  if (isPath && !isThere) subject.name.clear();
  return subject;
}

/// A task of anybody without results is asked of whom the window has, where their bodies are alike; nothing
/// where it is not, and where they lack a place of the body that it asks for.
std::optional<Project> askedOfPresent(const Subject& present, const Project& read) {
  if (!read.task.isForAnybody || !read.results.empty() || isSamePerson(present, read.subject) ||
      !hasSameJoints(*present.model, *read.subject.model))
    return std::nullopt;
  try {
    return withSubject(read, present);
  } catch (const InputError&) {
    return std::nullopt;
  }
}

}  // namespace

void adopt(Document& document, FileRead read) {
  const Subject present = takenAlong(document, read.filePath);
  std::optional<Project> asked = askedOfPresent(present, read.project);
  const bool isAsked = asked.has_value();
  document.reset(isAsked ? *std::move(asked) : std::move(read.project), read.filePath);
  if (isAsked)
    document.report(
        Severity::Info,
        QObject::tr("A task of any subject: %1 does it").arg(said(whoIs(present, Units::shared().choice()))));
  for (const std::string& sentence : read.told) document.report(Severity::Info, capitalized(sentence));
  tellDoubt(document, read.doubt);
}

void openDocument(Document& document, const QString& filePath, const QString& modelFolder) {
  adopt(document, readForDocument(filePath, modelFolder));
}

FileToWrite toWrite(const Document& document, const QString& filePath) {
  const QString absolute = QFileInfo(filePath).absoluteFilePath();
  checkTask(document.project().task, document.model(), absolute.toStdString());
  FileToWrite file{document.project(), document.project(), absolute, document.revision()};
  FolderMove(document.filePath(), absolute).take(file.project);
  return file;
}

void writeProject(const FileToWrite& file, const Watch& watch) {
  const std::string text = projectToJson(file.project, watch);
  watch.tell(1.0);
  writeFile(toPath(file.filePath), text);
}

namespace {

/// A motion that is solved in the background comes without a new revision.
bool isAsWritten(const Document& document, const FileToWrite& file) {
  const Project &now = document.project(), &written = file.source;
  return document.revision() == file.revision && now.motion == written.motion &&
         std::ranges::equal(now.results, written.results, {}, &KeptTrial::trial, &KeptTrial::trial);
}

}  // namespace

/// What undo brings back lies in the other folder from now on, too. The folder comes first: whoever looks for
/// a file by its new name looks there.
void noteWritten(Document& document, const FileToWrite& file) {
  const bool isSame = isAsWritten(document, file);
  FolderMove move(document.filePath(), file.filePath);
  document.markSaved(file.filePath);
  document.rewrite([&move](Project& state) { return move.take(state); });
  if (!isSame) document.markRecovered();
}

void saveDocument(Document& document, const QString& filePath) {
  const FileToWrite file = toWrite(document, filePath);
  writeProject(file);
  noteWritten(document, file);
}

void startNewDocument(Document& document) {
  Project project = standingProject(takenAlong(document, {}));
  project.task.laws.clearance = !project.subject.model->capsules.empty();
  document.reset(std::move(project), QString());
}

}  // namespace handhold
