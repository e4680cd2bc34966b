// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/task/task_scene.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/model/utilisation.h"
#include "engine/task/prop_kind.h"
#include "engine/task/prop_places.h"
#include "engine/task/task_loads.h"
#include "engine/task/weightless.h"
#include "ui/scene/body/pressure_suit.h"
#include "ui/scene/cabin/cabin_scene.h"
#include "ui/scene/motion_marks.h"
#include "ui/scene/task/carried_pack.h"
#include "ui/scene/task/hand_holds.h"
#include "ui/scene/task/held_tool.h"
#include "ui/scene/task/held_weight.h"
#include "ui/scene/task/still_water.h"
#include "ui/scene/task/target_marks.h"

namespace handhold {

namespace {

constexpr double kUnderDeck = 0.005;   // m
constexpr double kForceShaft = 0.009;  ///< radius (m)
constexpr double kGhostOpacity = 0.25;

/// A frame whose y axis is the given direction.
Matrix3 frameAlong(const Vector3& y) { return poseAlong(Vector3::Zero(), y.normalized()).R; }

/// Who bears a load.
struct PosedBody {
  const Model& model;
  const Data& data;

  Pose at(const Load& load) const { return sitePose(model, data, model.findSite(load.site)); }
};

class SceneWriter {
 public:
  SceneWriter(const Task& task, const TaskView& view, Scene& scene, double scale)
      : task_(task), view_(view), scene_(scene), scale_(scale) {}

  void props();
  void contacts();
  void targets(const Model& model, const Data& data);
  /// Of postures and at times of the way.
  template <class Function>
  void eachTarget(Function function) const {
    for (size_t i = 0; i < task_.targets.size(); ++i)
      function(task_.targets[i], ThingId{ThingKind::Target, static_cast<int>(i)});
    for (size_t i = 0; i < task_.motion.targets.size(); ++i)
      function(task_.motion.targets[i].target, ThingId{ThingKind::TimedTarget, static_cast<int>(i)});
  }
  void loads(const Model& model, const Data& data);
  void forces(const std::vector<ContactLoad>& loads);

 private:
  Highlight highlight(const ThingId& id) const;
  void ground(const Prop& prop, const ThingId& id);
  void rods(const Prop& prop, const ThingId& id);
  void box(const Prop& prop, const ThingId& id);
  void mesh(const Prop& prop, const ThingId& id);
  void cabin(const Prop& prop, const ThingId& id);
  void hold(const Contact& contact, const ThingId& id);
  void grip(const Contact& contact, const ThingId& id);
  void foothold(const Contact& contact, const ThingId& id);
  void add(Solid solid, const ThingId& id);
  void mass(const Load& load, const PosedBody& body, const ThingId& id);
  void handle(const Load& load, const PosedBody& body, const ThingId& id);
  std::optional<Vector3> thrustAt(const std::string& site, const Pose& X_WS) const;
  bool isForceOfTask(const ContactLoad& load) const;

  const Task& task_;
  const TaskView& view_;
  Scene& scene_;
  double scale_;  ///< of marks and arrows: a model of centimetres has small ones
};

Highlight SceneWriter::highlight(const ThingId& id) const {
  if (view_.selected.valid() && view_.selected.whole() == id) return Highlight::Selected;
  return view_.hovered.valid() && view_.hovered.whole() == id ? Highlight::Hovered : Highlight::None;
}

void SceneWriter::add(Solid solid, const ThingId& id) {
  solid.id = id;
  solid.highlight = highlight(id);
  scene_.solids.push_back(std::move(solid));
}

void SceneWriter::ground(const Prop& prop, const ThingId&) { scene_.floor = Floor{prop.position.y(), 0.5}; }

void SceneWriter::rods(const Prop& prop, const ThingId& id) {
  for (const PartShape& rod : partShapes(prop)) {
    const Vector3 half = 0.5 * rod.length * rod.R.col(0);
    add(barBetween(rod.middle - half, rod.middle + half, rod.radius, scene_.theme), id);
  }
}

void SceneWriter::box(const Prop& prop, const ThingId& id) {
  add(boxSolid({prop.orientation.toRotationMatrix(), prop.position}, 0.5 * prop.size, scene_.theme.matte),
      id);
}

/// Files are read by app/mesh_import, which adds them.
void SceneWriter::mesh(const Prop&, const ThingId&) {}

void SceneWriter::cabin(const Prop& prop, const ThingId& id) {
  scene_.cabins.push_back(cabinOf(prop, id, task_.contacts, scene_.theme));
}

void SceneWriter::props() {
  using Draw = void (SceneWriter::*)(const Prop&, const ThingId&);
  constexpr std::array<Draw, kPropKindRows.size()> kDraw{// in the order of PropKind
                                                         &SceneWriter::ground, &SceneWriter::rods,
                                                         &SceneWriter::rods,   &SceneWriter::box,
                                                         &SceneWriter::mesh,   &SceneWriter::cabin};
  for (size_t i = 0; i < task_.props.size(); ++i) {
    const Prop& prop = task_.props[i];
    (this->*kDraw[static_cast<size_t>(prop.kind)])(prop, {ThingKind::Prop, static_cast<int>(i)});
  }
}

void SceneWriter::grip(const Contact& contact, const ThingId& id) {
  const Vector3 half = 0.09 * scale_ * contact.axis.normalized();
  const double tube = kUsualBar * scale_;
  if (heldThing(task_, contact, *view_.meshes) == GripOn::Handle)
    add(barBetween(contact.position - half, contact.position + half, tube, scene_.theme), id);
  Solid ring = handholdRing(contact.position + 0.75 * half, contact.axis, tube, scene_.theme);
  if (!contact.pinned) ring.color.a = 0.35f;
  add(ring, id);
}

void SceneWriter::foothold(const Contact& contact, const ThingId& id) {
  TargetDisc disc;
  disc.id = id;
  disc.X_WT = {frameAlong(contact.axis), contact.position + 0.003 * contact.axis.normalized()};
  disc.radius = 0.045 * scale_;
  disc.color = scene_.theme.accent;
  disc.color.a = contact.pinned ? 0.55f : 0.2f;
  disc.highlight = highlight(id);
  scene_.targets.push_back(disc);
}

/// At another of its places, where it does not hold now.
Contact elsewhere(const Task& task, Contact contact, std::size_t other) {
  standAt(contact, other);
  if (const Prop* prop = propOf(task, contact)) resolvePlace(*prop, contact);
  contact.pinned = false;
  return contact;
}

void SceneWriter::hold(const Contact& contact, const ThingId& id) {
  rowOf(contact).isOnBar() ? grip(contact, id) : foothold(contact, id);
}

void SceneWriter::contacts() {
  for (size_t i = 0; i < task_.contacts.size(); ++i) {
    const Contact& contact = task_.contacts[i];
    const ThingId id{ThingKind::Contact, static_cast<int>(i)};
    hold(contact, id);
    for (std::size_t other = 0; other < contact.others.size(); ++other)
      hold(elsewhere(task_, contact, other), id);
  }
}

void SceneWriter::targets(const Model& model, const Data& data) {
  eachTarget([&](const Target& target, const ThingId& id) {
    addTarget(scene_, target, {id, highlight(id), scale_});
    if (target.kind == TargetKind::Orientation)
      addOrientation(scene_, target, {id, highlight(id), scale_},
                     sitePose(model, data, model.findSite(target.site)));
  });
}

void SceneWriter::loads(const Model& model, const Data& data) {
  const PosedBody body{model, data};
  for (size_t i = 0; i < task_.loads.size(); ++i) {
    const Load& load = task_.loads[i];
    const ThingId id{ThingKind::Load, static_cast<int>(i)};
    if (load.kind == LoadKind::Mass) mass(load, body, id);
    if (load.kind == LoadKind::Force) {
      const Vector3 from = body.at(load).p;
      const Vector3 tip = from + view_.metresPerNewton * forceWrench(model, data, load).force;
      if (view_.showForces)
        scene_.arrows.push_back({id, from, tip, kForceShaft, scene_.theme.attention, Depth::OverBodies});
      handle(load, body, id);
    }
  }
}

/// Of a tool that pulls at a hand, where no rod is there to be pulled.
void SceneWriter::handle(const Load& load, const PosedBody& body, const ThingId& id) {
  const auto grip = handleGrip(task_, body.model, load);
  if (!grip) return;
  const Pose X_WG = body.at(load) * grip->inverse();
  if (!gripNear(task_, X_WG.p, kOnRod)) add(heldHandle(fistOf(body.model, load, X_WG), scene_.theme), id);
}

/// The push on the body of what is at a site, as a pack's nozzles give it: told in the site's axes.
std::optional<Vector3> SceneWriter::thrustAt(const std::string& site, const Pose& X_WS) const {
  for (const Load& load : task_.loads)
    if (load.kind == LoadKind::Force && load.frame == LoadFrame::Site && load.site == site &&
        load.force.norm() > 0.0)
      return X_WS.R * load.force;
  return std::nullopt;
}

/// In a hand it is a tool or has a handle, on the back a pack; else a box.
void SceneWriter::mass(const Load& load, const PosedBody& body, const ThingId& id) {
  const Model& model = body.model;
  const Pose X_WS = body.at(load);
  std::vector<Solid> solids;
  if (const auto grip = handleGrip(task_, model, load)) {
    const Fist fist = fistOf(model, load, X_WS * grip->inverse());
    solids = heldTool(load.name, fist, load.mass, scene_.theme);
    if (solids.empty()) solids = heldWeight(fist, *grip * load.com, load.mass, scene_.theme);
  } else {
    const Limb limb = model.joints[model.sites[model.findSite(load.site)].link].limb;
    const bool held = limb == Limb::RightArm || limb == Limb::LeftArm;
    const CarriedPack pack{{X_WS.R, X_WS * load.com}, halfOfBox(load, held), thrustAt(load.site, X_WS)};
    if (limb == Limb::Spine) solids = carriedPack(pack, scene_.figures.front(), model, body.data);
    if (solids.empty()) solids = {boxSolid(pack.X_WB, pack.half, scene_.theme.matte)};
  }
  for (Solid& solid : solids) add(std::move(solid), id);
}

bool isOfBar(const ContactLoad& load) {
  const ContactKindRow* row = findResultWord(load.kind);
  return row && row->isOnBar();
}

/// Those are drawn as things of the task, whether anything has been solved or not.
bool SceneWriter::isForceOfTask(const ContactLoad& load) const {
  return load.contact < 0 && std::any_of(task_.loads.begin(), task_.loads.end(), [&](const Load& other) {
           return other.kind == LoadKind::Force && other.name == load.name;
         });
}

void SceneWriter::forces(const std::vector<ContactLoad>& loads) {
  for (size_t k = 0; k < loads.size(); ++k) {
    const ContactLoad& load = loads[k];
    if (load.kind == kWaterKind) continue;  // as many arrows as parts of the body would hide it
    if (load.force.norm() < view_.leastForce || isForceOfTask(load)) continue;
    Arrow arrow;
    arrow.id = {ThingKind::Force, static_cast<int>(k)};
    const Vector3 reach = scale_ * view_.metresPerNewton * load.force;
    arrow.radius *= scale_;
    // what pushes ends at the body, what pulls starts there
    const bool pushes = load.contact >= 0 && load.force.dot(load.normal) > 0.0 && !isOfBar(load);
    arrow.from = pushes ? Vector3(load.point - reach) : load.point;
    arrow.to = pushes ? load.point : Vector3(load.point + reach);
    arrow.color = load.contact >= 0 ? scene_.theme.predicted : scene_.theme.attention;
    scene_.arrows.push_back(arrow);
  }
}

}  // namespace

Scene taskScene(const Task& task, const PosedFigure& person, const PersonState& state, const TaskView& view) {
  Scene scene;
  scene.theme = view.theme;
  const double scale = person.size();
  SceneWriter writer(task, view, scene, scale);
  writer.props();
  addStillWater(scene, task, scale);
  writer.contacts();
  Data data(person.model());
  updateKinematics(person.model(), state.q, data);
  FigureInstance figure =
      person.at(state.q, view.look, handGrips(task, person.model(), data, {state.loads, *view.meshes}));
  if (view.showLoadColors && state.tau.size() > 0) {
    const VectorX shares = normalizedTorque(person.model(), state.tau, state.q, state.v);
    figure.loads = figure.look == FigureLook::Stick ? person.jointLoads(shares) : person.bandLoads(shares);
    scene.hasLoadLegend = true;
  }
  if (view.hovered.kind == ThingKind::Body) figure.hoveredPart = view.hovered.part;
  if (view.selected.kind == ThingKind::Body) figure.selectedPart = view.selected.part;
  dress(figure, task, person.model(), data, inOwnSuit(view.clothes, person.model()));
  if (view.fromEyes) {
    figure.head = HeadShown::LeftOut;
    figure.facePoint.reset();
  }
  scene.figures.push_back(std::move(figure));
  addSuitParts(scene, task, person.model(), data);
  if (view.showTargets) writer.targets(person.model(), data);
  writer.loads(person.model(), data);
  addElbowCircle(scene, person.model(), data);
  if (view.showForces) writer.forces(state.loads);
  if (view.showCenterOfMass) {
    CenterOfMass com;
    com.radius *= scale;
    com.p_W = centreOfMass(person.model(), data);
    if (scene.floor && !isAfloat(task)) com.floorHeight = scene.floor->height;
    scene.centersOfMass.push_back(com);
  }
  if (scene.floor && !scene.cabins.empty()) scene.floor->height -= kUnderDeck;  // neither shines through
  return scene;
}

void addGhost(Scene& scene, const PosedFigure& person, const VectorX& q, const Color& tint) {
  FigureInstance ghost = person.at(q, FigureLook::Suit);
  ghost.id = {};
  ghost.opacity = kGhostOpacity;
  ghost.tint = tint;
  scene.figures.push_back(std::move(ghost));
}

void addGap(Scene& scene, const Gap& gap) {
  const size_t solids = scene.solids.size();
  addMeasuredGap(scene, gap.from, gap.to, gap.text);
  if (!gap.color) return;
  scene.lines.back().colors = {*gap.color};
  scene.labels.back().color = *gap.color;
  for (size_t i = solids; i < scene.solids.size(); ++i) scene.solids[i].color = *gap.color;
}

}  // namespace handhold
