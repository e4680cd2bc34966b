// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/muscles/trial_muscles.h"
#include "ui/document/document.h"
#include "ui/jobs/job_runner.h"

namespace handhold {

/// The muscles of a person. Throws InputError where there are none for her kind.
using MusclesOf = std::function<MuscledBody(const Subject&)>;

/// The options without the relief of a joint that the model lacks.
MuscleOptions optionsFor(const Model& model, MuscleOptions options);

/// What the muscles do in what the document shows, found off the GUI thread for as long as somebody looks: of
/// a posture while it is dragged, of a motion once as a whole. What was begun for another motion is dropped.
class MuscleSession : public QObject {
  Q_OBJECT

 public:
  MuscleSession(Document& document, MusclesOf muscles, QObject* parent = nullptr);

  /// Several may look: the view, a page of plots.
  void setWanted(const QString& by, bool wanted);
  /// Of now on: all is found anew.
  void setMuscles(MusclesOf muscles);
  /// How torques are shared of now on; what muscles are given is told apart. A joint that the person lacks is
  /// not relieved.
  void setOptions(const MuscleOptions& options);
  /// What muscles are given in a posture whatever its torques, asked with each; empty, or one a muscle.
  void setGiven(std::function<std::vector<double>()> given) { given_ = std::move(given); }
  bool isWanted() const { return !wantedBy_.isEmpty(); }
  /// Null while nothing is known: no torques, no muscles for this person, or not yet found.
  std::shared_ptr<const TrialMuscles> found() const { return found_; }
  /// Whether it is of a motion that takes a while.
  bool isSharingMotion() const { return runner_.isRunning() && asked_.trial; }
  /// Why this person has no muscles; empty: she has.
  const QString& refusal() const { return refusal_; }
  JobRunner& runner() { return runner_; }
  bool isRunning() const { return runner_.isRunning(); }

 signals:
  void changed();

 private:
  /// What was asked for last: a motion, or a posture.
  struct Asked {
    std::shared_ptr<const Trial> trial;
    VectorX q, tau;
  };

  /// Sharing of the postures of a drag: each begins where the last one ended.
  struct Drag;

  Asked wantedNow() const;
  void follow();
  void start(const Asked& asked);
  void adopt(std::shared_ptr<const TrialMuscles> found);

  Document& document_;
  MusclesOf muscles_;
  std::function<std::vector<double>()> given_;
  MuscleOptions options_;
  std::shared_ptr<Drag> drag_;  ///< null while a job has it
  QSet<QString> wantedBy_;
  Asked asked_;
  bool isBehind_ = false;
  QString refusal_;
  std::shared_ptr<const TrialMuscles> found_;
  std::shared_ptr<const Trial> foundOf_;  ///< whose they are
  JobRunner runner_;
};

}  // namespace handhold
