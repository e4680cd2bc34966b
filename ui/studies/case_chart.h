// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QString>
#include <QVector>
#include <QWidget>

namespace handhold {

/// A case as a point: over a number, or in a column of its own over a word.
struct CasePoint {
  int index = 0;
  double x = 0.0, y = 0.0;
};

/// The share that can at one place (%), and its interval.
struct ShareMark {
  double x = 0.0, share = 0.0, low = 0.0, high = 0.0;
};

/// What a chart of cases shows: points, or shares.
struct CaseChartContent {
  QString xName, yName;
  QVector<CasePoint> points;
  QVector<ShareMark> shares;
  QStringList columns;  ///< words under x = 0, 1, 2 ...; empty: x is a number
};

/// Cases as points, over words with a box from quartile to quartile, its median and whiskers to the ends. A
/// click chooses the nearest point.
class CaseChart : public QWidget {
  Q_OBJECT

 public:
  explicit CaseChart(QWidget* parent = nullptr);
  void show(const CaseChartContent& content);
  void choose(int index);
  QPointF placeOf(const CasePoint& point) const;  ///< in the widget (px)
  const CaseChartContent& content() const { return content_; }
  /// Where the axes have numbers: round ones.
  QVector<double> xTicks() const;
  QVector<double> yTicks() const;

 signals:
  void chosen(int index);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QRectF box() const;
  void paintAxes(QPainter& painter) const;
  void paintBoxes(QPainter& painter) const;
  void paintPoints(QPainter& painter) const;
  void paintShares(QPainter& painter) const;

  CaseChartContent content_;
  double left_ = 0.0, right_ = 1.0, low_ = 0.0, high_ = 1.0;  ///< what the axes span
  int chosen_ = -1;
  int atHand_ = -1;  ///< case at which the keyboard is
};

}  // namespace handhold
