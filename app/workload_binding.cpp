// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workload_binding.h"

#include <QBuffer>

#include "engine/core/error.h"
#include "engine/io/workload_page.h"
#include "engine/motion/touches.h"
#include "ui/panels/workload/workload_export.h"
#include "ui/panels/workload/workload_view.h"

namespace handhold {

namespace {

/// As a page holds it.
std::string embedded(const QImage& image) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return "data:image/png;base64," + bytes.toBase64().toStdString();
}

void exportPage(const Project& project, const QImage& picture, const QString& path) {
  const std::optional<Workload> workload = workloadOfProject(project);
  if (!workload) throw InputError("workload", "there is no motion with torques", "plan or predict one first");
  WorkloadPage page;
  const KeptResult* shown = shownResult(project);
  page.title = project.task.name;
  if (shown) page.title.append(", ").append(shown->name);
  page.model = project.model->name;
  page.picture = embedded(picture);
  page.remark = project.motion->message;
  for (const Touch& touch : touchesOf(project.motion->motion)) page.touches.push_back(touch.time);
  writeWorkloadPage(workloadToHtml(*workload, page), path);
}

}  // namespace

void addWorkload(MainWindow& window, Document& document, std::function<QImage()> picture) {
  window.addBottomWidget({QStringLiteral("Workload"), new WorkloadView(document, &window)});
  window.addExport({"workload", QStringLiteral("Workload page"), QStringLiteral("HTML (*.html);;PDF (*.pdf)"),
                    [&document, picture = std::move(picture)](const QString& path) {
                      exportPage(document.project(), picture(), path);
                    }});
}

}  // namespace handhold
