// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/renaming.h"

#include <algorithm>
#include <cctype>
#include <map>

#include "engine/planning/prediction/motion_prediction.h"

namespace handhold {

namespace {

/// What a task calls its things.
std::vector<std::string> namesOf(const Task& task) {
  std::vector<std::string> names;
  for (const Contact& contact : task.contacts) names.push_back(contact.name);
  for (const Target& target : task.targets) names.push_back(target.name);
  for (const Load& load : task.loads) names.push_back(load.name);
  for (const Prop& prop : task.props) names.push_back(prop.name);
  for (const TimedTarget& timed : task.motion.targets) names.push_back(timed.target.name);
  return names;
}

bool isLetter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

/// Whether the text has these words there, and not parts of longer ones.
bool standsAt(const std::string& text, std::size_t at, const std::string& words) {
  const std::size_t end = at + words.size();
  return !words.empty() && text.compare(at, words.size(), words) == 0 &&
         (at == 0 || !isLetter(text[at - 1])) && (end >= text.size() || !isLetter(text[end]));
}

/// Carries a new name into what was found for one task.
class Renamer {
 public:
  Renamer(const Task& task, const Renaming& name) : name_(name), names_(namesOf(task)) {}

  void rename(PostureResult& result) const;
  void rename(MotionOutcome& outcome) const;
  void rename(MotionPrediction& prediction) const;

 private:
  std::string inText(const std::string& text) const;
  void rename(std::vector<ContactLoad>& loads) const;
  void rename(std::vector<Unmet>& unmet) const;
  void rename(Advice& advice) const;
  bool isNamed(const std::string& name) const;
  bool concerns(UnmetKind kind) const;

  const Renaming& name_;
  const std::vector<std::string> names_;
};

/// A name that is part of a longer one, "foot" in "left foot", is not meant.
std::string Renamer::inText(const std::string& text) const {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    std::string found;
    for (const std::string& name : names_)
      if (name.size() > found.size() && standsAt(text, at, name)) found = name;
    result += found == name_.before ? name_.after : found.empty() ? text.substr(at, 1) : found;
    at += std::max<std::size_t>(found.size(), 1);
  }
  return result;
}

/// A contact's points are called by it and their place: "left foot heel".
bool Renamer::isNamed(const std::string& name) const {
  if (!standsAt(name, 0, name_.before)) return false;
  return std::none_of(names_.begin(), names_.end(), [&](const std::string& other) {
    return other.size() > name_.before.size() && standsAt(name, 0, other);
  });
}

bool Renamer::concerns(UnmetKind kind) const {
  switch (kind) {
    case UnmetKind::ContactPosition:
    case UnmetKind::ContactDirection:
    case UnmetKind::ContactForce:
    case UnmetKind::Friction:
      return name_.kind == SubjectKind::Contact;
    case UnmetKind::Target:
      return name_.kind == SubjectKind::Target || name_.kind == SubjectKind::TimedTarget;
    case UnmetKind::HeldLoad:
      return name_.kind == SubjectKind::Load || name_.kind == SubjectKind::Contact;
    case UnmetKind::Collision:
      return name_.kind == SubjectKind::Prop;
    case UnmetKind::JointTorque:
    case UnmetKind::Equilibrium:
      break;
  }
  return false;
}

void Renamer::rename(std::vector<ContactLoad>& loads) const {
  for (ContactLoad& load : loads) {
    const SubjectKind kind = load.contact < 0 ? SubjectKind::Load : SubjectKind::Contact;
    if (kind == name_.kind && isNamed(load.name)) load.name.replace(0, name_.before.size(), name_.after);
  }
}

void Renamer::rename(std::vector<Unmet>& unmet) const {
  for (Unmet& law : unmet) {
    if (!concerns(law.kind)) continue;
    law.name = inText(law.name);
    law.sentence = inText(law.sentence);
    law.remedy = inText(law.remedy);
  }
}

/// Its words name the thing, and what is broken besides.
void Renamer::rename(Advice& advice) const { advice.sentence = inText(advice.sentence); }

void Renamer::rename(PostureResult& result) const {
  rename(result.loads);
  rename(result.unmet);
  rename(result.advice);
  result.message = inText(result.message);
}

void Renamer::rename(MotionOutcome& outcome) const {
  for (MotionFrame& frame : outcome.motion.frames) rename(frame.loads);
  rename(outcome.unmet);
  rename(outcome.advice);
  outcome.message = inText(outcome.message);
}

void Renamer::rename(MotionPrediction& prediction) const {
  rename(prediction.outcome);
  rename(prediction.check.unmet);
  if (std::optional<Task> task = renamed(prediction.task, name_)) prediction.task = std::move(*task);
}

/// Renames what several places share once, so that they share it still.
class SharedRenamer {
 public:
  explicit SharedRenamer(const Renaming& name) : name_(name) {}

  template <class Found>
  void rename(std::shared_ptr<const Found>& found, const Task& task) {
    if (!found) return;
    std::shared_ptr<const void>& known = done_[found.get()];
    if (!known) {
      auto copy = std::make_shared<Found>(*found);
      Renamer(task, name_).rename(*copy);
      known = std::move(copy);
    }
    found = std::static_pointer_cast<const Found>(known);
  }

  /// A predicted motion is part of its prediction.
  void rename(std::shared_ptr<const MotionOutcome>& motion,
              std::shared_ptr<const MotionPrediction>& prediction, const Task& task) {
    const bool isPredicted = prediction && motion.get() == &prediction->outcome;
    rename(prediction, task);
    if (isPredicted)
      motion = {prediction, &prediction->outcome};
    else
      rename(motion, task);
  }

 private:
  const Renaming& name_;
  std::map<const void*, std::shared_ptr<const void>> done_;
};

}  // namespace

Project withRenamed(const Project& project, const Renaming& name) {
  Project next = project;
  SharedRenamer renamer(name);
  if (std::optional<Task> task = renamed(project.task, name)) next.task = std::move(*task);
  renamer.rename(next.solved, project.task);
  renamer.rename(next.motion, next.prediction, project.task);
  for (KeptResult& result : next.results) {
    const std::shared_ptr<const Task> before = result.task;
    std::optional<Task> task = renamed(*before, name);
    if (!task) continue;
    result.task = std::make_shared<const Task>(std::move(*task));
    renamer.rename(result.posture, *before);
    renamer.rename(result.motion, result.prediction, *before);
  }
  return next;
}

}  // namespace handhold
