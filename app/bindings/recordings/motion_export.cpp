// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/recordings/motion_export.h"

#include <memory>

#include "app/drawing/figure_file.h"
#include "app/files/motion_file.h"
#include "app/files/person_figure.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "ui/document/language/said.h"

namespace handhold {

namespace {

constexpr double kFigureRate = 60.0;  // pictures a second: smooth in any game

/// Of what is shown, be it only looked at.
std::string movingFigure(const Document& document, const ViewBinding& view) {
  FilmView film = view.filmView(document.shown());
  if (!film.project.motion)
    throw InputError("figure", "no body moves in what is shown", "fit the human to the recording first");
  const Subject& subject = shownSubject(film.project);
  if (!film.figure) film.figure = storedFigure(subject);
  if (!film.figure)
    throw InputError("figure", "the skin of this person is still being made", "try again in a moment");
  return figureFile(film, kFigureRate);
}

QString sentenceOf(const WrittenMotion& written) {
  QStringList sentences, left;
  if (written.hasJointCentres) sentences << QObject::tr("It holds the centres of the joints as markers");
  if (written.hasGroundForces)
    sentences << QObject::tr("It holds what the force plates bore, as OpenSim's tables of ground forces do");
  for (const std::string& part : written.left) left << said(part);
  if (!left.isEmpty()) sentences << QObject::tr("It has no room for %1").arg(left.join(QStringLiteral(", ")));
  return sentences.join(QStringLiteral(". "));
}

}  // namespace

void addMotionExport(MainWindow& window, Document& document, const ViewBinding& view) {
  const auto note = std::make_shared<QString>();
  const auto check = [&document] {
    if (!shownTrial(document.shown()))
      throw InputError("motion", "nothing that was found or recorded is shown",
                       "solve or open a recording first");
  };
  const auto write = [&document, &view, note](const QString& path) {
    note->clear();
    const std::filesystem::path file = path.toStdU16String();
    if (path.endsWith(QLatin1String(".glb"), Qt::CaseInsensitive))
      return writeFile(file, movingFigure(document, view));
    const std::shared_ptr<const Trial> trial = shownTrial(document.shown());
    WrittenMotion written = writeMotionFile(recordingFor(file, *trial), file);
    for (std::string& forces : forcesLeftOf(*trial)) written.left.push_back(std::move(forces));
    *note = sentenceOf(written);
  };
  window.addExport({"motion", QObject::tr("Motion"), QStringLiteral("motion"),
                    QObject::tr("C3D (*.c3d);;Table of markers, TRC (*.trc);;OpenSim motion (*.mot);;"
                                "OpenSim storage (*.sto);;BVH (*.bvh);;Table (*.csv);;Figure, glTF (*.glb)"),
                    write, check, [note] { return *note; }});
}

}  // namespace handhold
