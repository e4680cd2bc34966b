// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/studies/studies_binding.h"

#include <QMenu>

#include "app/commands/studies/study_folder.h"
#include "app/process/known_marker_sets.h"
#include "app/process/resources.h"
#include "engine/core/error.h"
#include "engine/estimation/arm_study/arm_study.h"
#include "engine/estimation/jump/jump_study.h"
#include "engine/estimation/recorded_jump/recorded_jump.h"
#include "engine/estimation/three_bar/three_bar_study.h"
#include "ui/dialogs/folder_dialog.h"
#include "ui/document/files/folders.h"
#include "ui/document/recordings/import_draft.h"
#include "ui/document/recordings/recorded.h"
#include "ui/studies/studies_page.h"

namespace handhold {

namespace {

void exportStudy(MainWindow& window, Document& document, const StudySession& session) {
  if (!session.result()) return;
  const QString name = QObject::tr("%1 study").arg(QString::fromStdString(session.kind().name));
  const QString folder = askForFolder(QObject::tr("Export the study"), exportFile(name), &window);
  if (folder.isEmpty()) return;
  rememberExport(folder);
  if (perform(document, [&] { writeStudy(*session.result(), folder.toStdU16String()); }))
    document.report(Severity::Good, QObject::tr("Study written to %1").arg(folder));
}

/// What was recorded of the result that is shown, to be fitted anew. Throws InputError where nothing was, or
/// no marker set tells where its markers sit.
RecordedTrialRequest shownJump(const Document& document) {
  const KeptTrial* shown = shownResult(document.project());
  if (!shown || !recordingOf(*shown->trial))
    throw InputError(QObject::tr("Study").toStdString(), "no result with a recording is shown",
                     "open a recording of a jump first");
  const std::vector<MarkerSet> sets = knownMarkerSets().sets;
  const Subject subject = sourceOf(document.project().subject);
  const ImportDraft draft = draftAgain(shown->name, *shown->trial, sets);
  return fitRequest(draft, sets, *unfittedTrial(draft, sets, subject), modelText(subject));
}

QAction* addRecordedJump(MainWindow& window, Document& document, StudySession& session, StudiesPage& page) {
  return window.actions().add(
      {"view.studyRecording",
       "Study the &recorded jump…",
       "person",
       {},
       "The flight of what is shown by the methods of a thesis, beside the whole-body fit"},
      [&window, &document, &session, &page] {
        perform(document, [&] {
          session.put(recordedJumpKind(shownJump(document)));
          window.showPage(page);
        });
      });
}

}  // namespace

std::vector<StudyKind> knownStudies() {
  std::vector<StudyKind> kinds{threeBarKind(), jumpKind()};
  for (const ArmModel& arm : knownArms(resourceFolder() / "studies/arm")) kinds.push_back(armKind(arm));
  return kinds;
}

void addStudies(MainWindow& window, Document& document, StudySession& session) {
  auto* page = new StudiesPage(session, &window);
  window.addPage(page);
  QAction* show = window.actions().add(
      {"view.studies", "&Studies…", "table", {}, "Printed results and figures of a document beside ours"},
      [&window, page] { window.showPage(*page); });
  if (auto* menu = window.findChild<QMenu*>(QStringLiteral("menu.view"))) {
    menu->addSeparator();
    menu->addActions({show, addRecordedJump(window, document, session, *page)});
  }
  window.addStartLink(show);
  QObject::connect(page, &StudiesPage::closeWanted, &window, &MainWindow::showView);
  QObject::connect(page, &StudiesPage::exportWanted, &window,
                   [&] { exportStudy(window, document, session); });
}

}  // namespace handhold
