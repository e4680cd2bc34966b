// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/report_chart.h"

#include <QPainter>
#include <QSvgRenderer>
#include <algorithm>

#include "engine/model/utilisation.h"
#include "ui/document/language/said.h"

namespace handhold {

namespace {

constexpr double kPercent = 100.0;
constexpr int kChartSharpness = 3;  // pixels a px, on paper

}  // namespace

StudyFigure peakLoadFigure(const std::vector<const KeptTrial*>& motions) {
  StudyFigure figure;
  figure.title = QObject::tr("Greatest load of all joints").toStdString();
  figure.xTitle = QObject::tr("Time (s)").toStdString();
  figure.yTitle = QObject::tr("% of the limit").toStdString();
  double longest = 0.0;
  for (const KeptTrial* kept : motions) {
    const Model& model = *kept->trial->subject.model;
    FigureCurve curve;
    curve.name = named(kept->name).toStdString();
    const auto& frames = kept->trial->motion.frames;
    for (const MotionFrame& frame : frames) {
      if (frame.tau.size() != model.velocitySize()) continue;
      curve.x.push_back(frame.time - frames.front().time);
      curve.y.push_back(kPercent *
                        normalizedTorque(model, frame.tau, frame.q, frame.v).cwiseAbs().maxCoeff());
    }
    longest = std::max(longest, kept->trial->motion.duration());
    figure.curves.push_back(std::move(curve));
  }
  FigureCurve limit;
  limit.name = QObject::tr("limit").toStdString();
  limit.x = {0.0, longest};
  limit.y = {kPercent, kPercent};
  figure.curves.push_back(std::move(limit));
  return figure;
}

QImage chartImage(const QString& svg) {
  QSvgRenderer renderer(svg.toUtf8());
  QImage image(renderer.defaultSize() * kChartSharpness, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  renderer.render(&painter);
  return image;
}

}  // namespace handhold
