// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model_file.h"
#include "engine/recording/recording.h"
#include "engine/task/file/task_file.h"
#include "engine/trial/change_words.h"
#include "engine/trial/law_table.h"
#include "engine/trial/posture_words.h"
#include "engine/trial/trial.h"
#include "engine/trial/trial_words.h"

namespace handhold {

/// Numbers that need all their digits, none of them twice.
class Numbers {
 public:
  double next() {
    ++count_;
    return (count_ % 2 == 0 ? -1.0 : 1.0) * (count_ + 1.0 / 3.0) * 1e-3;
  }
  Vector3 vector() { return {next(), next(), next()}; }
  VectorX vector(int size) {
    VectorX v(size);
    for (double& number : v) number = next();
    return v;
  }

 private:
  int count_ = 0;
};

/// A trial of each origin with every broken law, told as now and as earlier, and every kind of change;
/// nothing that a trial has is left at what it usually is. A field that is added to a trial belongs here too.
class EveryTrial {
 public:
  EveryTrial(Subject subject, const Task& task)
      : subject_(std::move(subject)), task_(std::make_shared<const Task>(task)) {}

  std::vector<Trial> all() {
    std::vector<Trial> trials;
    for (const Origin& origin : origins()) {
      const bool isPosture = std::holds_alternative<Held>(origin) || std::holds_alternative<Solved>(origin);
      trials.push_back(trial(origin, isPosture ? 1 : 3));
    }
    for (const PostureStatus status : kPostureStatuses) {
      trials.push_back(trial(Solved(), 1));
      trials.back().status = status;
    }
    for (const TaskChange::Kind kind : kChangeKinds) {
      trials.push_back(trial(Kinematic(), 2));
      trials.back().advice.change.kind = kind;
    }
    for (const Effect effect : {Effect::MakesPossible, Effect::ShouldHelp}) {
      trials.push_back(trial(Solved(), 1));
      trials.back().advice.effect = effect;
    }
    trials.push_back(trial(Solved(), 1));
    trials.back().advice = {Effect::HelpsMost, {TaskChange::Kind::Load, 1}, {}, "it would help most"};
    trials.push_back(trial(Kinematic(), 3));
    trials.back().message.clear();  // its violations tell it
    return trials;
  }

 private:
  std::vector<Origin> origins() {
    Predicted predicted;
    predicted.check = {n_.next(), n_.next(), n_.next(), n_.next(), n_.next(), n_.next(), n_.next()};
    predicted.peakAtInstants = n_.next();
    predicted.refinements = 2;
    predicted.controlPoints = 46;
    predicted.instants = 120;
    predicted.splines = splines();
    Simulated run;
    run.status = "step too small";
    run.drive = "motion";
    run.scheme = "Dormand-Prince 5(4)";
    run.tolerance = 1e-9 / 3.0;
    run.steps = 1234;
    run.released = 1, run.gripped = 2, run.impacts = 3;
    run.contactDrift = n_.next();
    run.controllerShare = n_.next();
    run.trackGain = 0.25;
    run.lossShare = n_.next();
    run.drift = ReplayDrift{n_.next(), "elbow", n_.next(), n_.next(), n_.next()};
    return {Held(),
            Solved(),
            Kinematic(),
            predicted,
            Planned{FlightManoeuvre()},
            run,
            Recorded{"/some/states.csv"},
            recorded()};
  }

  Recorded recorded() {
    Recorded recorded{"/some/walk.c3d", std::make_shared<const Recording>(everyRecording()), "plug_in_gait"};
    const LinkIndex link(subject_.model->linkCount() - 1);
    recorded.markers = {{0, link, n_.vector(), 0.5, 1e-3 / 3.0, 2e-3 / 3.0}, {1, LinkIndex(0), n_.vector()}};
    recorded.cutOff = n_.next();
    recorded.holds = {{BodySegment::Hand, BodySide::Left, n_.next(), 2.5},
                      {BodySegment::Foot, BodySide::Right}};
    recorded.doubts = {{DoubtKind::Plate, "plate 1", "both feet are on it", "given to the nearer one"},
                       {DoubtKind::Units,
                        "person",
                        "nobody tells the mass",
                        "taken as {1}, usual at a stature of {2}",
                        DoubtAbout::UntoldMass,
                        {{200.0 / 3.0, Dimension::Mass}, {5.0 / 3.0}}}};
    return recorded;
  }

  /// Everything that a recording may hold, with gaps; three frames, six samples.
  Recording everyRecording() {
    Recording recording;
    recording.title = "walk, \"ümläut\"";
    recording.firstFrame = 17;
    recording.frames = evenTimes(0.1 / 3.0, 100.0, 3);
    recording.samples = evenTimes(0.1 / 3.0, 200.0, 6);
    recording.steps = evenTimes(0.0, 50.0, 2);
    recording.markers = {{"LASI", "left, front", triples(3), {1e-4F, kGap, 0.0F}},
                         {"x, y", {}, triples(3), {}}};
    recording.markers[0].positions[1] = unseen();
    recording.vectors = {{"LHipAngles", "", Measured::Angle, triples(3)}};
    recording.analog = {{"Fx1", "force", Measured::Force, singles(6)},
                        {"EMG", "", Measured::Voltage, singles(6)}};
    recording.plates = {plate("left", 4), ForcePlate()};
    recording.plates[0].foot = PlateFoot::Left;
    recording.coordinates = {{"hip.rx", Measured::Angle, {n_.next(), n_.next()}},
                             {"root.ty", Measured::Length, {n_.next(), n_.next()}}};
    recording.skeleton = skeleton();
    recording.events = {{"Foot Strike", "Left", "Anna", n_.next()}, {"x", "", "", 0.5}};
    recording.person = {"Anna", 66.5, 1.79};
    recording.up = LaboratoryAxis{2, -1};
    recording.doubts = {{DoubtKind::Units, "POINT:UNITS", "cut \"off\"", "metres"},
                        {DoubtKind::Gaps, "a", "b", "c"}};
    return recording;
  }

  std::vector<Vector3f> triples(int count) {
    std::vector<Vector3f> values;
    for (int i = 0; i < count; ++i) values.push_back(n_.vector().cast<float>());
    return values;
  }

  std::vector<float> singles(int count) {
    std::vector<float> values;
    for (int i = 0; i < count; ++i) values.push_back(static_cast<float>(n_.next()));
    return values;
  }

  ForcePlate plate(const char* name, int type) {
    ForcePlate plate;
    plate.name = name;
    plate.type = type;
    for (Vector3& corner : plate.corners) corner = n_.vector();
    plate.origin = n_.vector();
    plate.channels = {0, 1};
    plate.forces = triples(6);
    plate.moments = triples(6);
    return plate;
  }

  Skeleton skeleton() {
    SkeletonJoint root, leg;
    root.name = "root";
    leg.name = "leg";
    leg.parent = 0;
    leg.offset = n_.vector();
    root.freedoms = {{JointFreedom::Kind::Move, 1, 1}};
    leg.freedoms = {{JointFreedom::Kind::Turn, 0, 0, -1}};
    leg.axes << 0, 0, 1, 1, 0, 0, 0, 1, 0;
    leg.end = n_.vector();
    return {{root, leg}};
  }

  SplineFamily family(int rows) {
    SplineFamily family{2, {0.0, 0.0, 0.0, 1.0 / 3.0, 1.0, 1.0, 1.0}, MatrixX(rows, 4)};
    for (double& number : family.points.reshaped()) number = n_.next();
    return family;
  }

  MotionSplines splines() {
    LoadSplines loads{family(2), {{"left foot", 1, "fx"}, {"left foot", 0, "mz"}}};
    return {n_.next(), family(4), {"turn_x", "base_x", "elbow"}, family(3), {loads}};
  }

  ContactLoad load(const char* name) {
    ContactLoad load{name, "foot", 1, subject_.model->frames[1].link, FrameIndex(1)};
    load.localPoint = n_.vector();
    load.normal = n_.vector();
    load.friction = n_.next();
    load.point = n_.vector();
    load.force = n_.vector();
    load.moment = n_.vector();
    return load;
  }

  /// With a target, without one, and of no contact; two of a name.
  std::vector<ContactLoad> everyLoad() {
    std::vector<ContactLoad> loads = {load("left foot"), load("left foot"), load("=pull, \"hard\"")};
    loads[1].hasTarget = true;
    loads[1].target = n_.vector();
    loads[2].contact = -1;
    loads[2].kind = "load";
    return loads;
  }

  /// Deeds and quantities take turns, so that each of them is there.
  Violation violation(Law law) {
    constexpr Dimension quantities[] = {Dimension::None, Dimension::Length, Dimension::Angle,
                                        Dimension::Force, Dimension::Torque};
    const int number = static_cast<int>(law);
    Violation violation{
        law,      "the \"" + toString(law) + "\"", number - 1, quantities[number % 5], n_.next(), n_.next(),
        n_.next()};
    violation.deed = static_cast<Deed>(number % (static_cast<int>(Deed::TwistsWrist) + 1));
    violation.other = "ümläut " + toString(law);
    if (law == Law::HandStrength) violation.further = {"lamp", "a\nb"};
    return violation;
  }

  /// As files of earlier versions have it.
  Violation toldBefore(ViolationKind kind) {
    const auto row = std::ranges::find(lawTable(), kind, &LawRow::kind);
    Violation violation{row->law, "the \"" + toString(kind) + "\"", 3, Dimension::Torque, n_.next()};
    violation.told = ToldText{"is\nbroken", "mend it"};
    return violation;
  }

  Trial trial(const Origin& origin, int frames) {
    Trial trial;
    trial.subject = subject_;
    trial.task = task_;
    trial.status = PostureStatus::Infeasible;
    trial.message = "not found: ümläut, \"quotes\"";
    for (int k = 0; k < frames; ++k) {
      VectorX q = subject_.model->zeroPosition();
      q.head<3>() = n_.vector();
      const int size = subject_.model->velocitySize();
      trial.motion.frames.push_back(
          {k / 3.0, q, n_.vector(size), n_.vector(size), n_.vector(size), everyLoad()});
    }
    for (const LawRow& row : lawTable()) trial.violations.push_back(violation(row.law));
    for (const ViolationKind kind : kViolationKinds) trial.violations.push_back(toldBefore(kind));
    if (frames > 1)
      for (Violation& violation : trial.violations) violation.time = std::abs(n_.next());
    trial.advice = {Effect::HelpsMost,
                    {TaskChange::Kind::Grip, 2, n_.vector(), n_.next(), n_.next()},
                    trial.violations.front()};
    trial.objective = n_.next();
    trial.terms = {{"symmetry", n_.next()}, {"discomfort", n_.next()}};
    trial.peak = {n_.next(), LinkIndex(2), n_.next()};
    if (std::holds_alternative<Planned>(origin)) trial.figures = {{"b_deg", n_.next()}, {"a_N", n_.next()}};
    if (std::holds_alternative<Simulated>(origin)) addChannels(trial);
    if (const auto* recorded = std::get_if<Recorded>(&origin); recorded && recorded->recording) {
      trial.figures = {{"marker_rms_m", n_.next()}};
      trial.channels = {{"pelvis residual force", "N", {n_.next(), n_.next(), n_.next()}}};
    }
    trial.solver = "ipopt";
    trial.iterations = 17;
    trial.seconds = n_.next();
    trial.origin = origin;
    return trial;
  }

  void addChannels(Trial& trial) {
    for (const char* name : {"kinetic", "potential", "total"})
      trial.channels.push_back({name, "J", {n_.next(), n_.next(), n_.next()}});
    for (const char* name : {"px", "py", "pz"})
      trial.channels.push_back({name, "kg m/s", {n_.next(), n_.next(), n_.next()}});
    for (const char* name : {"lx", "ly", "lz"})
      trial.channels.push_back({name, "kg m^2/s", {n_.next(), n_.next(), n_.next()}});
  }

  Subject subject_;
  std::shared_ptr<const Task> task_;
  Numbers n_;
};

}  // namespace handhold
