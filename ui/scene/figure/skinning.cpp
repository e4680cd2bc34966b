// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/skinning.h"

#include <algorithm>

#include "engine/core/error.h"
#include "ui/scene/figure/smooth_step.h"

namespace handhold {
namespace {

Matrix3 partWay(const Matrix3& R_ab, double fraction) {
  return Quaternion::Identity().slerp(fraction, Quaternion(R_ab)).toRotationMatrix();
}

class PaletteMaker {
 public:
  PaletteMaker(const Figure& figure, const FramePoses& now, const HandTurns& turns)
      : figure_(figure), now_(now), turns_(turns) {
    motions_.reserve(figure.palette.size());
  }

  const std::vector<Pose>& make() {
    for (const PaletteEntry& entry : figure_.palette) motions_.push_back(motionOf(entry));
    return motions_;
  }

 private:
  Pose frameMotion(int frame) const { return now_[frame] * figure_.rest[frame].inverse(); }

  Pose motionOf(const PaletteEntry& entry) const {
    if (entry.kind == PaletteEntry::Kind::frame) return frameMotion(entry.frame);
    const Pose& first = motions_[entry.first];
    if (entry.kind == PaletteEntry::Kind::hinge) return hingeMotion(entry, first);
    const Matrix3 R =
        entry.kind == PaletteEntry::Kind::swing
            ? swing(entry, first.R)
            : Matrix3(first.R * partWay(first.R.transpose() * motions_[entry.second].R, entry.fraction));
    // The centre of the joint stays where the proximal side carries it.
    const Vector3& centre = figure_.rest[entry.centreFrame].p;
    return {R, first * centre - R * centre};
  }

  Pose hingeMotion(const PaletteEntry& entry, const Pose& first) const {
    const Pose& rest = figure_.rest[entry.frame];
    const Matrix3& turn =
        turns_[std::size_t(entry.hand)][std::size_t(entry.finger)][std::size_t(entry.joint)];
    const Matrix3 across = Vector3(1.0, 1.0, entry.hand == 0 ? 1.0 : -1.0).asDiagonal();
    const Matrix3 R = first.R * rest.R * across * turn * across * rest.R.transpose();
    const Vector3 centre = rest * entry.centre;
    return {R, first * centre - R * centre};
  }

  // The direction of the limb without its twist: the shortest turn of the axis.
  Matrix3 swing(const PaletteEntry& entry, const Matrix3& R_parent) const {
    const Vector3 axis = figure_.rest[entry.frame].R * entry.axis;
    const Vector3 turned = R_parent.transpose() * (frameMotion(entry.frame).R * axis);
    return R_parent * Quaternion::FromTwoVectors(axis, turned).toRotationMatrix();
  }

  const Figure& figure_;
  const FramePoses& now_;
  std::vector<Pose> motions_;
  const HandTurns& turns_;
};

}  // namespace

void skinPalette(const Figure& figure, const FramePoses& now, std::vector<SkinMatrix>& palette,
                 const HandTurns& hands) {
  PaletteMaker maker(figure, now, hands);
  const std::vector<Pose>& motions = maker.make();
  palette.resize(motions.size());
  for (std::size_t i = 0; i < motions.size(); ++i) {
    palette[i].leftCols<3>() = motions[i].R.cast<float>();
    palette[i].col(3) = motions[i].p.cast<float>();
  }
}

// Normals take the blended matrix itself: its inverse transpose makes black specks in folds.
void skin(const FigureMesh& mesh, const std::vector<SkinMatrix>& palette,
          std::vector<Eigen::Vector3f>& positions, std::vector<Eigen::Vector3f>& normals) {
  positions.resize(mesh.vertices.size());
  normals.resize(mesh.vertices.size());
  for (std::size_t i = 0; i < mesh.vertices.size(); ++i) {
    const FigureVertex& vertex = mesh.vertices[i];
    SkinMatrix blended = vertex.weight[0] * palette[vertex.bone[0]];
    for (int k = 1; k < 4; ++k) {
      if (vertex.weight[k] > 0.0f) blended += vertex.weight[k] * palette[vertex.bone[k]];
    }
    const Eigen::Map<const Eigen::Vector3f> position(vertex.position.data());
    const Eigen::Map<const Eigen::Vector3f> normal(vertex.normal.data());
    positions[i] = blended.leftCols<3>() * position + blended.col(3);
    normals[i] = (blended.leftCols<3>() * normal).normalized();
  }
}

std::vector<bool> bonesOfPart(const Figure& figure, int part) {
  if (part < 0) return std::vector<bool>(figure.palette.size(), true);
  const std::vector<std::string>& named = figure.parts[static_cast<std::size_t>(part)].bones;
  std::vector<bool> bones;
  for (const PaletteEntry& entry : figure.palette) {
    const bool isBetween = entry.kind == PaletteEntry::Kind::slerp;
    const int nearer = entry.fraction < 0.5 ? entry.first : entry.second;
    bones.push_back(isBetween ? bones[static_cast<std::size_t>(nearer)]
                              : std::ranges::find(named, entry.name) != named.end());
  }
  return bones;
}

Vector3 namedPoint(const Figure& figure, const std::string& name, const FramePoses& now) {
  const auto found = figure.points.find(name);
  if (found == figure.points.end()) {
    throw InputError("figure.points", "there is no point \"" + name + "\"",
                     "use a name listed in figure.json");
  }
  return now.at(found->second.frame) * found->second.local;
}

float bandMask(const FigureVertex& vertex, std::size_t slot) {
  const auto s = static_cast<float>(smoothStep(vertex.place[slot]));
  return 4.0f * s * (1.0f - s) * vertex.share[slot];
}

std::vector<float> spineMasks(const Figure& figure, const std::array<float, 3>& restPosition) {
  std::vector<float> masks;
  float above = 1.0f;
  for (const SpineBand& band : figure.spineBands) {
    const float x = Eigen::Map<const Eigen::Vector3f>(band.normal.data())
                        .dot(Eigen::Map<const Eigen::Vector3f>(restPosition.data())) -
                    band.offset;
    const auto s = static_cast<float>(smoothStep(0.5f + x / band.width));
    masks.push_back(4.0f * s * (1.0f - s) * above);
    above *= s;
  }
  return masks;
}

}  // namespace handhold
