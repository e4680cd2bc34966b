// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/xml_node.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <sstream>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"

namespace handhold {

namespace {

std::string placeOf(const XmlText& file, std::ptrdiff_t offset) {
  const std::size_t end = offset < 0 ? 0 : std::min(static_cast<std::size_t>(offset), file.text.size());
  const auto line =
      1 + std::count(file.text.begin(), file.text.begin() + static_cast<std::ptrdiff_t>(end), '\n');
  return file.place + ":" + std::to_string(line);
}

}  // namespace

XmlNode XmlNode::find(const std::string& path) const {
  pugi::xml_node node = node_;
  std::istringstream parts(path);
  for (std::string part; node && std::getline(parts, part, '/');) node = node.child(part.c_str());
  return {node, file_};
}

XmlNode XmlNode::at(const std::string& path) const {
  const XmlNode found = find(path);
  if (!found) fail("has no <" + path + ">", "add it, or export the model once more");
  return found;
}

std::vector<XmlNode> XmlNode::children() const {
  std::vector<XmlNode> found;
  for (const pugi::xml_node child : node_.children())
    if (child.type() == pugi::node_element) found.emplace_back(child, file_);
  return found;
}

std::vector<XmlNode> XmlNode::children(const std::string& tag) const {
  std::vector<XmlNode> found;
  for (const pugi::xml_node child : node_.children(tag.c_str())) found.emplace_back(child, file_);
  return found;
}

std::vector<std::string> XmlNode::words() const {
  std::istringstream text(node_.text().get());
  std::vector<std::string> words;
  for (std::string word; text >> word;) words.push_back(word);
  return words;
}

std::string XmlNode::text() const {
  std::string joined;
  for (const std::string& word : words()) joined += (joined.empty() ? "" : " ") + word;
  return joined;
}

std::vector<double> XmlNode::numbers() const {
  std::vector<double> numbers;
  for (const std::string& word : words()) {
    double number = 0.0;
    const char* begin = word.data() + (word.starts_with('+') ? 1 : 0);
    const auto [end, error] = std::from_chars(begin, word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || !std::isfinite(number))
      fail("'" + word + "' is not a number", "correct it");
    numbers.push_back(number);
  }
  return numbers;
}

double XmlNode::number() const {
  const std::vector<double> all = numbers();
  if (all.size() != 1) fail("has " + std::to_string(all.size()) + " numbers", "write one");
  return all.front();
}

Vector3 XmlNode::vector() const {
  const std::vector<double> all = numbers();
  if (all.size() != 3) fail("has " + std::to_string(all.size()) + " numbers", "write three");
  return Vector3(all.data());
}

bool XmlNode::isTrue() const { return text() == "true" || text() == "1"; }

double XmlNode::number(const std::string& path, double usual) const {
  const XmlNode child = find(path);
  return child ? child.number() : usual;
}

Vector3 XmlNode::vector(const std::string& path, const Vector3& usual) const {
  const XmlNode child = find(path);
  return child ? child.vector() : usual;
}

void XmlNode::fail(const std::string& problem, const std::string& remedy) const {
  const std::string own =
      node_ ? "<" + tag() + (name().empty() ? "" : " name=\"" + name() + "\"") + "> " : "";
  throw InputError(file_ ? placeOf(*file_, node_.offset_debug()) : "the file", own + problem, remedy);
}

bool isSwitchedOff(const XmlNode& node) {
  const XmlNode disabled = node.find("isDisabled");
  if (disabled && disabled.isTrue()) return true;
  for (const char* use : {"appliesForce", "isEnforced", "active"})
    if (const XmlNode used = node.find(use); used && !used.isTrue()) return true;
  return false;
}

std::unique_ptr<XmlText> readXml(const std::filesystem::path& file) {
  auto read = std::make_unique<XmlText>();
  read->place = file.string();
  read->text = readFile(file);
  const pugi::xml_parse_result result = read->document.load_buffer(read->text.data(), read->text.size());
  if (!result)
    throw InputError(placeOf(*read, result.offset), std::string("is no whole XML: ") + result.description(),
                     "export the file once more");
  return read;
}

}  // namespace handhold
