// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>

namespace handhold {

/// Something the user gave us is wrong: a file, a model, a task, an argument.
/// what() reads "place: problem; remedy" on one line.
class InputError : public std::runtime_error {
 public:
  /// place: file, line, field or body, as exactly as known ("bar.json: contacts[1].kind").
  /// remedy: what the user can do about it, a sentence without a full stop.
  InputError(const std::string& place, const std::string& problem, const std::string& remedy);

  const std::string& place() const { return place_; }
  const std::string& problem() const { return problem_; }
  const std::string& remedy() const { return remedy_; }

 private:
  std::string place_;
  std::string problem_;
  std::string remedy_;
};

}  // namespace handhold
