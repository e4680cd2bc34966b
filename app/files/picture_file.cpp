// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/picture_file.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include "app/process/file_ending.h"
#include "engine/core/atomic_file.h"

namespace handhold {

namespace {

QByteArray pngOf(const QImage& picture) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  picture.save(&buffer, "PNG");
  return bytes;
}

/// The same pixels on a page of SVG.
QByteArray svgOf(const QImage& picture) {
  const QString page = QStringLiteral(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
      "width=\"%1\" height=\"%2\" viewBox=\"0 0 %1 %2\">\n"
      "<image width=\"%1\" height=\"%2\" xlink:href=\"data:image/png;base64,%3\"/>\n</svg>\n");
  return page
      .arg(QString::number(picture.width()), QString::number(picture.height()),
           QString::fromLatin1(pngOf(picture).toBase64()))
      .toUtf8();
}

/// The same pixels on a page of their size.
QByteArray pdfOf(const QImage& picture) {
  constexpr int kDotsPerInch = 96;
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setResolution(kDotsPerInch);
  const QSizeF points = QSizeF(picture.size()) * 72.0 / kDotsPerInch;
  writer.setPageSize(QPageSize(points, QPageSize::Point, QString(), QPageSize::ExactMatch));
  writer.setPageMargins(QMarginsF());
  QPainter painter(&writer);
  painter.drawImage(QRect(QPoint(), picture.size()), picture);
  painter.end();
  return bytes;
}

}  // namespace

void writePictureFile(const QImage& picture, const std::string& file) {
  const QByteArray bytes = hasEnding(file, {".svg"})   ? svgOf(picture)
                           : hasEnding(file, {".pdf"}) ? pdfOf(picture)
                                                       : pngOf(picture);
  writeFile(file, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace handhold
