// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/figure_svg.h"

#include <cstdio>

#include "ui/plots/curves/timeline_ruler.h"

namespace handhold {

namespace {

constexpr double kLeft = 80.0, kTop = 40.0, kBottom = 52.0;  // px
constexpr double kTicks = 6.0;
constexpr double kDot = 4.5, kSmallDot = 3.0;  // px: seen on paper, and still apart where there are many
constexpr std::size_t kManyDots = 100;
constexpr double kRounding = 1e-9;  // of a step
/// Told apart by the colour-blind, too (Okabe and Ito 2008).
constexpr const char* kColors[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                   "#56b4e9", "#e69f00", "#000000"};
/// Curves lie on top of one another where they agree.
constexpr const char* kDashes[] = {"none", "8 4", "2 3"};

struct Span {
  double lower = 0.0, upper = 0.0;
  /// Where nothing asks for zero in it.
  static Span from(double value) { return {value, value}; }
  void take(double value) {
    lower = std::min(lower, value);
    upper = std::max(upper, value);
  }
  /// To the next round step.
  void finish() {
    if (upper <= lower) upper = lower + 1.0;
    const double step = niceStep(upper - lower, kTicks);
    lower = step * std::floor(lower / step + kRounding);
    upper = step * std::ceil(upper / step - kRounding);
  }
  void widenTo(double length) {
    const double more = 0.5 * std::max(0.0, length - (upper - lower));
    lower -= more;
    upper += more;
  }
};

std::string escaped(const std::string& text) {
  std::string safe;
  for (const char letter : text) {
    if (letter == '<')
      safe += "&lt;";
    else if (letter == '&')
      safe += "&amp;";
    else
      safe += letter;
  }
  return safe;
}

class Sheet {
 public:
  Sheet(const StudyFigure& figure, const FigureSize& size)
      : figure_(figure), width_(size.width), height_(size.height), legend_(size.legend) {
    const bool isEmpty = figure.curves.empty() || figure.curves.front().x.empty();
    if (!isEmpty) x_ = Span::from(figure.curves.front().x.front());
    if (!isEmpty && figure.isOfPlaces) y_ = Span::from(figure.curves.front().y.front());
    for (const FigureCurve& curve : figure.curves)
      for (std::size_t i = 0; i < curve.x.size(); ++i) {
        if (std::isnan(curve.y[i])) continue;
        x_.take(curve.x[i]);
        y_.take(curve.y[i]);
      }
    for (const PrintedLevel& level : figure.printed) y_.take(level.value);
    if (figure.xNames.empty())
      x_.finish();
    else
      x_ = {0.5, static_cast<double>(figure.xNames.size()) + 0.5};
    y_.finish();
    if (figure.isOfPlaces) scaleAlike();
  }

  std::string text() {
    addf("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" font-family=\"sans-serif\" ",
         width_, height_);
    addf("font-size=\"12\">\n<rect width=\"%.0f\" height=\"%.0f\" fill=\"white\"/>\n", width_, height_);
    write(kLeft, 24.0, "start",
          (figure_.number.empty() ? "" : "Figure " + figure_.number + ": ") + figure_.title);
    axes();
    for (const PrintedLevel& level : figure_.printed) printedLevel(level);
    for (std::size_t i = 0; i < figure_.curves.size(); ++i) curve(i);
    return svg_ + "</svg>\n";
  }

 private:
  void scaleAlike() {
    const double metre = std::max((x_.upper - x_.lower) / (width_ - kLeft - legend_),
                                  (y_.upper - y_.lower) / (height_ - kTop - kBottom));
    x_.widenTo(metre * (width_ - kLeft - legend_));
    y_.widenTo(metre * (height_ - kTop - kBottom));
  }

  double across(double x) const {
    return kLeft + (x - x_.lower) / (x_.upper - x_.lower) * (width_ - kLeft - legend_);
  }
  double up(double y) const {
    return height_ - kBottom - (y - y_.lower) / (y_.upper - y_.lower) * (height_ - kTop - kBottom);
  }

  void add(const std::string& part) { svg_ += part; }

  template <class... Numbers>
  void addf(const char* format, Numbers... numbers) {
    char line[256];
    std::snprintf(line, sizeof line, format, numbers...);
    svg_ += line;
  }

  void write(double x, double y, const char* anchor, const std::string& words) {
    addf("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">", x, y, anchor);
    add(escaped(words) + "</text>\n");
  }

  void line(double x1, double y1, double x2, double y2) {
    addf("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#bbbbbb\"/>\n", x1, y1, x2, y2);
  }

  static std::string number(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", value);
    return text;
  }

  void axes() {
    const double stepX = niceStep(x_.upper - x_.lower, kTicks), stepY = niceStep(y_.upper - y_.lower, kTicks);
    const double firstX = stepX * std::ceil(x_.lower / stepX - kRounding),
                 firstY = stepY * std::ceil(y_.lower / stepY - kRounding);
    for (std::size_t i = 0; i < figure_.xNames.size(); ++i)
      write(across(static_cast<double>(i + 1)), height_ - kBottom + 16.0, "middle", figure_.xNames[i]);
    for (int i = 0; figure_.xNames.empty() && firstX + i * stepX < x_.upper + kRounding * stepX; ++i) {
      const double x = firstX + i * stepX;
      line(across(x), kTop, across(x), height_ - kBottom);
      write(across(x), height_ - kBottom + 16.0, "middle", number(x));
    }
    for (int i = 0; firstY + i * stepY < y_.upper + kRounding * stepY; ++i) {
      const double y = firstY + i * stepY;
      line(kLeft, up(y), width_ - legend_, up(y));
      write(kLeft - 6.0, up(y) + 4.0, "end", number(y));
    }
    write(0.5 * (kLeft + width_ - legend_), height_ - 14.0, "middle", figure_.xTitle);
    addf("<g transform=\"translate(18 %.1f) rotate(-90)\">", 0.5 * (kTop + height_ - kBottom));
    write(0.0, 0.0, "middle", figure_.yTitle);
    add("</g>\n");
  }

  /// Across the whole figure, so that curves are read against it.
  void printedLevel(const PrintedLevel& level) {
    addf("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" ", kLeft, up(level.value), width_ - legend_,
         up(level.value));
    add("stroke=\"#555555\" stroke-dasharray=\"1 4\" stroke-width=\"2\"/>\n");
    write(width_ - legend_ - 4.0, up(level.value) - 4.0, "end", printedWords(level));
  }

  void dot(double x, double y, const char* color, double radius = kDot) {
    addf("<circle cx=\"%.2f\" cy=\"%.2f\" r=\"%.1f\" fill=\"%s\" fill-opacity=\"0.7\"/>\n", x, y, radius,
         color);
  }

  void dots(const FigureCurve& curve, const char* color) {
    const double radius = curve.x.size() > kManyDots ? kSmallDot : kDot;
    for (std::size_t i = 0; i < curve.x.size(); ++i)
      if (std::isfinite(curve.x[i]) && std::isfinite(curve.y[i]))
        dot(across(curve.x[i]), up(curve.y[i]), color, radius);
  }

  void lines(const FigureCurve& curve, const char* color, const char* dashes) {
    std::string points;
    for (std::size_t i = 0; i <= curve.x.size(); ++i) {
      if (i < curve.x.size() && !std::isnan(curve.y[i])) {
        char point[48];
        std::snprintf(point, sizeof point, "%.2f,%.2f ", across(curve.x[i]), up(curve.y[i]));
        points += point;
      } else if (!points.empty()) {
        add("<polyline fill=\"none\" points=\"" + points);
        addf("\" stroke=\"%s\" stroke-dasharray=\"%s\" stroke-width=\"1.5\"/>\n", color, dashes);
        points.clear();
      }
    }
  }

  void curve(std::size_t index) {
    const FigureCurve& curve = figure_.curves[index];
    const char* color = kColors[index % std::size(kColors)];
    const char* dashes = kDashes[index % std::size(kDashes)];
    if (curve.isOfPoints)
      dots(curve, color);
    else
      lines(curve, color, dashes);
    if (curve.name.empty()) return;
    const double y = kTop + 12.0 + 18.0 * static_cast<double>(index), x = width_ - legend_ + 10.0;
    if (curve.isOfPoints)
      dot(x + 12.0, y, color);
    else
      addf(
          "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-dasharray=\"%s\" "
          "stroke-width=\"1.5\"/>\n",
          x, y, x + 24.0, y, color, dashes);
    write(x + 30.0, y + 4.0, "start", curve.name);
  }

  const StudyFigure& figure_;
  double width_, height_, legend_;
  Span x_, y_;
  std::string svg_;
};

}  // namespace

std::string toSvg(const StudyFigure& figure, const FigureSize& size) { return Sheet(figure, size).text(); }

}  // namespace handhold
