// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QString>

namespace handhold {

/// What fits of a text; where it is cut beside a full stop or a space, that goes, too: "horiz.…" would end in
/// four dots.
inline QString elided(const QFontMetricsF& metrics, const QString& text, Qt::TextElideMode mode,
                      double width) {
  constexpr QChar kCut(0x2026);
  const QString fitting = metrics.elidedText(text, mode, width);
  const qsizetype cut = fitting == text ? -1 : fitting.indexOf(kCut);
  if (cut < 0) return fitting;
  QString before = fitting.left(cut), after = fitting.mid(cut + 1);
  const auto isLoose = [](QChar letter) { return letter == QLatin1Char('.') || letter.isSpace(); };
  while (!before.isEmpty() && isLoose(before.back())) before.chop(1);
  while (!after.isEmpty() && isLoose(after.front())) after.remove(0, 1);
  return before + kCut + after;
}

}  // namespace handhold
