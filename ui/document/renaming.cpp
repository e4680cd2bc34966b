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
      return name_.kind == ElementKind::Contact;
    case UnmetKind::Target:
      return name_.kind == ElementKind::Target || name_.kind == ElementKind::TimedTarget;
    case UnmetKind::HeldLoad:
      return name_.kind == ElementKind::Load || name_.kind == ElementKind::Contact;
    case UnmetKind::Collision:
      return name_.kind == ElementKind::Prop;
    case UnmetKind::JointTorque:
    case UnmetKind::Equilibrium:
      break;
  }
  return false;
}

void Renamer::rename(std::vector<ContactLoad>& loads) const {
  for (ContactLoad& load : loads) {
    const ElementKind kind = load.contact < 0 ? ElementKind::Load : ElementKind::Contact;
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

void Renamer::rename(Trial& trial) const {
  for (MotionFrame& frame : trial.motion.frames) rename(frame.loads);
  rename(trial.unmet);
  rename(trial.advice);
  trial.message = inText(trial.message);
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
