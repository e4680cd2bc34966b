// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/estimation/residual_analysis.h"
#include "ui/document/document.h"
#include "ui/document/recordings/import_draft.h"
#include "ui/jobs/job_runner.h"

namespace handhold {

/// Marker gaps before and after they were filled.
struct GapCount {
  int before = 0, after = 0;
};

/// What the program gives an import; all may throw, and what a fit needs is asked in its thread.
struct ImportSources {
  std::function<std::vector<MarkerSet>()> markerSets;            ///< asked once, with the first recording
  std::function<std::string(const Subject& subject)> modelFile;  ///< the text of the model's file
  std::function<void(const MarkerSet&)> keepSet = {};            ///< among those that are told from then on
  std::function<Subject(const Subject&)> fitted =
      {};  ///< whose body is scaled to markers; none: the subject's
  std::function<bool(const std::string& name)> isOwnSet = {};  ///< that was kept before
};

/// The import of one recording: reads it, shows it as the document's preview, prepares it again with every
/// choice, all of it off the GUI thread, and commits it as one step, or goes without a trace.
class ImportSession : public QObject {
  Q_OBJECT

 public:
  /// The human is fitted by `runner`, which shows its progress.
  ImportSession(Document& document, JobRunner& runner, ImportSources sources, QObject* parent = nullptr);

  /// Reads the file; what was being imported stays until it is there, and goes where it is refused.
  void read(const QString& file);
  /// Shows the recording of a result again, to fit the human to it as one more result. Throws InputError
  /// where it has none.
  void reopen(const KeptTrial& result);
  /// Reads the trial in which the person stands still: the fit measures the body by it, too.
  void readStill(const QString& file);
  /// The table of ground forces that was recorded with it, as OpenSim keeps them: they become plates.
  void readForces(const QString& file);
  /// Moves and loads a model of OpenSim by other files.
  void readMoved(const ModelFiles& files);
  void cancelReading() { reader_.cancel(); }
  bool isReading() const { return reader_.isRunning(); }

  bool isOpen() const { return draft_.has_value(); }
  const ImportDraft& draft() const { return *draft_; }
  const std::vector<MarkerSet>& sets() const { return sets_; }
  /// The recording as it will be imported; null until it is prepared for the first time.
  std::shared_ptr<const Trial> trial() const { return trial_; }
  GapCount gaps() const { return gaps_; }
  /// Of the recording as it is without a low-pass; unknown until it is counted.
  const ResidualAnalysis& residuals() const { return residuals_; }
  bool areResidualsCounted() const { return areCounted_; }
  /// The recording as it is without a low-pass; null until it is counted.
  const std::shared_ptr<const Recording>& unsmoothed() const { return unsmoothed_; }

  void change(ImportDraft draft);
  /// Nothing where the recording has gone meanwhile, as it may under an open list of choices.
  void edit(const std::function<void(ImportDraft&)>& change);
  /// The part of the time that is imported; empty: all of it. What is shown stays. Throws InputError for a
  /// part that ends before it begins.
  void keepTime(const std::optional<TimeSpan>& part);
  /// The set with the draft's own places becomes one of its own, by a title, and is the draft's. Throws
  /// InputError for a title that is none, or one of the program's own.
  void keepSet(const std::string& title);
  bool replacesSet(const std::string& title) const;  ///< one that was kept before
  /// Events as a person has put them. Throws InputError for one outside of the recording.
  void chooseEvents(std::vector<RecordedEvent> events);
  /// Reads the table of text again, its columns as told, which is remembered for tables with such headings.
  void describe(const CsvDescription& table);
  /// Who bore the body where no plate did. Throws InputError for a hold that ends before it begins, and for
  /// new times outside of the recording.
  void declareHolds(std::vector<DeclaredHold> holds);
  /// As soon as it is prepared as asked: markers alone, or with the human fitted to them, which takes seconds
  /// and can be cancelled; the page stays until then.
  enum class Body { None, Fitted };
  void import(Body body);
  bool mayFit() const;
  bool isFitting() const { return isFitting_; }
  void close();

 signals:
  void reading(const QString& words);  ///< with how far it is; empty: no longer
  void failed(const QString& reason);
  void opened();
  void setsChanged();                  ///< there is one more
  void changed();                      ///< draft, trial, gaps or residuals
  void imported(const QString& file);  ///< one that was read
  void kept();                         ///< a result was made of it
  void closed();

 private:
  /// Of a file of text with what its columns were taken for.
  using Taker = std::function<void(std::shared_ptr<const Recording>, const std::optional<TableDraft>&)>;
  using Reader = std::function<RecordingRead(const JobContext&, std::optional<TableDraft>&)>;
  void readFor(const QString& file, Reader read, Taker take);
  void open(ImportDraft draft);
  const std::vector<MarkerSet>& knownSets();
  void prepare();
  void analyse();
  void show();
  void tellProgress(const Progress& progress);

  void fit();
  void finish(std::shared_ptr<const Trial> trial);
  void finishFitted(std::shared_ptr<const Trial> trial, const Doubts& doubts);
  void setFitting(bool fitting);
  void adopt(ImportDraft draft);
  void forgetChoices();
  void takeBack();

  Document& document_;
  JobRunner& runner_;
  ImportSources sources_;
  std::vector<MarkerSet> sets_;
  JobRunner reader_, preparer_, analyser_;
  QString file_;               ///< that is being read
  bool readsAnother_ = false;  ///< in place of what is being imported
  std::optional<ImportDraft> draft_;
  std::vector<ImportDraft> past_;  ///< what it was before each choice
  std::shared_ptr<const Trial> trial_;
  std::optional<Preparation> analysed_;  ///< the choices that the residuals hang on
  ResidualAnalysis residuals_;
  bool areCounted_ = false;
  std::shared_ptr<const Recording> unsmoothed_;
  GapCount gaps_;
  bool isShowing_ = false;
  std::optional<Body> importsWhenPrepared_;
  bool isFitting_ = false;
};

}  // namespace handhold
