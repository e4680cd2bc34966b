// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// A value of a JSON file together with its place, so that every complaint can name it.
class JsonField {
 public:
  JsonField(const nlohmann::json& value, std::string place) : value_(&value), place_(std::move(place)) {}

  const std::string& place() const { return place_; }
  bool has(const std::string& key) const { return value_->is_object() && value_->contains(key); }
  JsonField at(const std::string& key) const;
  /// Elements of an array; places carry the element's name where it has one.
  std::vector<JsonField> items() const;
  /// Keys and values of an object.
  std::vector<std::pair<std::string, JsonField>> members() const;

  double number() const;
  double positive() const;
  double notNegative() const;
  int integer() const;
  /// A frame id of human55.
  int frame() const;
  bool boolean() const;
  std::string text() const;
  Vector3 vector3() const;
  Vector3 positive3() const;
  Vector3 unit3() const;
  std::vector<double> numbers(std::size_t count) const;
  std::vector<std::string> texts() const;

  [[noreturn]] void refuse(const std::string& problem, const std::string& remedy) const;

 private:
  const nlohmann::json* value_;
  std::string place_;
};

}  // namespace handhold
