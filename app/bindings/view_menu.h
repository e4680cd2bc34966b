// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bindings/view_binding.h"
#include "ui/scene/cabin/cabin_scene.h"

namespace handhold {

/// What can be done with the thing under the cursor, as a menu at the place that was clicked.
class ViewMenu : public QObject {
  Q_OBJECT

 public:
  ViewMenu(Document& document, MainWindow& window, Viewport& viewport, ViewBinding& view);

 private:
  void open(const ThingId& id, const QPoint& global);
  void addPoint(LinkIndex link, const Vector3& p_W);
  void fillForPlace(QMenu& menu, const Vector3& p_W);
  void hold(ContactEnd end, const Vector3& p_W);
  Contact holding(const Contact& contact, const Vector3& p_W) const;
  /// From the middle to the palm of a hand that goes round it (m); 0 where the contact lies on its surface.
  double lieOn(const Prop& prop, const TriangleMesh& mesh, const Vector3& p_W, Contact& contact) const;
  std::optional<Vector3> placeAt(const QPoint& position) const;

  Document& document_;
  MainWindow& window_;
  Viewport& viewport_;
  ViewBinding& view_;
  Element clicked_;  ///< for which the menu was opened
};

}  // namespace handhold
