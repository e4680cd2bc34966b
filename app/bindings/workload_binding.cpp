// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/workload_binding.h"

#include <algorithm>

#include "app/drawing/page_parts.h"
#include "app/drawing/workload_pdf.h"
#include "app/process/resources.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/io/workload_page.h"
#include "engine/model/person.h"
#include "engine/motion/touches.h"
#include "engine/trial/trial_words.h"
#include "ui/document/language/said.h"
#include "ui/document/units/units.h"
#include "ui/panels/workload/workload_view.h"
#include "ui/scene/figure/figure_mesh.h"

namespace handhold {

namespace {

/// Throws InputError where there is none.
Workload workloadToTell(const Project& project) {
  const std::optional<Workload> workload = workloadOfProject(project);
  if (!workload) throw InputError("Workload", "there is no motion with torques", "plan or predict one first");
  return *workload;
}

void exportPage(const Project& project, const ScoresView& scores, const QImage& picture,
                const QString& path) {
  const Workload workload = workloadToTell(project);
  WorkloadPage page;
  const KeptTrial* shown = shownResult(project);
  page.title = project.task.name;
  if (shown) page.title.append(", ").append(shown->name);
  page.model = whoIs(shownSubject(project), Units::shared().choice());
  page.scores = scores.verdicts();
  page.picture = pictureAddress(picture);
  page.remark = findingOf(*project.motion, Units::shared().choice());
  for (const Touch& touch : touchesOf(project.motion->motion)) page.touches.push_back(touch.time);
  const bool isPdf = path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
  writeFile(path.toStdU16String(),
            isPdf ? workloadToPdf(workload, page) : saidInHtml(workloadToHtml(workload, page)).toStdString());
}

/// Which segment of which side the joints of a band of the figure move.
bool isOf(const ScorePart& part, const Model& model, const std::vector<BodySegment>& segments,
          LinkIndex joint) {
  const auto at = static_cast<std::size_t>(joint);
  if (segments[at] != part.segment) return false;
  if (!part.side) return true;
  const Limb limb = model.joints[at].limb;
  return (limb == Limb::LeftArm || limb == Limb::LeftLeg) == (*part.side == BodySide::Left);
}

/// The worst severity of the parts of a score that a joint's segment has; below 0: none.
float severityAt(const InstantScore& score, const Model& model, const std::vector<BodySegment>& segments,
                 LinkIndex joint) {
  float worst = -1.0F;
  for (const ScorePart& part : score.parts)
    if (part.segment && joint.valid() && isOf(part, model, segments, joint))
      worst = std::max(worst, static_cast<float>(std::clamp(part.severity(), 0.0, 1.0)));
  return worst;
}

/// The colours of loads give way to those of a score.
void colour(FigureInstance& figure, const InstantScore& score, const Model& model) {
  const std::vector<BodySegment> segments = segmentsOf(model);
  figure.loads.clear();
  if (figure.figure) {
    for (const LoadBand& band : figure.figure->bands) {
      float worst = -1.0F;
      for (const std::string& joint : band.joints)
        worst = std::max(worst, severityAt(score, model, segments, model.findJoint(joint)));
      figure.loads.push_back(worst);
    }
    return;
  }
  for (int joint = 0; joint < model.linkCount(); ++joint)
    figure.loads.push_back(severityAt(score, model, segments, LinkIndex(joint)));
}

void colourPerson(Scene& scene, const RuleVerdict& verdict, const Model& model, double time) {
  // what is compared stands in place of the person
  if (scene.figures.empty() || scene.figures.front().id.kind != ThingKind::Body) return;
  colour(scene.figures.front(), instantAt(verdict, time), model);
  scene.hasLoadLegend = false;
  const QString note = said(rowOf(verdict.rule).title) + said(": the redder, the worse a part scores");
  scene.notes.push_back({note.toStdString(), scene.theme.exceeded});
}

}  // namespace

ScoresView* addScores(MainWindow& window, Document& document, ViewBinding& view) {
  auto* scores =
      new ScoresView(document, PopulationStrength(resourceFolder() / "scores" / "strength.csv"), &window);
  window.addBottomWidget({QObject::tr("Scores"), scores});
  QObject::connect(scores, &ScoresView::solveWanted, &window, window.actions().trigger("solve.posture"));
  const auto colourNow = [scores, &document](Scene& scene) {
    if (const RuleVerdict* verdict = scores->colouring())
      colourPerson(scene, *verdict, *shownSubject(document.shown()).model, document.moment().time);
  };
  const auto snapshot = [scores, &document]() -> PictureLayer {
    if (!scores->colouring()) return {};
    return [verdict = *scores->colouring(), model = shownSubject(document.shown()).model](
               Scene& scene, const VectorX&, double time) { colourPerson(scene, verdict, *model, time); };
  };
  view.addLayer({colourNow, snapshot, LayerOf::Person});
  QObject::connect(scores, &ScoresView::colouringChanged, &view, &ViewBinding::refresh);
  return scores;
}

void addWorkload(MainWindow& window, Document& document, const ScoresView& scores,
                 std::function<QImage()> picture) {
  auto* view = new WorkloadView(document, &window);
  window.addBottomWidget({QObject::tr("Workload"), view});
  QObject::connect(view, &WorkloadView::motionWanted, &window, window.actions().trigger("solve.motion"));
  window.addExport({"workload", QObject::tr("Workload page"), QStringLiteral("workload"),
                    QStringLiteral("HTML (*.html);;PDF (*.pdf)"),
                    [&document, &scores, picture = std::move(picture)](const QString& path) {
                      exportPage(document.project(), scores, picture(), path);
                    },
                    [&document] { workloadToTell(document.project()); }});
}

}  // namespace handhold
