// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/view_binding.h"

#include <QCursor>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "app/bindings/hover_words.h"
#include "app/drawing/caption.h"
#include "app/drawing/violation_scene.h"
#include "app/process/resources.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/task/weightless.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/element_names.h"
#include "ui/document/result_actions.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"
#include "ui/scene/figure/figure_mesh.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

/// Everything is framed where a new result leaves less than this part of what was seen of the person in
/// sight.
constexpr double kStillSeen = 0.5;

}  // namespace

ViewBinding::ViewBinding(Document& document, DragSession& drag, Viewport& view, QObject* parent)
    : QObject(parent), document_(document), drag_(drag), viewport_(view), meshes_(document, view) {
  timer_.setSingleShot(true);
  timer_.setInterval(0);
  view_.theme = theme(ThemeName::Dark);
  connect(&timer_, &QTimer::timeout, this, &ViewBinding::rebuild);
  connect(&document_, &Document::hoveredChanged, this,
          [this] { viewport_.setOutlined(thingOf(document_.hovered())); });
  for (auto signal : {&Document::shownChanged, &Document::visibilityChanged, &Document::comparisonChanged})
    connect(&document_, signal, this, &ViewBinding::refresh);
  connect(&document_, &Document::comparisonChanged, this, &ViewBinding::wantFigures);
  connect(&document_, &Document::selectionChanged, this, [this] {
    viewport_.setSelection(thingOf(document_.selection()));
    std::vector<ThingId> others;
    for (const Element thing : document_.selected()) others.push_back(thingOf(thing));
    viewport_.setAlsoSelected(std::move(others));
    refresh();
  });
  connect(&Units::shared(), &Units::changed, this, &ViewBinding::refresh);
  connect(&document_, &Document::playbackTimeChanged, this, &ViewBinding::refresh);
  connect(&document_, &Document::wasReset, this, [this] {
    rebuild();
    showFirstView();
  });
  connect(&document_, &Document::projectChanged, this, [this](const Project& before, const Project& after) {
    if (before.subject.model != after.subject.model) adoptModel();
    noteFound(before, after);
    if (isNewTrial_ && isFirstView_) showAgain();
    refresh();
    isFirstView_ = false;
    viewport_.setUpMode(upMode());
  });
  connect(&viewport_, &Viewport::hovered, this, [this](const ThingId& id) {
    document_.hover(elementOf(id));
    const QString words = hoverWords(document_, id, elementOf(id), skin());
    if (words.isEmpty()) return QToolTip::hideText();
    QToolTip::showText(QCursor::pos(), words, &viewport_);
  });
  connect(&viewport_, &Viewport::selected, this, &ViewBinding::select);
  connect(&viewport_, &Viewport::selectedToo, this,
          [this](const ThingId& id) { document_.selectToo(elementOf(id)); });
  connect(&viewport_, &Viewport::dragStarted, this, &ViewBinding::beginDrag);
  connect(&viewport_, &Viewport::dragMoved, this, &ViewBinding::moveDrag);
  connect(&viewport_, &Viewport::dragFinished, this, &ViewBinding::finishDrag);
  connect(&viewport_, &Viewport::dragCancelled, this, &ViewBinding::cancelDrag);
  connect(&viewport_, &Viewport::gizmoMoved, this, &ViewBinding::moveGizmo);
  connect(&viewport_, &Viewport::gizmoFinished, this, [this] {
    gizmoActive_ = false;
    drag_.finish();
    refresh();
  });
  connect(&viewport_, &Viewport::gizmoCancelled, this, [this] {
    gizmoActive_ = false;
    drag_.cancel();
  });
  connect(&meshes_, &MeshBinding::changed, this, &ViewBinding::refresh);
  connect(&drag_, &DragSession::abandoned, this, [this] {
    gizmoActive_ = false;
    draggedSite_.reset();
    viewport_.letGo();
  });
  adoptModel();
}

UpMode ViewBinding::upMode() const {
  const bool hasUp = !isWeightless(document_.project().task);
  if (turning_ == Turning::ByGravity) return hasUp ? UpMode::Upright : UpMode::Free;
  return turning_ == Turning::Free ? UpMode::Free : UpMode::Upright;
}

void ViewBinding::setTurning(Turning turning) {
  turning_ = turning;
  viewport_.setUpMode(upMode());
}

void ViewBinding::showFirstView() {
  viewport_.showFirstView(upMode());
  firstCamera_ = viewport_.camera();
  isFirstView_ = true;
}

/// The posture solved right after opening is framed, too, unless the user looks from elsewhere already.
void ViewBinding::showAgain() {
  rebuild();
  if (isUntouched()) showFirstView();
}

/// Nobody has looked from elsewhere since the task was opened, nor is it looked at as it was left.
bool ViewBinding::isUntouched() const {
  const Camera& now = viewport_.camera();
  return now.target == firstCamera_.target && now.distance == firstCamera_.distance &&
         now.R_WC.isApprox(firstCamera_.R_WC);
}

void ViewBinding::setFigure(std::shared_ptr<const Figure> figure) {
  figure_ = std::move(figure);
  std::erase_if(figures_, [this](const auto& known) {
    const auto isTheirs = [&](const KeptTrial& kept) {
      return isSamePerson(known.first, kept.trial->subject);
    };
    return isSamePerson(known.first, figured_) || std::ranges::none_of(document_.project().results, isTheirs);
  });
  figures_.emplace_back(figured_, figure_);
  adoptModel();
  rebuild();
  if (isFirstView_ && isUntouched()) showFirstView();
}

void ViewBinding::setThemeName(ThemeName name) {
  view_.theme = theme(name);
  refresh();
}

void ViewBinding::setClothes(ClothesChoice clothes) {
  view_.clothes = clothes;
  refresh();
  emit clothesChanged();
}

/// The same tool again changes between the world's axes and the thing's own.
void ViewBinding::setTool(Tool tool) {
  const bool again = tool == tool_ && tool != Tool::Select;
  axes_ = again && axes_ == Axes::World ? Axes::Own : Axes::World;
  tool_ = tool;
  if (tool != Tool::Select) viewport_.awaitAxis();
  refresh();
}

Scene ViewBinding::scene() const {
  const Moment moment = document_.moment();
  const Task task = taskShownAt(document_.shown(), moment.time);
  const std::filesystem::path file = document_.filePath().toStdString();
  view_.meshes->set(meshes_.store().known(document_.shown().task, file.parent_path()));
  Scene scene = taskScene(task, *person_, {moment.q, moment.tau, moment.loads, moment.v}, view_);
  meshes_.store().addKnown(scene, task, file.parent_path());
  const Eigen::AlignedBox3d& room = travel();
  if (!room.isEmpty())
    for (int i = 0; i < 8; ++i) scene.reach.push_back(room.corner(Eigen::AlignedBox3d::CornerType(i)));
  scene.caption = captionOf(document_.verdict(), document_.shown(), moment, view_.theme);
  if (!person_->figure() && hasSkin(person_->model()))
    scene.caption->text += tr(" · plain figure, its skin is being made").toStdString();
  if (!document_.comparison()) {
    addRecorded(scene, document_.shown(), recorded_, view_, moment.time);
    if (!document_.awaitsAnswer()) addViolations(scene, document_.shown(), moment.time);
    addMotionMarks(scene, document_.shown(), paths_, view_, moment.time);
  }
  addGhosts(scene);
  for (const ViewLayer& layer : layers_) layer.add(scene);
  if (muscleLayer_ && !document_.comparison()) muscleLayer_(scene, moment.q, moment.time);
  dropHidden(scene, hiddenThings(document_.shown()));
  addDragGap(scene);
  addPullGap(scene);
  return scene;
}

void ViewBinding::showGuess(const VectorX& q) {
  guess_ = q;
  refresh();
}

void ViewBinding::addGhosts(Scene& scene) const {
  if (document_.comparison()) addCompared(scene);
  if (!document_.comparison()) strip_.addTo(scene, document_.shown(), *person_, view_);
  if (guess_.size() == document_.model().positionSize())
    addGhost(scene, *person_, guess_, withAlpha(view_.theme.predicted, 0.6f));
  const auto& motion = document_.shown().motion;
  if (view_.showGhosts && motion && !document_.comparison())
    addEndGhosts(scene, *person_, motion->motion, document_.moment().q);
}

void ViewBinding::follow(Followed followed) {
  followed_ = followed;
  viewport_.setTrackedPoint(std::nullopt);
  refresh();
}

void ViewBinding::followBody() {
  if (followed_ != Followed::Nothing && !document_.shown().recording)
    viewport_.setTrackedPoint(centreOfMassNow());
}

Vector3 ViewBinding::centreOfMassNow() const {
  Data data(person_->model());
  updateKinematics(person_->model(), document_.moment().q, data);
  return centreOfMass(person_->model(), data);
}

void ViewBinding::rebuild() {
  if (shownSubject(document_.shown()).model.get() != &person_->model()) adoptModel();
  view_.selected = thingOf(document_.selection());
  meshes_.readMissing();
  noteImported();
  const bool isNew = std::exchange(isNewTrial_, false), isOther = std::exchange(isOtherTrial_, false);
  const double seenBefore = isNew ? viewport_.personInSight() : 0.0;
  viewport_.setScene(std::make_shared<const Scene>(scene()));
  if (followEyes()) return updateGizmo();
  followBody();
  if (isNew) frameTravel();
  // who has just been found elsewhere must be seen; who looked at a part of the body only goes on doing so
  const double seen = isNew || isOther ? viewport_.personInSight() : 1.0;
  if (seen == 0.0 || seen < kStillSeen * seenBefore) viewport_.frameAll();
  updateGizmo();
}

void ViewBinding::select(const ThingId& id) {
  view_.selected = id;
  document_.select(elementOf(id));
}

Element ViewBinding::elementOf(const ThingId& id) const {
  switch (id.kind) {
    case ThingKind::Contact:
      return {ElementKind::Contact, id.index};
    case ThingKind::Target:
      return {ElementKind::Target, id.index};
    case ThingKind::TimedTarget:
      return {ElementKind::TimedTarget, id.index};
    case ThingKind::Load:
      return {ElementKind::Load, id.index};
    case ThingKind::Prop:
      return {ElementKind::Prop, id.index};
    case ThingKind::Force:
      return bearerOf(id.index);
    case ThingKind::Body: {
      const LinkIndex link = linkOfPart(id.part);
      return link > 0 ? Element{ElementKind::Joint, link} : Element{ElementKind::Person, 0};
    }
    default:
      return {};
  }
}

/// The contact or the load whose force an arrow shows; of a motion before the last change it may be gone.
Element ViewBinding::bearerOf(int arrow) const {
  const std::vector<ContactLoad> loads = document_.moment().loads;
  if (arrow < 0 || arrow >= static_cast<int>(loads.size())) return {};
  const ContactLoad& load = loads[static_cast<size_t>(arrow)];
  if (load.contact >= 0) {
    const int contact = handhold::bearerOf(document_.shown(), load.contact);
    return contact < 0 ? Element() : Element{ElementKind::Contact, contact};
  }
  const std::vector<Load>& things = document_.shown().task.loads;
  const auto found =
      std::find_if(things.begin(), things.end(), [&](const Load& thing) { return thing.name == load.name; });
  return found == things.end() ? Element()
                               : Element{ElementKind::Load, static_cast<int>(found - things.begin())};
}

ThingId ViewBinding::thingOf(Element element) const {
  switch (element.kind) {
    case ElementKind::Contact:
      return {ThingKind::Contact, element.index};
    case ElementKind::Target:
      return {ThingKind::Target, element.index};
    case ElementKind::TimedTarget:
      return {ThingKind::TimedTarget, element.index};
    case ElementKind::Load:
      return {ThingKind::Load, element.index};
    case ElementKind::Prop:
      return {ThingKind::Prop, element.index};
    case ElementKind::Joint: {
      const std::vector<LinkIndex> links = partLinks();
      const auto part = std::ranges::find(links, LinkIndex(element.index));
      if (part == links.end()) return {ThingKind::Body, 0};
      return {ThingKind::Body, 0, static_cast<int>(part - links.begin())};
    }
    case ElementKind::Person:
      return {ThingKind::Body, 0};
    default:
      return {};
  }
}

}  // namespace handhold
