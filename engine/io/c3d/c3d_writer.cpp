// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/c3d/c3d_writer.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/io/c3d/c3d_content.h"
#include "engine/io/c3d/c3d_section.h"

namespace handhold {

namespace {

using Names = std::vector<std::string>;

constexpr double kLeastReal = 1e-6;  // mm
constexpr int kMostWordValue = 65535;
constexpr int kParameterBlock = 2;
constexpr double kMinute = 60.0;  // s
constexpr double kOutMillimetres = 1e3;
constexpr int kEventKey = 12345;

/// "Nm" and not "N m", which other programs do not know.
std::string unitWord(Measured measure) {
  const std::string unit = unitOf(measure);
  return measure == Measured::Moment ? "Nm" : unit;
}

int low(int count) { return count & kMostWordValue; }
int high(int count) { return count >> 16; }
int clamped(int count) { return std::min(count, kMostWordValue); }

class C3dFileWriter {
 public:
  C3dFileWriter(const Recording& recording, C3dContent content, const C3dForm& form)
      : recording_(recording), content_(std::move(content)), form_(form) {}

  std::string bytes(const std::string& place) const {
    // where the data begin hangs on how long the parameters are, and those tell where the data begin
    const int blocks = static_cast<int>(parameters(0).bytes(place).size() / kC3dBlock);
    const int dataBlock = kParameterBlock + blocks;
    std::string file = header(dataBlock) + parameters(dataBlock).bytes(place);
    withCoding(form_.processor, [&](const auto& coding) { addFrames(coding, file); });
    file.resize((file.size() + kC3dBlock - 1) / kC3dBlock * kC3dBlock, '\0');
    return file;
  }

 private:
  bool isReal() const { return form_.storage == C3dStorage::Real; }
  double signedScale() const { return isReal() ? -content_.scale : content_.scale; }
  int lastFrame() const { return content_.firstFrame + content_.frames - 1; }

  std::string header(int dataBlock) const {
    std::string block{static_cast<char>(kParameterBlock), kC3dMark};
    withCoding(form_.processor, [&](const auto& coding) {
      coding.putWord(static_cast<int>(content_.points.size()), block);
      coding.putWord(static_cast<int>(content_.analog.size()) * content_.samplesPerFrame, block);
      coding.putWord(clamped(content_.firstFrame), block);
      coding.putWord(clamped(lastFrame()), block);
      coding.putWord(0, block);  // frames filled in
      coding.putReal(static_cast<float>(signedScale()), block);
      coding.putWord(dataBlock, block);
      coding.putWord(content_.samplesPerFrame, block);
      coding.putReal(static_cast<float>(content_.rate), block);
      block.resize(298, '\0');
      coding.putWord(kEventKey, block);  // labels of events have four letters, and there are none
    });
    block.resize(kC3dBlock, '\0');
    return block;
  }

  C3dSection parameters(int dataBlock) const {
    C3dSection section(form_.processor);
    addPoint(section, dataBlock);
    addVectorGroups(section);
    addAnalog(section);
    addPlates(section);
    addTrial(section);
    addEvents(section);
    addPerson(section);
    addUp(section);
    return section;
  }

  void addPoint(C3dSection& section, int dataBlock) const {
    section.beginGroup("POINT");
    section.add("USED", static_cast<int>(content_.points.size()));
    section.add("FRAMES", clamped(content_.frames));
    section.add("LONG_FRAMES", static_cast<double>(content_.frames));
    section.add("DATA_START", dataBlock);
    section.add("SCALE", signedScale());
    section.add("RATE", content_.rate);
    section.add("UNITS", std::string("mm"));
    Names names, words;
    for (const C3dPoint& point : content_.points) {
      names.push_back(point.name);
      words.push_back(point.description);
    }
    section.addTexts("LABELS", names);
    section.addTexts("DESCRIPTIONS", words);
    if (!recording_.up) return;
    const char axes[] = "XYZ";
    section.add("X_SCREEN", std::string("+") + axes[(recording_.up->axis + 1) % 3]);
    section.add("Y_SCREEN", std::string(recording_.up->sign < 0 ? "-" : "+") + axes[recording_.up->axis]);
  }

  /// A minus of Y_SCREEN, which many programs write and do not mean, is said again.
  void addUp(C3dSection& section) const {
    if (!recording_.up || recording_.up->sign > 0) return;
    section.beginGroup("HANDHOLD");
    section.add("UP", std::string("-") + "XYZ"[recording_.up->axis]);
  }

  /// Still in the group POINT.
  void addVectorGroups(C3dSection& section) const {
    Names pairs;
    for (const C3dVectorGroup& group : c3dVectorGroups()) {
      Names names;
      for (const C3dPoint& point : content_.points)
        if (point.group == group.group) names.push_back(point.name);
      if (names.empty()) continue;
      section.addTexts(group.group, names);
      section.add(std::string(group.type) + "_UNITS", std::string(group.unit));
      pairs.insert(pairs.end(), {group.group, group.type});
    }
    if (!pairs.empty()) section.addTexts("TYPE_GROUPS", pairs);
  }

  void addAnalog(C3dSection& section) const {
    section.beginGroup("ANALOG");
    section.add("USED", static_cast<int>(content_.analog.size()));
    section.add("RATE", content_.rate * content_.samplesPerFrame);
    section.add("GEN_SCALE", 1.0);
    section.add("FORMAT", std::string("SIGNED"));
    Names names, words, units;
    for (const AnalogChannel* channel : content_.analog) {
      names.push_back(channel->name);
      words.push_back(channel->description);
      units.push_back(unitWord(channel->measure));
    }
    section.addTexts("LABELS", names);
    section.addTexts("DESCRIPTIONS", words);
    section.addTexts("UNITS", units);
    section.addReals("SCALE", content_.channelScales, {});
    section.addWords("OFFSET", std::vector<int>(content_.analog.size(), 0));
  }

  void addPlates(C3dSection& section) const {
    section.beginGroup("FORCE_PLATFORM");
    section.add("USED", static_cast<int>(recording_.plates.size()));
    section.addWords("ZERO", {0, 0});
    if (recording_.plates.empty()) return;
    std::vector<double> corners, origins;
    std::vector<int> channels;
    for (std::size_t k = 0; k < recording_.plates.size(); ++k) {
      for (const Vector3& corner : recording_.plates[k].corners)
        for (const double value : corner) corners.push_back(kOutMillimetres * value);
      for (const double value : content_.origins[k]) origins.push_back(kOutMillimetres * value);
      for (const int channel : content_.plateChannels[k]) channels.push_back(channel + 1);
    }
    section.addWords("TYPE", std::vector<int>(recording_.plates.size(), 2));
    section.addReals("CORNERS", corners, {3, 4});
    section.addReals("ORIGIN", origins, {3});
    section.addWords("CHANNEL", channels, 6);
  }

  /// Frames that 16 bits do not count.
  void addTrial(C3dSection& section) const {
    section.beginGroup("TRIAL");
    section.addWords("ACTUAL_START_FIELD", {low(content_.firstFrame), high(content_.firstFrame)});
    section.addWords("ACTUAL_END_FIELD", {low(lastFrame()), high(lastFrame())});
    section.add("CAMERA_RATE", content_.rate);
  }

  void addEvents(C3dSection& section) const {
    if (recording_.events.empty()) return;
    Names labels, contexts, subjects;
    std::vector<double> times;
    for (const RecordedEvent& event : recording_.events) {
      labels.push_back(event.label);
      contexts.push_back(event.context);
      subjects.push_back(event.subject);
      times.push_back(std::floor(event.time / kMinute));
      times.push_back(event.time - kMinute * times.back());
    }
    section.beginGroup("EVENT");
    section.add("USED", static_cast<int>(recording_.events.size()));
    section.addTexts("LABELS", labels);
    section.addTexts("CONTEXTS", contexts);
    section.addTexts("SUBJECTS", subjects);
    section.addReals("TIMES", times, {2});
  }

  void addPerson(C3dSection& section) const {
    const RecordedPerson& person = recording_.person;
    if (person == RecordedPerson()) return;
    section.beginGroup("SUBJECTS");
    section.add("USED", 1);
    section.addTexts("NAMES", {person.name});
    section.beginGroup("PROCESSING");
    if (person.mass > 0.0) section.add("BODYMASS", person.mass);
    if (person.stature > 0.0) section.add("HEIGHT", kOutMillimetres * person.stature);
  }

  template <class Coding>
  void put(const Coding& coding, double value, std::string& bytes) const {
    isReal() ? coding.putReal(static_cast<float>(value), bytes)
             : coding.putWord(static_cast<int>(std::lround(value)), bytes);
  }

  template <class Coding>
  void addFrames(const Coding& coding, std::string& bytes) const {
    for (std::size_t frame = 0; frame < static_cast<std::size_t>(content_.frames); ++frame) {
      for (const C3dPoint& point : content_.points) addPosition(coding, point, frame, bytes);
      for (int sample = 0; sample < content_.samplesPerFrame; ++sample)
        for (std::size_t c = 0; c < content_.analog.size(); ++c)
          put(coding,
              content_.analog[c]->values[frame * static_cast<std::size_t>(content_.samplesPerFrame) +
                                         static_cast<std::size_t>(sample)] /
                  content_.channelScales[c],
              bytes);
    }
  }

  template <class Coding>
  void addPosition(const Coding& coding, const C3dPoint& point, std::size_t frame, std::string& bytes) const {
    const Vector3f& value = (*point.values)[frame];
    const double scale = isReal() ? 1.0 : content_.scale;
    if (!isSeen(value)) {
      for (int i = 0; i < 3; ++i) put(coding, 0.0, bytes);
      return put(coding, -1.0, bytes);
    }
    Vector3 stored = point.factor / scale * value.cast<double>();
    // three zeros would mean that nobody saw the point
    const double least = isReal() ? kLeastReal : 1.0;
    if (stored.cwiseAbs().maxCoeff() < 0.5 * least) stored.x() = least;
    for (const double coordinate : stored) put(coding, coordinate, bytes);
    const float residual = point.residuals ? (*point.residuals)[frame] : 0.0f;
    put(coding, std::isfinite(residual) ? std::round(kOutMillimetres * residual / content_.scale) : 0.0,
        bytes);
  }

  const Recording& recording_;
  const C3dContent content_;
  const C3dForm& form_;
};

}  // namespace

std::string c3dBytes(const Recording& recording, const std::string& place, const C3dForm& form) {
  return C3dFileWriter(recording, c3dContent(recording, place, form.storage), form).bytes(place);
}

std::string c3dFile(const Recording& recording, const std::string& place) {
  return c3dBytes(recording, place, {});
}

}  // namespace handhold
