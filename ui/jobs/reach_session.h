// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <optional>

#include "engine/planning/reach/reach_map.h"
#include "ui/document/document.h"
#include "ui/document/solvers.h"
#include "ui/jobs/job_runner.h"

namespace handhold {

/// Whose reach is looked at.
struct ReachWish {
  std::string end = "right hand";   ///< as reachSite takes it
  Vector3 force = Vector3::Zero();  ///< on the body there, world axes (N)
  bool operator==(const ReachWish&) const = default;
};

/// The reach of a hand or foot in the task that the document shows, found off the GUI thread for as long as
/// somebody looks: roughly at once, then finer. Another task or person ends the search, and begins it anew
/// when nothing more changes for a moment.
class ReachSession : public QObject {
  Q_OBJECT

 public:
  explicit ReachSession(Document& document, Solvers solvers = {}, QObject* parent = nullptr);

  /// Nothing: nobody looks any more.
  void want(const std::optional<ReachWish>& wish);
  const std::optional<ReachWish>& wish() const { return wish_; }
  /// What is known so far; null: nothing yet, or the task has changed since.
  const std::shared_ptr<const ReachMap>& found() const { return found_; }
  /// Whether it is all that was asked for.
  bool isDone() const { return found_ && !runner_.isRunning() && !pause_.isActive(); }
  /// Why there is none, a sentence; empty: there is, or nobody looked yet.
  const QString& refusal() const { return refusal_; }
  /// Ends the search; what was found stays.
  void stop() { runner_.cancel(); }
  JobRunner& runner() { return runner_; }

 signals:
  void changed();

 private:
  void follow();
  void start();
  void adopt(std::shared_ptr<const ReachMap> map);

  Document& document_;
  const Solvers solvers_;
  std::optional<ReachWish> wish_;
  std::string task_;                    ///< of what is found, as its file has it
  std::shared_ptr<const Model> model_;  ///< likewise
  std::shared_ptr<const ReachMap> found_;
  QString refusal_;
  int number_ = 0;  ///< of the search; what earlier ones tell is dropped
  QTimer pause_;
  JobRunner runner_;
};

}  // namespace handhold
