// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/bvh/bvh_hierarchy.h"

#include <cmath>

#include "engine/core/nearest_name.h"
#include "engine/io/input/number_text.h"

namespace handhold {

namespace {

using Words = std::vector<std::string_view>;

constexpr const char* kRemedy = "export the motion again";

/// Walks through the lines of the hierarchy; a brace may stand at the end of a line or on its own.
class HierarchyReader {
 public:
  HierarchyReader(TextLines& lines, Recording& recording) : lines_(lines), recording_(recording) {
    recording_.skeleton.emplace();
  }

  void read() {
    std::string_view line;
    while (lines_.next(line)) {
      splitWords(line, words_);
      if (words_.empty()) continue;
      if (words_[0] == "MOTION") return finish();
      readLine();
    }
    lines_.fail("ends before MOTION", kRemedy);
  }

 private:
  std::vector<SkeletonJoint>& joints() { return recording_.skeleton->joints; }

  SkeletonJoint& openJoint() {
    if (open_.empty() || open_.back() < 0) lines_.fail("stands outside of a joint", kRemedy);
    return joints()[static_cast<std::size_t>(open_.back())];
  }

  void readLine() {
    const std::string_view word = words_[0];
    if (word == "HIERARCHY" || word == "{") return;
    if (word == "ROOT" || word == "JOINT")
      beginJoint();
    else if (word == "End")
      beginEnd();
    else if (word == "OFFSET")
      readOffset();
    else if (word == "CHANNELS")
      readChannels();
    else if (word == "}")
      close();
    else
      lines_.fail(quoted(std::string(word)) + " is no word of a hierarchy", kRemedy);
  }

  void beginJoint() {
    SkeletonJoint joint;
    for (std::size_t i = 1; i < words_.size() && words_[i] != "{"; ++i)
      joint.name.append(i > 1 ? " " : "").append(words_[i]);
    if (!open_.empty() && open_.back() == kEndSite) lines_.fail("a joint hangs on an end", kRemedy);
    joint.parent = open_.empty() ? -1 : open_.back();
    open_.push_back(static_cast<int>(joints().size()));
    joints().push_back(std::move(joint));
  }

  void beginEnd() {
    openJoint();
    open_.push_back(kEndSite);
  }

  void readOffset() {
    Vector3 offset;
    if (words_.size() != 4) lines_.fail("OFFSET takes three numbers", kRemedy);
    for (int i = 0; i < 3; ++i) {
      const std::optional<double> value = numberOf(words_[static_cast<std::size_t>(i) + 1]);
      if (!value || !(std::abs(*value) < kMostOffset)) lines_.fail("OFFSET takes three numbers", kRemedy);
      offset[i] = *value;
    }
    if (open_.size() > 1 && open_.back() == kEndSite)
      joints()[static_cast<std::size_t>(open_[open_.size() - 2])].end = offset;
    else
      openJoint().offset = offset;
  }

  /// The order of the words is the order of the turns.
  void readChannels() {
    SkeletonJoint& joint = openJoint();
    const std::optional<int> count = words_.size() > 1 ? countOf(words_[1]) : std::nullopt;
    if (!count || static_cast<std::size_t>(*count) + 2 != words_.size())
      lines_.fail("CHANNELS names " + std::to_string(words_.size() < 2 ? 0 : words_.size() - 2) +
                      " channels and tells " +
                      (words_.size() < 2 ? std::string("none") : std::string(words_[1])),
                  kRemedy);
    for (std::size_t i = 2; i < words_.size(); ++i) {
      const std::string word(words_[i]), rest = lowered(word.substr(1));
      const std::size_t axis = std::string_view("XYZ").find(static_cast<char>(word[0] & ~0x20));
      if (axis == std::string_view::npos || (rest != "position" && rest != "rotation"))
        lines_.fail(quoted(word) + " is no channel", "use Xposition ... Zrotation");
      const bool isMove = rest == "position";
      joint.freedoms.push_back({isMove ? JointFreedom::Kind::Move : JointFreedom::Kind::Turn,
                                static_cast<int>(axis), static_cast<int>(recording_.coordinates.size())});
      recording_.coordinates.push_back(
          {joint.name + "." + word, isMove ? Measured::Length : Measured::Angle, {}});
    }
  }

  void close() {
    if (open_.empty()) lines_.fail("closes what is not open", kRemedy);
    open_.pop_back();
  }

  void finish() {
    if (!open_.empty()) lines_.fail("a joint is not closed", kRemedy);
    if (joints().empty()) lines_.fail("has no joints", kRemedy);
    if (recording_.coordinates.empty()) lines_.fail("has no channels", kRemedy);
    std::vector<std::string> names;
    for (const RecordedCoordinate& coordinate : recording_.coordinates) names.push_back(coordinate.name);
    makeNamesUnique(names, "channel", lines_.line(), recording_.doubts);
    for (std::size_t i = 0; i < names.size(); ++i) recording_.coordinates[i].name = names[i];
  }

  static constexpr int kEndSite = -2;
  static constexpr double kMostOffset = 1e6;

  TextLines& lines_;
  Recording& recording_;
  Words words_;
  std::vector<int> open_;  ///< joints whose brace is open; kEndSite for an end
};

}  // namespace

void readBvhHierarchy(TextLines& lines, Recording& recording) { HierarchyReader(lines, recording).read(); }

}  // namespace handhold
