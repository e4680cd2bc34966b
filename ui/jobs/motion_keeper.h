// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include "ui/document/document.h"
#include "ui/document/solvers.h"
#include "ui/jobs/job_runner.h"

namespace handhold {

/// Solves a predicted motion anew when its task has changed and the hand pauses, from the last prediction, in
/// the background. The old motion stays in sight until the new one is there, which is kept among the results
/// in place of the one before it; what a later change has overtaken is dropped.
class MotionKeeper : public QObject {
  Q_OBJECT

 public:
  enum class Follow { On, Off };

  /// `asked` runs what the user asks for; it goes first.
  MotionKeeper(Document& document, JobRunner& asked, const Solvers& solvers, QObject* parent = nullptr);

  void setFollow(Follow follow);
  Follow follow() const { return follow_; }
  bool isSolving() const { return runner_.isRunning(); }
  void cancel();

 signals:
  void changed();  ///< isSolving()

 private:
  void look();
  void begin();
  void receive(std::shared_ptr<const Trial> found);
  void keepFound();
  bool isFollowed(const KeptTrial& result) const;

  Document& document_;
  JobRunner& asked_;
  const Solvers& solvers_;
  JobRunner runner_;
  QTimer pause_;  ///< since the last change
  Follow follow_ = Follow::On;
  std::shared_ptr<const Trial> last_;             ///< the newest that keeps all laws
  std::shared_ptr<const Trial> found_;            ///< by following, not kept yet
  std::vector<std::weak_ptr<const Trial>> kept_;  ///< found by following; an id is given anew after undo
};

}  // namespace handhold
