// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/prediction_binding.h"

#include <QEvent>
#include <QMenu>

#include "engine/core/error.h"
#include "ui/document/result_actions.h"
#include "ui/panels/prediction/prediction_panel.h"
#include "ui/panels/results/results_panel.h"
#include "ui/panels/solve/solve_panel.h"

namespace handhold {

PredictionBinding::PredictionBinding(Document& document, JobRunner& runner, const Solvers& solvers,
                                     const Places& places)
    : document_(document),
      window_(places.window),
      plots_(places.plots),
      import_(places.import),
      session_(document, runner, solvers),
      posture_(window_) {
  dock_ = window_.addSidePanel({"dock.prediction", "Predict a recording"},
                               new PredictionPanel(document, session_, &window_));
  connect(&session_, &PredictionSession::opened, this, &PredictionBinding::showPage);
  connect(&session_, &PredictionSession::closed, this,
          [this] { window_.whenPanelsAreThere([this] { hidePage(); }); });
  connect(&window_, &MainWindow::closing, &session_, &PredictionSession::close);
  connect(&session_, &PredictionSession::predicted, this, &PredictionBinding::showBoth);
  for (auto signal : {&PredictionSession::opened, &PredictionSession::changed, &PredictionSession::closed})
    connect(&session_, signal, this, &PredictionBinding::showPiece);
  connect(&document_, &Document::shownChanged, this, &PredictionBinding::showPiece);
  connect(&plots_, &PlotBinding::keptChosen, &session_, [this](double from, double to) {
    if (!session_.isOpen()) return;
    perform(document_, [&] {
      PredictionDraft draft = session_.draft();
      draft.piece = {from, to};
      session_.change(std::move(draft));
    });
  });
  connect(&import_, &ImportSession::opened, &session_, &PredictionSession::close);
  dock_->installEventFilter(this);
  addActions();
}

/// Closing the page's panel is its Cancel.
bool PredictionBinding::eventFilter(QObject* watched, QEvent* event) {
  if (watched == dock_ && event->type() == QEvent::Close) session_.close();
  return QObject::eventFilter(watched, event);
}

void PredictionBinding::addActions() {
  QAction* predict =
      window_.actions().add({"solve.prediction",
                             "Predict the &recorded motion…",
                             "motion",
                             {},
                             "Ask for what was recorded again, and lay both beside each other"},
                            [this] { open(shownResult(document_.project())); });
  if (auto* menu = window_.findChild<QMenu*>(QStringLiteral("menu.solve"))) menu->addAction(predict);
  const auto enable = [this, predict] {
    const KeptTrial* shown = shownResult(document_.project());
    predict->setEnabled(shown && mayPredict(*shown->trial));
  };
  connect(&document_, &Document::historyChanged, predict, enable);
  connect(&document_, &Document::wasReset, predict, enable);
  enable();
  if (auto* results = window_.findChild<ResultsPanel*>())
    connect(results, &ResultsPanel::predictionWanted, this,
            [this](int id) { open(findResult(document_.project(), id)); });
  if (auto* solve = window_.findChild<SolvePanel*>())
    connect(solve, &SolvePanel::predictionWanted, this, [this] { open(shownResult(document_.project())); });
}

/// What is asked for again is what is seen.
void PredictionBinding::open(const KeptTrial* result) {
  perform(document_, [&] {
    if (!result) throw InputError("predict", "no recorded motion is shown", "show one first");
    if (import_.isOpen())
      throw InputError("predict", "another recording is being imported", "import or cancel that first");
    const int id = result->id;
    document_.endComparison();
    const KeptTrial* shown = shownResult(document_.project());
    if (!shown || shown->id != id) showResult(document_, id);
    session_.open(*findResult(document_.project(), id));
  });
}

void PredictionBinding::showPage() {
  window_.showView();
  posture_.hide();
  dock_->show();
  dock_->raise();
}

void PredictionBinding::hidePage() {
  dock_->hide();
  posture_.bringBack();
  window_.giveKeyboardToView();
}

/// Curves of both, and how far they agree.
void PredictionBinding::showBoth() {
  plots_.bringCurvesForward();
  document_.playFromStart();
  if (auto* results = window_.findChild<QDockWidget*>(QStringLiteral("dock.results"))) {
    results->show();
    results->raise();
  }
}

/// Another motion that is shown while the page stays open is played whole.
void PredictionBinding::showPiece() {
  if (import_.isOpen()) return;  // the brackets are about what that keeps
  const KeptTrial* shown = session_.isOpen() ? shownResult(document_.shown()) : nullptr;
  if (!shown || shown->id != session_.draft().result) return plots_.setKept(std::nullopt);
  plots_.setKept(std::pair(session_.draft().piece.from, session_.draft().piece.to));
}

}  // namespace handhold
