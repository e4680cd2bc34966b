// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

#include "engine/core/progress.h"
#include "engine/io/input/byte_source.h"
#include "engine/recording/measured.h"

namespace handhold {

/// A file that is being read, who watches, and who may stop it: then what was read so far is worth nothing.
struct Reading {
  const ByteSource& source;
  ProgressSink progress = {};
  std::stop_token stop = {};
  MeasureOfName known = {};  ///< of columns whose file tells no units; null: nothing is known
  std::function<void(double)> hearUnit =
      {};  ///< what one of the file's lengths is taken for (m); null: nobody asks

  bool isStopped() const { return stop.stop_requested(); }
  void tellUnit(double metres) const {
    if (hearUnit) hearUnit(metres);
  }
  void tell(std::uint64_t offset) const {
    tellStage(progress, "Reading",
              source.size() > 0 ? static_cast<double>(offset) / static_cast<double>(source.size()) : 1.0);
  }
};

}  // namespace handhold
