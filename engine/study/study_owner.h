// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace handhold {

/// Who works on cases: a process, told apart from one of the same number that lived before.
struct StudyOwner {
  std::string host;
  int process = 0;
  std::string start;  ///< when it started, as the system counts
  std::string text() const;
};
StudyOwner thisProcess();
/// Of a process of this host that has not been waited for.
StudyOwner ownerOf(int process);
/// Whether a process of this host still lives; of another host nobody knows: true.
bool isAlive(const std::string& owner);

}  // namespace handhold
