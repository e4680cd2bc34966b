// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include "ui/theme/tokens.h"

namespace handhold {

namespace {

QByteArray tintedSvg(const QString& name, const QColor& color) {
  QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
  if (!file.open(QIODevice::ReadOnly)) return {};
  return file.readAll().replace("currentColor", color.name().toLatin1());
}

/// Chooses its colour when it is drawn, so a change of theme needs no new icons.
class TintedIconEngine : public QIconEngine {
 public:
  TintedIconEngine(const QString& name, const QColor& color) : name_(name), color_(color) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
    const int side = qMin(rect.width(), rect.height());
    const double ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
    QRect square(0, 0, side, side);
    square.moveCenter(rect.center());
    painter->setOpacity(mode == QIcon::Disabled ? 0.38 : 1.0);
    painter->drawPixmap(square, iconPixmap(name_, tint(state), side, ratio));
    painter->setOpacity(1.0);
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    return scaledPixmap(size, mode, state, 1.0);
  }

  QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(), size), mode, state);
    return pixmap;
  }

  QIconEngine* clone() const override { return new TintedIconEngine(*this); }

 private:
  QColor tint(QIcon::State state) const {
    if (color_.isValid()) return color_;
    const Tokens& colours = tokens(QGuiApplication::palette());
    return state == QIcon::On ? colours.accent : colours.text;
  }

  QString name_;
  QColor color_;
};

}  // namespace

QIcon icon(const QString& name) { return QIcon(new TintedIconEngine(name, QColor())); }

QIcon icon(const QString& name, const QColor& color) { return QIcon(new TintedIconEngine(name, color)); }

QPixmap iconPixmap(const QString& name, const QColor& color, int side, double ratio) {
  const QString key = QStringLiteral("handhold/%1/%2/%3/%4").arg(name, color.name()).arg(side).arg(ratio);
  QPixmap pixmap;
  if (QPixmapCache::find(key, &pixmap)) return pixmap;
  pixmap = QPixmap(QSize(side, side) * ratio);
  pixmap.fill(Qt::transparent);
  QSvgRenderer renderer(tintedSvg(name, color));
  QPainter painter(&pixmap);
  renderer.render(&painter);
  painter.end();
  pixmap.setDevicePixelRatio(ratio);
  QPixmapCache::insert(key, pixmap);
  return pixmap;
}

}  // namespace handhold
