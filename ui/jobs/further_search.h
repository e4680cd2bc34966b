// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <memory>
#include <optional>

#include "ui/document/document.h"
#include "ui/document/solvers.h"
#include "ui/jobs/job_runner.h"

namespace handhold {

/// A posture of the same task that costs less than the one that is shown.
struct BetterPosture {
  std::shared_ptr<const Trial> result;
  double gain = 0.0;  ///< by which the objective is less, as a part of it
};

/// What a solve finds is the best near its start. Once it stands and nobody asks for anything, further starts
/// are searched in a thread that works only while others rest; whatever changes the document, or another job,
/// ends it. A posture that is better is offered, not taken.
///
/// A refusal that a drag or a change of person left is what was found from the posture before: when hands
/// rest, the whole search is asked, and its answer taken, posture or reason.
class FurtherSearch : public QObject {
  Q_OBJECT

 public:
  /// `asked` runs what the user asks for; it goes first.
  FurtherSearch(Document& document, JobRunner& asked, const Solvers& solvers, QObject* parent = nullptr);

  bool isSearching() const { return runner_.isRunning(); }
  const std::optional<BetterPosture>& offer() const { return offer_; }
  /// Shows the offer as one step that can be undone, kept among the results.
  void take();
  void dismiss();

 signals:
  void changed();  ///< isSearching(), offer()

 private:
  void expect();
  void look();
  void begin();
  bool isToDoubt() const;
  void receive(int revision, std::shared_ptr<const Trial> found);
  void amend(std::shared_ptr<const Trial> found);
  void withdraw();

  Document& document_;
  JobRunner& asked_;
  const Solvers& solvers_;
  JobRunner runner_;
  QTimer pause_;       ///< since the last change
  int expected_ = -1;  ///< revision of the document whose posture is to be looked at
  int searched_ = -1;  ///< revision whose answer, or refusal, is that of the whole search
  std::optional<BetterPosture> offer_;
  int offered_ = -1;  ///< revision for which the offer holds
};

}  // namespace handhold
