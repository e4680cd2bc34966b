// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/pdf_sheets.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPageSize>
#include <QPdfWriter>

#include "app/process/application_without_display.h"

namespace handhold {

QByteArray pdfOnA4(const QString& title, const std::function<void(QPdfWriter&)>& draw) {
  const ApplicationWithoutDisplay<QGuiApplication> fonts;
  QByteArray content;
  QBuffer buffer(&content);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setTitle(title);
  draw(writer);
  return content;
}

}  // namespace handhold
