// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/report_page.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDate>
#include <QGuiApplication>
#include <QLocale>
#include <QPageSize>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextDocument>
#include <algorithm>

#include "app/drawing/figure_svg.h"
#include "app/drawing/report_chart.h"
#include "app/drawing/workload_pdf.h"
#include "app/process/application_without_display.h"
#include "engine/task/weightless.h"
#include "engine/trial/trial_words.h"
#include "engine/trial/violation_words.h"
#include "ui/document/element_names.h"
#include "ui/document/result_actions.h"
#include "ui/document/units/units.h"
#include "ui/document/verdict.h"
#include "ui/theme/figures.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr int kPageWidth = 680;                      // px: the width of the text on a sheet of A4
constexpr int kTitleWidth = 150, kChartWidth = 480;  // px
constexpr std::size_t kJointsTold = 6;

const char* const kStyle =
    "<style>body{font-family:Inter,'DejaVu Sans',sans-serif;font-size:10pt;color:#1b1f24;max-width:720px;"
    "margin:24px auto}h1{font-size:17pt;margin:0}h2{font-size:11pt;margin:18px 0 4px}p{margin:3px 0}"
    "table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:3px 8px 3px "
    "0;"
    "border-bottom:1px solid #d8dce1;font-weight:normal}th{color:#5a646f}.quiet{color:#5a646f}"
    ".good{color:#0f7a55}.bad{color:#c62f2d}.some{color:#935e00}img{max-width:100%}</style>\n";

QString plainHtml(const std::string& text) { return QString::fromStdString(text).toHtmlEscaped(); }

QString row(const QString& title, const QStringList& cells) {
  QString line = QStringLiteral("<tr><th width=\"%1\">%2</th>").arg(kTitleWidth).arg(title);
  for (const QString& cell : cells) line += QStringLiteral("<td>%1</td>").arg(cell);
  return line + QStringLiteral("</tr>\n");
}

QString place(const Vector3& p) {
  return QStringLiteral("%1, %2, %3")
      .arg(measure(p.x(), Dimension::Length), measure(p.y(), Dimension::Length),
           measured(p.z(), Dimension::Length));
}

const char* classOf(Severity severity) {
  return severity == Severity::Good ? "good" : severity == Severity::Error ? "bad" : "some";
}

/// One page being written.
class ReportWriter {
 public:
  ReportWriter(const Project& project, const std::vector<ReportedResult>& results)
      : project_(project), results_(results), task_(asked()) {}

  QString write();

 private:
  const Task& asked() const {
    const auto& task = results_.front().kept->trial->task;
    return task ? *task : project_.task;
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
  const Task& task_;
  QString html_;
};

QString ReportWriter::write() {
  html_ =
      QStringLiteral("<!DOCTYPE html><html><head><meta charset=\"utf-8\"><title>%1</title>%2</head><body>\n")
          .arg(plainHtml(project_.task.name), QLatin1String(kStyle));
  html_ += QStringLiteral("<h1>%1</h1><p class=\"quiet\">%2. Handhold %3</p>\n")
               .arg(plainHtml(project_.task.name),
                    QLocale::c().toString(QDate::currentDate(), QLocale::LongFormat),
                    QCoreApplication::applicationVersion());
  question();
  answer();
  limits();
  loads();
  contacts();
  assumptions();
  return html_ + QStringLiteral("</body></html>\n");
}

void ReportWriter::question() {
  html_ += QStringLiteral("<h2>What was asked</h2>\n");
  if (!task_.description.empty()) html_ += QStringLiteral("<p>%1</p>\n").arg(plainHtml(task_.description));
  html_ += QStringLiteral("<table>");
  const Model& model = *trial(0).subject.model;
  html_ +=
      row("Person",
          {QStringLiteral("%1, %2").arg(plainHtml(model.name), measured(model.totalMass, Dimension::Mass))});
  html_ +=
      row("Gravity", {isWeightless(task_) ? QStringLiteral("none")
                                          : QStringLiteral("%1 m/s²").arg(figures(task_.gravity.norm(), 2))});
  for (const Contact& contact : task_.contacts)
    if (contact.pinned)
      html_ +=
          row(QStringLiteral("Contact"),
              {QStringLiteral("%1: %2 by the %3%4 at %5")
                   .arg(plainHtml(contact.name), plainHtml(toString(contact.kind)),
                        plainHtml(toString(contact.end)),
                        contact.prop.empty() ? QString() : QStringLiteral(" on ") + plainHtml(contact.prop),
                        place(contact.position))});
  for (const Target& target : task_.targets)
    html_ += row("Target", {QStringLiteral("%1: %2").arg(plainHtml(target.name), siteWords(target.site))});
  for (const Load& load : task_.loads)
    html_ +=
        row("Load", {QStringLiteral("%1: %2 at the %3")
                         .arg(plainHtml(load.name),
                              load.kind == LoadKind::Mass ? measured(load.mass, Dimension::Mass)
                                                          : measured(load.force.norm(), Dimension::Force),
                              siteWords(load.site))});
  html_ += QStringLiteral("</table>\n");
}

void ReportWriter::answer() {
  const UnitChoice& units = Units::shared().choice();
  const int width = std::min(360, (kPageWidth - kTitleWidth) / static_cast<int>(results_.size()) - 10);
  html_ += QStringLiteral("<h2>Answer</h2>\n<table>");
  html_ += row(
      {}, each([](const KeptTrial& kept) { return QStringLiteral("<b>%1</b>").arg(plainHtml(kept.name)); }));
  QStringList pictures;
  for (const ReportedResult& result : results_)
    pictures << (result.picture.isNull() ? QString()
                                         : QStringLiteral("<img width=\"%1\" src=\"%2\">")
                                               .arg(width)
                                               .arg(QString::fromStdString(pictureAddress(result.picture))));
  html_ += row({}, pictures);
  html_ += row("Verdict", each([](const KeptTrial& kept) {
                 const Verdict verdict = verdictOf(*kept.trial);
                 return QStringLiteral("<span class=\"%1\">%2</span>")
                     .arg(QLatin1String(classOf(verdict.severity)), verdict.words.toHtmlEscaped());
               }));
  html_ +=
      row("Finding", each([&](const KeptTrial& kept) { return plainHtml(findingOf(*kept.trial, units)); }));
  if (std::ranges::any_of(results_,
                          [&](const auto& one) { return !adviceOf(*one.kept->trial, units).empty(); }))
    html_ +=
        row("Advice", each([&](const KeptTrial& kept) { return plainHtml(adviceOf(*kept.trial, units)); }));
  if (std::ranges::any_of(results_, [](const auto& one) { return !one.kept->note.empty(); }))
    html_ += row("Note", each([](const KeptTrial& kept) { return plainHtml(kept.note); }));
  html_ += QStringLiteral("</table>\n");
}

void ReportWriter::limits() {
  const UnitChoice& units = Units::shared().choice();
  const auto isBroken = [](const ReportedResult& one) { return !one.kept->trial->violations.empty(); };
  if (std::ranges::none_of(results_, isBroken)) return;
  html_ += QStringLiteral("<h2>Laws that do not hold</h2>\n<table>");
  for (const ReportedResult& result : results_)
    for (const Violation& violation : result.kept->trial->violations)
      html_ +=
          row(plainHtml(result.kept->name), {plainHtml(capitalized(told(violation, units)).toStdString())});
  html_ += QStringLiteral("</table>\n");
}

void ReportWriter::loads() {
  html_ += QStringLiteral("<h2>Loads of the joints</h2>\n");
  std::vector<const KeptTrial*> moving;
  for (const ReportedResult& result : results_)
    if (result.kept->trial->isMotion() && result.kept->trial->hasTorques()) moving.push_back(result.kept);
  if (!moving.empty())
    html_ += QString::fromStdString(toSvg(peakLoadFigure(moving))).remove(QStringLiteral("Figure : "));
  const Model& model = *trial(0).subject.model;
  std::vector<std::vector<double>> peaks;
  for (std::size_t i = 0; i < results_.size(); ++i) peaks.push_back(jointPeaks(trial(i)));
  std::vector<int> joints;
  for (int joint = 1; joint < model.linkCount(); ++joint) joints.push_back(joint);
  const auto most = [&](int joint) {
    double load = 0.0;
    for (const auto& one : peaks)
      if (joint < std::ssize(one)) load = std::max(load, one[static_cast<std::size_t>(joint)]);
    return load;
  };
  std::ranges::stable_sort(joints, std::greater(), most);
  html_ += QStringLiteral("<table>");
  if (results_.size() > 1)
    html_ += row({}, each([](const KeptTrial& kept) {
                   return QStringLiteral("<b>%1</b>").arg(plainHtml(kept.name));
                 }));
  for (std::size_t k = 0; k < std::min(kJointsTold, joints.size()); ++k) {
    QStringList cells;
    for (const auto& one : peaks) {
      const double load = joints[k] < std::ssize(one) ? one[static_cast<std::size_t>(joints[k])] : 0.0;
      cells << QStringLiteral("<span class=\"%1\">%2 %</span>")
                   .arg(QLatin1String(load > 1.0 ? "bad" : ""), figures(100.0 * load, 0));
    }
    html_ += row(readableName(model.joints[joints[k]].name), cells);
  }
  html_ += row(
      "Duration", each([](const KeptTrial& kept) {
        return kept.trial->isMotion()
                   ? QStringLiteral("%1 s").arg(figures(
                         kept.trial->motion.frames.back().time - kept.trial->motion.frames.front().time, 2))
                   : QStringLiteral("a posture");
      }));
  html_ += QStringLiteral(
      "</table>\n<p class=\"quiet\">Greatest torque over all instants, in parts of the joint's limit on the "
      "side on "
      "which it acts.</p>\n");
}

/// Greatest force of each contact over all instants.
void ReportWriter::contacts() {
  std::vector<std::string> names;
  for (const Contact& contact : task_.contacts)
    if (contact.pinned) names.push_back(contact.name);
  if (names.empty()) return;
  html_ += QStringLiteral("<h2>Greatest force at each contact</h2>\n<table>");
  for (const std::string& name : names)
    html_ += row(plainHtml(name), each([&](const KeptTrial& kept) {
                   double most = 0.0;
                   for (const MotionFrame& frame : kept.trial->motion.frames) {
                     Vector3 sum = Vector3::Zero();
                     for (const ContactLoad& load : frame.loads)
                       if (load.contact >= 0 && load.name.starts_with(name)) sum += load.force;
                     most = std::max(most, sum.norm());
                   }
                   return measured(most, Dimension::Force, 1);
                 }));
  html_ += QStringLiteral("</table>\n");
}

void ReportWriter::assumptions() {
  QStringList off;
  const Laws& laws = task_.laws;
  for (const auto& [isOn, words] :
       {std::pair(laws.jointLimits, "joint limits"), std::pair(laws.torqueLimits, "torque limits"),
        std::pair(laws.contactLimits, "limits of contacts"), std::pair(laws.friction, "friction"),
        std::pair(laws.clearance, "clearance of the body")})
    if (!isOn) off << QString::fromUtf8(words);
  html_ += QStringLiteral("<h2>Assumptions</h2>\n<table>");
  html_ +=
      row("Strength",
          {QStringLiteral("Joint torque limits of the person's model, equal for all speeds and angles")});
  html_ += row("Minimised", {objectiveWords(task_.objective).toHtmlEscaped()});
  html_ +=
      row("Laws that are off", {off.isEmpty() ? QStringLiteral("none") : off.join(QStringLiteral(", "))});
  html_ += row("Optimum", {QStringLiteral("Local: another posture or motion may cost less")});
  html_ += QStringLiteral(
      "</table>\n<p class=\"quiet\">A prediction is not truth: it says what the laws above allow a person of "
      "this model "
      "to do, not what people will do.</p>\n");
}

/// Rich text draws no SVG.
QString withPictures(QString html) {
  static const QRegularExpression kChart("<svg .*?</svg>", QRegularExpression::DotMatchesEverythingOption);
  html.replace(QStringLiteral("<table>"),
               QStringLiteral("<table width=\"100%\">"));  // sheets of style do not say it
  for (auto found = kChart.match(html); found.hasMatch(); found = kChart.match(html))
    html.replace(found.capturedStart(), found.capturedLength(),
                 QStringLiteral("<img width=\"%1\" src=\"%2\">")
                     .arg(kChartWidth)
                     .arg(QString::fromStdString(pictureAddress(chartImage(found.captured())))));
  return html;
}

}  // namespace

QString reportToHtml(const Project& project, const std::vector<ReportedResult>& results) {
  return ReportWriter(project, results).write();
}

QByteArray reportToPdf(const Project& project, const std::vector<ReportedResult>& results) {
  const ApplicationWithoutDisplay<QGuiApplication> fonts;
  QByteArray content;
  QBuffer buffer(&content);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setTitle(QString::fromStdString(project.task.name));
  QTextDocument document;
  document.setHtml(withPictures(reportToHtml(project, results)));
  document.print(&writer);
  return content;
}

}  // namespace handhold
