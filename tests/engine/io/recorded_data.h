// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>
#include <filesystem>
#include <string>

#include "engine/core/error.h"
#include "engine/io/recording_formats.h"

namespace handhold {

/// Real recordings lie beside the checkout; they carry licences of their own and are no part of it.
inline const std::filesystem::path kRecorded =
    std::filesystem::path(HANDHOLD_SOURCE_DIR).parent_path() / "shared" / "data";

inline Recording recorded(const char* file) { return readRecording(kRecorded / file).recording; }

/// The sentence with which a text is refused; empty when it is read.
template <class Read>
std::string refusal(const Read& read) {
  try {
    read();
  } catch (const InputError& error) {
    return error.what();
  }
  return {};
}

inline std::string inOneText(const Doubts& doubts) {
  std::string text;
  for (const Doubt& doubt : doubts) text += std::string(wordOf(doubt.kind)) + ": " + inWords(doubt) + "\n";
  return text;
}

/// Reads a text as if it were a file of that name.
template <class Read>
Recording readText(const std::string& text, const Read& read, const char* name = "file") {
  const auto source = inMemory(text, name);
  return read(Reading{*source});
}

}  // namespace handhold

#define WANT_RECORDED_DATA()                                                                       \
  if (!std::filesystem::exists(handhold::kRecorded))                                               \
  QSKIP(qPrintable("no real recordings: " + QString::fromStdString(handhold::kRecorded.string()) + \
                   " is missing"))
