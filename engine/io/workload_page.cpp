// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/workload_page.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <limits>
#include <vector>

#include "engine/core/spoken_name.h"
#include "engine/scores/score_words.h"

namespace handhold {

namespace {

constexpr double kWidth = 350.0, kHeight = 118.0;                          // of a plot (px)
constexpr double kLeft = 44.0, kRight = 8.0, kTop = 18.0, kBottom = 20.0;  // round its field (px)
constexpr std::size_t kMostPoints = 600;                                   // of a curve on paper
constexpr std::size_t kJointsShown = 8;

// Colours that differ for most eyes, also in grey (Okabe and Ito).
constexpr const char* kBlue = "#0072b2";
constexpr const char* kOrange = "#d55e00";
constexpr const char* kGreen = "#009e73";

using Value = std::function<double(const WorkloadSample&)>;

struct Curve {
  const char* name;
  const char* colour;
  Value value;
};

struct Plot {
  const char* title;
  std::vector<Curve> curves;
};

std::string number(double value, const char* format = "%.3g") {
  char buffer[48];
  std::snprintf(buffer, sizeof buffer, format, value == 0.0 ? 0.0 : value);
  return buffer;
}

/// A thousand and more without an exponent; rounding is nothing.
std::string plain(double value) {
  if (std::abs(value) < 1e-9) return "0";
  return number(value, std::abs(value) >= 100.0 ? "%.0f" : "%.3g");
}

std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c == '&')
      result += "&amp;";
    else if (c == '<')
      result += "&lt;";
    else if (c == '>')
      result += "&gt;";
    else if (c == '"')
      result += "&quot;";
    else
      result.push_back(c);
  }
  return result;
}

/// A step of 1, 2 or 5 times a power of ten, a few of which fill the range.
double tickStep(double range) {
  const double power = std::pow(10.0, std::floor(std::log10(range / 3.0)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (range / (factor * power) <= 4.0) return factor * power;
  return 10.0 * power;
}

/// One plot drawn into SVG.
class PlotWriter {
 public:
  PlotWriter(const Plot& plot, const std::vector<WorkloadSample>& samples, const std::vector<double>& marks)
      : plot_(plot), samples_(samples), marks_(marks) {
    for (const Curve& curve : plot.curves)
      for (const WorkloadSample& sample : samples) {
        least_ = std::min(least_, curve.value(sample));
        most_ = std::max(most_, curve.value(sample));
      }
    if (most_ - least_ < 1e-12) most_ = least_ + 1.0;
    begin_ = samples.front().time;
    end_ = std::max(samples.back().time, begin_ + 1e-9);
  }

  std::string svg();

 private:
  double x(double time) const {
    return kLeft + (time - begin_) / (end_ - begin_) * (kWidth - kLeft - kRight);
  }
  double y(double value) const {
    return kTop + (most_ - value) / (most_ - least_) * (kHeight - kTop - kBottom);
  }
  void word(double atX, double atY, const char* anchor, const std::string& text, const char* colour);
  void line(double x1, double y1, double x2, double y2);
  void drawGrid();
  void drawMarks();
  void drawCurve(const Curve& curve);
  void drawTitle();

  const Plot& plot_;
  const std::vector<WorkloadSample>& samples_;
  const std::vector<double>& marks_;
  double least_ = 0.0, most_ = 0.0, begin_ = 0.0, end_ = 1.0;
  std::string text_;
};

void PlotWriter::word(double atX, double atY, const char* anchor, const std::string& text,
                      const char* colour) {
  text_ += "<text x=\"" + number(atX, "%.1f") + "\" y=\"" + number(atY, "%.1f") + "\" text-anchor=\"" +
           anchor + "\" fill=\"" + colour + "\">" + text + "</text>";
}

void PlotWriter::line(double x1, double y1, double x2, double y2) {
  text_ += "<path class=\"grid\" d=\"M" + number(x1, "%.1f") + " " + number(y1, "%.1f") + "L" +
           number(x2, "%.1f") + " " + number(y2, "%.1f") + "\"/>";
}

void PlotWriter::drawGrid() {
  const double stepY = tickStep(most_ - least_), stepX = tickStep(end_ - begin_);
  for (double v = std::ceil(least_ / stepY - 1e-9) * stepY; v <= most_ + 1e-9 * stepY; v += stepY) {
    line(kLeft, y(v), kWidth - kRight, y(v));
    word(kLeft - 4.0, y(v) + 3.0, "end", plain(std::abs(v) < 1e-9 * stepY ? 0.0 : v), "#555");
  }
  for (double t = std::ceil(begin_ / stepX - 1e-9) * stepX; t <= end_ + 1e-9 * stepX; t += stepX) {
    line(x(t), kTop, x(t), kHeight - kBottom);
    word(x(t), kHeight - kBottom + 12.0, "middle", number(t) + " s", "#555");
  }
}

void PlotWriter::drawMarks() {
  for (const double time : marks_)
    text_ +=
        "<path class=\"mark\" fill=\"none\" stroke=\"#888\" stroke-width=\".8\" stroke-dasharray=\"2 2\" "
        "d=\"M" +
        number(x(time), "%.1f") + " " + number(kTop, "%.1f") + "V" + number(kHeight - kBottom, "%.1f") +
        "\"/>";
}

void PlotWriter::drawCurve(const Curve& curve) {
  const std::size_t stride = std::max<std::size_t>(1, samples_.size() / kMostPoints);
  text_ += std::string("<path fill=\"none\" stroke-width=\"1.4\" stroke=\"") + curve.colour + "\" d=\"";
  char mark = 'M';
  for (std::size_t i = 0; i < samples_.size(); i += stride) {
    text_.push_back(mark);
    text_ += number(x(samples_[i].time), "%.1f") + " " + number(y(curve.value(samples_[i])), "%.1f");
    mark = 'L';
  }
  text_ += "\"/>";
}

void PlotWriter::drawTitle() {
  word(kLeft, 11.0, "start", plot_.title, "#111");
  double at = kWidth - kRight;
  if (plot_.curves.size() < 2) return;
  for (auto curve = plot_.curves.rbegin(); curve != plot_.curves.rend(); ++curve) {
    word(at, 11.0, "end", curve->name, curve->colour);
    at -= 5.6 * static_cast<double>(std::char_traits<char>::length(curve->name)) + 8.0;
  }
}

std::string PlotWriter::svg() {
  text_ = "<svg viewBox=\"0 0 " + number(kWidth) + " " + number(kHeight) + "\" role=\"img\">";
  drawGrid();
  drawMarks();
  for (const Curve& curve : plot_.curves) drawCurve(curve);
  drawTitle();
  return text_ + "</svg>\n";
}

std::vector<Plot> plots() {
  using S = WorkloadSample;
  return {{"Sum of |torque|, a third where negative (N m)",
           {{"", kBlue, [](const S& s) { return s.weightedTorque; }}}},
          {"Mechanical energy (J)",
           {{"translation", kBlue, [](const S& s) { return s.translational; }},
            {"rotation", kOrange, [](const S& s) { return s.rotational; }}}},
          {"Joint power (W)",
           {{"generated", kBlue, [](const S& s) { return s.generated; }},
            {"absorbed", kOrange, [](const S& s) { return s.absorbed; }},
            {"transferred", kGreen, [](const S& s) { return s.transferred; }}}},
          {"Sum of |jerk| (rad/s\xC2\xB3)", {{"", kBlue, [](const S& s) { return s.jerk; }}}}};
}

std::string row(const std::vector<std::string>& cells, const char* tag) {
  std::string text = "<tr>";
  for (const std::string& cell : cells) text += std::string("<") + tag + ">" + cell + "</" + tag + ">";
  return text + "</tr>\n";
}

std::string effortTable(const char* heading, const std::vector<Effort>& efforts) {
  std::string text = "<table>" + row({heading, "work + (J)", "work \xE2\x88\x92 (J)", "peak torque (N m)",
                                      "peak load", "mean load", "over 30 %", "50 %", "80 %"},
                                     "th");
  for (const Effort& e : efforts)
    text += row({escaped(spokenName(e.name)), plain(e.positiveWork), plain(e.negativeWork),
                 plain(e.peakTorque), number(100.0 * e.peakLoad, "%.0f %%"),
                 number(100.0 * e.meanLoad, "%.0f %%"), number(e.timeAbove[0], "%.2f s"),
                 number(e.timeAbove[1], "%.2f s"), number(e.timeAbove[2], "%.2f s")},
                "td");
  return text + "</table>\n";
}

std::string contactTable(const std::vector<ContactEffort>& contacts) {
  if (contacts.empty()) return {};
  std::string text =
      "<table>" +
      row({"contact or load", "peak force (N)", "mean force (N)", "peak moment (N m)", "held for"}, "th");
  for (const ContactEffort& c : contacts)
    text += row({escaped(c.name), plain(c.peakForce), plain(c.meanForce), plain(c.peakMoment),
                 number(c.time, "%.2f s")},
                "td");
  return text + "</table>\n";
}

std::string scoreTable(const std::vector<RuleVerdict>& scores) {
  if (scores.empty()) return {};
  std::string text =
      "<table class=\"scores\">" + row({"rule", "worst", "says", "because of", "source"}, "th");
  for (const RuleVerdict& verdict : scores) {
    const RuleRow& rule = rowOf(verdict.rule);
    if (!verdict.applies()) {
      text += row({rule.title, "", "does not apply", escaped(verdict.reason), rule.source}, "td");
      continue;
    }
    const InstantScore& worst = verdict.worstInstant();
    text += row({rule.title, escaped(valueWords(verdict.rule, worst.value)),
                 escaped(meaningOf(verdict.rule, worst.value, worst.level)), escaped(driverWords(worst)),
                 rule.source},
                "td");
  }
  return text + "</table>\n";
}

std::string totalsTable(const WorkloadTotals& t) {
  const std::vector<std::pair<std::string, std::string>> facts = {
      {"Duration", number(t.duration, "%.2f s")},
      {"Joint work", plain(t.positiveWork) + " J, " + plain(t.negativeWork) + " J"},
      {"Weighted work", plain(t.weightedWork) + " J"},
      {"Weighted torque", plain(t.weightedTorque) + " N m s"},
      {"Energy change", plain(t.energyChange) + " J"},
      {"Transferred", plain(t.transferred) + " J"},
      {"Half squared jerk", plain(t.squaredJerk) + " rad\xC2\xB2/s\xE2\x81\xB5"},
      {"Greatest load", number(100.0 * t.peakLoad, "%.0f %% of strength, ") +
                            escaped(spokenName(t.peakJoint)) + " at " + number(t.peakTime, "%.2f s")}};
  std::string text = "<table class=\"facts\">";
  for (const auto& [name, value] : facts) text += "<tr><th>" + name + "</th><td>" + value + "</td></tr>\n";
  return text + "</table>\n";
}

constexpr const char* kStyle =
    "body{font:13px/1.35 system-ui,sans-serif;color:#111;background:#fff;max-width:760px;margin:16px auto;"
    "padding:0 8px}h1{font-size:20px;margin:0 0 2px}p{margin:2px 0 8px;color:#555}"
    ".top{display:flex;gap:16px;align-items:flex-start}.top img{width:300px;border-radius:4px}"
    ".plots{display:grid;grid-template-columns:1fr 1fr;gap:6px;margin:8px 0}svg{width:100%}"
    "svg text{font:9px system-ui,sans-serif}.grid{stroke:#ddd;stroke-width:.7}"
    "table{border-collapse:collapse;margin:6px 0;width:100%}th,td{text-align:right;padding:1px 6px;"
    "border-bottom:1px solid #e4e4e4;font-weight:400;font-variant-numeric:tabular-nums}"
    "th:first-child,td:first-child{text-align:left}table th{color:#555}.facts td{text-align:left}"
    ".facts{width:auto}.scores td{text-align:left;vertical-align:top}@page{size:A4;margin:12mm}@media "
    "print{body{margin:0;max-width:none}}";

}  // namespace

std::string workloadToHtml(const Workload& workload, const WorkloadPage& page) {
  std::string text = "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Workload: " +
                     escaped(page.title) + "</title><style>" + kStyle +
                     "</style></head><body>\n<h1>Workload: " + escaped(page.title) + "</h1>\n<p>" +
                     escaped(page.model) + ". " + escaped(page.remark) + "</p>\n<div class=\"top\">";
  if (!page.picture.empty()) text += "<img alt=\"the motion\" src=\"" + page.picture + "\">";
  text += totalsTable(workload.totals) + "</div>\n<div class=\"plots\">\n";
  if (!workload.curve.empty())
    for (const Plot& plot : plots()) text += PlotWriter(plot, workload.curve, page.touches).svg();
  std::vector<Effort> joints = workload.joints;
  std::sort(joints.begin(), joints.end(),
            [](const Effort& a, const Effort& b) { return a.peakLoad > b.peakLoad; });
  joints.resize(std::min(joints.size(), kJointsShown));
  text += "</div>\n" + effortTable("limb", workload.limbs) + effortTable("most loaded joint", joints) +
          contactTable(workload.contacts) + scoreTable(page.scores);
  return text +
         "<p>Work is of the joints; a load of 100 % is all strength. Negative work counts a third in "
         "weighted sums. Dashed: a contact takes hold. Made by Handhold; prediction is not "
         "truth.</p>\n</body></html>\n";
}

}  // namespace handhold
