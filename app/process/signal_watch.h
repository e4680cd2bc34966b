// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <vector>

namespace handhold {

/// While it lives, signals that ask the program to end are noted instead: work that was begun is tidied up
/// first. One at a time in a program.
class SignalWatch {
 public:
  enum class Second { Noted, Ends };  ///< what a second one does: the user does not want to wait

  SignalWatch(std::initializer_list<int> numbers, Second second);
  ~SignalWatch();
  SignalWatch(const SignalWatch&) = delete;
  SignalWatch& operator=(const SignalWatch&) = delete;

  static int asked();       ///< the last one that came, 0 none
  static int descriptor();  ///< a pipe with one byte, its number, for each that came; -1 where there is none

  /// Ends the program as the one that came would have.
  [[noreturn]] static void endAsAsked();

 private:
  std::vector<int> numbers_;
};

}  // namespace handhold
