// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/renaming.h"

#include <algorithm>
#include <cctype>
#include <map>

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

  void rename(Trial& trial) const;

 private:
  void rename(std::vector<ContactLoad>& loads) const;
  void rename(Violation& violation) const;
  void rename(std::string& name) const;
  bool isNamed(const std::string& name) const;
  bool concernsThing(ViolationKind kind) const;
  bool concernsOther(ViolationKind kind) const;

  const Renaming& name_;
  const std::vector<std::string> names_;
};

/// A contact's points are called by it and their place: "left foot heel".
bool Renamer::isNamed(const std::string& name) const {
  if (!standsAt(name, 0, name_.before)) return false;
  return std::none_of(names_.begin(), names_.end(), [&](const std::string& other) {
    return other.size() > name_.before.size() && standsAt(name, 0, other);
  });
}

bool Renamer::concernsThing(ViolationKind kind) const {
  switch (kind) {
    case ViolationKind::ContactPosition:
    case ViolationKind::ContactDirection:
    case ViolationKind::ContactForce:
    case ViolationKind::Friction:
      return name_.kind == ElementKind::Contact;
    case ViolationKind::Target:
      return name_.kind == ElementKind::Target || name_.kind == ElementKind::TimedTarget;
    case ViolationKind::HeldLoad:
      return name_.kind == ElementKind::Load;
    case ViolationKind::Collision:
    case ViolationKind::JointTorque:
    case ViolationKind::Equilibrium:
      break;
  }
  return false;
}

bool Renamer::concernsOther(ViolationKind kind) const {
  if (kind == ViolationKind::Collision) return name_.kind == ElementKind::Prop;
  return kind == ViolationKind::ContactPosition && name_.kind == ElementKind::Contact;
}

void Renamer::rename(std::string& name) const {
  if (isNamed(name)) name.replace(0, name_.before.size(), name_.after);
}

void Renamer::rename(std::vector<ContactLoad>& loads) const {
  for (ContactLoad& load : loads) {
    const ElementKind kind = load.contact < 0 ? ElementKind::Load : ElementKind::Contact;
    if (kind == name_.kind) rename(load.name);
  }
}

/// What an earlier version told in words stays as it was told.
void Renamer::rename(Violation& violation) const {
  if (concernsOther(violation.kind())) rename(violation.other);
  if (!concernsThing(violation.kind())) return;
  rename(violation.name);
  for (std::string& name : violation.further) rename(name);
}

void Renamer::rename(Trial& trial) const {
  for (MotionFrame& frame : trial.motion.frames) rename(frame.loads);
  for (Violation& violation : trial.violations) rename(violation);
  if (trial.advice.left) rename(*trial.advice.left);
  if (auto* predicted = std::get_if<Predicted>(&trial.origin); predicted && predicted->splines) {
    for (LoadSplines& family : predicted->splines->loads)
      for (LoadCurve& curve : family.curves)
        if (name_.kind == ElementKind::Contact && curve.contact == name_.before) curve.contact = name_.after;
  }
  if (!trial.task) return;
  if (std::optional<Task> task = renamed(*trial.task, name_))
    trial.task = std::make_shared<const Task>(std::move(*task));
}

/// Renames what several places share once, so that they share it still.
class SharedRenamer {
 public:
  explicit SharedRenamer(const Renaming& name) : name_(name) {}

  void rename(std::shared_ptr<const Trial>& trial, const Task& task) {
    if (!trial) return;
    std::shared_ptr<const Trial>& known = done_[trial];
    if (!known) {
      auto copy = std::make_shared<Trial>(*trial);
      Renamer(task, name_).rename(*copy);
      known = std::move(copy);
    }
    trial = known;
  }

 private:
  const Renaming& name_;
  std::map<std::shared_ptr<const Trial>, std::shared_ptr<const Trial>> done_;
};

}  // namespace

Project withRenamed(const Project& project, const Renaming& name) {
  Project next = project;
  SharedRenamer renamer(name);
  if (std::optional<Task> task = renamed(project.task, name)) next.task = std::move(*task);
  renamer.rename(next.posture, project.task);
  renamer.rename(next.motion, project.task);
  for (KeptTrial& result : next.results)
    if (const auto task = result.trial->task; task && renamed(*task, name))
      renamer.rename(result.trial, *task);
  return next;
}

}  // namespace handhold
