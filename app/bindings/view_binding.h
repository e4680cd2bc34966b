// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

#include "app/bindings/mesh_binding.h"
#include "app/drawing/figure_strip.h"
#include "app/drawing/film_view.h"
#include "app/drawing/muscle_layer.h"
#include "app/drawing/recorded_parts.h"
#include "app/drawing/scene_parts.h"
#include "ui/document/document.h"
#include "ui/jobs/drag_session.h"
#include "ui/jobs/physics_session.h"
#include "ui/main_window/main_window.h"
#include "ui/scene/task/task_scene.h"
#include "ui/viewport/viewport.h"

namespace handhold {

/// What the camera goes along with.
enum class Followed { Nothing, Body };

/// How the view turns: freely where gravity is none, else upright; or always the one or the other.
enum class Turning { ByGravity, Upright, Free };

/// What the parts of a picture that a ViewLayer adds belong to.
enum class LayerOf { Room, Person };

/// Something that is drawn over what the task shows.
struct ViewLayer {
  std::function<void(Scene&)> add;
  std::function<PictureLayer()> snapshot;  ///< as it is now, for films; empty where nothing is to be added
  LayerOf of = LayerOf::Room;
};

/// Ties the document to the view: builds the scene whenever what is shown changes, and turns picks, drags and
/// handles into selections, live solves and undoable steps.
class ViewBinding : public QObject {
  Q_OBJECT

 public:
  ViewBinding(Document& document, DragSession& drag, Viewport& view, QObject* parent = nullptr);

  void setFigure(std::shared_ptr<const Figure> figure);
  bool hasFigure() const { return figure_ != nullptr; }
  /// That of somebody who stands beside whoever is shown.
  void keepFigure(const Subject& subject, std::shared_ptr<const Figure> figure);
  /// The skin of somebody who is or was shown or compared; null until it is made, and for who has none.
  std::shared_ptr<const Figure> figureOf(const Subject& subject) const;
  void setThemeName(ThemeName name);
  void setClothes(ClothesChoice clothes);
  void setTool(Tool tool);
  /// While it is open a drag of the body pulls it by a spring instead of posing it.
  void setPhysics(PhysicsSession* physics) { physics_ = physics; }
  MeshBinding& meshes() { return meshes_; }
  /// Null for what is no mesh or has not been read.
  std::shared_ptr<const TriangleMesh> meshOf(const Prop& prop) const { return view_.meshes->of(prop); }
  /// What is drawn; call refresh() after a change.
  TaskView& taskView() { return view_; }
  void addLayer(ViewLayer layer) { layers_.push_back(std::move(layer)); }
  /// What the person's muscles do; null: they are not shown.
  void setMuscles(std::shared_ptr<const TrialMuscles> muscles);
  void follow(Followed followed);
  /// The camera is where the person's eyes are and goes along with them; says so where there are none.
  void lookThroughEyes();
  void lookFromOutside();
  void setTurning(Turning turning);
  Element elementOf(const ThingId& id) const;
  /// The solver's current guess as a ghost; empty: none.
  void showGuess(const VectorX& q);
  /// The scene as it is now, for pictures.
  Scene scene() const;
  /// The same at several instants of the motion (s) on a light ground, darkening to the last.
  Scene sceneOf(const std::vector<double>& instants) const;
  /// What a film of the motion shows from here, on and after.
  FilmView filmView() const;
  /// The same of another project, as one that shows another result.
  FilmView filmView(Project project) const;
  void refresh() { timer_.start(); }

 signals:
  /// Somebody else is shown, whose figure is wanted; until setFigure one that is known, or the one
  /// before where it has the same sex, moves in their stead.
  void personChanged(const handhold::Subject& subject);
  /// Somebody whose result is compared, and whose figure is not known.
  void figureWanted(const handhold::Subject& subject);
  void clothesChanged();

 private:
  void rebuild();
  void adoptModel();
  void showFirstView();
  UpMode upMode() const;
  void showAgain();
  bool isUntouched() const;
  void select(const ThingId& id);
  std::vector<ThingId> hiddenThings(const Project& project) const;
  Vector3 centreOfMassNow() const;
  void addGhosts(Scene& scene) const;
  void addCompared(Scene& scene) const;
  void wantFigures();
  void addComparedRecording(Scene& scene, const KeptTrial& result, const Color& color) const;
  double timeOf(const KeptTrial& result) const;
  void followBody();
  bool followEyes();
  void frameTravel();
  void noteFound(const Project& before, const Project& after);
  void noteImported();
  const Eigen::AlignedBox3d& travel() const;
  Element bearerOf(int arrow) const;
  ThingId thingOf(Element element) const;
  void beginDrag(const ThingId& id, const Vector3& p_W);
  void beginSite(const Vector3& p_W, LinkIndex link);
  bool isPulled() const { return physics_ && physics_->dragSpring().has_value(); }
  void beginPull(const Vector3& p_W, LinkIndex link);
  void moveDrag(const Vector3& p_W, Qt::KeyboardModifiers modifiers);
  Vector3 underCursor(int contact, const Vector3& goal) const;
  void finishDrag();
  void cancelDrag();
  void addPullGap(Scene& scene) const;
  const Figure* skin() const;
  std::vector<LinkIndex> partLinks() const;
  LinkIndex linkOfPart(int part) const;
  std::optional<LinkIndex> linkBehind(const ThingId& id) const;
  bool isOrientation(Element element) const;
  std::optional<Vector3> handlePlace(Element element) const;
  void updateGizmo();
  void moveGizmo(const Pose& X_WG);
  void addDragGap(Scene& scene) const;

  Document& document_;
  VectorX guess_;  ///< of a running solve, empty without
  DragSession& drag_;
  PhysicsSession* physics_ = nullptr;
  Viewport& viewport_;
  QTimer timer_;
  std::shared_ptr<const Figure> figure_;
  Subject figured_;  ///< whose figure was asked for
  /// Of who is shown, and of those whose results are kept.
  std::vector<std::pair<Subject, std::shared_ptr<const Figure>>> figures_;
  std::unique_ptr<PosedFigure> person_;
  TaskView view_;
  std::vector<ViewLayer> layers_;
  std::shared_ptr<const TrialMuscles> muscles_;
  PictureLayer muscleLayer_;
  MeshBinding meshes_;
  mutable PathStore paths_;
  mutable RecordedStore recorded_;
  mutable FigureStrip strip_;
  mutable std::map<int, RecordedStore> comparedRecordings_;  ///< by the results' ids
  Tool tool_ = Tool::Select;
  Vector3 grabOffset_ = Vector3::Zero();
  std::optional<SiteIndex> draggedSite_;
  std::optional<int> draggedContact_;  ///< by itself, not by its handles
  Vector3 draggedLocal_ = Vector3::Zero();
  bool gizmoActive_ = false;
  Matrix3 gizmoStart_ = Matrix3::Identity();  ///< axes of the handles before one was taken
  enum class Axes { World, Own };
  Axes axes_ = Axes::World;
  Followed followed_ = Followed::Nothing;
  Eigen::AlignedBox3d framedTravel_;  ///< of the motion that the camera took in last
  Turning turning_ = Turning::ByGravity;
  bool isFirstView_ = false;         ///< nothing has changed since the task was opened
  bool isOtherTrial_ = false;        ///< another result is shown since the scene was built
  bool isNewTrial_ = false;          ///< a new result is shown since the scene was built
  const Trial* imported_ = nullptr;  ///< the recording that was shown last
  Camera firstCamera_;
};

}  // namespace handhold
