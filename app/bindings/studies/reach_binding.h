// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bindings/view_binding.h"
#include "ui/document/solvers.h"
#include "ui/scene/reach/reach_scene.h"
#include "ui/studies/reach_view.h"

namespace handhold {

/// The reach of a hand or foot: its tab, its shells in view and pictures, the posture under the pointer, its
/// commands ("reach.r_grip" and so on) and its table.
class ReachBinding : public QObject {
  Q_OBJECT

 public:
  /// Lives as long as the window.
  ReachBinding(Document& document, MainWindow& window, ViewBinding& view, Viewport& viewport,
               const Solvers& solvers);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void addActions();
  /// A surface as somebody sees it, with the map that it is of.
  struct Shown {
    std::shared_ptr<const ReachMap> map;
    ReachShells shells;
    std::optional<ReachField> field;
  };
  void makeShells();
  void adopt(std::shared_ptr<const Shown> shown);
  std::optional<ReachCut> cut() const;
  const ReachPlace* placeUnder(const QPointF& position) const;
  void tell(const ReachPlace* place);

  MainWindow& window_;
  ViewBinding& view_;
  Viewport& viewport_;
  ReachSession session_;
  ReachView* panel_;
  std::shared_ptr<const Shown> shown_ = std::make_shared<Shown>();
  bool isStale_ = false;              ///< what is being made is of an earlier map or cut
  std::optional<QPointF> pointer_;    ///< over the view
  const ReachPlace* told_ = nullptr;  ///< of what is shown, whose posture stands as a ghost
  JobRunner maker_;                   ///< of surfaces
};

}  // namespace handhold
