// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/json_document.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>

#include "engine/core/error.h"
#include "engine/core/json_parsing.h"
#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

/// The field name or index that begins at `i` in a path, with the dot and brackets taken off.
std::string nextStep(const std::string& path, std::size_t& i) {
  if (path[i] == '.' || path[i] == '[') ++i;
  const std::size_t begin = i;
  while (i < path.size() && path[i] != '.' && path[i] != '[' && path[i] != ']') ++i;
  const std::string step = path.substr(begin, i - begin);
  while (i < path.size() && path[i] == ']') ++i;
  return step;
}

/// What a step leads to; null where there is no such value.
const Json* stepInto(const Json& value, const std::string& step) {
  if (value.is_object()) {
    const auto found = value.find(step);
    return found == value.end() ? nullptr : &*found;
  }
  const bool isIndex = !step.empty() && step.size() < 9 &&
                       std::ranges::all_of(step, [](unsigned char c) { return std::isdigit(c) != 0; });
  if (!value.is_array() || !isIndex || std::stoul(step) >= value.size()) return nullptr;
  return &value[std::stoul(step)];
}

/// Walks through a text that is known to be JSON, to find the line where a value begins.
class LineFinder {
 public:
  explicit LineFinder(const std::string& text) : text_(text) {}

  int lineOf(const std::string& path) {
    skipSpace();
    for (std::size_t i = 0; i < path.size();)
      if (!enter(nextStep(path, i))) break;
    return static_cast<int>(
               std::count(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(at_), '\n')) +
           1;
  }

 private:
  bool enter(const std::string& step) {
    const std::size_t start = at_;
    const bool found = here() == '{' ? enterField(step) : here() == '[' && enterItem(step);
    if (!found) at_ = start;
    return found;
  }

  bool enterField(const std::string& step) {
    for (++at_, skipSpace(); here() == '"';) {
      const std::size_t name = at_;
      const std::string field = takeString();
      skipSpace();
      ++at_;  // the colon
      skipSpace();
      if (field == step) return here() == '{' || here() == '[' || (at_ = name, true);
      skipValue();
    }
    return false;
  }

  bool enterItem(const std::string& step) {
    ++at_;
    skipSpace();
    for (int index = 0; at_ < text_.size() && here() != ']'; ++index) {
      if (std::to_string(index) == step) return true;
      skipValue();
    }
    return false;
  }

  /// Past a value and the comma behind it.
  void skipValue() {
    int depth = 0;
    do {
      if (here() == '"') {
        takeString();
        continue;
      }
      if (here() == '{' || here() == '[') ++depth;
      if (here() == '}' || here() == ']') --depth;
      if (depth >= 0) ++at_;
    } while (at_ < text_.size() && (depth > 0 || (depth == 0 && !endsValue())));
    skipSpace();
    if (here() == ',') ++at_;
    skipSpace();
  }

  bool endsValue() const { return here() == ',' || here() == '}' || here() == ']'; }

  std::string takeString() {
    const std::size_t begin = ++at_;
    while (at_ < text_.size() && text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
    return text_.substr(begin, at_++ - begin);
  }

  void skipSpace() {
    while (at_ < text_.size() && std::string(" \t\r\n").find(text_[at_]) != std::string::npos) ++at_;
  }

  char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  const std::string& text_;
  std::size_t at_ = 0;
};

std::string kindOf(const Json& value) {
  if (value.is_object()) return "an object";
  if (value.is_array()) return "a list";
  if (value.is_string()) return "a text";
  if (value.is_boolean()) return "true or false";
  return value.is_null() ? "null" : "a number";
}

}  // namespace

JsonDocument::JsonDocument(std::string text, std::string place, const Watch& watch)
    : text_(std::move(text)), place_(std::move(place)), root_(parsedJson(text_, place_, {}, watch)) {}

JsonDocument JsonDocument::without(const std::string& field, const std::vector<std::string>& wanted,
                                   std::string text, std::string place) {
  JsonDocument document;
  document.text_ = std::move(text);
  document.place_ = std::move(place);
  document.root_ = parsedJson(document.text_, document.place_, {field, wanted}, {});
  return document;
}

int JsonDocument::lineOf(const std::string& path) const { return LineFinder(text_).lineOf(path); }

/// Of the innermost element of a list on the way there that has a name fit to be told.
std::string JsonDocument::nameAt(const std::string& path) const {
  std::string name;
  const Json* value = &root_;
  for (std::size_t i = 0; i < path.size() && value;) {
    const bool isElement = value->is_array();
    value = stepInto(*value, nextStep(path, i));
    if (!value || !isElement || !value->is_object()) continue;
    const auto told = value->find("name");
    if (told != value->end() && told->is_string()) name = told->get<std::string>();
  }
  constexpr std::size_t kLongest = 60;
  const bool isPlain = std::ranges::none_of(name, [](unsigned char c) { return std::iscntrl(c) != 0; });
  return isPlain && name.size() <= kLongest ? name : std::string();
}

void JsonDocument::fail(const std::string& path, const std::string& problem,
                        const std::string& remedy) const {
  const std::string name = nameAt(path);
  std::string where = place_ + ":" + std::to_string(lineOf(path));
  if (!path.empty()) where += ": " + path;
  if (!name.empty()) where += " (" + name + ")";
  throw InputError(where, problem, remedy);
}

void JsonNode::fail(const std::string& problem, const std::string& remedy) const {
  document_->fail(path_, problem, remedy);
}

std::string JsonNode::pathOf(const std::string& field) const {
  return path_.empty() ? field : path_ + "." + field;
}

void JsonNode::expectObject() const {
  if (!value_->is_object()) fail("is " + kindOf(*value_), "write an object, { ... }");
}

void JsonNode::allowOnly(const std::vector<std::string>& fields) const {
  expectObject();
  for (const auto& [field, value] : value_->items())
    if (std::find(fields.begin(), fields.end(), field) == fields.end())
      document_->fail(pathOf(field), "is not a field here", suggestion(field, fields));
}

bool JsonNode::has(const std::string& field) const {
  expectObject();
  return value_->contains(field);
}

JsonNode JsonNode::at(const std::string& field) const {
  if (!has(field)) fail("the field '" + field + "' is missing", "add it");
  return JsonNode(*document_, (*value_)[field], pathOf(field));
}

std::optional<JsonNode> JsonNode::find(const std::string& field) const {
  if (!has(field)) return std::nullopt;
  return at(field);
}

std::vector<std::string> JsonNode::fields() const {
  expectObject();
  std::vector<std::string> names;
  for (const auto& [field, value] : value_->items()) names.push_back(field);
  return names;
}

std::vector<JsonNode> JsonNode::items() const {
  if (!value_->is_array()) fail("is " + kindOf(*value_), "write a list, [ ... ]");
  std::vector<JsonNode> nodes;
  for (std::size_t i = 0; i < value_->size(); ++i)
    nodes.push_back(JsonNode(*document_, (*value_)[i], path_ + "[" + std::to_string(i) + "]"));
  return nodes;
}

double JsonNode::number(Range range) const {
  if (!value_->is_number()) fail("is " + kindOf(*value_), "write a number");
  const double number = value_->get<double>();
  if (!std::isfinite(number)) fail("is not finite", "write a finite number");
  if (!range.holds(number)) fail(outOfRange(number), "write " + inWords(range));
  return number;
}

std::vector<double> JsonNode::numbers(std::size_t count, Range range) const {
  const std::size_t there = value_->is_array() ? value_->size() : items().size();
  if (there != count) fail("has " + std::to_string(there) + " numbers", "write " + std::to_string(count));
  std::vector<double> values;
  values.reserve(count);
  // a path is made only for what is refused: long motions have millions of numbers
  for (const Json& item : *value_) {
    const double number = item.is_number() ? item.get<double>() : std::numeric_limits<double>::quiet_NaN();
    values.push_back(std::isfinite(number) && range.holds(number) ? number
                                                                  : items()[values.size()].number(range));
  }
  return values;
}

std::string JsonNode::text() const {
  if (!value_->is_string()) fail("is " + kindOf(*value_), "write a text in quotes");
  return value_->get<std::string>();
}

std::string JsonNode::json() const { return value_->dump(); }

bool JsonNode::flag() const {
  if (!value_->is_boolean()) fail("is " + kindOf(*value_), "write true or false");
  return value_->get<bool>();
}

void JsonNode::read(const std::string& field, double& target, Range range) const {
  if (has(field)) target = at(field).number(range);
}

void JsonNode::read(const std::string& field, std::string& target) const {
  if (has(field)) target = at(field).text();
}

void JsonNode::read(const std::string& field, bool& target) const {
  if (has(field)) target = at(field).flag();
}

}  // namespace handhold
