// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSet>
#include <QString>
#include <QTimer>
#include <functional>
#include <map>
#include <optional>
#include <set>

#include "ui/document/comparison.h"
#include "ui/document/element.h"
#include "ui/document/language/said.h"
#include "ui/document/undo_history.h"
#include "ui/document/verdict.h"

namespace handhold {

/// The open project, what is selected in it and when it is looked at. Everything in the window shows this
/// and changes it through commit() alone; selection, hover, visibility and time are not undone.
class Document : public QObject {
  Q_OBJECT

 public:
  explicit Document(Project project, QObject* parent = nullptr);

  const Project& project() const { return project_; }  ///< as last committed
  const Project& shown() const { return preview_ ? *preview_ : project_; }
  const Model& model() const { return *project_.subject.model; }

  /// One undoable step. Steps with the same non-empty key that follow each other become one.
  void commit(const QString& title, Project next, const QString& mergeKey = QString());

  /// What a drag would make of the project; shown, not undone, gone with dropPreview() or commit().
  void preview(Project next);
  void dropPreview();
  bool isPreviewing() const { return preview_.has_value(); }
  /// What undo takes back first while something is previewed that has steps of its own; empty: nothing.
  void setPreviewStep(const QString& title);
  const QString& previewStep() const { return previewStep_; }

  /// Torques and loads of the posture shown; ignored where it or its task has changed since, or it has some.
  void attachLoads(std::shared_ptr<const Trial> loads);

  /// The motion of the task that is shown, found without being asked for: no step of its own.
  void attachMotion(std::shared_ptr<const Trial> motion);

  /// The project with what was found for it without being asked for: part of the step that led to it.
  void amend(Project now);

  const UndoHistory& history() const { return history_; }
  void undo();
  void redo();
  void goToStep(int index);  ///< undoes or redoes until that many steps are done
  bool isClean() const { return history_.isClean(); }
  int revision() const { return revision_; }  ///< grows with every change of project()

  /// The same of every state that undo and redo bring back, which is no step; `change` says whether it did
  /// anything.
  void rewrite(const std::function<bool(Project&)>& change);

  /// Another project altogether: history, selection and time start anew.
  void reset(Project project, const QString& filePath);
  const QString& filePath() const { return filePath_; }
  void markSaved(const QString& filePath);
  /// By the step that was just done another task than the file's is at work: where it is saved is asked.
  void leaveFile() { history_.leaveFile(); }
  bool isOfFile() const { return history_.isOfFile(); }
  void markUntouched();  ///< nobody did anything yet: nothing is to be undone or saved
  void markRecovered();  ///< the project differs from its file although nothing was undone yet

  /// What was selected last.
  Element selection() const { return selected_.empty() ? Element() : selected_.back(); }
  /// All of it, in the order in which it was selected: several things are always of the task.
  const std::vector<Element>& selected() const { return selected_; }
  bool isSelected(Element thing) const;
  void select(Element thing);     ///< alone
  void selectToo(Element thing);  ///< beside what is selected already, or no longer
  void selectAll(std::vector<Element> things);
  Element hovered() const { return hovered_; }
  void hover(Element thing);

  bool isVisible(Element thing) const;
  void show(Element thing);
  void hide(Element thing);

  /// Kept results side by side; gone when fewer than two are left of them.
  const std::optional<Comparison>& comparison() const { return comparison_; }
  void compare(const Comparison& results);
  void endComparison();

  double playbackTime() const { return playbackTime_; }  ///< (s)
  void setPlaybackTime(double seconds);
  void playFromStart();  ///< of what was just found
  Moment moment() const;

  /// Why a planner found nothing for the project as it is, and what would work; empty: nothing was refused.
  const QString& refusal() const { return refusal_; }
  /// The manoeuvre that would work instead; empty where none is known.
  const std::optional<Manoeuvre>& workingManoeuvre() const { return working_; }
  void refuse(const QString& sentence, std::optional<Manoeuvre> working = {});

  /// While an answer is looked for, by whomever, the verdict is that it is being solved; of a recording,
  /// which is fitted and weighed and never solved, what it is.
  void setBeingSolved(bool isBeingSolved, const QObject* by = nullptr);
  bool isBeingSolved() const { return !solving_.empty() && !shownRecording(shown()); }
  bool awaitsAnswer() const;  ///< and there was none before
  /// While the torques of a posture that nobody solved are looked for, the last verdict holds: the next one
  /// is there before somebody could read anything between.
  void setLoadsAwaited(bool areLoadsAwaited) { areLoadsAwaited_ = areLoadsAwaited; }
  /// Of what is shown.
  Verdict verdict() const;

  /// Files that the task names and that could not be read, by that name, with the reason in a few words.
  const std::map<std::string, QString>& unreadable() const { return unreadable_; }
  void noteUnreadable(const std::string& file, const QString& reason);
  void noteReadable(const std::string& file);

  /// A sentence for the message bar.
  void report(Severity severity, const QString& sentence) { emit reported(severity, said(sentence)); }
  /// One about the step that was just done, with a way to undo it.
  void reportStep(const QString& sentence) { emit stepReported(sentence); }
  /// Why an action that somebody asked for changed nothing: worth reading until something is done.
  void reject(const QString& reason) {
    emit reported(Severity::Error, reason);
    emit rejected();
  }

 signals:
  void projectChanged(const handhold::Project& before, const handhold::Project& after);
  void previewStepUndone();
  void previewDropped();  ///< shown is the project again, without a step
  void shownChanged();    ///< project, preview or loads: the view draws the project again
  /// The same, and the time, for whatever shows numbers: at once after a step, but no faster than they can be
  /// read while something is dragged or played, so that the figure does not wait for them.
  void readoutsChanged();
  void historyChanged();
  void cleanChanged();
  void filePathChanged();
  void selectionChanged();
  void hoveredChanged();
  void visibilityChanged();
  void comparisonChanged();
  void playbackTimeChanged(double seconds);
  void playWanted();
  void wasReset();
  void reported(handhold::Severity severity, const QString& sentence);
  void stepReported(const QString& sentence);
  void rejected();  ///< what was reported last passes with the next step

 private:
  void replace(Project next);
  Project comeBack(const Project& state) const;
  void tidyComparison();
  void tidyHidden();
  void announceHistory();
  void announceShown();
  void announceReadouts();
  void announceReadoutsSoon();
  QString visibilityKey(Element thing) const;

  Project project_;
  std::optional<Project> preview_;
  QString previewStep_;
  UndoHistory history_;
  QString filePath_;
  int revision_ = 0;
  std::vector<Element> selected_;
  Element hovered_;
  QSet<QString> hidden_;
  std::optional<Comparison> comparison_;
  QString refusal_;
  std::optional<Manoeuvre> working_;
  std::map<std::string, QString> unreadable_;
  double playbackTime_ = 0.0;
  QTimer readoutPause_;
  bool readoutsAreDue_ = false;
  std::set<const QObject*> solving_;
  bool areLoadsAwaited_ = false;
  std::optional<Verdict> known_;  ///< the last of a trial
  bool wasClean_ = true;
};

/// Runs a user's action; a wrong input becomes a sentence in the message bar and changes nothing.
bool perform(Document& document, const std::function<void()>& action);

}  // namespace handhold
