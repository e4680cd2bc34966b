// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/report_binding.h"

#include "app/drawing/report_page.h"
#include "app/files/person_figure.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "ui/render/render_error.h"
#include "ui/scene/framing.h"

namespace handhold {

namespace {

constexpr QSize kReportPicture(760, 620);  // px
constexpr double kInSight = 0.95;          // of the person

std::vector<const KeptTrial*> resultsToTell(const Document& document) {
  const Project& project = document.project();
  std::vector<const KeptTrial*> results;
  for (const int id : document.comparison().value_or(Comparison()))
    if (const KeptTrial* kept = findResult(project, id)) results.push_back(kept);
  if (results.empty() && shownResult(project)) results.push_back(shownResult(project));
  std::erase_if(results, [](const KeptTrial* kept) { return kept->trial->motion.frames.empty(); });
  return results;
}

/// At the instant of its greatest load, from where the view looks, or from where all of the person is seen.
QImage pictureOf(const KeptTrial& kept, const Project& project, const ViewBinding& view) {
  FilmView film = view.filmView(withResult(project, kept));
  film.followed.reset();
  film.layers.clear();
  film.colours = {};  // the page tells of loads
  film.view.theme = theme(ThemeName::Light);
  film.view.selected = film.view.hovered = {};
  film.view.fromEyes = false;  // the page shows all of the person
  const Subject& subject = shownSubject(film.project);
  if (!film.figure) film.figure = storedFigure(subject);
  const PosedFigure person(subject.model, film.figure);
  const Scene scene = filmScene(film, person, film.meshes, kept.trial->peak.time);
  const ViewSize size{kReportPicture.width(), kReportPicture.height(), 1.0};
  const bool isSeen = personInSight(scene, film.camera, size) >= kInSight;
  try {
    return paintApart(scene, isSeen ? film.camera : firstView(scene, size), kReportPicture);
  } catch (const RenderError&) {
    return {};  // without OpenGL the page tells everything else
  }
}

}  // namespace

void addReport(MainWindow& window, Document& document, const ViewBinding& view, const MusclesIn& muscles) {
  const auto check = [&document] {
    if (resultsToTell(document).empty())
      throw InputError("report", "no result is shown", "solve first, or choose results and press Compare");
  };
  const auto write = [&document, &view, muscles](const QString& path) {
    std::vector<ReportedResult> results;
    for (const KeptTrial* kept : resultsToTell(document))
      results.push_back({kept, pictureOf(*kept, document.project(), view), muscles(*kept->trial)});
    const bool isPdf = path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
    writeFile(path.toStdU16String(), isPdf ? reportToPdf(document.project(), results).toStdString()
                                           : reportToHtml(document.project(), results).toStdString());
  };
  window.addExport({"report", QObject::tr("Report page"), QStringLiteral("report"),
                    QStringLiteral("HTML (*.html);;PDF (*.pdf)"), write, check});
}

}  // namespace handhold
