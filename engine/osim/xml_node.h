// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// A parsed file that its nodes point into.
struct XmlText {
  std::string place;  ///< the file's name
  std::string text;
  pugi::xml_document document;
};

/// An element of a file, which can tell where it stands.
class XmlNode {
 public:
  XmlNode() = default;
  XmlNode(pugi::xml_node node, const XmlText* file) : node_(node), file_(file) {}

  explicit operator bool() const { return bool(node_); }
  std::string tag() const { return node_.name(); }
  std::string name() const { return node_.attribute("name").value(); }

  /// The child, or nothing; `a/b` goes down.
  XmlNode find(const std::string& path) const;
  /// The child; throws InputError where it lacks.
  XmlNode at(const std::string& path) const;
  std::vector<XmlNode> children() const;
  std::vector<XmlNode> children(const std::string& tag) const;

  std::string text() const;  ///< without blanks around it
  std::vector<std::string> words() const;
  std::vector<double> numbers() const;
  double number() const;
  Vector3 vector() const;
  bool isTrue() const;

  /// Of the child, or what is usual.
  double number(const std::string& path, double usual) const;
  Vector3 vector(const std::string& path, const Vector3& usual) const;

  [[noreturn]] void fail(const std::string& problem, const std::string& remedy) const;

 private:
  pugi::xml_node node_;
  const XmlText* file_ = nullptr;
};

/// A force, a constraint or a surface that a model keeps and does not use.
bool isSwitchedOff(const XmlNode& node);

/// Throws InputError with the line for what is no XML.
std::unique_ptr<XmlText> readXml(const std::filesystem::path& file);

}  // namespace handhold
