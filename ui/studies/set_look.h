// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/curves/plot_theme.h"

namespace handhold {

/// Of several sets over each other, the same in every figure: the colours in turn and the pens in turn, so
/// that colour is never alone and no thirty look the same.
inline QColor setColor(const PlotTheme& theme, int set) {
  return theme.compared[std::size_t(set) % theme.compared.size()];
}

inline Qt::PenStyle setPenStyle(int set) {
  constexpr Qt::PenStyle kStyles[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine,
                                      Qt::DashDotDotLine};
  return kStyles[std::size_t(set) % std::size(kStyles)];
}

}  // namespace handhold
