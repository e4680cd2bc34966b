// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/number_text.h"

#include <charconv>
#include <clocale>

namespace handhold {

void writePoints() { std::setlocale(LC_NUMERIC, "C"); }

bool readNumbers(const std::string& text, Vector3& numbers) {
  const char* at = text.data();
  const char* const end = at + text.size();
  for (int k = 0; k < 3; ++k) {
    if (k > 0 && (at == end || *at++ != ',')) return false;
    const auto [next, error] = std::from_chars(at, end, numbers[k]);
    if (error != std::errc()) return false;
    at = next;
  }
  return at == end && numbers.allFinite();
}

}  // namespace handhold
