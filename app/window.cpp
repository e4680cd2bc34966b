// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window.h"

#include <cstdio>

#include "app/exit_code.h"

namespace handhold {

int runWindow(int, char**, const std::optional<std::string>&) {
  std::fputs("handhold: this build has no window; use a command, handhold --help lists them\n", stderr);
  return kInternal;
}

}  // namespace handhold
