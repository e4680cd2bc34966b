// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/file/own_points.h"

#include <algorithm>
#include <set>

#include "engine/core/error.h"
#include "engine/model/own_point.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

/// What a task's file has beside the task: a body and results, with sites of their own.
constexpr const char* kBesideTheTask[] = {"model", "results"};

/// Finds them all through the text, in its order.
class PointReader {
 public:
  PointReader(const JsonDocument& task, Subject person) : task_(task), person_(std::move(person)) {}

  Subject read() {
    const Json& root = task_.root();
    if (!root.is_object()) return person_;
    for (const auto& [field, value] : root.items())
      if (std::ranges::find(kBesideTheTask, field) == std::end(kBesideTheTask))
        readField(field, value, field);
    return person_;
  }

 private:
  void readField(const std::string& field, const Json& value, const std::string& path) {
    if (field == "site" && value.is_string()) return add(value.get<std::string>(), path);
    if (value.is_object())
      for (const auto& [inner, part] : value.items()) readField(inner, part, path + "." + inner);
    if (!value.is_array()) return;
    for (std::size_t i = 0; i < value.size(); ++i) {
      const std::string at = path + "[" + std::to_string(i) + "]";
      const bool isListed = path == "points" && value[i].is_string();
      isListed ? addListed(value[i].get<std::string>(), at) : readField({}, value[i], at);
    }
  }

  void addListed(const std::string& words, const std::string& path) {
    if (!person_.model->findSite(words).valid() && !isMeantAsPoint(words, *person_.model))
      task_.fail(path, "'" + words + "' is no point of " + person_.model->name,
                 "write a part of the body and three numbers (m): \"r_wrist 0.02 0 0.05\"");
    add(words, path);
  }

  /// What is no point is told by whoever checks the task.
  void add(const std::string& words, const std::string& path) {
    if (person_.model->findSite(words).valid() || !isMeantAsPoint(words, *person_.model)) return;
    try {
      person_ = withPoint(person_, words);
    } catch (const InputError& wrong) {
      task_.fail(path, "'" + words + "': " + wrong.problem(), wrong.remedy());
    }
  }

  const JsonDocument& task_;
  Subject person_;
};

}  // namespace

Subject withPointsIn(const Subject& person, const JsonDocument& task) {
  return PointReader(task, person).read();
}

std::vector<std::string> sitesOf(const Task& task) {
  std::set<std::string> sites;
  for (const Contact& contact : task.contacts) sites.insert(contact.site);
  for (const Target& target : task.targets) sites.insert(target.site);
  for (const TimedTarget& timed : task.motion.targets) sites.insert(timed.target.site);
  for (const Load& load : task.loads) sites.insert(load.site);
  for (const Stage& stage : task.motion.stages)
    for (const StageVelocity* end : {&stage.start, &stage.end})
      for (const GivenVelocity& given : end->given) sites.insert(given.site);
  return {sites.begin(), sites.end()};
}

std::vector<std::string> sparePoints(const Task& task, const Model& model) {
  const std::vector<std::string> used = sitesOf(task);
  std::vector<std::string> spare;
  for (const Site& site : model.sites)
    if (!spokenPoint(site.name).empty() && std::ranges::find(used, site.name) == used.end())
      spare.push_back(site.name);
  return spare;
}

}  // namespace handhold
