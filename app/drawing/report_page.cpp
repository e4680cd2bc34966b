// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/report_page.h"

#include <algorithm>

#include "app/drawing/figure_svg.h"
#include "app/drawing/page_parts.h"
#include "app/drawing/report_chart.h"
#include "app/drawing/report_fit.h"
#include "app/drawing/report_muscles.h"
#include "app/drawing/report_question.h"
#include "app/drawing/workload_pdf.h"
#include "engine/contact/held_name.h"
#include "engine/planning/asked_of.h"
#include "engine/trial/trial_words.h"
#include "engine/trial/violation_words.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/result_actions.h"
#include "ui/document/units/units.h"
#include "ui/document/verdict.h"
#include "ui/theme/figures.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr int kPageWidth = 680;  // px: the width of the text on a sheet of A4
constexpr std::size_t kJointsTold = 6;

const char* classOf(Severity severity) {
  return severity == Severity::Good ? "good" : severity == Severity::Error ? "bad" : "some";
}

QString nameOf(const KeptTrial& kept) { return named(kept.name).toHtmlEscaped(); }

/// By joints of a model; empty where they are not known.
std::vector<JointPeak> peaksOf(const Trial& trial, const Model& model) {
  const bool isKnown = trial.hasTorques() && hasSameJoints(*trial.subject.model, model);
  return isKnown ? jointPeaks(trial) : std::vector<JointPeak>();
}

/// " at 0.52 s" of a motion, nothing of a posture.
QString atTime(const Trial& trial, double time) {
  return trial.isMotion() ? QObject::tr(" at %1 s").arg(figures(time, 2)) : QString();
}

QString loadCell(const Trial& trial, const std::vector<JointPeak>& peaks, int joint) {
  if (joint >= std::ssize(peaks)) return QStringLiteral("–");
  const JointPeak& peak = peaks[static_cast<std::size_t>(joint)];
  return QStringLiteral("<span class=\"%1\">%2 %</span>%3")
      .arg(QLatin1String(peak.load > 1.0 ? "bad" : ""), figures(100.0 * peak.load, 0),
           atTime(trial, peak.time));
}

/// One page being written.
QString strengthWords(const Trial& trial) {
  const bool varies = std::ranges::any_of(trial.subject.model->joints,
                                          [](const Joint& joint) { return joint.strength != nullptr; });
  return varies ? QObject::tr(
                      "Joint torque limits of the person's model, by angle and speed where they are known")
                : QObject::tr("Joint torque limits of the person's model, equal for all speeds and angles");
}

class ReportWriter {
 public:
  ReportWriter(const Project& project, const std::vector<ReportedResult>& results)
      : project_(project), results_(results) {}

  QString write();

 private:
  const Task& askedOf(const KeptTrial& kept) const {
    return kept.trial->task ? *kept.trial->task : project_.task;
  }
  const Trial& trial(std::size_t i) const { return *results_[i].kept->trial; }
  /// A cell for each result.
  template <class Function>
  QStringList each(Function function) const {
    QStringList cells;
    for (const ReportedResult& result : results_) cells << function(*result.kept);
    return cells;
  }
  void question();
  void answer();
  void limits();
  void loads();
  void contacts();
  void assumptions();

  const Project& project_;
  const std::vector<ReportedResult>& results_;
  QString html_;
};

QString ReportWriter::write() {
  html_ = pageBeginning(project_.task.name);
  question();
  answer();
  limits();
  html_ += fitHtml(results_);
  loads();
  html_ += musclesHtml(results_);
  contacts();
  assumptions();
  return html_ + kPageEnd;
}

/// Once for all results of which the same is told.
void ReportWriter::question() {
  struct Question {
    QString told;  ///< whoever was asked
    const Task* asked = nullptr;
    QStringList names;
    std::vector<const Subject*> people;
  };
  std::vector<Question> questions;
  for (const ReportedResult& result : results_) {
    const Task& asked = askedOf(*result.kept);
    const QString told = questionHtml(asked, project_.task, {});
    auto same = std::ranges::find(questions, told, &Question::told);
    if (same == questions.end()) same = questions.insert(same, {told, &asked, {}, {}});
    same->names << nameOf(*result.kept);
    same->people.push_back(&result.kept->trial->subject);
  }
  html_ += QObject::tr("<h2>What was asked</h2>\n");
  for (const Question& each : questions) {
    if (questions.size() > 1)
      html_ += QStringLiteral("<p><b>%1</b></p>\n").arg(each.names.join(QStringLiteral(", ")));
    html_ += questionHtml(*each.asked, project_.task, each.people);
  }
}

void ReportWriter::answer() {
  const UnitChoice& units = Units::shared().choice();
  const int width = std::min(360, (kPageWidth - kTitleWidth) / static_cast<int>(results_.size()) - 10);
  html_ += QObject::tr("<h2>Answer</h2>\n<table>");
  html_ +=
      pageRow({}, each([](const KeptTrial& kept) { return QStringLiteral("<b>%1</b>").arg(nameOf(kept)); }));
  QStringList pictures;
  for (const ReportedResult& result : results_)
    pictures << (result.picture.isNull() ? QString()
                                         : QStringLiteral("<img width=\"%1\" src=\"%2\">")
                                               .arg(width)
                                               .arg(QString::fromStdString(pictureAddress(result.picture))));
  html_ += pageRow({}, pictures);
  html_ += pageRow("Verdict", each([](const KeptTrial& kept) {
                     const Verdict verdict = verdictOf(*kept.trial);
                     return QStringLiteral("<span class=\"%1\">%2</span>")
                         .arg(QLatin1String(classOf(verdict.severity)), verdict.words.toHtmlEscaped());
                   }));
  html_ += pageRow("Finding",
                   each([&](const KeptTrial& kept) { return plainHtml(findingOf(*kept.trial, units)); }));
  if (std::ranges::any_of(results_,
                          [&](const auto& one) { return !adviceOf(*one.kept->trial, units).empty(); }))
    html_ += pageRow("Advice",
                     each([&](const KeptTrial& kept) { return plainHtml(adviceOf(*kept.trial, units)); }));
  if (std::ranges::any_of(results_, [](const auto& one) { return !one.kept->note.empty(); }))
    html_ += pageRow("Note", each([](const KeptTrial& kept) {
                       return QString::fromStdString(kept.note).toHtmlEscaped();
                     }));
  html_ += QStringLiteral("</table>\n");
}

void ReportWriter::limits() {
  const UnitChoice& units = Units::shared().choice();
  const auto isBroken = [](const ReportedResult& one) { return !one.kept->trial->violations.empty(); };
  if (std::ranges::none_of(results_, isBroken)) return;
  html_ += QObject::tr("<h2>Laws that do not hold</h2>\n<table>");
  for (const ReportedResult& result : results_)
    for (const Violation& violation : result.kept->trial->violations)
      html_ += pageRow(nameOf(*result.kept), {plainHtml(capitalized(told(violation, units)).toStdString())});
  html_ += QStringLiteral("</table>\n");
}

void ReportWriter::loads() {
  html_ += QObject::tr("<h2>Loads of the joints</h2>\n");
  std::vector<const KeptTrial*> moving;
  for (const ReportedResult& result : results_)
    if (result.kept->trial->isMotion() && result.kept->trial->hasTorques()) moving.push_back(result.kept);
  if (!moving.empty()) html_ += QString::fromStdString(toSvg(peakLoadFigure(moving)));
  const Model& model = *trial(0).subject.model;
  std::vector<std::vector<JointPeak>> peaks;
  for (std::size_t i = 0; i < results_.size(); ++i) peaks.push_back(peaksOf(trial(i), model));
  std::vector<int> joints;
  for (int joint = 1; joint < model.linkCount(); ++joint) joints.push_back(joint);
  const auto most = [&](int joint) {
    double load = 0.0;
    for (const auto& one : peaks)
      if (joint < std::ssize(one)) load = std::max(load, one[static_cast<std::size_t>(joint)].load);
    return load;
  };
  std::ranges::stable_sort(joints, std::greater(), most);
  html_ += QStringLiteral("<table>");
  if (results_.size() > 1)
    html_ += pageRow(
        {}, each([](const KeptTrial& kept) { return QStringLiteral("<b>%1</b>").arg(nameOf(kept)); }));
  for (std::size_t k = 0; k < std::min(kJointsTold, joints.size()); ++k) {
    QStringList cells;
    for (std::size_t i = 0; i < peaks.size(); ++i) cells << loadCell(trial(i), peaks[i], joints[k]);
    html_ += pageRow(readableName(model.joints[joints[k]].name), cells);
  }
  html_ += pageRow(
      "Duration", each([](const KeptTrial& kept) {
        return kept.trial->isMotion()
                   ? QStringLiteral("%1 s").arg(figures(
                         kept.trial->motion.frames.back().time - kept.trial->motion.frames.front().time, 2))
                   : QObject::tr("a posture");
      }));
  html_ += QObject::tr(
      "</table>\n<p class=\"quiet\">Greatest torque over all instants, in parts of the joint's limit on the "
      "side on "
      "which it acts.</p>\n");
}

/// Of the contact's points together, over all instants; a dash where the result was not asked of it.
QString greatestForce(const Trial& trial, const Task& asked, const std::string& name) {
  const auto contact = std::ranges::find(asked.contacts, name, &Contact::name);
  if (contact == asked.contacts.end()) return QStringLiteral("–");
  double most = 0.0, time = 0.0;
  for (const MotionFrame& frame : trial.motion.frames) {
    Vector3 sum = Vector3::Zero();
    for (const ContactLoad& load : frame.loads)
      if (load.contact == contact - asked.contacts.begin()) sum += load.force;
    if (sum.norm() <= most) continue;
    most = sum.norm();
    time = frame.time;
  }
  const std::optional<ContactEnd> end = endBesideName(*contact);
  return measured(most, Dimension::Force, 1) + atTime(trial, time) +
         (end ? QStringLiteral(" (%1)").arg(plainHtml(toString(*end))) : QString());
}

void ReportWriter::contacts() {
  std::vector<std::string> names;
  for (const ReportedResult& result : results_)
    for (const Contact& contact : askedOf(*result.kept).contacts)
      if (contact.pinned && std::ranges::find(names, contact.name) == names.end())
        names.push_back(contact.name);
  if (names.empty()) return;
  html_ += QObject::tr("<h2>Greatest force at each contact</h2>\n<table>");
  for (const std::string& name : names)
    html_ +=
        pageRow(plainHtml(name),
                each([&](const KeptTrial& kept) { return greatestForce(*kept.trial, askedOf(kept), name); }));
  html_ += QStringLiteral("</table>\n");
}

QString lawsOff(const Laws& laws) {
  QStringList off;
  for (const auto& [isOn, words] :
       {std::pair(laws.jointLimits, "joint limits"), std::pair(laws.torqueLimits, "torque limits"),
        std::pair(laws.contactLimits, "limits of contacts"), std::pair(laws.friction, "friction"),
        std::pair(laws.clearance, "clearance of the body")})
    if (!isOn) off << said(words);
  return off.isEmpty() ? QObject::tr("none") : off.join(QStringLiteral(", "));
}

void ReportWriter::assumptions() {
  html_ += QObject::tr("<h2>Assumptions</h2>\n<table>");
  html_ += pageRow("Strength", each([](const KeptTrial& kept) { return strengthWords(*kept.trial); }));
  html_ += pageRow("Minimised", each([&](const KeptTrial& kept) {
                     return minimisedWords(*kept.trial, askedOf(kept)).toHtmlEscaped();
                   }));
  html_ +=
      pageRow("Laws that are off", each([&](const KeptTrial& kept) { return lawsOff(askedOf(kept).laws); }));
  if (isAllRecorded(results_)) {
    html_ += QStringLiteral("</table>\n");
    return;
  }
  html_ += pageRow("Optimum", {QObject::tr("Local: another posture or motion may cost less")});
  html_ += QObject::tr(
      "</table>\n<p class=\"quiet\">A prediction is not truth: it says what the laws above allow a person of "
      "this model "
      "to do, not what people will do.</p>\n");
}

}  // namespace

QString reportToHtml(const Project& project, const std::vector<ReportedResult>& results) {
  return ReportWriter(project, results).write();
}

QByteArray reportToPdf(const Project& project, const std::vector<ReportedResult>& results) {
  return pageToPdf(QString::fromStdString(project.task.name), reportToHtml(project, results));
}

}  // namespace handhold
