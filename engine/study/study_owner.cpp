// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_owner.h"

#include <unistd.h>

#include <array>
#include <fstream>
#include <sstream>

namespace handhold {

namespace {

/// When a process began, in the system's ticks; empty: there is none, or one that has ended and that nobody
/// has waited for.
std::string startOf(int process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string line;
  if (!std::getline(file, line)) return {};
  // the name, in brackets, may hold anything; the 22nd field is the 20th behind it
  std::istringstream rest(line.substr(line.rfind(')') + 2));
  std::string state, field;
  rest >> state;
  for (int i = 1; i < 20; ++i) rest >> field;
  return state == "Z" || state == "X" ? std::string() : field;
}

std::string hostName() {
  std::array<char, 256> name{};
  gethostname(name.data(), name.size() - 1);
  return name.data();
}

}  // namespace

std::string StudyOwner::text() const { return host + " " + std::to_string(process) + " " + start; }

StudyOwner ownerOf(int process) { return {hostName(), process, startOf(process)}; }

StudyOwner thisProcess() { return ownerOf(getpid()); }

bool isAlive(const std::string& owner) {
  std::istringstream text(owner);
  std::string host, start;
  int process = 0;
  text >> host >> process >> start;
  return host != hostName() || (process > 0 && startOf(process) == start);
}

}  // namespace handhold
