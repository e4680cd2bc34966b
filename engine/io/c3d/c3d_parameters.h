// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/io/c3d/c3d_header.h"
#include "engine/recording/doubt.h"

namespace handhold {

/// "POINT:LABELS" and what it holds: numbers or texts, the first index running fastest.
struct C3dParameter {
  std::string group;
  std::string name;
  std::vector<int> dimensions;
  std::vector<double> numbers;     ///< integers with their sign
  std::vector<std::string> texts;  ///< blanks at their ends left out
};

/// The parameters of a file, by the names that the format gives them.
class C3dParameters {
 public:
  void add(C3dParameter parameter) { parameters_.push_back(std::move(parameter)); }

  /// Null when there is none.
  const C3dParameter* find(const std::string& group, const std::string& name) const;
  std::optional<double> number(const std::string& group, const std::string& name) const;
  /// 0 to 65,535, whatever its sign bit was meant for.
  std::optional<int> count(const std::string& group, const std::string& name) const;
  std::string text(const std::string& group, const std::string& name) const;

  /// With what goes on under LABELS2, LABELS3 ...: one parameter holds no more than 255.
  std::vector<double> numbers(const std::string& group, const std::string& name) const;
  std::vector<std::string> texts(const std::string& group, const std::string& name) const;

  const std::vector<C3dParameter>& all() const { return parameters_; }

 private:
  std::vector<const C3dParameter*> continued(const std::string& group, const std::string& name) const;

  std::vector<C3dParameter> parameters_;
};

/// A parameter that runs behind its end is cut there, with a doubt. Throws InputError with the byte for a
/// section that points back into itself.
C3dParameters readC3dParameters(const ByteSource& source, const C3dHeader& header, Doubts& doubts);

}  // namespace handhold
