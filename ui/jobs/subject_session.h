// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/jobs/live_solver.h"

namespace handhold {

/// Asks the open task of somebody else, as fast as a slider moves: each change is shown at once with hands
/// and feet brought to the contacts, and the posture is solved from there in a thread of its own, the newest
/// first.
class SubjectSession : public QObject {
  Q_OBJECT

 public:
  SubjectSession(Document& document, const Solvers& solvers, QObject* parent = nullptr);

  /// A step of the document; it joins with the one before where both have that key.
  void take(const Subject& subject, const QString& title, const QString& mergeKey = {});

 private:
  /// Of the project, by the model that the step made, the posture and what is asked.
  struct State {
    std::weak_ptr<const Model> model;
    VectorX q;
    Task task;

    bool isOf(const Project& project) const;
  };

  void ask();
  void look();
  void receive(const std::shared_ptr<const Trial>& found);

  Document& document_;
  LiveSolver live_;
  int revision_ = -1;  ///< at which the answer is asked for
  std::optional<State> awaited_;
  std::vector<State> overtaken_;  ///< those that undo may bring back without an answer
};

}  // namespace handhold
