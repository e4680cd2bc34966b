// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "ui/scene/figure/implicit_field.h"
#include "ui/scene/figure/parallel.h"

namespace handhold {

/// Field values at the nodes of a regular grid, kept only in blocks of 8^3 nodes near the surface.
class SampleGrid {
 public:
  static constexpr int kBlock = 8;
  static constexpr int kBlockNodes = kBlock * kBlock * kBlock;

  SampleGrid(const ImplicitField& field, double cell, const Workforce& force);

  /// Value at a node; beyond the sampled blocks only its sign means something.
  float value(const Eigen::Vector3i& node) const;
  bool inside(const Eigen::Vector3i& node) const { return value(node) < 0.0f; }
  Vector3 position(const Eigen::Vector3i& node) const { return origin_ + cell_ * node.cast<double>(); }

  /// Sampled blocks in a fixed order, and their first node.
  const std::vector<int>& sampledBlocks() const { return sampled_; }
  Eigen::Vector3i firstNode(int block) const;
  /// Index into sampledBlocks of the block of a node, -1 when it is not sampled.
  int slotOf(const Eigen::Vector3i& node) const;
  static int localIndex(const Eigen::Vector3i& node) {
    return ((node.z() & 7) * kBlock + (node.y() & 7)) * kBlock + (node.x() & 7);
  }

 private:
  static constexpr int kUnsampled = -1;

  int blockIndex(const Eigen::Vector3i& node) const;
  void classify(int block);
  void sample(int block, float* values) const;
  void addSamples(const std::vector<int>& blocks, const Workforce& force);
  bool contradictsNeighbours(int block) const;
  bool touchesSampled(int block) const;

  const ImplicitField& field_;
  double cell_;
  Vector3 origin_;
  Eigen::Vector3i blocks_;
  std::vector<float> fill_;  ///< of each block: value at its centre
  std::vector<std::uint8_t> near_;
  std::vector<int> slot_;  ///< of each block: index into sampled_, or -1
  std::vector<int> sampled_;
  std::vector<float> values_;  ///< kBlockNodes of each sampled block
};

}  // namespace handhold
