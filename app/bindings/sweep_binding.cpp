// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/sweep_binding.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMenu>
#include <QProcess>
#include <thread>

#include "app/files/study_case.h"
#include "engine/core/error.h"
#include "engine/core/json_document.h"
#include "engine/trial/trial_json.h"
#include "ui/document/result_actions.h"
#include "ui/studies/sweep_view.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

/// A case with its task, shown in place of what is at work: one step of undo.
void showCase(Document& document, const SweepView& view, int index) {
  const std::string text = view.trialOf(index);
  if (text.empty()) {
    document.report(Severity::Info, QStringLiteral("This case has no posture; the table tells why"));
    return;
  }
  perform(document, [&] {
    const StudyCases cases(StudyStore(view.file()).plan());
    const JsonDocument json(text, view.file().string());
    const Subject subject = cases.open(index).subject;
    KeptTrial kept;
    kept.name = view.nameOf(index).toStdString();
    kept.trial = std::make_shared<const Trial>(trialFromJson(JsonNode(json), subject));
    if (kept.trial->motion.frames.empty())
      throw InputError(kept.name, "nothing was found that could be shown", "the table tells why");
    addWithItsTask(document, kept);
    document.leaveFile();
  });
}

/// This program, which runs cases until none waits.
class SweepRun : public QObject {
 public:
  SweepRun(SweepView& view, Document& document) : QObject(&view), view_(view), document_(document) {
    connect(&process_, &QProcess::finished, this, [this] { view_.setRunning(false); });
    connect(&view_, &SweepView::runWanted, this, [this] { begin(); });
    connect(&view_, &SweepView::stopWanted, &process_, &QProcess::kill);
  }
  ~SweepRun() override {
    process_.disconnect(this);
    process_.kill();
    process_.waitForFinished();
  }

 private:
  void begin() {
    perform(document_, [this] {
      const QString study = QString::fromStdString(StudyStore(view_.file()).plan().file.string());
      // a processor is left to who looks on
      const int jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
      process_.start(QCoreApplication::applicationFilePath(),
                     {"study", study, "--out", QString::fromStdString(view_.file().string()), "--jobs",
                      QString::number(jobs)});
      view_.setRunning(true);
    });
  }

  SweepView& view_;
  Document& document_;
  QProcess process_;
};

void openStudy(MainWindow& window, Document& document, SweepView& view) {
  const QString file = QFileDialog::getOpenFileName(&window, QStringLiteral("Open a study"), {},
                                                    QStringLiteral("Studies (*.json *.sqlite)"));
  if (file.isEmpty()) return;
  perform(document, [&] {
    const fs::path path(file.toStdString());
    if (path.extension() == ".sqlite") return view.open(path);
    fs::path results = path;
    results.replace_extension(".sqlite");
    const StudyStore made(results, openStudyPlan(path));
    view.open(results);
  });
}

}  // namespace

void addSweep(MainWindow& window, Document& document) {
  auto* view = new SweepView(&window);
  new SweepRun(*view, document);
  window.addBottomWidget({QStringLiteral("Study"), view});
  QObject::connect(view, &SweepView::openWanted, &window,
                   [&window, &document, view] { openStudy(window, document, *view); });
  QObject::connect(view, &SweepView::caseChosen, &window,
                   [&document, view](int index) { showCase(document, *view, index); });
}

}  // namespace handhold
