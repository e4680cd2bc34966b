// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/scene_painter.h"

#include <QPainter>
#include <algorithm>
#include <future>

#include "ui/scene/cabin/cabin_scene.h"
#include "ui/scene/framing.h"
#include "ui/theme/style_sheet.h"
#include "ui/viewport/overlay.h"

namespace handhold {

namespace {

/// Words as large in the picture as they are in a window of that shape.
void addWords(QImage& picture, const Scene& scene, const Camera& camera) {
  constexpr double kUsualHeight = 640.0;  // px of a view with words of the usual size
  const ViewSize size{picture.width(), picture.height(), std::max(1.0, picture.height() / kUsualHeight)};
  QPainter painter(&picture);
  painter.setFont(interfaceFont());
  painter.scale(size.pixelRatio, size.pixelRatio);
  paintWords(painter, scene, camera, size, Words::BesideThePerson);
}

}  // namespace

QImage ScenePainter::paint(const Scene& scene, const Camera& camera, const QSize& size) {
  const Scene shown = furnished(lookedThrough(scene, hidingSolids(scene, camera)), camera);
  const Image image = renderImage(renderer_, shown, camera, {size.width(), size.height(), 1.0});
  QImage picture =
      QImage(image.rgba.data(), image.width, image.height, 4 * image.width, QImage::Format_RGBA8888)
          .convertToFormat(QImage::Format_RGB32);
  addWords(picture, scene, camera);
  return picture;
}

QImage paintApart(const Scene& scene, const Camera& camera, const QSize& size) {
  return std::async(std::launch::async, [&] { return ScenePainter().paint(scene, camera, size); }).get();
}

}  // namespace handhold
