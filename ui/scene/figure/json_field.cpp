// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/json_field.h"

#include <cmath>

#include "engine/core/error.h"
#include "ui/scene/figure/figure_data.h"

namespace handhold {

void JsonField::refuse(const std::string& problem, const std::string& remedy) const {
  throw InputError(place_, problem, remedy);
}

JsonField JsonField::at(const std::string& key) const {
  if (!value_->is_object()) refuse("is not an object", "write it as { ... }");
  const auto found = value_->find(key);
  if (found == value_->end()) refuse("has no field \"" + key + "\"", "add the field");
  return {*found, place_ + "." + key};
}

std::vector<JsonField> JsonField::items() const {
  if (!value_->is_array()) refuse("is not an array", "write it as [ ... ]");
  std::vector<JsonField> out;
  for (std::size_t i = 0; i < value_->size(); ++i) {
    const nlohmann::json& item = (*value_)[i];
    std::string place = place_ + "[" + std::to_string(i) + "]";
    if (item.is_object() && item.contains("name") && item["name"].is_string()) {
      place += " \"" + item["name"].get<std::string>() + "\"";
    }
    out.emplace_back(item, place);
  }
  return out;
}

std::vector<std::pair<std::string, JsonField>> JsonField::members() const {
  if (!value_->is_object()) refuse("is not an object", "write it as { ... }");
  std::vector<std::pair<std::string, JsonField>> out;
  for (const auto& [key, item] : value_->items()) out.emplace_back(key, JsonField(item, place_ + "." + key));
  return out;
}

double JsonField::number() const {
  if (!value_->is_number()) refuse("is not a number", "write a finite number");
  const double out = value_->get<double>();
  if (!std::isfinite(out)) refuse("is not finite", "write a finite number");
  return out;
}

double JsonField::positive() const {
  const double out = number();
  if (out <= 0.0) refuse("is " + std::to_string(out), "write a number above zero");
  return out;
}

double JsonField::notNegative() const {
  const double out = number();
  if (out < 0.0) refuse("is " + std::to_string(out), "write zero or a number above it");
  return out;
}

int JsonField::integer() const {
  if (!value_->is_number_integer()) refuse("is not a whole number", "write a whole number");
  return value_->get<int>();
}

int JsonField::frame() const {
  const int out = integer();
  if (out < 0 || out >= kFigureFrames) refuse("is frame " + std::to_string(out), "use a frame from 0 to 53");
  return out;
}

bool JsonField::boolean() const {
  if (!value_->is_boolean()) refuse("is neither true nor false", "write true or false");
  return value_->get<bool>();
}

std::string JsonField::text() const {
  if (!value_->is_string()) refuse("is not text", "write it in quotes");
  return value_->get<std::string>();
}

std::vector<double> JsonField::numbers(std::size_t count) const {
  const std::vector<JsonField> all = items();
  if (all.size() != count) {
    refuse("has " + std::to_string(all.size()) + " numbers", "write " + std::to_string(count) + " numbers");
  }
  std::vector<double> out;
  for (const JsonField& item : all) out.push_back(item.number());
  return out;
}

Vector3 JsonField::vector3() const { return Eigen::Map<const Vector3>(numbers(3).data()); }

Vector3 JsonField::positive3() const {
  const Vector3 out = vector3();
  if (out.minCoeff() <= 0.0) refuse("is not positive in every component", "write three numbers above zero");
  return out;
}

Vector3 JsonField::unit3() const {
  const Vector3 out = vector3();
  if (out.norm() < 1.0e-6) refuse("has no direction", "write a vector that is not zero");
  return out.normalized();
}

std::vector<std::string> JsonField::texts() const {
  std::vector<std::string> out;
  for (const JsonField& item : items()) out.push_back(item.text());
  return out;
}

}  // namespace handhold
