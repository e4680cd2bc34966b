// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/amc/asf_reader.h"

#include <cmath>
#include <filesystem>
#include <map>
#include <numbers>

#include "engine/core/nearest_name.h"
#include "engine/io/input/number_text.h"
#include "engine/io/input/text_lines.h"

namespace handhold {

namespace {

constexpr double kAsfInch = 0.0254;                    // m
constexpr double kAsfDegree = std::numbers::pi / 180;  // rad
constexpr double kMostAsf = 1e6;
constexpr const char* kAsfRemedy = "export the skeleton again";

/// A bone while it is read; angles as the file has them.
struct AsfBone {
  std::string name;
  Vector3 direction = Vector3::Zero();
  double length = 0.0;
  Vector3 axis = Vector3::Zero();
  std::string axisOrder = "XYZ";
  std::vector<std::string> freedoms;  ///< "rx", "tz"
};

/// "XYZ" turns about x first: C = Rz Ry Rx.
Matrix3 axesOf(const Vector3& angles, const std::string& order) {
  Matrix3 C = Matrix3::Identity();
  for (std::size_t i = 0; i < order.size() && i < 3; ++i) {
    const std::size_t axis = std::string_view("XYZ").find(order[i]);
    if (axis == std::string_view::npos) continue;
    const double angle = angles[static_cast<Eigen::Index>(i)];
    C = Eigen::AngleAxisd(angle, Vector3::Unit(static_cast<Eigen::Index>(axis))).toRotationMatrix() * C;
  }
  return C;
}

std::string upperWord(std::string_view word) {
  std::string text(word);
  for (char& c : text)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return text;
}

class AsfReader {
 public:
  explicit AsfReader(const Reading& reading) : lines_(reading) { bones_.emplace_back().name = "root"; }

  AsfSkeleton read() {
    std::string_view line;
    while (lines_.next(line)) {
      splitWords(line.substr(0, line.find('#')), words_);
      if (words_.empty()) continue;
      if (words_[0].starts_with(':'))
        section_ = lowered(words_[0].substr(1));
      else
        readLine();
    }
    if (bones_.size() < 2) lines_.fail("has no bones", kAsfRemedy);
    return {recording(), metres_, angle_};
  }

 private:
  double numberIn(std::size_t word) const {
    const std::optional<double> value = word < words_.size() ? numberOf(words_[word]) : std::nullopt;
    if (!value || !(std::abs(*value) < kMostAsf))
      lines_.fail(quoted(std::string(words_[0])) + " takes a number as word " + std::to_string(word),
                  kAsfRemedy);
    return *value;
  }

  Vector3 threeIn(std::size_t first) const {
    return {numberIn(first), numberIn(first + 1), numberIn(first + 2)};
  }

  void readLine() {
    if (section_ == "units") readUnit();
    if (section_ == "root") readRoot();
    if (section_ == "bonedata") readBone();
    if (section_ == "hierarchy") readHierarchy();
  }

  void readUnit() {
    if (words_[0] == "length") {
      const double factor = numberIn(1);
      if (!(factor > 1e-6)) lines_.fail("the unit of length is none", kAsfRemedy);
      metres_ = kAsfInch / factor;
    }
    if (words_[0] == "angle")
      angle_ = words_.size() > 1 && lowered(words_[1]).starts_with("rad") ? 1.0 : kAsfDegree;
  }

  void readRoot() {
    if (words_[0] == "order")
      for (std::size_t i = 1; i < words_.size(); ++i) bones_[0].freedoms.push_back(lowered(words_[i]));
    if (words_[0] == "axis" && words_.size() > 1) bones_[0].axisOrder = upperWord(words_[1]);
    if (words_[0] == "orientation") bones_[0].axis = threeIn(1);
  }

  void readBone() {
    const std::string_view word = words_[0];
    if (word == "begin") {
      bones_.emplace_back();
      return;
    }
    AsfBone& bone = bones_.back();
    if (word == "name" && words_.size() > 1) nameBone(bone);
    if (word == "direction") bone.direction = threeIn(1);
    if (word == "length") bone.length = numberIn(1);
    if (word == "axis") {
      bone.axis = threeIn(1);
      if (words_.size() > 4) bone.axisOrder = upperWord(words_[4]);
    }
    if (word == "dof")
      for (std::size_t i = 1; i < words_.size(); ++i) bone.freedoms.push_back(lowered(words_[i]));
  }

  void nameBone(AsfBone& bone) {
    bone.name = words_[1];
    if (!numbers_.emplace(bone.name, bones_.size() - 1).second)
      lines_.fail("two bones are named " + handhold::quoted(bone.name), kAsfRemedy);
  }

  std::size_t boneNamed(std::string_view name) const {
    if (name == "root") return 0;
    const auto found = numbers_.find(std::string(name));
    if (found == numbers_.end()) lines_.fail(quoted(std::string(name)) + " is no bone", kAsfRemedy);
    return found->second;
  }

  /// A parent and its children; whoever has a parent already, or would be its own ancestor, is refused.
  void readHierarchy() {
    if (words_[0] == "begin" || words_[0] == "end") return;
    const std::size_t parent = boneNamed(words_[0]);
    for (std::size_t i = 1; i < words_.size(); ++i) {
      const std::size_t child = boneNamed(words_[i]);
      const bool isAbove = parent == 0 || parents_.contains(parent);
      if (child == 0 || !isAbove || !parents_.emplace(child, parent).second)
        lines_.fail(quoted(std::string(words_[i])) + " hangs on two bones, or on none that hangs on the root",
                    kAsfRemedy);
      order_.push_back(child);
    }
  }

  Recording recording() {
    Recording recording;
    recording.skeleton.emplace();
    std::map<std::size_t, int> joints;
    addJoint(0, -1, recording);
    joints[0] = 0;
    for (const std::size_t bone : order_) {
      joints[bone] = static_cast<int>(recording.skeleton->joints.size());
      addJoint(bone, joints.at(parents_.at(bone)), recording);
    }
    if (order_.size() + 1 < bones_.size())
      recording.doubts.push_back(
          {DoubtKind::Skeleton,
           std::filesystem::path(lines_.file()).filename().string() + ", " + lines_.line(),
           std::to_string(bones_.size() - 1 - order_.size()) + " bones hang on nothing", "left out"});
    recording.doubts.push_back({DoubtKind::Scale, "units",
                                "lengths are taken to be in inches by the file's factor",
                                "one unit is " + printed(metres_) + " m", DoubtAbout::LengthUnit});
    recording.up = LaboratoryAxis{1, 1};
    recording.doubts.push_back(
        {DoubtKind::UpAxis, "file", "ASF tells no up axis", "taken as +Y up, as most are"});
    return recording;
  }

  /// A bone begins where its parent's ends, and turns in its own axes.
  void addJoint(std::size_t number, int parent, Recording& recording) {
    const AsfBone& bone = bones_[number];
    SkeletonJoint joint;
    joint.name = bone.name;
    joint.parent = parent;
    joint.axes = axesOf(angle_ * bone.axis, bone.axisOrder);
    if (parent > 0) joint.offset = *recording.skeleton->joints[static_cast<std::size_t>(parent)].end;
    joint.end = metres_ * bone.length * bone.direction;
    std::vector<JointFreedom> turns;
    for (const std::string& word : bone.freedoms) {
      const JointFreedom freedom = freedomOf(word, static_cast<int>(recording.coordinates.size()));
      const bool isMove = freedom.kind == JointFreedom::Kind::Move;
      recording.coordinates.push_back(
          {bone.name + "." + word, isMove ? Measured::Length : Measured::Angle, {}});
      // the first turn of the list is done first, so it stands last in the product
      isMove ? joint.freedoms.push_back(freedom) : void(turns.insert(turns.begin(), freedom));
    }
    joint.freedoms.insert(joint.freedoms.end(), turns.begin(), turns.end());
    if (number == 0) joint.end.reset();
    recording.skeleton->joints.push_back(std::move(joint));
  }

  JointFreedom freedomOf(const std::string& word, int channel) const {
    const std::size_t axis =
        word.size() == 2 ? std::string_view("xyz").find(word[1]) : std::string_view::npos;
    if (axis == std::string_view::npos || (word[0] != 't' && word[0] != 'r'))
      lines_.fail("the freedom " + quoted(word) + " is not known", "use tx ty tz rx ry rz");
    return {word[0] == 't' ? JointFreedom::Kind::Move : JointFreedom::Kind::Turn, static_cast<int>(axis),
            channel};
  }

  TextLines lines_;
  std::vector<std::string_view> words_;
  std::string section_;
  double metres_ = kAsfInch, angle_ = kAsfDegree;
  std::vector<AsfBone> bones_;
  std::map<std::string, std::size_t> numbers_;
  std::map<std::size_t, std::size_t> parents_;
  std::vector<std::size_t> order_;
};

}  // namespace

bool isAsf(std::string_view begin) {
  const std::string low = lowered(begin);
  return low.find(":bonedata") != std::string::npos ||
         (low.find(":units") != std::string::npos && low.find(":root") != std::string::npos);
}

AsfSkeleton readAsfSkeleton(const Reading& reading) {
  AsfSkeleton skeleton = AsfReader(reading).read();
  reading.tellUnit(skeleton.metres);
  return skeleton;
}

Recording readAsf(const Reading& reading) { return readAsfSkeleton(reading).recording; }

}  // namespace handhold
