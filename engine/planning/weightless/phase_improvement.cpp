// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/weightless/phase_improvement.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

/// Curves fine enough for hands that change bars twice a second.
constexpr double kControlsPerSecond = 16.0, kInstantsPerControl = 2.0;
constexpr int kFewestControls = 23;
constexpr double kSameTime = 1e-6;  // s
/// Of the goals: the load of the joints, and enough comfort to single out one posture.
constexpr double kComfort = 0.01, kSmoothness = 1e-7;

/// Joints between the free base and a site.
int jointsTo(const Model& model, SiteIndex site) {
  int count = 0;
  for (LinkIndex link = model.sites[site].link; link != LinkIndex(0); link = model.joints[link].parent) ++count;
  return count;
}

/// A hand keeps its attitude only where the arm has the joints for it; else it turns freely about its bar.
Contact asHeld(const Model& model, Contact contact) {
  constexpr int kFullPose = 6;
  if (contact.kind == ContactKind::FixedGrip && jointsTo(model, model.findSite(contactSite(contact))) < kFullPose)
    contact.kind = ContactKind::Grip;
  return contact;
}

int indexOf(const std::vector<Contact>& contacts, const std::string& name) {
  const auto at = std::find_if(contacts.begin(), contacts.end(), [&](const Contact& c) { return c.name == name; });
  return at == contacts.end() ? -1 : static_cast<int>(at - contacts.begin());
}

void addHold(const std::string& contact, const ContactPhase& phase, std::vector<HoldInterval>& holds) {
  for (HoldInterval& hold : holds)
    if (hold.contact == contact && std::abs(hold.to - phase.begin) < kSameTime) {
      hold.to = phase.end;
      return;
    }
  holds.push_back({contact, phase.begin, phase.end});
}

/// Loads of a phase count its own contacts; those of the task count all.
Motion withTaskContacts(Motion motion, const Task& task, const std::vector<ContactPhase>& phases) {
  for (MotionFrame& frame : motion.frames) {
    const auto later = std::find_if(phases.begin(), phases.end(),
                                    [&](const ContactPhase& phase) { return frame.time < phase.end + kSameTime; });
    const ContactPhase& phase = later == phases.end() ? phases.back() : *later;
    for (ContactLoad& load : frame.loads)
      if (load.contact >= 0 && load.contact < static_cast<int>(phase.contacts.size()))
        load.contact = indexOf(task.contacts, phase.contacts[load.contact].name);
  }
  return motion;
}

}  // namespace

Task improvementTask(const Model& model, const Task& base, const std::vector<ContactPhase>& phases, const Motion& motion) {
  Task task = base;
  task.manoeuvre.reset();
  task.contacts.clear();
  task.targets.clear();
  task.motion.method = MotionMethod::Predicted;
  task.motion.duration = motion.duration();
  task.motion.holds.clear();
  for (const ContactPhase& phase : phases)
    for (const Contact& contact : phase.contacts) {
      if (indexOf(task.contacts, contact.name) < 0) task.contacts.push_back(asHeld(model, contact));
      addHold(contact.name, phase, task.motion.holds);
    }
  for (HoldInterval& hold : task.motion.holds) hold.to = std::min(hold.to, task.motion.duration);
  task.motion.objective = {};
  task.motion.objective.body.discomfort = kComfort;
  task.motion.objective.body.upright = 0.0;
  task.motion.objective.jerk = kSmoothness;
  task.motion.controlPoints =
      std::max(kFewestControls, static_cast<int>(std::lround(kControlsPerSecond * task.motion.duration)));
  task.motion.instants = static_cast<int>(kInstantsPerControl * task.motion.controlPoints);
  return task;
}

MotionPrediction improveByPrediction(const Model& model, const Task& task,
                                     const std::vector<ContactPhase>& phases, const Motion& motion,
                                     const MotionPredictionOptions& options) {
  MotionPlan plan;
  plan.begin.q = motion.frames.front().q;
  plan.end.q = motion.frames.back().q;
  plan.guess = withTaskContacts(motion, task, phases);
  return predictMotion(model, task, plan, options);
}

}  // namespace handhold
