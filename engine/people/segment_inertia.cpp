// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/people/segment_inertia.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "engine/people/people_table.h"

namespace handhold {

namespace {

constexpr double kPercent = 0.01;
constexpr std::array<const char*, kInertialSegments> kWords{
    "head", "thorax", "abdomen", "pelvis", "upper_arm", "forearm", "hand", "thigh", "shank", "foot"};

Vector3 readThree(const CsvTable& table, int row, const std::array<const char*, 3>& columns) {
  Vector3 v;
  for (int i = 0; i < 3; ++i)
    v[i] = kPercent * table.number(row, table.column(columns[static_cast<std::size_t>(i)]));
  return v;
}

/// A product of inertia of the root r; the root of a negative product is imaginary.
double signedSquare(double r) { return r * std::abs(r); }

SegmentShare shareAt(const CsvTable& table, int row) {
  const Vector3 r = readThree(table, row, {"rxx", "ryy", "rzz"}),
                p = readThree(table, row, {"rxy", "rxz", "ryz"});
  SegmentShare share;
  share.mass = table.number(row, table.column("mass"), {0.0, 100.0});
  share.centre = readThree(table, row, {"cx", "cy", "cz"});
  share.inertia = r.cwiseAbs2().asDiagonal();
  share.inertia(0, 1) = share.inertia(1, 0) = signedSquare(p[0]);
  share.inertia(0, 2) = share.inertia(2, 0) = signedSquare(p[1]);
  share.inertia(1, 2) = share.inertia(2, 1) = signedSquare(p[2]);
  return share;
}

/// The body's middle: what the table has aside is of the bodies that were measured.
void bringToMiddle(SegmentShare& share) {
  share.centre.z() = 0.0;
  share.inertia(0, 2) = share.inertia(2, 0) = 0.0;
  share.inertia(1, 2) = share.inertia(2, 1) = 0.0;
}

void bringToOne(std::array<SegmentShare, kInertialSegments>& shares) {
  double sum = 0.0;
  for (int k = 0; k < kInertialSegments; ++k)
    sum += (isPaired(InertialSegment(k)) ? 2.0 : 1.0) * shares[static_cast<std::size_t>(k)].mass;
  for (SegmentShare& share : shares) share.mass /= sum;
}

}  // namespace

SegmentShares readSegmentShares(const std::filesystem::path& file) {
  const CsvTable table = readPeopleTable(file);
  SegmentShares shares;
  const int segment = table.column("segment"), sex = table.column("sex");
  for (int row = 0; row < table.rowCount(); ++row) {
    const auto word = std::find(kWords.begin(), kWords.end(), table.text(row, segment));
    if (word == kWords.end())
      table.fail(row, segment, "is no segment of the table", "use the words of the file that is shipped");
    const bool isMale = table.text(row, sex) == toString(Sex::Male);
    SegmentShare& share = shares.shares[isMale ? 1 : 0][static_cast<std::size_t>(word - kWords.begin())];
    share = shareAt(table, row);
    if (!isPaired(InertialSegment(word - kWords.begin()))) bringToMiddle(share);
  }
  for (auto& ofSex : shares.shares) {
    for (const SegmentShare& share : ofSex)
      if (!(share.mass > 0.0)) table.fail(0, segment, "a segment is missing", "use the file that is shipped");
    bringToOne(ofSex);
  }
  return shares;
}

}  // namespace handhold
