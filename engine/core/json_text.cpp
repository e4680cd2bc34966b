// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/json_text.h"

#include "engine/core/json_document.h"

namespace handhold {

namespace {

using OrderedJson = nlohmann::ordered_json;

bool fitsOneLine(const OrderedJson& value) {
  if (!value.is_structured() || value.empty()) return true;
  if (!value.is_array()) return false;
  for (const OrderedJson& item : value)
    if (item.is_structured()) return false;
  return true;
}

std::string onOneLine(const OrderedJson& list) {
  std::string text;
  for (const OrderedJson& item : list) text += (text.empty() ? "" : ", ") + compactJson(item);
  return "[" + text + "]";
}

void write(const OrderedJson& value, const std::string& indent, std::string& out) {
  if (fitsOneLine(value)) {
    out += value.is_array() ? onOneLine(value) : compactJson(value);
    return;
  }
  const std::string inner = indent + "  ";
  out += value.is_object() ? "{" : "[";
  const char* separator = "\n";
  for (const auto& [key, item] : value.items()) {
    out += separator + inner;
    if (value.is_object()) out += compactJson(OrderedJson(key)) + ": ";
    write(item, inner, out);
    separator = ",\n";
  }
  out += "\n" + indent + (value.is_object() ? "}" : "]");
}

}  // namespace

std::string compactJson(const OrderedJson& value) {
  return value.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

std::string prettyJson(const OrderedJson& value) {
  std::string text;
  write(value, "", text);
  return text + "\n";
}

}  // namespace handhold
