// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>
#include <QWidget>
#include <memory>
#include <optional>

#include "ui/scene/gizmo.h"
#include "ui/scene/mouse_style.h"
#include "ui/scene/picking.h"

namespace handhold {

class Canvas;

/// Shows a Scene; turns mouse and keys into camera moves, picks and drags as interaction.md says. It changes
/// nothing but its camera: what the signals ask for is done by whoever builds the next scene. Without OpenGL
/// it says so in place of the picture, and all else works.
class Viewport : public QWidget {
  Q_OBJECT

 public:
  explicit Viewport(QWidget* parent = nullptr);

  void setScene(std::shared_ptr<const Scene> scene);
  const Camera& camera() const { return camera_; }
  /// The same, and the one before while the view is the person's own.
  const Camera& outsideCamera() const { return outside_ ? *outside_ : camera_; }
  /// At once; flyTo takes 160 ms unless the system asks for less movement.
  void setCamera(const Camera& camera);
  void flyTo(const Camera& camera);
  /// Everything in the picture, and level again where the view turns freely.
  void frameAll();
  double personInSight() const;  ///< how much of the person is in the picture, 0 to 1
  void frameSelection();
  /// At once: a side from which nothing hides the person, all of it in the picture.
  void showFirstView(UpMode upMode);
  /// Whether the view turns with the world's up upwards or freely; made upright a rolled view levels.
  void setUpMode(UpMode upMode);

  const ThingId& selection() const { return selection_; }
  void setSelection(const ThingId& id);
  /// Beside it.
  void setAlsoSelected(std::vector<ThingId> ids);
  void setMouseStyle(MouseStyle style) { mouseStyle_ = style; }
  /// Seen from a side of the world, and as drawings are: nothing smaller for being far.
  void lookFrom(ViewAxis side);
  void setLens(Lens lens);
  /// X, Y or Z next takes hold of that handle, and an amount that is typed counts: as after G or R.
  void awaitAxis() { awaitsAxis_ = true; }
  /// Outlines what is under the cursor elsewhere, in a tree or a table.
  void setOutlined(const ThingId& id);
  /// Handles around a thing; nothing takes them away. Kept where they are while one is dragged.
  void setGizmo(std::optional<Gizmo> gizmo);
  /// Ends a drag of a thing or a handle without a signal: whoever moved it has ended that already.
  void letGo();
  /// The person's own eyes, axes to the left, up and ahead, until another view is asked for, by the mouse or
  /// a call: that goes on from here with the lens of before, as much farther back as it is narrower.
  void lookThrough(const Pose& X_WE);
  /// Back to where the camera stood before.
  void lookFromOutside();
  /// The camera goes along with this point; nothing: it stays.
  void setTrackedPoint(std::optional<Vector3> p_W);

  /// Physical pixels, for project() and rayThrough().
  ViewSize viewSize() const;
  std::optional<Hit> pickAt(const QPointF& position) const;

 signals:
  void hovered(const handhold::ThingId& id);
  void selected(const handhold::ThingId& id);     ///< kind None: nothing
  void selectedToo(const handhold::ThingId& id);  ///< Shift or Ctrl: beside the others, or no longer
  void activated(const handhold::ThingId& id);    ///< double click
  void contextMenuRequested(const handhold::ThingId& id, const QPoint& global);

  void dragStarted(const handhold::ThingId& id, const handhold::Vector3& p_W);
  /// In the plane through the grip, parallel to the picture.
  void dragMoved(const handhold::Vector3& p_W, Qt::KeyboardModifiers modifiers);
  void dragFinished();
  void dragCancelled();

  void gizmoMoved(const handhold::Pose& X_WG);  ///< until gizmoFinished or gizmoCancelled
  void gizmoFinished();
  void gizmoCancelled();
  void gizmoModeRequested(handhold::Gizmo::Mode mode);  ///< G or R; the same again: world or local axes

  void cameraChanged();
  void eyesLeft();  ///< another view than the person's own
  void frameRateChanged(double framesPerSecond);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;
  bool event(QEvent* event) override;
  bool focusNextPrevChild(bool next) override;

 private:
  enum class Press { None, Waiting, Idle, Zoom, Orbit, Roll, Pan, Thing, Handle, Keys };

  Vector2 pixel(const QPointF& position) const;
  Ray rayAt(const QPointF& position) const;
  void refresh();
  bool isLookedThrough(const ThingId& id) const;
  bool isRoom(const ThingId& id) const;
  Press turning() const;
  Press pressOf(MouseMove move) const;
  Hit pickBehind(const QPointF& position, double slack, const Hit& front) const;
  void showProblem(const QString& problem);
  void setHovered(const ThingId& id);
  void beginDrag(const QPointF& position);
  void continueDrag(const QPointF& position, Qt::KeyboardModifiers modifiers);
  void moveHandle(const QPointF& position, Qt::KeyboardModifiers modifiers);
  void finishPress(QMouseEvent* event);
  void cancel();
  bool cameraKey(QKeyEvent* event);
  bool isOfAmount(const QKeyEvent& event) const;
  bool handleKey(QKeyEvent* event);
  void takeHandleByKey(int key);
  void dropAmount();
  bool amountKey(QKeyEvent* event);
  void finishHandle();
  void leaveEyes();
  Camera settledCamera() const;

  Canvas* canvas_ = nullptr;
  QWidget* holder_ = nullptr;  ///< of the canvas, in the layout
  std::shared_ptr<const Scene> scene_ = std::make_shared<const Scene>();
  Scene furnished_;                  ///< the scene with the fittings that this camera sees
  std::vector<std::size_t> hiding_;  ///< props between the eye and the person, drawn translucent
  Camera camera_ = defaultCamera();
  QVariantAnimation flight_;
  Camera flightStart_, flightEnd_;
  std::optional<Camera> outside_;  ///< while the view is the person's own, the one before

  ThingId hovered_, selection_;
  std::vector<ThingId> alsoSelected_;
  std::optional<Gizmo> gizmo_;
  std::optional<Vector3> tracked_;

  Press press_ = Press::None;
  Qt::MouseButton button_ = Qt::NoButton;
  QPointF pressedAt_, lastAt_;
  std::optional<Hit> pressedHit_;
  std::optional<GizmoDrag> handle_;
  MouseStyle mouseStyle_ = MouseStyle::Handhold;
  bool awaitsAxis_ = false;
  QString typed_;              ///< an exact amount for the handle in the hand
  bool isAmountRead_ = false;  ///< it is one
};

}  // namespace handhold
