// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bindings/view_binding.h"
#include "ui/scene/reach/reach_scene.h"
#include "ui/studies/reach_view.h"

namespace handhold {

/// The reach of a hand or foot: its tab, its shells in view and pictures, the posture under the pointer, its
/// commands ("reach.r_grip" and so on) and its table.
class ReachBinding : public QObject {
  Q_OBJECT

 public:
  /// Lives as long as the window.
  ReachBinding(Document& document, MainWindow& window, ViewBinding& view, Viewport& viewport);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void addActions();
  void makeShells();
  std::optional<ReachCut> cut() const;
  const ReachPlace* placeUnder(const QPointF& position) const;
  void tell(const ReachPlace* place);

  MainWindow& window_;
  ViewBinding& view_;
  Viewport& viewport_;
  ReachSession session_;
  ReachView* panel_;
  ReachShells shells_;
  std::optional<ReachField> field_;   ///< of what is found
  std::optional<QPointF> pointer_;    ///< over the view
  const ReachPlace* told_ = nullptr;  ///< whose posture stands as a ghost
};

}  // namespace handhold
