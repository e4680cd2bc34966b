// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <map>

#include "ui/controls/column_area.h"
#include "ui/controls/joint_slider.h"
#include "ui/controls/section.h"
#include "ui/document/document.h"

class QHBoxLayout;

namespace handhold {

/// The joints of the person by limb: angle, limits and today's torque of each, and whole postures.
class PosturePanel : public QWidget {
  Q_OBJECT

 public:
  explicit PosturePanel(Document& document, QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void rebuild();
  void letGo();
  void refresh();
  void refreshSelection();
  void addTools(QHBoxLayout& row);
  void addLimb(QVBoxLayout& column, Limb limb);
  JointSlider* addJoint(LinkIndex joint);
  void connectSlider(JointSlider* slider, LinkIndex joint);
  void openJointMenu(JointSlider* slider, LinkIndex joint, const QPoint& position);
  void openLimbMenu(Limb limb, const QPoint& position);

  Document& document_;
  ColumnArea* area_;
  std::shared_ptr<const Model> model_;  ///< the one that the sliders belong to
  std::map<int, JointSlider*> sliders_;
  std::map<Limb, Section*> sections_;
};

}  // namespace handhold
