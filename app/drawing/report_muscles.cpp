// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/report_muscles.h"

#include <algorithm>
#include <functional>

#include "app/drawing/figure_svg.h"
#include "app/drawing/page_parts.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/plots/muscle_channels.h"
#include "ui/theme/figures.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr std::size_t kMusclesTold = 8, kContactsTold = 6;
constexpr double kPercentOfStrength = 100.0, kCm2 = 1e-4;

/// Where what is told of a frame is greatest; its number, -1 where there is none.
int greatestFrame(const MuscleCourse& course, const std::function<double(const MuscleFrame&)>& told) {
  const auto most = std::ranges::max_element(course.frames, {}, told);
  return most == course.frames.end() ? -1 : static_cast<int>(most - course.frames.begin());
}

/// " at 0.52 s" of a motion, nothing of a posture.
QString whenIn(const MuscleCourse& course, const MuscleFrame& frame) {
  return course.frames.size() > 1 ? QObject::tr(" at %1 s").arg(figures(frame.time, 2)) : QString();
}

/// A thing of which all results tell, with the greatest that it comes to.
struct ToldThing {
  std::string name;
  double most = 0.0;
};

/// The greatest first, so many; of what comes to nothing, nothing is told.
std::vector<std::string> greatestOf(std::vector<ToldThing> all, std::size_t count) {
  std::ranges::stable_sort(all, std::greater(), &ToldThing::most);
  std::vector<std::string> names;
  for (std::size_t i = 0; i < std::min(count, all.size()) && all[i].most > 0.0; ++i)
    names.push_back(all[i].name);
  return names;
}

void keepGreatest(std::vector<ToldThing>& all, const std::string& name, double value) {
  auto known = std::ranges::find(all, name, &ToldThing::name);
  if (known == all.end()) known = all.insert(all.end(), {name, 0.0});
  known->most = std::max(known->most, value);
}

std::vector<std::string> mostTense(const std::vector<ReportedResult>& results) {
  std::vector<ToldThing> all;
  for (const ReportedResult& result : results)
    for (std::size_t i = 0; result.muscles && i < result.muscles->body->muscles.size(); ++i)
      for (const MuscleFrame& frame : result.muscles->course.frames)
        keepGreatest(all, result.muscles->body->muscles[i].title,
                     frame.tensions[static_cast<Eigen::Index>(i)]);
  return greatestOf(std::move(all), kMusclesTold);
}

std::vector<std::string> mostPressed(const std::vector<ReportedResult>& results) {
  std::vector<ToldThing> all;
  for (const ReportedResult& result : results)
    for (std::size_t j = 0; result.muscles && j < result.muscles->course.joints.size(); ++j)
      for (const MuscleFrame& frame : result.muscles->course.frames)
        keepGreatest(all, result.muscles->course.joints[j].name, frame.contacts[j].norm());
  return greatestOf(std::move(all), kContactsTold);
}

/// "412.0 N, 31 N/cm² of 13.3 cm², 52 % at 0.52 s".
QString muscleCell(const TrialMuscles& muscles, const std::string& title) {
  const auto muscle = std::ranges::find(muscles.body->muscles, title, &Muscle::title);
  if (muscle == muscles.body->muscles.end()) return QStringLiteral("–");
  const auto i = muscle - muscles.body->muscles.begin();
  const int frame = greatestFrame(muscles.course, [i](const MuscleFrame& each) { return each.tensions[i]; });
  if (frame < 0) return QStringLiteral("–");
  const MuscleFrame& then = muscles.course.frames[static_cast<std::size_t>(frame)];
  return QObject::tr("%1, %2 N/cm² in %3 cm², %4 % of its strength")
             .arg(measured(then.tensions[i], Dimension::Force, 1),
                  figures(muscleStress(*muscle, then.tensions[i]) * kCm2, 1),
                  figures(physiologicalArea(*muscle) / kCm2, 1),
                  figures(kPercentOfStrength * then.activations[i], 0)) +
         whenIn(muscles.course, then);
}

QString borneCell(const TrialMuscles& muscles, const std::string& name) {
  const auto joint = std::ranges::find(muscles.course.joints, name, &ContactJoint::name);
  if (joint == muscles.course.joints.end()) return QStringLiteral("–");
  const auto j = static_cast<std::size_t>(joint - muscles.course.joints.begin());
  const int frame =
      greatestFrame(muscles.course, [j](const MuscleFrame& each) { return each.contacts[j].norm(); });
  if (frame < 0) return QStringLiteral("–");
  const MuscleFrame& then = muscles.course.frames[static_cast<std::size_t>(frame)];
  return measured(then.contacts[j].norm(), Dimension::Force, 1) + whenIn(muscles.course, then);
}

/// The channels that a plot shows first, from each beginning; each result's in a figure of its own.
StudyFigure figureOf(const ChannelGroup& group, const QString& result) {
  StudyFigure figure;
  figure.title = (result.isEmpty() ? said(group.title) : said(group.title) + QStringLiteral(" · ") + result)
                     .toStdString();
  figure.xTitle = QObject::tr("Time (s)").toStdString();
  figure.yTitle = group.unit.toStdString();
  for (const int channel : group.first) {
    const Curve curve = curveOf(group.channels[static_cast<std::size_t>(channel)], group);
    FigureCurve& drawn = figure.curves.emplace_back();
    drawn.name = curve.name.toStdString();
    for (const double time : curve.times) drawn.x.push_back(time - curve.times.front());
    drawn.y = {curve.values.begin(), curve.values.end()};
  }
  return figure;
}

QString figuresOf(const ReportedResult& result, bool isNamed) {
  if (!result.muscles || result.muscles->course.frames.size() < 2) return {};
  const QString name = isNamed ? named(result.kept->name) : QString();
  QString html;
  for (const MuscleQuantity quantity : {MuscleQuantity::Tension, MuscleQuantity::Contact})
    html += QString::fromStdString(toSvg(figureOf(muscleChannels(result.muscles, quantity), name)));
  return html;
}

QString assumed(const MuscleOptions& options) {
  QString words = options.criterion == SharingCriterion::Fatigue ? QObject::tr("Shared by least fatigue")
                                                                 : QObject::tr("Shared by least activation");
  if (options.hasCurves) words += QObject::tr(", strength by length and speed");
  if (options.relief)
    words += QObject::tr(", %1 bearing at most %2")
                 .arg(withinSentence(readableName(options.relief->joint)),
                      measured(options.relief->most, Dimension::Force, 1));
  return words + QObject::tr("; cross-sections give each muscle's strength at %1 N/cm².")
                     .arg(figures(kMuscleStress * kCm2, 0));
}

}  // namespace

QString musclesHtml(const std::vector<ReportedResult>& results) {
  const auto known =
      std::ranges::find_if(results, [](const ReportedResult& one) { return one.muscles != nullptr; });
  if (known == results.end()) return {};
  QString html = QObject::tr("<h2>Muscles</h2>\n");
  for (const ReportedResult& result : results) html += figuresOf(result, results.size() > 1);
  const auto row = [&](const QString& title, const auto& cell, const std::string& name) {
    QStringList cells;
    for (const ReportedResult& result : results)
      cells << (result.muscles ? cell(*result.muscles, name).toHtmlEscaped() : QStringLiteral("–"));
    html += pageRow(title, cells);
  };
  html += QStringLiteral("<table>");
  for (const std::string& title : mostTense(results)) row(capitalized(title), muscleCell, title);
  html += QObject::tr("</table>\n<h2>Joint contact forces</h2>\n<table>");
  for (const std::string& name : mostPressed(results)) row(readableName(name), borneCell, name);
  return html + QStringLiteral("</table>\n<p class=\"quiet\">%1</p>\n").arg(assumed(known->muscles->options));
}

}  // namespace handhold
