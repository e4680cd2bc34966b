// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <optional>
#include <vector>

#include "engine/planning/posture/place_costs.h"
#include "ui/document/document.h"
#include "ui/document/solvers.h"
#include "ui/jobs/job_runner.h"

namespace handhold {

/// What it costs to hold at other places of the rod or face on which a contact lives, and of all else that it
/// may hold.
struct PlaceAdvice {
  int contact = -1;
  std::vector<WeighedThing> things;
  bool isComplete = false;

  bool hasBest() const { return bestThing(things).has_value(); }
};

/// While it is switched on and nobody asks for anything else, weighs the places of the selected contact, and
/// tells them as they are found.
class PlaceAdvisor : public QObject {
  Q_OBJECT

 public:
  enum class Switch { On, Off };

  /// `asked` runs what the user asks for; it goes first.
  PlaceAdvisor(Document& document, JobRunner& asked, const Solvers& solvers, QObject* parent = nullptr);
  ~PlaceAdvisor() override;

  void turn(Switch to);
  const std::optional<PlaceAdvice>& advice() const { return advice_; }
  bool isWeighing() const { return runner_.isRunning(); }

  /// The contact goes to its best place, as one step whose merge key is returned. Throws InputError where
  /// there is none.
  QString moveToBest();

 signals:
  void changed();

 private:
  /// What the advice depends on.
  struct Question {
    int revision = -1, contact = -1;
    bool operator==(const Question&) const = default;
  };
  std::optional<Question> question() const;
  void look();
  void begin();
  struct Found {
    std::size_t thing = 0;
    int place = 0;
    PlaceCost cost;
  };
  void take(const Question& asked, const std::vector<Found>& found);
  void drop();

  Document& document_;
  JobRunner& asked_;
  const Solvers& solvers_;
  JobRunner runner_;
  QTimer pause_;  ///< since the last change
  Switch switch_ = Switch::Off;
  std::optional<Question> answered_;  ///< that advice_ answers, or is about to
  std::optional<PlaceAdvice> advice_;
};

}  // namespace handhold
