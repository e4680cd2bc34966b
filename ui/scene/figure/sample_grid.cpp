// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/sample_grid.h"

#include <cmath>

namespace handhold {
namespace {

// Half a diagonal of a block is 6.9 cells; twice that, because pseudo-distances are not exact.
constexpr double kNearCells = 14.0;
constexpr std::size_t kClassifyPiece = 512;
constexpr std::size_t kSamplePiece = 16;

}  // namespace

SampleGrid::SampleGrid(const ImplicitField& field, double cell, const Workforce& force)
    : field_(field), cell_(cell), origin_(field.bounds().min()) {
  blocks_ = (field.bounds().sizes() / (kBlock * cell)).array().ceil().cast<int>() + 1;
  const std::size_t count = static_cast<std::size_t>(blocks_.prod());
  fill_.assign(count, 1.0f);
  near_.assign(count, 0);
  slot_.assign(count, kUnsampled);
  forRanges(count, kClassifyPiece, force, [this](std::size_t begin, std::size_t end) {
    for (std::size_t block = begin; block < end; ++block) classify(static_cast<int>(block));
  });
  std::vector<int> next;
  for (std::size_t block = 0; block < count; ++block) {
    if (near_[block] != 0) next.push_back(static_cast<int>(block));
  }
  // A block filled by the sign of its centre is sampled after all when a sampled neighbour disagrees.
  while (!next.empty() && !force.stop.stop_requested()) {
    addSamples(next, force);
    next.clear();
    for (int block = 0; block < static_cast<int>(count); ++block) {
      if (slot_[block] == kUnsampled && contradictsNeighbours(block)) next.push_back(block);
    }
  }
}

Eigen::Vector3i SampleGrid::firstNode(int block) const {
  const int x = block % blocks_.x();
  const int y = block / blocks_.x() % blocks_.y();
  const int z = block / blocks_.x() / blocks_.y();
  return kBlock * Eigen::Vector3i(x, y, z);
}

int SampleGrid::blockIndex(const Eigen::Vector3i& node) const {
  const Eigen::Array3i block(node.x() >> 3, node.y() >> 3, node.z() >> 3);
  if ((block < 0).any() || (block >= blocks_.array()).any()) return -1;
  return (block.z() * blocks_.y() + block.y()) * blocks_.x() + block.x();
}

int SampleGrid::slotOf(const Eigen::Vector3i& node) const {
  const int block = blockIndex(node);
  return block < 0 ? kUnsampled : slot_[block];
}

float SampleGrid::value(const Eigen::Vector3i& node) const {
  const int block = blockIndex(node);
  if (block < 0) return 1.0f;
  const int slot = slot_[block];
  if (slot == kUnsampled) return fill_[block];
  return values_[static_cast<std::size_t>(slot) * kBlockNodes + localIndex(node)];
}

void SampleGrid::classify(int block) {
  const Vector3 low = position(firstNode(block));
  const Eigen::AlignedBox3d box(low, Vector3(low.array() + kBlock * cell_));
  const std::vector<int> active = field_.activeIn(box);
  if (!field_.anyAdds(active)) return;
  const double centre = field_.value(box.center(), active);
  fill_[block] = static_cast<float>(centre);
  near_[block] = std::abs(centre) <= kNearCells * cell_ ? 1 : 0;
}

void SampleGrid::sample(int block, float* values) const {
  const Eigen::Vector3i first = firstNode(block);
  const Vector3 low = position(first);
  const std::vector<int> active =
      field_.activeIn(Eigen::AlignedBox3d(low, Vector3(low.array() + kBlock * cell_)));
  for (int i = 0; i < kBlockNodes; ++i) {
    const Eigen::Vector3i local(i % kBlock, i / kBlock % kBlock, i / kBlock / kBlock);
    values[i] = static_cast<float>(field_.value(position(first + local), active));
  }
}

void SampleGrid::addSamples(const std::vector<int>& blocks, const Workforce& force) {
  const std::size_t before = sampled_.size();
  for (const int block : blocks) {
    slot_[block] = static_cast<int>(sampled_.size());
    sampled_.push_back(block);
  }
  values_.resize(sampled_.size() * kBlockNodes);
  forRanges(blocks.size(), kSamplePiece, force, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) sample(blocks[i], &values_[(before + i) * kBlockNodes]);
  });
}

bool SampleGrid::touchesSampled(int block) const {
  const Eigen::Vector3i first = firstNode(block);
  for (int i = 0; i < 27; ++i) {
    if (slotOf(first + kBlock * Eigen::Vector3i(i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1)) != kUnsampled)
      return true;
  }
  return false;
}

bool SampleGrid::contradictsNeighbours(int block) const {
  if (!touchesSampled(block)) return false;
  const Eigen::Vector3i first = firstNode(block);
  const bool sign = fill_[block] < 0.0f;
  const auto shell = [](int i) { return i < 0 || i >= kBlock; };
  for (int z = -1; z <= kBlock; ++z) {
    for (int y = -1; y <= kBlock; ++y) {
      const int stride = shell(z) || shell(y) ? 1 : kBlock + 1;
      for (int x = -1; x <= kBlock; x += stride) {
        if (inside(first + Eigen::Vector3i(x, y, z)) != sign) return true;
      }
    }
  }
  return false;
}

}  // namespace handhold
