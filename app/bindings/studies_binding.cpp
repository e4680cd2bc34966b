// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/studies_binding.h"

#include <QMenu>

#include "app/commands/studies/study_folder.h"
#include "engine/estimation/jump/jump_study.h"
#include "engine/estimation/three_bar/three_bar_study.h"
#include "ui/dialogs/folder_dialog.h"
#include "ui/document/files/folders.h"
#include "ui/studies/studies_page.h"

namespace handhold {

namespace {

void exportStudy(MainWindow& window, Document& document, const StudySession& session) {
  if (!session.result()) return;
  const QString name = QStringLiteral("%1 study").arg(QString::fromStdString(session.kind().name));
  const QString folder = askForFolder(QStringLiteral("Export the study"), exportFile(name), &window);
  if (folder.isEmpty()) return;
  rememberExport(folder);
  if (perform(document, [&] { writeStudy(*session.result(), folder.toStdU16String()); }))
    document.report(Severity::Good, QStringLiteral("Study written to %1").arg(folder));
}

}  // namespace

std::vector<StudyKind> knownStudies() { return {threeBarKind(), jumpKind()}; }

void addStudies(MainWindow& window, Document& document, StudySession& session) {
  auto* page = new StudiesPage(session, &window);
  window.addPage(page);
  QAction* show = window.actions().add(
      {"view.studies", "&Studies…", "table", {}, "Printed results and figures of a document beside ours"},
      [&window, page] { window.showPage(*page); });
  if (auto* menu = window.findChild<QMenu*>(QStringLiteral("menu.view"))) {
    menu->addSeparator();
    menu->addAction(show);
  }
  window.addStartLink(show);
  QObject::connect(page, &StudiesPage::closeWanted, &window, &MainWindow::showView);
  QObject::connect(page, &StudiesPage::exportWanted, &window,
                   [&] { exportStudy(window, document, session); });
}

}  // namespace handhold
