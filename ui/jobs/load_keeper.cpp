// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/load_keeper.h"

namespace handhold {

LoadKeeper::LoadKeeper(Document& document, LiveSolver& live, QObject* parent)
    : QObject(parent), document_(document), live_(live) {
  connect(&document_, &Document::shownChanged, this, &LoadKeeper::ask);
  connect(&live_, &LiveSolver::failed, this, &LoadKeeper::endWaiting);
  connect(&live_, &LiveSolver::loadsFound, this, [this](std::shared_ptr<const Trial> loads) {
    const bool isNewest = loads->motion.frames.empty() ||
                          (loads->last().q.size() == asked_.size() && loads->last().q == asked_);
    document_.attachLoads(std::move(loads));
    if (!isNewest) return;
    asked_ = {};  // they may be of what was shown before, and that may come back
    endWaiting();
  });
  ask();
}

void LoadKeeper::ask() {
  const Project& shown = document_.shown();
  if (shown.posture || live_.isActive()) return;
  if (revision_ == document_.revision() && asked_.size() == shown.q.size() && asked_ == shown.q) return;
  asked_ = shown.q;
  revision_ = document_.revision();
  document_.setLoadsAwaited(live_.requestLoads(shown.subject, shown.task, shown.q));
}

/// Where nothing was found the verdict is another now, and nobody else says so.
void LoadKeeper::endWaiting() {
  document_.setLoadsAwaited(false);
  if (!document_.shown().posture) emit document_.readoutsChanged();
}

}  // namespace handhold
