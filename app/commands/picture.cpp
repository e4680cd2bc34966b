// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/picture.h"

#include <unistd.h>

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdio>

#include "app/drawing/caption.h"
#include "app/drawing/figure_file.h"
#include "app/drawing/film_view.h"
#include "app/drawing/instant_figures.h"
#include "app/drawing/muscle_layer.h"
#include "app/drawing/reach_layer.h"
#include "app/drawing/scene_painter.h"
#include "app/drawing/scene_parts.h"
#include "app/drawing/violation_scene.h"
#include "app/files/person_figure.h"
#include "app/files/picture_file.h"
#include "app/files/prop_solids.h"
#include "app/files/trial_source.h"
#include "app/process/application_without_display.h"
#include "app/process/exit_code.h"
#include "app/process/file_ending.h"
#include "app/process/known_muscles.h"
#include "app/process/resources.h"
#include "app/process/stop_on_signal.h"
#include "app/process/terminal_note.h"
#include "engine/core/atomic_file.h"
#include "engine/core/bounds.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/own_point.h"
#include "engine/model/person.h"
#include "engine/model/roles.h"
#include "engine/motion/point_motion.h"
#include "engine/trial/trial_words.h"
#include "ui/document/files/document_files.h"
#include "ui/scene/body/eye_view.h"
#include "ui/scene/framing.h"
#include "ui/scene/picking.h"

namespace handhold {
namespace {

/// Sites that are told where none is called so; other bodies lack some.
constexpr const char* kSomePlaces[] = {"head top",   "hip centre", "right grip", "left grip",
                                       "right knee", "left knee",  "right ball", "left ball"};

/// What there is to be drawn: the posture, or the motion into it where one is asked for.
OpenedTrial solved(const RenderOptions& options) {
  const bool moves = options.time || !options.instants.empty() || options.film || options.trails ||
                     options.momentum || options.ghosts > 0;
  OpenedTrial result =
      answerTo(options.task, options.person, {moves ? Wanted::Motion : Wanted::Posture, options.outside()});
  if (!result.trial.motion.frames.empty()) return result;
  throw InputError(options.task, findingOf(result.trial),
                   result.opened.task.manoeuvre ? "change the manoeuvre"
                   : moves                      ? "draw the posture, without a time"
                                                : "change the task");
}

std::shared_ptr<const TrialMuscles> musclesOf(const Project& project, const RenderOptions& options) {
  const MuscleOptions sharing = options.sharing.options();
  auto muscles = musclesAlong(*shownTrial(project), shippedMuscles(shownSubject(project)), sharing,
                              project.task.gravity);
  noteOnTerminal(options.task, reliefNote(sharing, muscles->course));
  return muscles;
}

/// Skin takes a while where no picture of that person was made before: somebody waits for it.
std::shared_ptr<const Figure> figureTelling(const Subject& subject) {
  if (!hasSkin(*subject.model)) return nullptr;
  if (auto stored = storedFigure(subject)) return stored;
  std::fprintf(stderr, "handhold: making the figure of %s, once; later pictures have it\n",
               terminalText(whoIs(subject)).c_str());
  return openFigure(subject);
}

FilmView filmOf(const Project& project, const std::filesystem::path& folder, const RenderOptions& options) {
  FilmView film;
  film.project = project;
  film.figure = figureTelling(shownSubject(project));
  // on paper what is drawn darker stands out
  film.view.theme = theme(options.instants.empty() ? ThemeName::Dark : ThemeName::Light);
  film.view.showTrails = options.trails;
  film.view.showMomentum = options.momentum;
  film.view.ghostEvery = options.ghosts;
  film.view.showForces = !options.noArrows;
  film.view.fromEyes = options.fromEyes;
  film.view.showFieldOfView = options.fieldOfView;
  film.view.clothes = options.clothes;
  film.folder = folder;
  if (options.muscles) film.muscles = muscleLayer(musclesOf(project, options));
  return film;
}

/// Of a contact by its name, or of a place on the person.
Vector3 placeCalled(const std::string& name, const Task& task, const Model& model, const VectorX& q) {
  std::vector<std::string> known;
  for (const Contact& contact : task.contacts) {
    if (contact.name == name) return contact.position;
    known.push_back(contact.name);
  }
  const SiteIndex site = siteCalled(model, name);
  if (!site.valid() && !isMeantAsPoint(name, model)) {
    for (const char* place : kSomePlaces)
      if (siteCalled(model, place).valid() && std::ranges::find(known, place) == known.end())
        known.push_back(place);
    known.push_back("another of its sites");
    throw InputError("--at", quoted(name) + " is neither a contact of the task nor a site of the person",
                     "name " + listed(known));
  }
  const BodyPoint point = bodyPoint(name, model);
  Data data(model);
  updateKinematics(model, q, data);
  return linkPose(data, point.link) * point.p_L;
}

/// From a side from which the person is seen at the start, in the middle and at the end.
Camera filmCamera(const FilmView& film, const PosedFigure& person, const ViewSize& size) {
  const Motion& motion = film.project.motion->motion;
  MeshStore meshes = film.meshes;
  Scene all = filmScene(film, person, meshes, motion.frames.back().time);
  for (const double share : {0.0, 0.25, 0.5, 0.75}) {
    const Scene scene =
        filmScene(film, person, meshes, motion.frames.front().time + share * motion.duration());
    all.figures.insert(all.figures.end(), scene.figures.begin(), scene.figures.end());
  }
  return firstView(all, size);
}

/// What is asked for from near, or all of the scene. Pictures of one motion at several times are one view,
/// its film's.
Camera cameraFor(const Scene& scene, const FilmView& film, const PosedFigure& person, const Moment& moment,
                 const RenderOptions& options) {
  const ViewSize size{options.width, options.height, 1.0};
  if (options.fromEyes) return eyeCamera(*eyesOf(*shownSubject(film.project).model, moment.q));
  if (options.at.empty() && options.time) return filmCamera(film, person, size);
  if (options.at.empty()) return firstView(scene, size);
  constexpr double kDegree = M_PI / 180.0;
  Camera camera;
  camera.target = placeCalled(options.at, taskShownAt(film.project, moment.time),
                              *shownSubject(film.project).model, moment.q);
  camera.distance = options.distance;
  camera.R_WC = orientationFrom(options.side[0] * kDegree, options.side[1] * kDegree);
  return camera;
}

void tellProgress(int picture, int count) {
  if (isatty(STDERR_FILENO))
    std::fprintf(stderr, "\r%d of %d pictures%s", picture, count, picture == count ? "\n" : "");
}

/// The times that a motion has.
Range spanOf(const Motion& motion) { return {motion.frames.front().time, motion.frames.back().time, "s"}; }

void wantTime(double time, const Motion& motion, const char* option) {
  constexpr double kAsTold = 0.005;  // s: a duration is told with two decimals
  const Range span = spanOf(motion);
  if (!(time >= span.least - kAsTold && time <= span.most + kAsTold))
    throw InputError(option, outOfRange(time), "write " + inWords(span));
}

FilmPlan planOf(const Motion& motion, const RenderOptions& options) {
  const Range span = spanOf(motion);
  FilmPlan plan;
  plan.out = QString::fromStdString(options.out);
  plan.size = QSize(options.width, options.height);
  plan.framesPerSecond = options.framesPerSecond;
  plan.from = options.from.value_or(span.least);
  plan.to = options.to.value_or(span.most);
  wantTime(plan.from, motion, "--from");
  wantTime(plan.to, motion, "--to");
  return plan;
}

void writeTaskFilm(FilmView film, const RenderOptions& options) {
  if (!film.project.motion)
    throw InputError(options.task, "holds a posture and no motion to film", "draw it without --film");
  const FilmPlan plan = planOf(film.project.motion->motion, options);
  checkPlan(plan);
  film.camera = filmCamera(film, PosedFigure(film.project.subject.model, film.figure),
                           {options.width, options.height, 1.0});
  const StopOnSignal stop({SIGINT, SIGTERM, SIGHUP}, SignalWatch::Second::Noted);
  const auto progress = [&](int picture) { tellProgress(picture, plan.pictureCount()); };
  if (filmMotion(film, plan, {stop.token(), progress}) == FilmStatus::Cancelled) SignalWatch::endAsAsked();
}

double endOf(const Project& project) { return project.motion ? spanOf(project.motion->motion).most : 0.0; }

/// A motion is drawn within its own time only.
void checkTime(const Project& project, double time, const char* option) {
  if (!project.motion) throw InputError(option, "there is no motion, only a posture", "leave it out");
  wantTime(time, project.motion->motion, option);
}

/// The one that is shown: asked for, or the last of several, or the end.
double instantOf(const Project& project, const RenderOptions& options) {
  if (options.time) checkTime(project, *options.time, "--time");
  for (const double instant : options.instants) checkTime(project, instant, "--instants");
  if (!options.instants.empty()) return *std::ranges::max_element(options.instants);
  return options.time.value_or(endOf(project));
}

void dropLegends(Scene& scene) { scene.hasLoadLegend = scene.hasMuscleLegend = scene.hasReachLegend = false; }

/// Figures of every instant, however pale, have to be in the picture.
Scene opaque(Scene scene) {
  for (FigureInstance& figure : scene.figures) figure.opacity = 1.0f;
  return scene;
}

/// A picture from within a thing shows its inside, or nothing.
void tellInside(const Scene& scene, const Vector3& p_W, const Task& task, const RenderOptions& options) {
  const std::optional<ThingId> around = thingAround(scene, p_W);
  if (!around) return;
  const auto index = static_cast<std::size_t>(around->index);
  const std::string name = around->kind == ThingKind::Prop   ? task.props[index].name
                           : around->kind == ThingKind::Load ? task.loads[index].name
                                                             : "the person";
  noteOnTerminal(options.task,
                 "the camera stands inside " + name + "; choose another --distance or --from-side");
}

QImage paintTask(const FilmView& film, const RenderOptions& options) {
  const PosedFigure person(film.project.subject.model, film.figure);
  const Moment moment = momentAt(film.project, instantOf(film.project, options));
  MeshStore meshes;
  const std::string problem = readMeshes(film, meshes);
  if (!problem.empty()) std::fprintf(stderr, "handhold: %s\n", problem.c_str());
  const Task shown = taskShownAt(film.project, moment.time);
  Scene scene = taskScene(shown, person, {moment.q, moment.tau, moment.loads, moment.v}, film.view);
  meshes.addKnown(scene, shown, film.folder);
  addViolations(scene, film.project, moment.time);
  addRecorded(scene, film.project, *film.recorded, film.view, moment.time);
  PathStore paths;
  addMotionMarks(scene, film.project, paths, film.view, moment.time);
  film.strip->addTo(scene, film.project, person, film.view);
  if (!options.instants.empty()) addInstants(scene, film.project, person, film.view, options.instants);
  if (film.muscles) film.muscles(scene, moment.q, moment.time);
  if (!options.reach.empty())
    addAskedReach(scene, film.project.subject, PropSolids(film.folder, options.outside()).solid(shown),
                  {options.reach, options.reachForce, options.slice});
  options.noWords ? dropLegends(scene)
                  : void(scene.caption = captionOf(film.project, moment, film.view.theme));
  const Scene& framedOne = options.instants.empty() ? scene : opaque(scene);
  const Camera camera = cameraFor(framedOne, film, person, moment, options);
  if (!options.at.empty()) tellInside(scene, camera.position(), shown, options);
  return ScenePainter().paint(scene, camera, {options.width, options.height});
}

/// The figure in 3D: at one instant, or at those of a film's pictures.
void writeFigure(const FilmView& film, const RenderOptions& options) {
  if (!film.figure)
    throw InputError(options.task, "has a person without a skin", "write a picture, with --out P.png");
  const Project& project = film.project;
  std::vector<double> instants, shown;
  const auto add = [&](double time, double instant) {
    shown.push_back(time);
    instants.push_back(instant);
  };
  if (!options.film) add(0.0, instantOf(project, options));
  if (options.film && !project.motion)
    throw InputError(options.task, "holds a posture and no motion", "write it without --film");
  if (options.film) {
    const FilmPlan plan = planOf(project.motion->motion, options);
    checkTimes(plan);
    for (int i = 0; i < plan.pictureCount(); ++i) add(plan.timeOf(i) - plan.from, plan.timeOf(i));
  }
  writeFile(options.out, figureFile(film, instants, shown));
}

void checkOutside(const FilmView& film, const RenderOptions& options) {
  const auto outside = meshesOutside(film.project.task, film.folder);
  if (!outside.empty() && !options.allowOutside)
    throw InputError(outside.front().string(), "lies outside the folder of the task",
                     "put it beside the task, or add --allow-outside");
}

}  // namespace

void writePicture(const Scene& scene, const Camera& camera, const RenderOptions& options) {
  savePicture(paintApart(scene, camera, {options.width, options.height}), options);
}

void savePicture(const QImage& picture, const RenderOptions& options) {
  writePictureFile(picture, options.out);
}

QImage paintResult(const OpenedTrial& result, double time, const RenderOptions& options) {
  const ApplicationWithoutDisplay<QGuiApplication> fonts;
  RenderOptions shown = options;
  const Project project = projectOf(result, {});
  if (project.motion) shown.time = time;
  FilmView film = filmOf(project, result.opened.folder, shown);
  film.view.theme = theme(ThemeName::Light);
  return paintTask(film, shown);
}

int renderTask(const RenderOptions& options) {
  const ApplicationWithoutDisplay<QGuiApplication> fonts;
  const std::optional<OpenedTrial> kept = resultOf(options.task, options.person);
  const OpenedTrial result = kept ? *kept : solved(options);
  const FilmView film = filmOf(projectOf(result, {}), result.opened.folder, options);
  checkOutside(film, options);
  const Model& model = *shownSubject(film.project).model;
  if (options.fromEyes && !findSite(model, role::kEyes).valid())
    throw InputError("--from-eyes", "the model " + model.name + " has no eyes", "draw it from outside");
  if (hasEnding(options.out, {".glb"}))
    writeFigure(film, options);
  else
    options.film ? writeTaskFilm(film, options) : savePicture(paintTask(film, options), options);
  // a result was drawn as it is, whatever it says
  if (kept || result.trial.solved()) return kSolved;
  std::fprintf(stderr, "handhold: %s: %s\n", options.task.c_str(), findingOf(result.trial).c_str());
  return kNotSolvable;
}

}  // namespace handhold
