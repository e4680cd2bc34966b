// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/figure/figure_mesh.h"
#include "ui/scene/figure/implicit_field.h"

namespace handhold {

/// Gives the vertices of the body their bones, load bands, material, seam distance and part.
/// All of it is closed form in the rest position (figure.md sections 6 and 7).
class SkinBinding {
 public:
  SkinBinding(const FigureData& data, const ImplicitField& body, const FramePoses& rest);

  /// Fills all members of the vertex but position and normal.
  void bind(const Vector3& p, const Vector3& normal, FigureVertex& vertex) const;

  const std::vector<LoadBand>& bands() const { return bands_; }
  const std::vector<SpineBand>& spineBands() const { return spineBands_; }

 private:
  struct PlacedFactor {
    SkinFactor::Kind kind;
    Vector3 point, normal, extension, side;
    std::array<double, 2> width, shift, cone;
    double reference;
    int group;
    double soft, bias;
  };
  struct Place {
    Vector3 p;
    int limb;  ///< that the point is of, or that it is nearest to
  };
  struct PlacedJoint {
    std::vector<int> chain;
    std::vector<PlacedFactor> factors;
    int band = -1;
    bool seamed = false;
    bool onSpine = false;
  };

  PlacedFactor place(const SkinFactor& factor, const ImplicitField& body, const FramePoses& rest) const;
  void addBand(const SkinJoint& joint, PlacedJoint& placed);
  void classifyBones(const FigureData& data);
  double coordinateAt(const PlacedFactor& factor, const Place& at) const;
  double fromTrunk(const Place& at) const;
  double planeCoordinate(const PlacedFactor& factor, const Vector3& p) const;
  double besideMiddle(const PlacedFactor& factor, const Place& at, double coordinate) const;
  double passageAt(const PlacedJoint& joint, const Place& at) const;
  double seamCoordinate(const PlacedJoint& joint, const Place& at) const;
  double seamDistance(const PlacedJoint& joint, const Place& at, const Vector3& normal) const;
  static double stretchOf(const PlacedJoint& joint, const Vector3& p);
  static void keepLargest(const std::vector<double>& weights, FigureVertex& vertex);
  double bandPlace(const PlacedJoint& joint, const Place& at) const;
  static void keepBand(double place, double share, int band, FigureVertex& vertex);

  const ImplicitField& body_;
  std::size_t bones_;
  int rootBone_;
  std::vector<PlacedJoint> joints_;
  std::vector<LoadBand> bands_;
  std::vector<SpineBand> spineBands_;
  std::vector<std::uint8_t> zoneOfBone_;
  std::vector<std::uint8_t> partOfBone_;
};

}  // namespace handhold
