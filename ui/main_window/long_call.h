// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/main_window/message_bar.h"

namespace handhold {

/// Stands about a call that keeps the window from answering for seconds: says what is done, seen before it
/// begins, with the cursor of waiting, and takes both back at its end. What was reported meanwhile stays.
class LongCall {
 public:
  LongCall(MessageBar& bar, const char* work, const QString& file);  ///< "Opening", "Saving"
  LongCall(const LongCall&) = delete;
  LongCall& operator=(const LongCall&) = delete;
  ~LongCall();

 private:
  MessageBar& bar_;
  QString words_;
};

}  // namespace handhold
