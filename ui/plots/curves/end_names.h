// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <array>

#include "ui/plots/curves/curve.h"
#include "ui/plots/curves/plot_theme.h"

namespace handhold {

/// What stands right of the axes at a value: a curve's name, or a limit.
struct EndWord {
  double value = 0.0;  ///< in the plot's unit
  QString text;
  QColor color;
  QPen lead = Qt::NoPen;  ///< of the line from the curve's end to its name
  int id = -1;            ///< the curve's, -1 for limits
  bool isBold = false;
};

/// Limits first, then the bold curve's name and those of the others in their order. A curve whose end is not
/// seen in the ranges has no name there. `limited`: whose limits are drawn, null for none.
QVector<EndWord> endWords(const CurveSet& set, const std::array<PlotRange, 2>& timeAndValue,
                          const Curve* limited, int bold, const PlotTheme& theme);

/// Width (px) beside the axes in which all of the texts stand whole.
int endRoom(const QStringList& texts, const QFont& font);

/// Places as near as can be to those wanted (ascending), none nearer to the next than `apart`, all within the
/// room as long as that has space for them.
QVector<double> spreadApart(const QVector<double>& wanted, double apart, const PlotRange& room);

/// Writes them into the plot's right margin, above each other: as many as its height has space for, and only
/// those that it has the width for.
class EndNames : public QCPAbstractItem {
  Q_OBJECT

 public:
  /// Where a word stands (px).
  struct Placed {
    EndWord word;
    QRectF box;
  };

  explicit EndNames(QCustomPlot* plot);

  void setWords(QVector<EndWord> words) { words_ = std::move(words); }
  /// Those that fit, from above, in the plot as it was laid out last.
  QVector<Placed> placed() const;
  /// The curve whose name is there, -1 without.
  int idAt(const QPointF& position) const;

  double selectTest(const QPointF& pos, bool onlySelectable, QVariant* details) const override;

 protected:
  void draw(QCPPainter* painter) override;

 private:
  QVector<EndWord> words_;
};

}  // namespace handhold
