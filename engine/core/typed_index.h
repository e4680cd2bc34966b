// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

namespace handhold {

/// An integer that says what it counts. It turns into an int by itself, but an int or another
/// index must be converted on purpose.
template <class Tag>
class TypedIndex {
 public:
  constexpr TypedIndex() = default;
  constexpr explicit TypedIndex(int value) : value_(value) {}
  constexpr operator int() const { return value_; }
  constexpr bool valid() const { return value_ >= 0; }

 private:
  int value_ = -1;
};

/// A link of a dynamic tree and the joint that carries it: link i hangs on joint i, link 0 is the base.
using LinkIndex = TypedIndex<struct LinkTag>;
using FrameIndex = TypedIndex<struct FrameTag>;
using SiteIndex = TypedIndex<struct SiteTag>;

}  // namespace handhold
