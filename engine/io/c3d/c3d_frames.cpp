// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/c3d/c3d_frames.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

constexpr std::size_t kPieceBytes = std::size_t(1) << 20;
constexpr int kResidualMask = 255;  ///< of the fourth word: the residual below, the cameras above
constexpr float kMostFourth = 65535.0f;

/// A stored number, whichever it is, as the file means it.
template <class Coding, bool kReal>
struct Stored {
  static constexpr std::size_t kBytes = kReal ? 4 : 2;
  static float number(const char* bytes) {
    if constexpr (kReal) return Coding::real(bytes);
    return static_cast<float>(Coding::integer(bytes));
  }
};

/// Below zero, or no number: nobody saw the point.
bool isHidden(float fourth) { return !(fourth >= 0.0f); }

float residualOf(float fourth, double factor) {
  const int word = static_cast<int>(std::min(fourth, kMostFourth));
  return static_cast<float>((word & kResidualMask) * factor);
}

template <class Coding, bool kReal>
class FrameReader {
 public:
  FrameReader(const C3dLayout& layout, const C3dTargets& targets, Recording& recording)
      : layout_(layout), targets_(targets), recording_(recording) {
    // reals are stored scaled
    pointScale_ = kReal ? 1.0 : layout.pointScale;
  }

  void readFrame(const char* bytes, std::size_t frame) {
    for (const C3dPointTarget& target : targets_.points) {
      target.marker ? readMarker(bytes, frame, target) : readVector(bytes, frame, target);
      bytes += 4 * Number::kBytes;
    }
    for (int sample = 0; sample < layout_.samplesPerFrame; ++sample)
      for (std::size_t c = 0; c < targets_.channels.size(); ++c, bytes += Number::kBytes)
        recording_.analog[c].values[frame * static_cast<std::size_t>(layout_.samplesPerFrame) +
                                    static_cast<std::size_t>(sample)] = analog(bytes, targets_.channels[c]);
  }

 private:
  using Number = Stored<Coding, kReal>;

  Vector3f three(const char* bytes, double factor) const {
    return threeOf(factor * Number::number(bytes), factor * Number::number(bytes + Number::kBytes),
                   factor * Number::number(bytes + 2 * Number::kBytes));
  }

  void readMarker(const char* bytes, std::size_t frame, const C3dPointTarget& target) const {
    const float fourth = Number::number(bytes + 3 * Number::kBytes);
    const Vector3f position = three(bytes, pointScale_ * target.factor);
    const bool isGone = isHidden(fourth) || !isSeen(position) || position.isZero(0.0f);
    target.marker->positions[frame] = isGone ? unseen() : position;
    target.marker->residuals[frame] = isGone ? kGap : residualOf(fourth, targets_.residualFactor);
  }

  /// A force or an angle may well be zero.
  void readVector(const char* bytes, std::size_t frame, const C3dPointTarget& target) const {
    const bool isGone = isHidden(Number::number(bytes + 3 * Number::kBytes));
    target.vectors->values[frame] = isGone ? unseen() : three(bytes, pointScale_ * target.factor);
  }

  float analog(const char* bytes, const C3dChannelTarget& target) const {
    double raw = Number::number(bytes);
    if (!kReal && targets_.isUnsigned && raw < 0.0) raw += 65536.0;
    return oneOf((raw - target.offset) * target.scale * target.factor);
  }

  const C3dLayout& layout_;
  const C3dTargets& targets_;
  Recording& recording_;
  double pointScale_ = 1.0;
};

/// Of a large file that takes a while.
void makeRoom(const Reading& reading, const C3dLayout& layout, Recording& recording) {
  const std::size_t frames = static_cast<std::size_t>(layout.frames);
  for (Marker& marker : recording.markers) {
    if (reading.isStopped()) return;
    marker.positions.resize(frames);
    marker.residuals.resize(frames);
  }
  for (RecordedVectors& vectors : recording.vectors) vectors.values.resize(frames);
  for (AnalogChannel& channel : recording.analog)
    if (!reading.isStopped())
      channel.values.resize(frames * static_cast<std::size_t>(layout.samplesPerFrame));
}

template <class Frames>
void readPieces(const Reading& reading, const C3dLayout& layout, Frames frames) {
  const std::size_t frameBytes = layout.frameBytes(), total = static_cast<std::size_t>(layout.frames);
  const std::size_t atOnce = std::max<std::size_t>(1, kPieceBytes / frameBytes);
  for (std::size_t frame = 0; frame < total && !reading.isStopped(); frame += atOnce) {
    const std::size_t count = std::min(atOnce, total - frame);
    const std::uint64_t offset = layout.data + frame * frameBytes;
    std::string piece = bytesAt(reading.source, offset, count * frameBytes);
    // a file that shrinks while it is read ends with zeros: points that nobody saw
    piece.resize(count * frameBytes);
    for (std::size_t i = 0; i < count; ++i) frames.readFrame(piece.data() + i * frameBytes, frame + i);
    reading.tell(offset);
  }
}

/// Zero throughout says nothing, and shall take no room.
void dropEmptyResiduals(std::vector<Marker>& markers) {
  for (Marker& marker : markers)
    if (std::none_of(marker.residuals.begin(), marker.residuals.end(), [](float r) { return r > 0.0f; }))
      std::vector<float>().swap(marker.residuals);
}

}  // namespace

void readC3dFrames(const Reading& reading, const C3dLayout& layout, const C3dTargets& targets,
                   Recording& recording) {
  makeRoom(reading, layout, recording);
  withCoding(layout.processor, [&](const auto& coding) {
    using Coding = std::decay_t<decltype(coding)>;
    if (layout.isReal)
      readPieces(reading, layout, FrameReader<Coding, true>(layout, targets, recording));
    else
      readPieces(reading, layout, FrameReader<Coding, false>(layout, targets, recording));
  });
  dropEmptyResiduals(recording.markers);
}

}  // namespace handhold
