// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/bvh/bvh_writer.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/io/input/number_text.h"
#include "engine/io/writing/writing.h"

namespace handhold {

namespace {

constexpr double kCentimetres = 100.0;                    // in a metre
constexpr double kBvhDegrees = 180.0 / std::numbers::pi;  // in a radian
constexpr const char* kAxisLetters = "XYZ";

/// How the turns of a joint are written.
enum class Turns { AsTheyAre, AboutZyx };

Turns turnsOf(const SkeletonJoint& joint) {
  return joint.axes.isIdentity(0.0) ? Turns::AsTheyAre : Turns::AboutZyx;
}

/// R = Rz(a) Ry(b) Rx(c), as a, b, c.
Vector3 zyxAngles(const Matrix3& R) {
  const double b = std::asin(std::clamp(-R(2, 0), -1.0, 1.0));
  return {std::atan2(R(1, 0), R(0, 0)), b, std::atan2(R(2, 1), R(2, 2))};
}

class BvhWriter {
 public:
  BvhWriter(const Recording& recording, const std::string& place)
      : recording_(recording), joints_(recording.skeleton->joints), place_(place) {
    for (std::size_t i = 0; i < joints_.size(); ++i) {
      const int parent = joints_[i].parent;
      if (parent >= static_cast<int>(i)) fail("a joint stands before its parent", "order the joints");
      if (parent >= 0) children_[static_cast<std::size_t>(parent)].push_back(i);
    }
  }

  std::string text() {
    text_ = "HIERARCHY\n";
    for (std::size_t i = 0; i < joints_.size(); ++i)
      if (joints_[i].parent < 0) addJoint(i, 0);
    const double rate = evenRate(recording_.steps, "coordinates", place_);
    text_ += "MOTION\nFrames: " + std::to_string(recording_.steps.count());
    text_ += "\nFrame Time:";
    addWord(printedWhole(1.0 / rate));
    text_ += "\n";
    for (int step = 0; step < recording_.steps.count(); ++step) addFrame(step);
    return std::move(text_);
  }

 private:
  [[noreturn]] void fail(const std::string& problem, const std::string& remedy) const {
    throw InputError(place_, problem, remedy);
  }

  void addWord(const std::string& word) {
    text_ += ' ';
    text_ += word;
  }

  void addOffset(const Vector3& offset, const std::string& indent) {
    text_ += indent + "OFFSET";
    for (const double value : offset) addWord(printedWhole(kCentimetres * value));
    text_ += "\n";
  }

  void addChannels(const SkeletonJoint& joint, const std::string& indent) {
    std::vector<std::string> words;
    for (const JointFreedom& freedom : joint.freedoms) {
      const bool isMove = freedom.kind == JointFreedom::Kind::Move;
      if (!isMove && turnsOf(joint) == Turns::AboutZyx) continue;
      words.push_back(kAxisLetters[freedom.axis] + std::string(isMove ? "position" : "rotation"));
    }
    if (turnsOf(joint) == Turns::AboutZyx) words.insert(words.end(), {"Zrotation", "Yrotation", "Xrotation"});
    if (words.empty()) return;
    text_ += indent + "CHANNELS " + std::to_string(words.size());
    for (const std::string& word : words) addWord(word);
    text_ += "\n";
  }

  void addJoint(std::size_t index, std::size_t depth) {
    if (depth > kDeepest) fail("its skeleton is deeper than any body", "leave out joints");
    const SkeletonJoint& joint = joints_[index];
    const std::string indent(depth, '\t'), inner = indent + "\t";
    if (joint.name.find_first_of("{}\r\n") != std::string::npos || joint.name.empty())
      fail("a joint is named " + quoted(joint.name), "rename it");
    text_ += indent + (joint.parent < 0 ? "ROOT " : "JOINT ") + joint.name + "\n" + indent + "{\n";
    addOffset(joint.offset, inner);
    addChannels(joint, inner);
    written_.push_back(index);
    for (const std::size_t child : children_[index]) addJoint(child, depth + 1);
    if (children_[index].empty() && joint.end) {
      text_ += inner + "End Site\n" + inner + "{\n";
      addOffset(*joint.end, inner + "\t");
      text_ += inner + "}\n";
    }
    text_ += indent + "}\n";
  }

  void addNumber(double value, double factor) {
    if (!std::isfinite(value))
      fail("a coordinate of the skeleton has a gap, and BVH has none", "fill the gaps");
    text_ += printedWhole(factor * value);
    text_ += ' ';
  }

  void addFrame(int step) {
    const std::vector<double> values = coordinatesAt(recording_, step);
    for (const std::size_t index : written_) {
      const SkeletonJoint& joint = joints_[index];
      for (const JointFreedom& freedom : joint.freedoms) {
        const double value = valueOf(freedom, values);
        if (freedom.kind == JointFreedom::Kind::Move)
          addNumber(value, kCentimetres);
        else if (turnsOf(joint) == Turns::AsTheyAre)
          addNumber(value, kBvhDegrees);
      }
      if (turnsOf(joint) == Turns::AboutZyx)
        for (const double angle : zyxAngles(poseInParent(joint, values).R)) addNumber(angle, kBvhDegrees);
    }
    text_.back() = '\n';
  }

  static constexpr std::size_t kDeepest = 200;

  const Recording& recording_;
  const std::vector<SkeletonJoint>& joints_;
  const std::string& place_;
  std::vector<std::vector<std::size_t>> children_ = std::vector<std::vector<std::size_t>>(joints_.size());
  std::vector<std::size_t> written_;  ///< joints, in the order of the file
  std::string text_;
};

}  // namespace

std::string bvhText(const Recording& recording, const std::string& place) {
  checkWritable(recording, place);
  if (!recording.skeleton || recording.skeleton->joints.empty())
    throw InputError(place, "a BVH needs a skeleton, the recording has none",
                     "write mot, sto or csv for coordinates");
  if (recording.steps.count() == 0) throw InputError(place, "the skeleton has no frames", "record some");
  return BvhWriter(recording, place).text();
}

}  // namespace handhold
