// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/person_figure.h"

#include <QByteArray>
#include <QDir>

#include "app/process/resources.h"
#include "engine/model/person.h"
#include "engine/task/file/task_file.h"
#include "ui/scene/figure/figure_generator.h"
#include "ui/scene/people/person_shape.h"
#include "ui/scene/posed_figure.h"

namespace handhold {

namespace {

VectorX withAngles(const Model& model, const PostureAngles& angles) {
  VectorX q = model.zeroPosition();
  for (const auto& [name, angle] : angles) {
    const LinkIndex joint = model.findJoint(name);
    if (joint.valid()) q[positionIndex(joint)] = angle;
  }
  return q;
}

std::filesystem::path cacheFolder() {
  const QByteArray cache = qgetenv("XDG_CACHE_HOME");
  const std::filesystem::path base = cache.isEmpty()
                                         ? std::filesystem::path(QDir::homePath().toStdString()) / ".cache"
                                         : std::filesystem::path(cache.constData());
  return base / "handhold";
}

/// What a figure is made of: the shipped numbers and where a person's frames stand.
struct FigureParts {
  explicit FigureParts(const Subject& subject)
      : data(readFigureData(resourceFolder() / "meshes" / "figure.json")),
        zero(figureFrames(*subject.model, subject.model->zeroPosition())),
        rest(figureFrames(*subject.model, withAngles(*subject.model, data.rest))) {
    const std::string text = modelText(subject);
    if (const auto person = personIn(text, subject.name)) options.shape = shapeOf(*person, data, zero, rest);
  }

  FigureData data;
  FramePoses zero, rest;
  FigureOptions options;  ///< with the person's shape
};

}  // namespace

std::shared_ptr<const Figure> openFigure(const Subject& subject, std::stop_token stop) {
  if (!hasSkin(*subject.model)) return nullptr;
  FigureParts parts(subject);
  parts.options.stop = std::move(stop);
  return loadOrMakeFigure(parts.data, parts.zero, parts.rest, parts.options, cacheFolder());
}

std::shared_ptr<const Figure> storedFigure(const Subject& subject) {
  if (!hasSkin(*subject.model)) return nullptr;
  const FigureParts parts(subject);
  return storedFigure(parts.data, parts.zero, parts.rest, parts.options, cacheFolder());
}

std::shared_ptr<const Figure> draftFigure(const Subject& subject, std::stop_token stop) {
  if (!hasSkin(*subject.model)) return nullptr;
  FigureParts parts(subject);
  parts.options.cell = 0.008;
  parts.options.bonesCell = 0.015;
  parts.options.stop = std::move(stop);
  return makeFigure(parts.data, parts.zero, parts.rest, parts.options);
}

bool isWoman(const Subject& subject) {
  if (subject.file.empty() && !isShipped(subject.name, modelFolder()))
    return false;  // nothing is told of them
  const std::optional<Person> person = personIn(modelText(subject), subject.name);
  return person && person->sex == Sex::Female;
}

}  // namespace handhold
