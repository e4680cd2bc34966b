// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "app/bindings/view_binding.h"
#include "app/files/person_figure.h"
#include "app/process/resources.h"
#include "ui/document/actions/alignment.h"
#include "ui/document/language/said.h"
#include "ui/document/recordings/recorded.h"
#include "ui/document/verdict.h"
#include "ui/scene/body/eye_view.h"
#include "ui/scene/figure/figure_mesh.h"

// Kept results side by side in place of the person, and what the camera takes in by itself: the room of a
// motion, what the eyes of the person see.

namespace handhold {

namespace {

/// Of two compared figures: each is seen through the other. Who stands as at the nearest time of their own
/// motion is paler.
constexpr float kComparedOpacity = 0.55f, kElsewhenOpacity = 0.15f;

/// "Posture 1 · feasible, local optimum · peak 48 %". A peak of other times than those of all stands beside
/// no other: the table has those of the same.
std::string comparedWords(const KeptTrial& result, const std::optional<Range>& common, bool isThen) {
  QString words =
      QStringLiteral("%1 · %2").arg(named(result.name), withinSentence(verdictOf(*result.trial).words));
  if (!isThen)
    words += QObject::tr(" · at another time");
  else if (result.trial->hasTorques() && !(common && lastsBeyond(*common, result)))
    words += QObject::tr(" · peak %1 %").arg(std::lround(100.0 * result.trial->peak.load));
  return words.toStdString();
}

/// What a scene has, so that what comes is moved.
class PartsBefore {
 public:
  explicit PartsBefore(const Scene& scene)
      : solids_(scene.solids.size()), lines_(scene.lines.size()), arrows_(scene.arrows.size()) {}

  void moveTheRest(const Pose& X_WA, Scene& scene) const {
    for (std::size_t i = solids_; i < scene.solids.size(); ++i)
      scene.solids[i].X_WS = X_WA * scene.solids[i].X_WS;
    for (std::size_t i = lines_; i < scene.lines.size(); ++i)
      for (Vector3& point : scene.lines[i].points) point = X_WA * point;
    for (std::size_t i = arrows_; i < scene.arrows.size(); ++i) {
      scene.arrows[i].from = X_WA * scene.arrows[i].from;
      scene.arrows[i].to = X_WA * scene.arrows[i].to;
    }
  }

  /// Whatever is told of the rest would be of what is shown.
  void takeNamesOfTheRest(Scene& scene) const {
    for (std::size_t i = solids_; i < scene.solids.size(); ++i) scene.solids[i].id = {};
    for (std::size_t i = arrows_; i < scene.arrows.size(); ++i) scene.arrows[i].id = {};
  }

 private:
  std::size_t solids_, lines_, arrows_;
};

}  // namespace

/// Its own clock at the time that is looked at.
double ViewBinding::timeOf(const KeptTrial& result) const {
  return document_.playbackTime() - result.alignment.shift;
}

void ViewBinding::addComparedRecording(Scene& scene, const KeptTrial& result, const Color& color) const {
  RecordedLook look;
  look.showForces = view_.showForces;
  look.color = color;
  const PartsBefore before(scene);
  comparedRecordings_[result.id].of(result.trial)->addTo(scene, timeOf(result), look);
  before.moveTheRest(poseOf(result.alignment), scene);
  if (result.trial != shownTrial(document_.shown())) before.takeNamesOfTheRest(scene);
}

void ViewBinding::adoptModel() {
  const Subject& subject = shownSubject(document_.shown());
  const auto& model = subject.model;
  const bool isOther = figured_.model != model;
  figured_ = subject;
  if (isOther) {
    if (auto known = figureOf(subject)) {
      figure_ = std::move(known);
    } else if (figure_ && hasSkin(*model) && figure_->isWoman != isWoman(subject)) {
      figure_.reset();  // rather none than a man's head on a woman
    }
    emit personChanged(subject);
  }
  person_ = std::make_unique<PosedFigure>(model, hasSkin(*model) ? figure_ : nullptr);
}

std::shared_ptr<const Figure> ViewBinding::figureOf(const Subject& subject) const {
  const auto known =
      std::ranges::find_if(figures_, [&](const auto& figure) { return isSamePerson(figure.first, subject); });
  return known == figures_.end() || !hasSkin(*subject.model) ? nullptr : known->second;
}

void ViewBinding::wantFigures() {
  for (const int id : document_.comparison().value_or(Comparison())) {
    const KeptTrial* result = findResult(document_.project(), id);
    if (!result) continue;
    const Subject& subject = result->trial->subject;
    if (!isSamePerson(subject, figured_) && hasSkin(*subject.model) && !figureOf(subject))
      emit figureWanted(subject);
  }
}

void ViewBinding::keepFigure(const Subject& subject, std::shared_ptr<const Figure> figure) {
  if (figureOf(subject)) return;
  figures_.emplace_back(subject, std::move(figure));
  refresh();
}

/// Kept results in place of the person; motions at the time that is looked at.
void ViewBinding::addCompared(Scene& scene) const {
  const Comparison& compared = *document_.comparison();
  std::vector<const KeptTrial*> results;
  for (const int id : compared)
    if (const KeptTrial* result = findResult(document_.project(), id)) results.push_back(result);
  const std::optional<Range> common = commonTimes(results);
  const auto ghost = [&](const KeptTrial* result, const Color& color, std::uint32_t wordColor) {
    if (result->trial->motion.frames.empty()) return addComparedRecording(scene, *result, color);
    const Project project = withResult(document_.project(), *result);
    const VectorX q = momentAt(project, timeOf(*result)).q;
    const Subject& subject = shownSubject(project);
    if (q.size() != subject.model->positionSize()) return;
    const bool isInSight = subject.model.get() == &person_->model();
    const PosedFigure person = isInSight ? *person_ : PosedFigure(subject.model, figureOf(subject));
    addGhost(scene, person, aligned(result->alignment, q), color);
    FigureInstance& figure = scene.figures.back();
    const bool isThen = isAt(document_.playbackTime(), *result);
    figure.opacity = isThen ? kComparedOpacity : kElsewhenOpacity;
    if (figure.facePoint)
      scene.labels.push_back({{}, *figure.facePoint, comparedWords(*result, common, isThen), rgb(wordColor)});
  };
  dropPerson(scene);
  scene.caption.reset();  // each figure has its own
  // labels stand on a dark pill in both themes
  for (std::size_t i = 0; i < results.size(); ++i)
    ghost(results[i], view_.theme.compared[i % view_.theme.compared.size()], kDarkPalette.compared(i));
}

void ViewBinding::setMuscles(std::shared_ptr<const TrialMuscles> muscles) {
  if (muscles == muscles_) return;
  muscles_ = std::move(muscles);
  muscleLayer_ = muscles_ ? muscleLayer(muscles_) : PictureLayer();
  refresh();
}

namespace {

/// A motion that goes this much farther than the last one is framed anew (m).
constexpr double kSameTravel = 0.25;

}  // namespace

/// Something was found or added, or another task is shown. What a drag, a change or undo makes of what is
/// there leaves the camera where it is.
void ViewBinding::noteFound(const Project& before, const Project& after) {
  if (!shownResult(after) || shownTrial(before) == shownTrial(after)) return;
  isOtherTrial_ = true;
  if (after.results.size() > before.results.size() || after.task.name != before.task.name) isNewTrial_ = true;
}

/// What is being imported is no step yet, but may stand anywhere.
void ViewBinding::noteImported() {
  const Trial* imported = shownRecording(document_.shown()) ? shownTrial(document_.shown()).get() : nullptr;
  if (imported && imported != imported_) isNewTrial_ = true;
  imported_ = imported;
}

/// The room that what is shown takes over its time; empty where it stays about where it is.
const Eigen::AlignedBox3d& ViewBinding::travel() const {
  const RecordedScene* recorded = recorded_.of(shownTrial(document_.shown()));
  // joint angles alone have none of their own: there the body tells it
  return recorded && !recorded->room().isEmpty() ? recorded->room() : paths_.travelOf(document_.shown());
}

/// A motion that goes far is looked at from where all of it is seen, once.
void ViewBinding::frameTravel() {
  const Eigen::AlignedBox3d& room = travel();
  if (room.isEmpty()) return void(framedTravel_.setEmpty());
  const Vector3 slack = Vector3::Constant(kSameTravel);
  if (!framedTravel_.isEmpty() &&
      Eigen::AlignedBox3d(framedTravel_.min() - slack, framedTravel_.max() + slack).contains(room))
    return;
  framedTravel_ = room;
  if (followed_ == Followed::Nothing) viewport_.frameAll();
}

namespace {

/// Of who is shown: nobody is while a recording has no body yet or results are compared.
std::optional<Pose> eyesInSight(const Document& document, const Model& model) {
  if (document.shown().recording || document.comparison()) return std::nullopt;
  return eyesOf(model, document.moment().q);
}

}  // namespace

void ViewBinding::lookThroughEyes() {
  view_.fromEyes = eyesInSight(document_, person_->model()).has_value();
  if (!view_.fromEyes) document_.report(Severity::Info, tr("Nobody is shown who has eyes to look through"));
  refresh();
}

void ViewBinding::lookFromOutside() {
  view_.fromEyes = false;
  viewport_.lookFromOutside();
  refresh();
}

/// Whether the camera is theirs; somebody else who is shown now may have none.
bool ViewBinding::followEyes() {
  const auto eyes = view_.fromEyes ? eyesInSight(document_, person_->model()) : std::nullopt;
  if (eyes) {
    viewport_.setTrackedPoint(std::nullopt);
    viewport_.lookThrough(*eyes);
    return true;
  }
  if (view_.fromEyes) lookFromOutside();
  return false;
}

}  // namespace handhold
