// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/surface_nets.h"

#include <map>
#include <tuple>

#include "ui/scene/figure/cell_cases.h"

namespace handhold {
namespace {

using Node = Eigen::Vector3i;

Node cornerOffset(int corner) { return {corner & 1, (corner >> 1) & 1, (corner >> 2) & 1}; }

class NetBuilder {
 public:
  explicit NetBuilder(const SampleGrid& grid) : grid_(grid) {
    const std::size_t cells = grid.sampledBlocks().size() * SampleGrid::kBlockNodes;
    signs_.assign(cells, 0);
    first_.assign(cells, -1);
  }

  SurfaceMesh build() {
    forCells([this](const Node& cell, std::size_t index) { addVertices(cell, index); });
    forCells([this](const Node& cell, std::size_t index) { addQuads(cell, index); });
    return std::move(mesh_);
  }

 private:
  /// One corner of a quad: the vertex, and the cell it comes from.
  struct Corner {
    int vertex = -1;
    std::uint8_t doubledFaces = 0;
    Node cell;
  };

  template <class Visit>
  void forCells(const Visit& visit) {
    const std::vector<int>& blocks = grid_.sampledBlocks();
    for (std::size_t slot = 0; slot < blocks.size(); ++slot) {
      const Node first = grid_.firstNode(blocks[slot]);
      for (int i = 0; i < SampleGrid::kBlockNodes; ++i) {
        const Node local(i & 7, (i >> 3) & 7, i >> 6);
        visit(first + local, slot * SampleGrid::kBlockNodes + i);
      }
    }
  }

  void addVertices(const Node& cell, std::size_t index) {
    std::array<float, 8> values;
    int signs = 0;
    for (int c = 0; c < 8; ++c) {
      values[c] = grid_.value(cell + cornerOffset(c));
      if (values[c] < 0.0f) signs |= 1 << c;
    }
    signs_[index] = static_cast<std::uint8_t>(signs);
    if (signs == 0 || signs == 255) return;
    const CellCase& pattern = cellCases()[signs];
    first_[index] = static_cast<int>(mesh_.points.size());
    for (int sheet = 0; sheet < pattern.sheets; ++sheet) {
      mesh_.points.push_back(sheetCentre(cell, values, pattern, sheet));
    }
  }

  Vector3 sheetCentre(const Node& cell, const std::array<float, 8>& values, const CellCase& pattern,
                      int sheet) {
    Vector3 sum = Vector3::Zero();
    int count = 0;
    for (int e = 0; e < 12; ++e) {
      if (pattern.sheetOfEdge[e] != sheet) continue;
      const auto [a, b] = cornersOfEdge(e);
      const double t = static_cast<double>(values[a]) / (static_cast<double>(values[a]) - values[b]);
      sum += (1.0 - t) * grid_.position(cell + cornerOffset(a)) + t * grid_.position(cell + cornerOffset(b));
      ++count;
    }
    return sum / count;
  }

  void addQuads(const Node& cell, std::size_t index) {
    const int signs = signs_[index];
    for (int axis = 0; axis < 3; ++axis) {
      const bool lowInside = (signs & 1) != 0;
      const bool highInside = ((signs >> (1 << axis)) & 1) != 0;
      if (lowInside != highInside) addQuad(cell, axis, lowInside ? 0 : 1);
    }
  }

  // The four cells around the grid edge, counter-clockwise seen from the end of the axis.
  void addQuad(const Node& cell, int axis, int insideEnd) {
    static constexpr int kRing[4] = {0, 1, 3, 2};
    const int u = (axis + 1) % 3;
    const int v = (axis + 2) % 3;
    std::array<Corner, 4> corners;
    for (int i = 0; i < 4; ++i) {
      const int k = kRing[i];
      Node at = cell;
      at[u] += (k & 1) - 1;
      at[v] += (k >> 1) - 1;
      corners[i] = cornerAt(at, 4 * axis + (3 - k));
      if (corners[i].vertex < 0) return;
    }
    Node inner = cell;
    inner[axis] += insideEnd;
    std::vector<int> ring;
    int start = 0;
    for (int i = 0; i < 4; ++i) {
      ring.push_back(corners[i].vertex);
      const int between = middleVertex(corners[i], corners[(i + 1) % 4], inner);
      if (between < 0) continue;
      start = static_cast<int>(ring.size());
      ring.push_back(between);
    }
    if (ring.size() == 4) start = shorterDiagonal(ring);
    addFan(ring, start, insideEnd);
  }

  Corner cornerAt(const Node& cell, int edge) const {
    const int slot = grid_.slotOf(cell);
    if (slot < 0) return {};
    const std::size_t index =
        static_cast<std::size_t>(slot) * SampleGrid::kBlockNodes + SampleGrid::localIndex(cell);
    const CellCase& pattern = cellCases()[signs_[index]];
    return {first_[index] + pattern.sheetOfEdge[edge], pattern.doubledFaces, cell};
  }

  // Two cells may meet along two curves of one face with the same pair of vertices: that edge would carry
  // four triangles. Each of the curves then gets a vertex of its own in the middle.
  int middleVertex(const Corner& a, const Corner& b, const Node& inner) {
    const Node step = b.cell - a.cell;
    int axis = 0;
    step.cwiseAbs().maxCoeff(&axis);
    const int forward = step[axis] > 0 ? 1 : 0;
    const bool doubled = ((a.doubledFaces >> (2 * axis + forward)) & 1) != 0 &&
                         ((b.doubledFaces >> (2 * axis + 1 - forward)) & 1) != 0;
    if (!doubled) return -1;
    const auto key = std::make_tuple(std::min(a.vertex, b.vertex), std::max(a.vertex, b.vertex), inner.x(),
                                     inner.y(), inner.z());
    const auto [found, isNew] = middles_.try_emplace(key, static_cast<int>(mesh_.points.size()));
    if (isNew) {
      const Vector3 middle = 0.5 * (mesh_.points[a.vertex] + mesh_.points[b.vertex]);
      mesh_.points.push_back(0.7 * middle + 0.3 * grid_.position(inner));
    }
    return found->second;
  }

  int shorterDiagonal(const std::vector<int>& ring) const {
    const std::vector<Vector3>& p = mesh_.points;
    const double even = (p[ring[0]] - p[ring[2]]).squaredNorm();
    const double odd = (p[ring[1]] - p[ring[3]]).squaredNorm();
    return even <= odd ? 0 : 1;
  }

  void addFan(const std::vector<int>& ring, int start, int insideEnd) {
    const int n = static_cast<int>(ring.size());
    for (int i = 1; i + 1 < n; ++i) {
      const int a = ring[start % n];
      const int b = ring[(start + i) % n];
      const int c = ring[(start + i + 1) % n];
      if (insideEnd == 0) {
        mesh_.triangles.push_back({a, b, c});
      } else {
        mesh_.triangles.push_back({a, c, b});
      }
    }
  }

  const SampleGrid& grid_;
  std::vector<std::uint8_t> signs_;
  std::vector<int> first_;
  std::map<std::tuple<int, int, int, int, int>, int> middles_;
  SurfaceMesh mesh_;
};

}  // namespace

SurfaceMesh surfaceNets(const SampleGrid& grid) { return NetBuilder(grid).build(); }

}  // namespace handhold
