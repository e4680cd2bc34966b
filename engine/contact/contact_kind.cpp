// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contact/contact_kind.h"

#include <algorithm>

namespace handhold {

namespace {

template <class Rows, class Key>
constexpr bool standInOrder(const Rows& rows, Key key) {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (static_cast<std::size_t>(rows[i].*key) != i) return false;
  return true;
}

static_assert(standInOrder(kContactKindRows, &ContactKindRow::kind));
static_assert(standInOrder(kContactEndRows, &ContactEndRow::end));

}  // namespace

const ContactKindRow* findResultWord(const std::string& word) {
  const auto found = std::find_if(kContactKindRows.begin(), kContactKindRows.end(),
                                  [&](const ContactKindRow& row) { return row.resultWord == word; });
  return found == kContactKindRows.end() ? nullptr : &*found;
}

}  // namespace handhold
