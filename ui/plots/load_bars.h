// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <memory>

#include "engine/model/utilisation.h"
#include "engine/motion/motion.h"
#include "ui/plots/curves/plot_theme.h"
#include "ui/plots/load_head.h"

namespace handhold {

enum class LoadOrder { Body, Load };

/// One line of the bars: a joint, or a limb's heading (joint -1).
struct LoadRow {
  int joint = -1;
  QString text;
  Limb limb = Limb::Other;
  bool operator==(const LoadRow&) const = default;
};

/// Lines in columns of nearly equal height; a limb stays together where columns allow.
using LoadColumns = std::vector<std::vector<LoadRow>>;

LoadColumns bodyColumns(const Model& model, int most);
LoadColumns rankedColumns(const Model& model, const std::vector<double>& loads, int count);

/// |torque| / limit of every joint at one instant, as bars in columns. Keys as in chart_keys.
class LoadBars : public QAbstractScrollArea {
  Q_OBJECT

 public:
  explicit LoadBars(QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  void setModel(std::shared_ptr<const Model> model);
  /// The instant's generalized forces as in MotionFrame::tau (N m); without any the empty state is shown.
  void setTorques(const MotionFrame& instant);
  void setOrder(LoadOrder order);
  LoadOrder order() const { return order_; }
  void setSelectedJoint(int joint);

  /// The joint whose line is at the position in the viewport, -1 without.
  int jointAt(const QPointF& position) const;
  /// Where a joint's line is in the viewport; empty where it has none.
  QRectF lineOf(int joint) const;
  double loadOf(int joint) const { return loads_[joint]; }
  Segments& orderSwitch() { return head_->orderSwitch(); }
  QSize sizeHint() const override { return {1000, 240}; }

 signals:
  void jointSelected(int joint);
  void jointHovered(int joint);
  /// The button of the empty state was pressed.
  void solveWanted();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  struct Place {
    QRectF box;
    LoadRow row;
  };

  void layOut();
  int rankedCount(int most) const;
  void showPeak();
  void paintHeading(QPainter& painter, const Place& place) const;
  void paintRow(QPainter& painter, const Place& place) const;
  void paintBar(QPainter& painter, const QRectF& track, double load) const;
  void setHovered(int joint);
  void walkTo(int joint);
  QString wordsOf(int joint) const;
  void pick(int joint);
  void copyValues() const;
  bool filled() const { return model_ && tau_.size() == model_->velocitySize(); }

  PlotTheme theme_ = PlotTheme::dark();
  std::shared_ptr<const Model> model_;
  VectorX q_, tau_;      ///< at the instant
  TorqueLimits limits_;  ///< likewise
  std::vector<double> loads_;
  LoadOrder order_ = LoadOrder::Body;
  std::vector<Place> places_;
  int selected_ = -1, hovered_ = -1;
  LoadHead* head_;
  QWidget* empty_;
};

}  // namespace handhold
