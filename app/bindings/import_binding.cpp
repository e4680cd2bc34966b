// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/import_binding.h"

#include <QEvent>
#include <QFileDialog>
#include <QMenu>

#include "app/process/known_marker_sets.h"
#include "app/process/resources.h"
#include "engine/core/error.h"
#include "ui/document/files/folders.h"
#include "ui/document/files/recording_files.h"
#include "ui/document/language/said.h"
#include "ui/document/recordings/recorded.h"
#include "ui/jobs/weighing_job.h"
#include "ui/panels/import/import_panel.h"
#include "ui/panels/results/results_panel.h"

namespace handhold {

namespace {

/// What cannot be read of the person's own is told and left out.
std::vector<MarkerSet> setsFor(Document& document) {
  const KnownMarkerSets known = knownMarkerSets();
  for (const std::string& problem : known.problems) document.report(Severity::Attention, said(problem));
  return known.sets;
}

}  // namespace

ImportBinding::ImportBinding(Document& document, JobRunner& runner, MainWindow& window, PlotBinding& plots)
    : window_(window),
      plots_(plots),
      runner_(runner),
      session_(
          document, runner,
          {[&document] { return setsFor(document); }, modelText, keepMarkerSet, sourceOf, isOwnMarkerSet}),
      posture_(window) {
  auto* panel = new ImportPanel(document, session_, &window);
  dock_ = window.addSidePanel({"dock.import", "Import"}, panel);
  connect(panel, &ImportPanel::stillWanted, this, &ImportBinding::chooseStill);
  connect(panel, &ImportPanel::forcesWanted, this, &ImportBinding::chooseForces);
  connect(panel, &ImportPanel::motionWanted, this, [this] {
    chooseMoved(&ModelFiles::motion, tr("Motion of the model"),
                tr("Recordings (%1)").arg(recordingPatterns()));
  });
  connect(panel, &ImportPanel::loadsWanted, this, [this] {
    chooseMoved(&ModelFiles::loads, tr("Loads on the model"), tr("External loads (*.xml)"));
  });
  connect(&window, &MainWindow::recordingWanted, &session_, &ImportSession::read);
  connect(&session_, &ImportSession::reading, this, &ImportBinding::tellReading);
  connect(&session_, &ImportSession::failed, this,
          [&document](const QString& reason) { document.reject(reason); });
  connect(&session_, &ImportSession::opened, this, &ImportBinding::showPage);
  // keys must not change what lies unseen below the preview
  connect(&session_, &ImportSession::opened, &document, [&document] { document.select({}); });
  connect(&session_, &ImportSession::closed, this,
          [this] { window_.whenPanelsAreThere([this] { hidePage(); }); });
  connect(&window, &MainWindow::closing, &session_, &ImportSession::close);
  for (auto signal : {&ImportSession::changed, &ImportSession::closed})
    connect(&session_, signal, this, &ImportBinding::showKept);
  connect(&plots_, &PlotBinding::keptChosen, &session_, [this, &document](double from, double to) {
    perform(document, [&] { session_.keepTime(TimeSpan{from, to}); });
  });
  connect(&plots_, &PlotBinding::eventsChosen, &session_,
          [this, &document](const std::vector<RecordedEvent>& events) {
            perform(document, [&] { session_.chooseEvents(events); });
          });
  addActions(document);
  dock_->installEventFilter(this);
  connect(&session_, &ImportSession::imported, &window, &MainWindow::noteOpened);
  connect(&session_, &ImportSession::kept, this, &ImportBinding::showResult);
}

void ImportBinding::fitAgain(Document& document, const KeptTrial* result) {
  perform(document, [&] {
    if (!result) throw InputError("fit", "no result with a recording is shown", "open a recording first");
    session_.reopen(*result);
  });
}

void ImportBinding::addActions(Document& document) {
  QAction* fit =
      window_.actions().add({"solve.fit",
                             "Fit the &human to the recording…",
                             "person",
                             {},
                             "To what was recorded of the result that is shown"},
                            [this, &document] { fitAgain(document, shownResult(document.project())); });
  if (auto* menu = window_.findChild<QMenu*>(QStringLiteral("menu.solve"))) menu->addAction(fit);
  const auto enable = [fit, &document] {
    const KeptTrial* shown = shownResult(document.project());
    fit->setEnabled(shown && recordingOf(*shown->trial));
  };
  connect(&document, &Document::historyChanged, fit, enable);
  connect(&document, &Document::wasReset, fit, enable);
  enable();
  auto* results = window_.findChild<ResultsPanel*>();
  if (!results) return;
  connect(results, &ResultsPanel::fitWanted, this,
          [this, &document](int id) { fitAgain(document, findResult(document.project(), id)); });
  connect(results, &ResultsPanel::weighingWanted, this,
          [this, &document](const std::vector<PlateFoot>& feet) {
            perform(document, [&] { weighAgain(document, runner_, feet); });
          });
}

void ImportBinding::chooseStill() {
  const QString file = QFileDialog::getOpenFileName(&window_, tr("Static trial"), lastFolder("task"),
                                                    tr("Recordings (%1)").arg(recordingPatterns()));
  if (!file.isEmpty()) session_.readStill(file);
}

void ImportBinding::chooseForces() {
  const QString file = QFileDialog::getOpenFileName(&window_, tr("Ground forces"), lastFolder("task"),
                                                    tr("Ground forces (*.mot *.sto)"));
  if (!file.isEmpty()) session_.readForces(file);
}

/// Beside the model at first.
void ImportBinding::chooseMoved(std::filesystem::path ModelFiles::*part, const QString& title,
                                const QString& pattern) {
  if (!session_.isOpen() || !session_.draft().model) return;
  ModelFiles files = *session_.draft().model;
  const QString folder = QString::fromStdU16String(files.model.parent_path().u16string());
  const QString file = QFileDialog::getOpenFileName(&window_, title, folder, pattern);
  if (file.isEmpty()) return;
  files.*part = file.toStdU16String();
  session_.readMoved(files);
}

/// In all the height of its side: nobody is posed meanwhile.
void ImportBinding::showPage() {
  window_.showView();
  posture_.hide();
  dock_->show();
  dock_->raise();
}

void ImportBinding::hidePage() {
  dock_->hide();
  posture_.bringBack();
  window_.giveKeyboardToView();
}

/// What was made stands where the page stood.
void ImportBinding::showResult() {
  auto* results = window_.findChild<QDockWidget*>(QStringLiteral("dock.results"));
  if (!results) return;
  results->show();
  results->raise();
}

/// Closing the page's panel is its Cancel.
bool ImportBinding::eventFilter(QObject* watched, QEvent* event) {
  if (watched == dock_ && event->type() == QEvent::Close) session_.close();
  return QObject::eventFilter(watched, event);
}

void ImportBinding::showKept() {
  if (!session_.isOpen() || !session_.trial()) return plots_.setKept(std::nullopt);
  const TimeSpan all{0.0, durationOf(*recordingOf(*session_.trial()))};
  const TimeSpan kept = session_.draft().kept.value_or(all);
  plots_.setKept(std::pair(kept.from, kept.to));
}

void ImportBinding::tellReading(const QString& words) {
  if (words.isEmpty()) return window_.messages().endWork();
  window_.messages().showWork(words, [this] { session_.cancelReading(); });
}

}  // namespace handhold
