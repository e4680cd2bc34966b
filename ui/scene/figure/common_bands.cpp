// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/common_bands.h"

#include <algorithm>
#include <map>
#include <utility>

namespace handhold {
namespace {

using Corners = std::array<std::uint32_t, 3>;
using Bands = std::array<std::uint8_t, 3>;

/// Of a vertex; -1: the band is none of its own.
int slotOf(const FigureVertex& vertex, std::uint8_t band) {
  for (int slot = 0; slot < 3; ++slot)
    if (vertex.band[slot] == band && vertex.share[slot] > 0.0f) return slot;
  return -1;
}

/// Those that colour a triangle's corners most, in the order of their numbers; slots that are left repeat 0
/// without a share.
class TriangleBands {
 public:
  TriangleBands(const FigureMesh& mesh, const Corners& corners) : mesh_(mesh), corners_(corners) {
    std::map<std::uint8_t, float> nearest;
    for (const std::uint32_t corner : corners)
      for (int slot = 0; slot < 3; ++slot) {
        const FigureVertex& vertex = mesh.vertices[corner];
        if (vertex.share[slot] <= 0.0f) continue;
        float& best = nearest[vertex.band[slot]];
        best = std::max(best, vertex.share[slot] / (0.5f + std::abs(vertex.place[slot] - 0.5f)));
      }
    std::vector<std::pair<float, std::uint8_t>> order;
    for (const auto& [band, near] : nearest) order.emplace_back(-near, band);
    std::ranges::sort(order);
    count_ = std::min<std::size_t>(order.size(), 3);
    for (std::size_t i = 0; i < count_; ++i) bands_[i] = order[i].second;
    std::sort(bands_.begin(), bands_.begin() + static_cast<std::ptrdiff_t>(count_));
  }

  const Bands& bands() const { return bands_; }

  /// A corner with these bands. Where one is none of its own, it has the place of a corner that knows it.
  FigureVertex corner(std::uint32_t which) const {
    FigureVertex vertex = mesh_.vertices[which];
    const FigureVertex own = vertex;
    vertex.band = bands_;
    vertex.share = {};
    for (std::size_t i = 0; i < count_; ++i) {
      const int slot = slotOf(own, bands_[i]);
      vertex.place[i] = slot < 0 ? knownPlace(bands_[i]) : own.place[slot];
      if (slot >= 0) vertex.share[i] = own.share[slot];
    }
    return vertex;
  }

 private:
  float knownPlace(std::uint8_t band) const {
    for (const std::uint32_t corner : corners_)
      if (const int slot = slotOf(mesh_.vertices[corner], band); slot >= 0)
        return mesh_.vertices[corner].place[slot];
    return 0.0f;
  }

  const FigureMesh& mesh_;
  const Corners& corners_;
  Bands bands_{};
  std::size_t count_ = 0;
};

}  // namespace

FigureMesh withCommonBands(const FigureMesh& mesh) {
  FigureMesh split;
  std::map<std::pair<std::uint32_t, Bands>, std::uint32_t> known;
  for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
    const Corners corners{mesh.indices[i], mesh.indices[i + 1], mesh.indices[i + 2]};
    const TriangleBands triangle(mesh, corners);
    for (const std::uint32_t corner : corners) {
      const auto next = static_cast<std::uint32_t>(split.vertices.size());
      const auto [place, isNew] = known.try_emplace({corner, triangle.bands()}, next);
      if (isNew) split.vertices.push_back(triangle.corner(corner));
      split.indices.push_back(place->second);
    }
  }
  return split;
}

}  // namespace handhold
