// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace handhold {

/// work(0) ... work(count - 1) in a few threads, and returns when all are done. Which thread does what is
/// fixed; the results must not depend on each other. An exception of one is thrown here after the last.
void inParallel(int count, const std::function<void(int index)>& work);

/// For a process that works beside others of its kind: inParallel takes no more threads than these. No answer
/// depends on it.
void limitThreads(int most);

}  // namespace handhold
