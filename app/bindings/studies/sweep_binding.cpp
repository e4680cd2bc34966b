// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/studies/sweep_binding.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>
#include <thread>
#include <utility>

#include "app/bindings/studies/study_maker.h"
#include "app/drawing/study_page.h"
#include "app/files/study_case.h"
#include "app/process/exit_code.h"
#include "engine/core/error.h"
#include "engine/core/json_document.h"
#include "engine/trial/trial_json.h"
#include "ui/controls/save_question.h"
#include "ui/document/files/folders.h"
#include "ui/document/files/study_files.h"
#include "ui/document/result_actions.h"
#include "ui/studies/sweep_view.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

constexpr int kEndsWithin_ms = 3000;

/// A processor is left to who looks on.
int spareProcessors() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1); }

}  // namespace

SweepBinding::SweepBinding(MainWindow& window, Document& document)
    : QObject(&window), window_(window), document_(document), view_(new SweepView(&window)) {
  window.addBottomWidget({tr("Study"), view_});
  auto* maker = new StudyMaker(window, document);
  patience_.setSingleShot(true);
  patience_.setInterval(kEndsWithin_ms);
  connect(&patience_, &QTimer::timeout, &process_, &QProcess::kill);
  connect(&process_, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
    const QString problem = QString::fromLocal8Bit(process_.readAllStandardError()).trimmed();
    const bool wasStopped = patience_.isActive();
    patience_.stop();
    const bool isAnswer = status == QProcess::NormalExit && (code == kSolved || code == kNotSolvable);
    if (!isAnswer && !wasStopped && !problem.isEmpty()) document_.report(Severity::Error, problem);
    view_->setRunning(false);
    if (std::exchange(runsWhenEnded_, false)) run();
  });
  connect(&process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error != QProcess::FailedToStart) return;
    view_->setRunning(false);
    document_.report(Severity::Error, tr("The study could not be run: %1").arg(process_.errorString()));
  });
  connect(view_, &SweepView::runWanted, this, &SweepBinding::run);
  connect(view_, &SweepView::stopWanted, this, [this] {
    runsWhenEnded_ = false;
    stop();
  });
  connect(view_, &SweepView::pageWanted, this, &SweepBinding::writePage);
  connect(view_, &SweepView::openWanted, this, &SweepBinding::chooseStudy);
  connect(view_, &SweepView::makeWanted, maker, [maker] { maker->make(); });
  connect(view_, &SweepView::caseChosen, this, &SweepBinding::showCase);
  connect(&document_, &Document::shownChanged, this, &SweepBinding::markShown);
  connect(maker, &StudyMaker::written, this, &SweepBinding::open);
  connect(maker, &StudyMaker::runWanted, this, [this](const fs::path& file) {
    if (open(file)) run();
  });
  connect(&window, &MainWindow::studyWanted, this, &SweepBinding::openNamed);
}

/// Cases that it was working on wait again.
SweepBinding::~SweepBinding() {
  process_.disconnect(this);
  process_.terminate();
  if (process_.waitForFinished(kEndsWithin_ms)) return;
  process_.kill();
  process_.waitForFinished();
}

void SweepBinding::chooseStudy() {
  const QString file = QFileDialog::getOpenFileName(
      &window_, tr("Open a study"), lastFolder(QStringLiteral("study"), lastFolder(QStringLiteral("task"))),
      tr("Studies (*.json *.sqlite)"));
  if (!file.isEmpty() && open(file.toStdU16String())) rememberFolder(QStringLiteral("study"), file);
}

/// What still runs is of the study before.
bool SweepBinding::open(const fs::path& file) {
  const bool isOpen = perform(document_, [&] {
    const fs::path results = file.extension() == ".sqlite" ? file : resultsOf(file);
    if (results != file) const StudyStore made(results, openStudyPlan(file));
    if (results != view_->file()) runsWhenEnded_ = false, stop(), shown_.clear(), marked_ = -1;
    view_->open(results);
  });
  if (isOpen) window_.showBottomWidget(*view_);
  return isOpen;
}

/// From the command line, the file dialog or a drop: its task comes, too.
void SweepBinding::openNamed(const QString& file) {
  const fs::path path = file.toStdU16String();
  fs::path task;
  const bool isStudy = perform(document_, [&] {
    task = path.extension() == ".sqlite" ? StudyStore(path).plan().taskFile : openStudyPlan(path).taskFile;
  });
  std::error_code error;
  if (!isStudy) return;
  if (fs::is_regular_file(task, error) && !window_.openFile(QString::fromStdU16String(task.u16string())))
    return;
  window_.showView();
  if (open(path)) rememberFolder(QStringLiteral("study"), file);
}

void SweepBinding::run() {
  if (process_.state() != QProcess::NotRunning) {
    runsWhenEnded_ = true;
    return stop();
  }
  perform(document_, [this] {
    const QString study = QString::fromStdString(StudyStore(view_->file()).plan().file.string());
    process_.start(QCoreApplication::applicationFilePath(),
                   {"study", study, "--out", QString::fromStdString(view_->file().string()), "--jobs",
                    QString::number(spareProcessors())});
    view_->setRunning(true);
  });
}

/// What it has begun waits again when it has ended by itself.
void SweepBinding::stop() {
  if (process_.state() == QProcess::NotRunning) return;
  process_.terminate();
  patience_.start();
  view_->setStopping();
}

/// Of the study as far as it has come.
void SweepBinding::writePage() {
  const QString name = QFileInfo(QString::fromStdU16String(view_->file().u16string())).completeBaseName();
  const QString file =
      askWhereToWrite(&window_, {tr("Write the study's page"), exportFile(name + QStringLiteral(".pdf")),
                                 tr("Pages (*.pdf *.html)"), QStringLiteral("pdf")});
  if (file.isEmpty()) return;
  rememberExport(file);
  if (perform(document_, [&] { writeStudyPage(StudyStore(view_->file()), file.toStdU16String()); }))
    document_.report(Severity::Good, tr("Page written to %1").arg(file));
}

/// Undo and drags take a case out of the view and bring it back.
void SweepBinding::markShown() {
  const auto& trial = shownTrial(document_.shown());
  const auto found = std::ranges::find_if(shown_, [&](const auto& each) { return each.second == trial; });
  const int now = trial && found != shown_.end() ? found->first : -1;
  if (std::exchange(marked_, now) != now) view_->mark(now);
}

/// A case with its task, shown in place of what is at work: one step of undo.
void SweepBinding::showCase(int index) {
  const std::string text = view_->trialOf(index);
  if (text.empty()) {
    document_.report(Severity::Info, tr("This case has no posture; the table tells why"));
    return;
  }
  const std::vector<KeptTrial>& all = document_.project().results;
  const auto before = std::ranges::find(all, shown_[index], &KeptTrial::trial);
  if (before != all.end()) {
    if (&*before != shownResult(document_.project()))
      perform(document_, [&] { showResult(document_, before->id); });
    return;
  }
  perform(document_, [&] {
    const StudyCases cases(StudyStore(view_->file()).plan());
    const JsonDocument json(text, view_->file().string());
    const Subject subject = cases.open(index).subject;
    KeptTrial kept;
    kept.name = view_->nameOf(index).toStdString();
    kept.trial = std::make_shared<const Trial>(trialFromJson(JsonNode(json), subject));
    if (kept.trial->motion.frames.empty())
      throw InputError(kept.name, "nothing was found that could be shown", "the table tells why");
    shown_[index] = kept.trial;
    addWithItsTask(document_, kept);
    document_.leaveFile();
  });
}

}  // namespace handhold
