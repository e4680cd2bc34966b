// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/file/task_fields.h"

#include <algorithm>
#include <cmath>

#include "engine/model/own_point.h"
#include "engine/task/words/task_words.h"

namespace handhold {

namespace {

/// Below this the length of a direction differs from one by rounding only, and the file's digits are kept.
constexpr double kUnitLength = 1e-12;

}  // namespace

Vector3 vector3(const JsonNode& node) {
  const std::vector<double> n = node.numbers(3);
  return Vector3(n[0], n[1], n[2]);
}

void readSite(const JsonNode& object, std::string& site) {
  object.read("site", site);
  site = siteName(site);
}

void readVector(const JsonNode& object, const std::string& field, Vector3& target) {
  if (object.has(field)) target = vector3(object.at(field));
}

Vector3 direction(const JsonNode& node) {
  const std::vector<double> n = node.numbers(3, bound::kDirection);
  const Vector3 d(n[0], n[1], n[2]);
  if (d.norm() == 0.0) node.fail("is zero and points nowhere", "write a direction");
  return std::abs(d.norm() - 1.0) < kUnitLength ? d : Vector3(d.stableNormalized());
}

void readDirection(const JsonNode& object, const std::string& field, Vector3& target) {
  if (object.has(field)) target = direction(object.at(field));
}

Quaternion quaternion(const JsonNode& node, const std::vector<double>& wxyz) {
  for (const double part : wxyz)
    if (!bound::kDirection.holds(part)) node.fail(outOfRange(part), "write " + inWords(bound::kDirection));
  const Quaternion q(wxyz[0], wxyz[1], wxyz[2], wxyz[3]);
  const double length = q.coeffs().stableNorm();
  if (length == 0.0) node.fail("is zero and no orientation", "write a unit quaternion w, x, y, z");
  return std::abs(length - 1.0) < kUnitLength ? q : Quaternion(q.coeffs() / length);
}

void readQuaternion(const JsonNode& object, const std::string& field, Quaternion& target) {
  if (object.has(field)) target = quaternion(object.at(field), object.at(field).numbers(4));
}

bool isForAnybody(const JsonNode& task) {
  const auto subject = task.find("subject");
  if (subject && subject->text() != kAnySubject)
    subject->fail(quoted(subject->text()) + " is no word for who may do it",
                  std::string("write \"") + kAnySubject + "\", or name somebody under 'model'");
  return subject.has_value();
}

int readCount(const JsonNode& node, const std::string& field, int usual) {
  double count = usual;
  node.read(field, count);
  if (count != std::floor(count)) node.at(field).fail("is not a whole number", "write a whole number");
  return static_cast<int>(std::clamp(count, -1e6, 1e6));
}

}  // namespace handhold
