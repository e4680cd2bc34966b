// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "app/bindings/view_binding.h"
#include "ui/document/verdict.h"

// Kept results side by side in place of the person.

namespace handhold {

namespace {

/// Of two compared figures: each is seen through the other.
constexpr double kComparedOpacity = 0.55;

/// "Posture 1 · feasible, local optimum · peak 48 %".
std::string comparedWords(const KeptTrial& result) {
  QString words = QStringLiteral("%1 · %2").arg(QString::fromStdString(result.name),
                                                verdictOf(*result.trial).words.toLower());
  if (result.trial->hasTorques())
    words += QStringLiteral(" · peak %1 %").arg(std::lround(100.0 * result.trial->peak.load));
  return words.toStdString();
}

}  // namespace

void ViewBinding::addComparedRecording(Scene& scene, const KeptTrial& result, const Color& color) const {
  RecordedLook look;
  look.showForces = view_.showForces;
  look.color = color;
  comparedRecordings_[result.id].of(result.trial)->addTo(scene, document_.playbackTime(), look);
}

/// Kept results in place of the person; motions at the time that is looked at.
void ViewBinding::addCompared(Scene& scene) const {
  const auto ghost = [&](int id, const Color& color, std::uint32_t wordColor) {
    const KeptTrial* result = findResult(document_.project(), id);
    if (!result) return;
    if (result->trial->motion.frames.empty()) return addComparedRecording(scene, *result, color);
    const Project project = withResult(document_.project(), *result);
    addGhost(scene, *person_, momentAt(project, document_.playbackTime()).q, color);
    FigureInstance& figure = scene.figures.back();
    figure.opacity = kComparedOpacity;
    if (figure.facePoint)
      scene.labels.push_back({{}, *figure.facePoint, comparedWords(*result), rgb(wordColor)});
  };
  dropPerson(scene);
  scene.caption.reset();  // each figure has its own
  // labels stand on a dark pill in both themes
  const Comparison& compared = *document_.comparison();
  for (std::size_t i = 0; i < compared.size(); ++i)
    ghost(compared[i], view_.theme.compared[i % view_.theme.compared.size()], kDarkPalette.compared(i));
}

}  // namespace handhold
