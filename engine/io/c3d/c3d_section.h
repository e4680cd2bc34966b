// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/io/c3d/c3d_coding.h"

namespace handhold {

/// The parameters of a C3D file while they are written, group by group.
class C3dSection {
 public:
  explicit C3dSection(C3dProcessor processor) : processor_(processor) {}

  void beginGroup(const std::string& name);
  void add(const std::string& name, int word);
  void add(const std::string& name, double real);
  void add(const std::string& name, const std::string& text);
  /// `side` numbers belong together; of more than 255 sets the rest goes on as NAME2, NAME3 ...
  void addWords(const std::string& name, const std::vector<int>& words, int side = 1);
  void addReals(const std::string& name, const std::vector<double>& reals, std::vector<int> sides);
  void addTexts(const std::string& name, const std::vector<std::string>& texts);

  /// Whole blocks. The count of blocks is a byte, as is the length of a text: throws InputError where more is
  /// needed.
  std::string bytes(const std::string& place) const;

 private:
  void checkText(const std::string& text);
  void addValue(const std::string& name, int type, const std::vector<int>& sides, const std::string& value);

  C3dProcessor processor_;
  int group_ = 0;
  std::string bytes_;
  std::string tooLong_;  ///< a text that has no room
};

}  // namespace handhold
