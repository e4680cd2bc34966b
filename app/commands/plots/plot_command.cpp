// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <QApplication>
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>

#include "app/commands/commands.h"
#include "app/commands/muscles/sharing_options.h"
#include "app/commands/option_checks.h"
#include "app/commands/plots/muscle_curves.h"
#include "app/process/application_without_display.h"
#include "app/process/exit_code.h"
#include "app/process/file_ending.h"
#include "app/process/resources.h"
#include "app/process/terminal_note.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/core/spoken_name.h"
#include "engine/motion/loaded_torques.h"
#include "engine/trial/trial_folder.h"
#include "ui/plots/curves/joint_curve.h"
#include "ui/plots/export/plot_sheet.h"
#include "ui/plots/point_channels.h"
#include "ui/plots/weighted_sum.h"

namespace handhold {

namespace {

const std::map<std::string, MuscleQuantity> kOfMuscles = {
    {"tension", MuscleQuantity::Tension}, {"activation", MuscleQuantity::Activation},
    {"length", MuscleQuantity::Length},   {"stress", MuscleQuantity::Stress},
    {"contact", MuscleQuantity::Contact}, {"lack", MuscleQuantity::Lack}};

struct PlotArguments {
  std::vector<std::string> folders, joints, points, muscles;
  std::string quantity = "torque", out, title;
  ToldSharing sharing;
  bool byShare = false;  ///< over parts of each duration

  bool isOfMuscles() const { return kOfMuscles.contains(quantity); }
};

const std::map<std::string, Quantity> kQuantities = {
    {"torque", Quantity::Torque},     {"load", Quantity::Load},   {"angle", Quantity::Angle},
    {"velocity", Quantity::Velocity}, {"power", Quantity::Power}, {"sum", Quantity::WeightedTorque}};

constexpr double kPercent = 100.0;

struct PlottedResult {
  QString name;
  OpenedTrial found;

  const Model& model() const { return *found.trial.subject.model; }
  const Motion& motion() const { return found.trial.motion; }
};

PlottedResult openResult(const std::string& folder, bool isCompared) {
  std::error_code error;
  if (!std::filesystem::is_directory(folder, error))
    throw InputError(folder, "is not a folder", "give a folder that solve, plan or import has written");
  PlottedResult result;
  result.found = readTrial(folder, modelFolder());
  noteOnTerminal(folder, result.found.doubt);
  if (result.motion().frames.size() < 2)
    throw InputError(folder, "holds a posture, which has no curves", "give a motion: solve --motion");
  addMissingTorques(result.model(), result.found.opened.task.gravity, result.found.trial.motion);
  if (isCompared) {
    const std::filesystem::path path = std::filesystem::weakly_canonical(folder);
    result.name = QString::fromStdString((path.has_filename() ? path : path.parent_path()).filename());
  }
  return result;
}

/// By its name in tables, or as it is spoken.
int jointCalled(const std::string& name, const Model& model) {
  std::vector<std::string> known;
  for (int joint = 1; joint < model.linkCount(); ++joint) {
    const std::string& own = model.joints[joint].name;
    if (name == own || name == spokenName(own)) return joint;
    known.push_back(own);
  }
  throw InputError("--joints", quoted(name) + " is no joint of " + quoted(model.name),
                   suggestion(name, known));
}

/// Those asked for; none: the most loaded of the first result.
std::vector<std::string> jointNames(const PlotArguments& arguments, const PlottedResult& first) {
  const Model& model = first.model();
  const bool isAll = arguments.joints == std::vector<std::string>{"all"};
  if (!arguments.joints.empty() && !isAll) return arguments.joints;
  std::set<int> joints = mostLoadedJoints(model, first.motion());
  if (isAll)
    for (int joint = 1; joint < model.linkCount(); ++joint) joints.insert(joint);
  std::vector<std::string> names;
  for (const int joint : joints) names.push_back(model.joints[joint].name);
  return names;
}

/// Times from each beginning (s), or in parts of each duration.
void place(Curve& curve, const PlotArguments& arguments) {
  const double from = curve.times.front(), duration = curve.times.back() - from;
  for (double& time : curve.times)
    time = arguments.byShare ? kPercent * (time - from) / duration : time - from;
}

/// Of one result colours tell the joints, and pens where they run out; of several colours tell the joints and
/// pens the results, and both the results where there is one joint.
void dress(Curve& curve, std::size_t joint, std::size_t which, const PlotArguments& arguments) {
  const PlotTheme theme = PlotTheme::light();
  const std::size_t colors = theme.compared.size();
  const bool isOne =
      arguments.points.empty() && !arguments.isOfMuscles() &&
      ((arguments.joints.size() == 1 && arguments.joints.front() != "all") || arguments.quantity == "sum");
  if (arguments.folders.size() == 1) return giveLook(curve, joint, joint / colors, theme);
  giveLook(curve, isOne ? which : joint, which, theme);
}

std::vector<Curve> jointCurves(const PlotArguments& arguments, const std::vector<PlottedResult>& results,
                               const PlottedResult& result) {
  const Quantity quantity = kQuantities.at(arguments.quantity);
  if (quantity == Quantity::WeightedTorque)
    return {weightedSumCurve(result.model(), result.motion(), QColor())};
  std::vector<Curve> curves;
  for (const std::string& name : jointNames(arguments, results.front()))
    curves.push_back(
        jointCurve(result.model(), result.motion(), jointCalled(name, result.model()), quantity));
  return curves;
}

const PointQuantity& pointQuantity(const PlotArguments& arguments) {
  std::vector<std::string> known;
  for (const PointQuantity& each : pointQuantities()) {
    if (arguments.quantity == each.word) return each;
    known.emplace_back(each.word);
  }
  throw InputError("--quantity", quoted(arguments.quantity) + " is nothing that a point has",
                   "use " + listed(known) + " with --points");
}

/// Of each point its components and, but of its place, its size.
std::vector<Curve> pointCurves(const PlotArguments& arguments, const PlottedResult& result) {
  const PointQuantity& quantity = pointQuantity(arguments);
  std::vector<Curve> curves;
  for (const std::string& words : arguments.points) {
    const std::vector<PointMotion> motions =
        pointMotions(result.model(), result.motion(), bodyPoint(words, result.model()));
    for (const char* part : {"x", "y", "z", "size"}) {
      const std::size_t k = curves.size() % 4;
      Curve& curve = curves.emplace_back();
      curve.name = QString::fromStdString(words) + ' ' + part;
      for (std::size_t i = 0; i < motions.size(); ++i) {
        const Vector3 vector = motions[i].*quantity.part;
        curve.times.append(result.motion().frames[i].time);
        curve.values.append(k == 3 ? vector.norm() : vector[Eigen::Index(k)]);
      }
    }
  }
  return curves;
}

/// Of a result, in the quantity's title and unit.
CurveSet ownSet(const PlotArguments& arguments, const std::vector<PlottedResult>& results,
                const PlottedResult& result) {
  if (arguments.isOfMuscles())
    return muscleCurves(result.found, {kOfMuscles.at(arguments.quantity), arguments.sharing.options(),
                                       arguments.muscles.empty() ? arguments.joints : arguments.muscles});
  const std::vector<Curve> curves =
      arguments.points.empty() ? jointCurves(arguments, results, result) : pointCurves(arguments, result);
  CurveSet set;
  set.curves = {curves.begin(), curves.end()};
  if (!arguments.points.empty()) {
    set.title = QString::fromLatin1(pointQuantity(arguments).title);
    return set;
  }
  const Quantity quantity = kQuantities.at(arguments.quantity);
  set.title = quantityTitle(quantity);
  set.unit = quantityUnit(quantity);
  set.column = quantityColumn(quantity);
  return set;
}

/// All results over each other; of muscles that nobody names those that the first tells.
CurveSet curvesOf(PlotArguments arguments, const std::vector<PlottedResult>& results) {
  CurveSet set;
  std::vector<std::string> named;
  for (std::size_t which = 0; which < results.size(); ++which) {
    const PlottedResult& result = results[which];
    CurveSet own = ownSet(arguments, results, result);
    QVector<Curve> curves = std::exchange(own.curves, {});
    if (which == 0) set = own;
    if (which == 0 && arguments.isOfMuscles())
      for (const Curve& curve : curves) named.push_back(curve.name.toStdString());
    arguments.muscles = named;
    for (std::size_t number = 0; number < std::size_t(curves.size()); ++number) {
      Curve& curve = curves[int(number)];
      if (results.size() > 1) curve.name += QStringLiteral(" · ") + result.name;
      dress(curve, number, which, arguments);
      place(curve, arguments);
      set.curves.append(std::move(curve));
    }
  }
  return set;
}

/// From SI, in a unit that suits the greatest of all curves.
void inShownUnit(const PointQuantity& quantity, CurveSet& set) {
  double greatest = 0.0;
  for (const Curve& curve : set.curves)
    for (const double value : curve.values) greatest = std::max(greatest, std::abs(value));
  const ShownUnit unit = shownUnit(quantity, greatest);
  for (Curve& curve : set.curves)
    for (double& value : curve.values) value *= unit.perSi;
  set.unit = set.column = unit.word;
}

CurveSet setOf(const PlotArguments& arguments, const std::vector<PlottedResult>& results) {
  CurveSet set = curvesOf(arguments, results);
  if (!arguments.title.empty()) set.title = QString::fromStdString(arguments.title);
  for (const Curve& curve : set.curves) set.to = std::max(set.to, curve.times.back());
  if (!arguments.points.empty()) inShownUnit(pointQuantity(arguments), set);
  if (arguments.byShare) set.across = {QStringLiteral("part of the motion"), QStringLiteral("%"), 1};
  return set;
}

void refuseIdleJoints(const PlotArguments& arguments) {
  if (arguments.joints.empty()) return;
  if (!arguments.points.empty())
    throw InputError("--joints", "are not drawn beside --points", "draw them apart, or leave one out");
  if (arguments.quantity == "sum")
    throw InputError("--joints", "choose nothing of the sum, which is of all joints",
                     "leave them out, or ask for another --quantity");
}

void refuseIdleOfMuscles(const PlotArguments& arguments) {
  const bool isOfJoints = arguments.quantity == "contact" || arguments.quantity == "lack";
  if (!arguments.joints.empty() && arguments.isOfMuscles() && !isOfJoints)
    throw InputError("--joints", "choose no muscles", "name them with --muscles");
  if (!arguments.muscles.empty() && (!arguments.isOfMuscles() || isOfJoints))
    throw InputError("--muscles", "choose nothing of " + quoted(arguments.quantity),
                     "ask for --quantity tension, activation, length or stress");
  if (arguments.sharing != ToldSharing() && !arguments.isOfMuscles())
    throw InputError("--criterion, --curves and --relieve",
                     "are of muscles, and " + quoted(arguments.quantity) + " is not",
                     "ask for --quantity tension, activation, length, stress, contact or lack");
}

void run(const PlotArguments& arguments) {
  wantEnding("--out", arguments.out, {".svg", ".png", ".pdf", ".csv"});
  refuseIdleJoints(arguments);
  refuseIdleOfMuscles(arguments);
  if (!arguments.points.empty())
    pointQuantity(arguments);
  else if (!arguments.isOfMuscles() && !kQuantities.contains(arguments.quantity))
    throw InputError("--quantity", quoted(arguments.quantity) + " is nothing that a joint has",
                     "say of which points, with --points");
  const ApplicationWithoutDisplay<QApplication> widgets;
  std::vector<PlottedResult> results;
  for (const std::string& folder : arguments.folders)
    results.push_back(openResult(folder, arguments.folders.size() > 1));
  constexpr int kWidth = 960, kLeastHeight = 360, kLegendLine = 18, kFrame = 60;  // px
  const CurveSet set = setOf(arguments, results);
  exportSheet(plotSheet(set), QString::fromStdString(arguments.out),
              {kWidth, std::max(kLeastHeight, kFrame + kLegendLine * int(set.curves.size()))});
}

}  // namespace

void addPlotCommand(CLI::App& app, int& exitCode) {
  const auto arguments = std::make_shared<PlotArguments>();
  CLI::App* command = app.add_subcommand(
      "plot", "curves of joints of one or several results over each other, as figures 6.5 to 6.27 of 002");
  command->add_option("folders", arguments->folders, "folders of results, each with a motion")->required();
  command
      ->add_option("--joints", arguments->joints,
                   "by name (r_knee_flexion, or \"right knee flexion\"), or all; else the most loaded")
      ->delimiter(',');
  command
      ->add_option("--points", arguments->points,
                   "points of the person in place of joints: sites (r_grip), or \"chest 0.1 0 0.05\", with a "
                   "vector in its axes (m)")
      ->delimiter(',');
  command
      ->add_option(
          "--muscles", arguments->muscles,
          "of which muscles, by name (r_soleus, or \"right soleus\"), or all; else those that pull most")
      ->delimiter(',');
  addSharing(*command, arguments->sharing);
  command
      ->add_option("--quantity", arguments->quantity,
                   "of joints torque (N m), load (torque over limit), angle (deg), velocity (deg/s), power "
                   "(W), or sum, the weighted torques of all (N m); of points place (also where none is "
                   "asked for), velocity or acceleration (m, s); of muscles tension (N), activation, length, "
                   "stress (N/cm2), and of "
                   "joints what bones bear, contact (N), and what torque muscles lack, lack (N m)")
      ->check(CLI::IsMember({"torque", "load", "angle", "velocity", "power", "sum", "place", "acceleration",
                             "tension", "activation", "length", "stress", "contact", "lack"}))
      ->capture_default_str();
  command->add_flag("--by-share", arguments->byShare,
                    "over parts of each motion's duration in place of time");
  command->add_option("--title", arguments->title, "above the curves");
  command->add_option("--out", arguments->out, "file to write: .svg, .png, .pdf or .csv")
      ->required()
      ->check(aName());
  command->callback([arguments, command, &exitCode] {
    if (!arguments->points.empty() && command->count("--quantity") == 0) arguments->quantity = "place";
    run(*arguments);
    exitCode = kSolved;
  });
}

}  // namespace handhold
