// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/cell_cases.h"

#include <algorithm>

namespace handhold {
namespace {

struct FaceEdge {
  int edge;
  std::array<int, 2> corners;
};

std::array<FaceEdge, 4> edgesOfFace(int face) {
  const int axis = face / 2;
  const int side = face % 2;
  std::array<FaceEdge, 4> out{};
  int count = 0;
  for (int edge = 0; edge < 12; ++edge) {
    const std::array<int, 2> corners = cornersOfEdge(edge);
    const bool lies = ((corners[0] >> axis) & 1) == side && ((corners[1] >> axis) & 1) == side;
    if (lies) out[count++] = {edge, corners};
  }
  return out;
}

bool inside(int signs, int corner) { return ((signs >> corner) & 1) != 0; }

bool crossed(int signs, const FaceEdge& edge) {
  return inside(signs, edge.corners[0]) != inside(signs, edge.corners[1]);
}

int insideEnd(int signs, const FaceEdge& edge) {
  return inside(signs, edge.corners[0]) ? edge.corners[0] : edge.corners[1];
}

class SheetFinder {
 public:
  explicit SheetFinder(int signs) : signs_(signs) {
    for (int e = 0; e < 12; ++e) label_[e] = e;
  }

  CellCase find() {
    for (int face = 0; face < 6; ++face) joinOnFace(face);
    CellCase out;
    number(out);
    for (int face = 0; face < 6; ++face) {
      if (doubled(out, face)) out.doubledFaces |= static_cast<std::uint8_t>(1 << face);
    }
    return out;
  }

 private:
  // On a face with four crossings the curves go around its inside corners; both neighbours of the face
  // decide so, hence the sheets fit together.
  void joinOnFace(int face) {
    const std::array<FaceEdge, 4> edges = edgesOfFace(face);
    const bool ambiguous = crossings(edges) == 4;
    for (const FaceEdge& a : edges) {
      for (const FaceEdge& b : edges) {
        if (!crossed(signs_, a) || !crossed(signs_, b)) continue;
        if (!ambiguous || insideEnd(signs_, a) == insideEnd(signs_, b)) join(a.edge, b.edge);
      }
    }
  }

  int crossings(const std::array<FaceEdge, 4>& edges) const {
    return static_cast<int>(
        std::count_if(edges.begin(), edges.end(), [this](const FaceEdge& e) { return crossed(signs_, e); }));
  }

  void join(int a, int b) {
    const int from = label_[a];
    const int to = label_[b];
    for (int& label : label_) label = label == from ? to : label;
  }

  void number(CellCase& out) const {
    std::array<int, 12> sheet{};
    sheet.fill(-1);
    for (int e = 0; e < 12; ++e) {
      const std::array<int, 2> corners = cornersOfEdge(e);
      out.sheetOfEdge[e] = -1;
      if (inside(signs_, corners[0]) == inside(signs_, corners[1])) continue;
      if (sheet[label_[e]] < 0) sheet[label_[e]] = out.sheets++;
      out.sheetOfEdge[e] = static_cast<std::int8_t>(sheet[label_[e]]);
    }
  }

  bool doubled(const CellCase& out, int face) const {
    const std::array<FaceEdge, 4> edges = edgesOfFace(face);
    if (crossings(edges) != 4) return false;
    return std::all_of(edges.begin(), edges.end(), [&](const FaceEdge& e) {
      return out.sheetOfEdge[e.edge] == out.sheetOfEdge[edges[0].edge];
    });
  }

  int signs_;
  std::array<int, 12> label_{};
};

}  // namespace

std::array<int, 2> cornersOfEdge(int edge) {
  const int axis = edge / 4;
  const int k = edge % 4;
  const int low = ((k & 1) << ((axis + 1) % 3)) | ((k >> 1) << ((axis + 2) % 3));
  return {low, low | (1 << axis)};
}

const std::array<CellCase, 256>& cellCases() {
  static const std::array<CellCase, 256> kCases = [] {
    std::array<CellCase, 256> cases;
    for (int signs = 0; signs < 256; ++signs) cases[signs] = SheetFinder(signs).find();
    return cases;
  }();
  return kCases;
}

}  // namespace handhold
