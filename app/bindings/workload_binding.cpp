// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/workload_binding.h"

#include "app/drawing/workload_pdf.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/io/workload_page.h"
#include "engine/motion/touches.h"
#include "engine/trial/trial_words.h"
#include "ui/document/units/units.h"
#include "ui/panels/workload/workload_view.h"

namespace handhold {

namespace {

void exportPage(const Project& project, const QImage& picture, const QString& path) {
  const std::optional<Workload> workload = workloadOfProject(project);
  if (!workload) throw InputError("Workload", "there is no motion with torques", "plan or predict one first");
  WorkloadPage page;
  const KeptTrial* shown = shownResult(project);
  page.title = project.task.name;
  if (shown) page.title.append(", ").append(shown->name);
  page.model = project.subject.model->name;
  page.picture = pictureAddress(picture);
  page.remark = findingOf(*project.motion, Units::shared().choice());
  for (const Touch& touch : touchesOf(project.motion->motion)) page.touches.push_back(touch.time);
  const bool isPdf = path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
  writeFile(path.toStdU16String(), isPdf ? workloadToPdf(*workload, page) : workloadToHtml(*workload, page));
}

}  // namespace

void addWorkload(MainWindow& window, Document& document, std::function<QImage()> picture) {
  window.addBottomWidget({QStringLiteral("Workload"), new WorkloadView(document, &window)});
  window.addExport({"workload", QStringLiteral("Workload page"), QStringLiteral("workload"),
                    QStringLiteral("HTML (*.html);;PDF (*.pdf)"),
                    [&document, picture = std::move(picture)](const QString& path) {
                      exportPage(document.project(), picture(), path);
                    }});
}

}  // namespace handhold
