// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/plots/curves/contact_figures.h"
#include "ui/plots/curves/curve.h"
#include "ui/plots/curves/plot_theme.h"

namespace handhold {

/// Lines of contacts at one instant: force, its size, moment, share of the limit and friction use as bars.
/// The force's parts and then the moment give way where not all has room. Keys as in chart_keys.
class ContactTable : public QWidget {
  Q_OBJECT

 public:
  explicit ContactTable(QWidget* parent = nullptr);

  struct Line {
    ContactFigures figures;
    CurveLook look;
  };

  void setTheme(const PlotTheme& theme);
  void setLines(std::vector<Line> lines);
  void setSelected(const QString& name);
  const std::vector<Line>& lines() const { return lines_; }
  QRectF lineBox(int index) const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void contactPicked(const QString& name);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void leaveEvent(QEvent* event) override;
  bool event(QEvent* event) override;

 private:
  QSize sizeFor(double across) const;
  double totalWidth() const;
  int lineAt(const QPointF& position) const;
  QString wordsOf(const ContactFigures& figures) const;
  void walkTo(int line);
  void setHovered(int line);
  void paintHead(QPainter& painter) const;
  void paintLine(QPainter& painter, int index) const;
  void paintShare(QPainter& painter, const QRectF& cell, const std::optional<double>& share) const;

  PlotTheme theme_ = PlotTheme::dark();
  std::vector<Line> lines_;
  QString selected_;
  int hovered_ = -1;
  int atHand_ = -1;  ///< by the keyboard
};

}  // namespace handhold
