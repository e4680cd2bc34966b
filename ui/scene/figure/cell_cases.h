// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace handhold {

/// A cube of the sampling grid. Corner c lies at (c & 1, c >> 1 & 1, c >> 2 & 1). Edge 4 a + k runs along
/// axis a; bit 0 and 1 of k are the offsets along the axes (a + 1) % 3 and (a + 2) % 3. Face 2 a + s is
/// perpendicular to axis a at its low (s = 0) or high side.
///
/// For each of the 256 sign patterns (bit c set: corner c is inside) this says into how many separate
/// sheets the surface falls inside the cell, and which sheet crosses which edge. Each sheet gets a vertex
/// of its own, which is what keeps the mesh manifold.
struct CellCase {
  int sheets = 0;
  std::array<std::int8_t, 12> sheetOfEdge{};  ///< -1: the edge is not crossed
  std::uint8_t doubledFaces = 0;              ///< bit f: both curves on ambiguous face f belong to one sheet
};

const std::array<CellCase, 256>& cellCases();

/// The two corners of an edge.
std::array<int, 2> cornersOfEdge(int edge);

}  // namespace handhold
