// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/bounds.h"
#include "engine/core/progress.h"

namespace handhold {

/// A JSON text and where it came from, so that every complaint can name file, line and field.
class JsonDocument {
 public:
  /// Throws InputError with line and column when the text is not JSON or an object names a field twice;
  /// Stopped, when the watch says so.
  JsonDocument(std::string text, std::string place, const Watch& watch = {});

  /// The same without one field of the whole, whose content may be long; what lies behind that field is read
  /// only where `wanted` fields are still missing. Throws InputError.
  static JsonDocument without(const std::string& field, const std::vector<std::string>& wanted,
                              std::string text, std::string place);

  const nlohmann::ordered_json& root() const { return root_; }
  const std::string& place() const { return place_; }

  /// Line (from 1) of the field at a path such as "contacts[1].kind", or of the nearest of its parents that
  /// the text has.
  int lineOf(const std::string& path) const;

  /// Throws InputError "file:line: path (name of the thing): problem; remedy".
  [[noreturn]] void fail(const std::string& path, const std::string& problem,
                         const std::string& remedy) const;

 private:
  JsonDocument() = default;
  std::string nameAt(const std::string& path) const;

  std::string text_;
  std::string place_;
  nlohmann::ordered_json root_;
};

/// A value of a JsonDocument that knows its path. All members throw InputError when the value is not what was
/// asked for. The document must outlive it.
class JsonNode {
 public:
  explicit JsonNode(const JsonDocument& document) : JsonNode(document, document.root(), "") {}

  const std::string& path() const { return path_; }
  bool isNull() const { return value_->is_null(); }
  bool isText() const { return value_->is_string(); }
  bool isObject() const { return value_->is_object(); }

  /// Refuses every field but these, with the nearest of them as remedy.
  void allowOnly(const std::vector<std::string>& fields) const;
  bool has(const std::string& field) const;
  JsonNode at(const std::string& field) const;
  std::optional<JsonNode> find(const std::string& field) const;
  std::vector<std::string> fields() const;

  std::vector<JsonNode> items() const;
  double number(Range range = {}) const;
  std::vector<double> numbers(std::size_t count, Range range = {}) const;
  std::string text() const;
  bool flag() const;
  std::string json() const;  ///< the value as it is in the document

  /// Leaves the target as it is when the field is absent.
  void read(const std::string& field, double& target, Range range = {}) const;
  void read(const std::string& field, std::string& target) const;
  void read(const std::string& field, bool& target) const;

  [[noreturn]] void fail(const std::string& problem, const std::string& remedy) const;

 private:
  JsonNode(const JsonDocument& document, const nlohmann::ordered_json& value, std::string path)
      : document_(&document), value_(&value), path_(std::move(path)) {}
  void expectObject() const;
  std::string pathOf(const std::string& field) const;

  const JsonDocument* document_;
  const nlohmann::ordered_json* value_;
  std::string path_;
};

/// JSON for people: two spaces a level, arrays of numbers and words on one line.
std::string prettyJson(const nlohmann::ordered_json& value);

}  // namespace handhold
