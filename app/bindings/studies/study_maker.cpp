// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/studies/study_maker.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDir>
#include <QFileInfo>
#include <QMenu>

#include "app/bindings/people/subject_binding.h"
#include "app/files/study_places.h"
#include "app/process/resources.h"
#include "engine/core/error.h"
#include "ui/controls/bound_form.h"
#include "ui/controls/save_question.h"
#include "ui/document/files/folders.h"
#include "ui/panels/inspector/inspector_panel.h"
#include "ui/studies/study_dialog.h"

namespace handhold {

namespace {

QString studyName(const Document& document) {
  const QString task = QString::fromStdString(document.project().task.name);
  return task.isEmpty() ? QObject::tr("Study") : task + QObject::tr(" study");
}

DrawnStudy drawnFor(const StudyDraft& draft, const Task& task) {
  DrawnStudy drawn;
  if (draft.crowd) drawn.people = drawPeople(readSurvey(resourceFolder() / "people"), *draft.crowd);
  if (!draft.contact.isEmpty())
    drawn.places = varyPlaces(task, draft.contact.toStdString(), draft.places, "where to hold");
  return drawn;
}

}  // namespace

StudyMaker::StudyMaker(MainWindow& window, Document& document)
    : QObject(&window), window_(window), document_(document) {
  QAction* action = window.actions().add({"solve.study",
                                          tr("Make a s&tudy…"),
                                          "table",
                                          {},
                                          tr("Solves the task many times with some of its numbers or people "
                                             "different, and compares the answers")},
                                         [this] { make(); });
  if (auto* menu = window.findChild<QMenu*>(QStringLiteral("menu.solve"))) menu->addAction(action);
  qApp->installEventFilter(this);
}

void StudyMaker::make(const QString& fieldName) {
  const Element selected = document_.selection();
  StudyChoices choices{studyFields(document_.project()), shippedPeople(),
                       placedContacts(document_.project().task)};
  const bool isThing = selected.isOfTask() && !fieldName.isEmpty();
  const std::vector<StudyField> own =
      isThing ? studyFields(document_.project(), selected) : std::vector<StudyField>();
  StudyDraft draft;
  draft.name = studyName(document_);
  draft.isMotion = document_.project().task.manoeuvre.has_value();
  draft.scores = {Rule::Rula, Rule::LowBack};
  if (const StudyField* field = fieldCalled(own, fieldName)) draft.varied.push_back(usualRange(*field));
  auto* dialog = new StudyDialog(std::move(choices), std::move(draft), &window_);
  connect(dialog, &StudyDialog::saveWanted, this, [this, dialog] { write(*dialog, &StudyMaker::written); });
  connect(dialog, &StudyDialog::runWanted, this, [this, dialog] { write(*dialog, &StudyMaker::runWanted); });
  dialog->open();
}

void StudyMaker::write(StudyDialog& dialog, Told told) {
  StudyDraft draft;
  if (!dialog.takeDraft(draft)) return;
  DrawnStudy drawn;
  try {
    drawn = drawnFor(draft, document_.project().task);
    studyText(draft, "task.json", drawn);
  } catch (const InputError& problem) {
    return dialog.refuse(sentenceOf(problem));
  }
  const QString folder = lastFolder(QStringLiteral("study"), lastFolder(QStringLiteral("task")));
  const QString file = askWhereToWrite(
      &dialog, {tr("Save the study"), QDir(folder).filePath(draft.name + QStringLiteral(".json")),
                tr("Studies (*.json)"), QStringLiteral("json")});
  if (file.isEmpty()) return;
  rememberFolder(QStringLiteral("study"), file);
  draft.name = QFileInfo(file).completeBaseName();
  const std::filesystem::path path = file.toStdU16String();
  try {
    writeStudyFiles(draft, drawn, document_, path);
  } catch (const InputError& problem) {
    return dialog.refuse(sentenceOf(problem));
  }
  emit(this->*told)(path);
  dialog.accept();
}

/// The menu of a number in the inspector offers it.
bool StudyMaker::eventFilter(QObject* watched, QEvent* event) {
  auto* field = event->type() == QEvent::ContextMenu ? qobject_cast<NumberField*>(watched) : nullptr;
  if (!field) return QObject::eventFilter(watched, event);
  auto* inspector = window_.findChild<InspectorPanel*>();
  if (!inspector || !inspector->isAncestorOf(field) || !document_.selection().isOfTask()) return false;
  const std::vector<StudyField> fields = studyFields(document_.project(), document_.selection());
  const QString name = field->objectName();
  QMenu* menu = field->createStandardContextMenu();
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("field.menu"));
  menu->addSeparator();
  QAction* vary = menu->addAction(tr("Vary in a study…"), this, [this, name] { make(name); });
  vary->setEnabled(fieldCalled(fields, name) != nullptr);
  menu->popup(static_cast<QContextMenuEvent*>(event)->globalPos());
  return true;
}

}  // namespace handhold
