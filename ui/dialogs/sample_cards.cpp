// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/sample_cards.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <algorithm>

#include "ui/document/language/said.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kPictureHeight = 124;

/// As much of the words as fits, whole words and an ellipsis at the end.
QString fitted(const QFontMetrics& metrics, QString words, const QRect& area) {
  const auto fits = [&](const QString& text) {
    return metrics.boundingRect(area, Qt::TextWordWrap, text).height() <= area.height();
  };
  if (fits(words)) return words;
  while (!words.isEmpty() && !fits(words + QChar(0x2026)))
    words.truncate(qMax(0, int(words.lastIndexOf(' '))));
  return words + QChar(0x2026);
}

/// Checks of the method are less inviting than tasks.
bool isTrial(const QString& file) {
  for (const char* part : {"planar_", "source_", "arm_", "_ladder13", "_legs6"})
    if (file.contains(QLatin1String(part))) return true;
  return false;
}

/// What a newcomer opens first: it is solved at once and answers every drag.
bool isFirstStep(const QString& file) {
  for (const char* name : {"standing_pull", "overhead_work", "sitting_console", "squat_rise"})
    if (file == QLatin1String(name)) return true;
  return false;
}

SampleGroup groupOf(const QString& file, const QJsonObject& task) {
  const QJsonValue gravity = task[QStringLiteral("gravity")];
  if (isTrial(file)) return SampleGroup::Trials;
  if (isFirstStep(file)) return SampleGroup::FirstSteps;
  return gravity.toString() == QLatin1String("none") ? SampleGroup::Weightless : SampleGroup::OnEarth;
}

}  // namespace

QString titleOf(SampleGroup group) {
  switch (group) {
    case SampleGroup::FirstSteps:
      return QObject::tr("Learn it in five minutes");
    case SampleGroup::OnEarth:
      return QObject::tr("On Earth");
    case SampleGroup::Weightless:
      return QObject::tr("Weightless");
    case SampleGroup::Trials:
      return QObject::tr("Trials of the sources (001, 002, 004)");
  }
  return {};
}

QList<TaskCard> sampleTasks(const QString& folder) {
  QList<TaskCard> cards;
  const QDir directory(folder);
  for (const QString& name : directory.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
    QFile file(directory.filePath(name));
    if (!file.open(QIODevice::ReadOnly)) continue;
    const QJsonObject task = QJsonDocument::fromJson(file.readAll()).object();
    if (!task[QStringLiteral("schema")].toString().startsWith(QLatin1String("handhold-task"))) continue;
    const QString picture = directory.filePath(QFileInfo(name).completeBaseName() + QStringLiteral(".png"));
    cards.append({directory.filePath(name),
                  said(task[QStringLiteral("name")].toString(QFileInfo(name).completeBaseName())),
                  said(task[QStringLiteral("description")].toString()),
                  QFile::exists(picture) ? picture : QString(),
                  groupOf(QFileInfo(name).completeBaseName(), task)});
  }
  std::ranges::stable_sort(cards, {}, &TaskCard::group);
  return cards;
}

CardButton::CardButton(const TaskCard& card, QWidget* parent)
    : QAbstractButton(parent), card_(card), picture_(card.picture) {
  setObjectName(QStringLiteral("start.card.") + QFileInfo(card.file).completeBaseName());
  setAccessibleName(said(card.title));
  setAccessibleDescription(card.description);
  setToolTip(card.title + QStringLiteral("\n") + card.description);
  setFixedSize(kWidth, kPictureHeight + 84);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
}

bool CardButton::answers(const QString& words) const {
  const QString told = card_.title + QLatin1Char(' ') + card_.description + QLatin1Char(' ') +
                       titleOf(card_.group) + QLatin1Char(' ') + QFileInfo(card_.file).completeBaseName();
  const QStringList asked = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  return std::ranges::all_of(asked,
                             [&](const QString& word) { return told.contains(word, Qt::CaseInsensitive); });
}

void CardButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const Tokens& colours = tokens(palette());
  const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
  const bool lit = underMouse() || hasFocus();
  painter.setBrush(colours.panel);
  painter.setPen(QPen(lit ? colours.accent : colours.hairline, hasFocus() ? 2 : 1));
  painter.drawRoundedRect(frame, 8, 8);
  paintPicture(painter);
  const QRect text =
      rect().adjusted(space::kPanel, kPictureHeight + space::kSmall, -space::kPanel, -space::kSmall);
  QFont heading = font();
  heading.setWeight(QFont::DemiBold);
  painter.setFont(heading);
  painter.setPen(colours.text);
  painter.drawText(text, Qt::AlignTop | Qt::AlignLeft,
                   painter.fontMetrics().elidedText(card_.title, Qt::ElideRight, text.width()));
  painter.setFont(font());
  painter.setPen(colours.muted);
  const QRect words = text.adjusted(0, 20, 0, 0);
  painter.drawText(words, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
                   fitted(painter.fontMetrics(), card_.description, words));
}

void CardButton::paintPicture(QPainter& painter) const {
  const Tokens& colours = tokens(palette());
  const QRect area(2, 2, width() - 4, kPictureHeight);
  if (picture_.isNull()) {
    painter.fillRect(area.adjusted(4, 4, -4, 0), colours.raised);
    const QPixmap mark = iconPixmap(QStringLiteral("handhold_mark"), colours.muted, 48, devicePixelRatioF());
    painter.drawPixmap(QRect(area.center() - QPoint(24, 24), QSize(48, 48)), mark);
    return;
  }
  const QSize whole = picture_.size().scaled(area.size(), Qt::KeepAspectRatioByExpanding);
  const double scale = static_cast<double>(picture_.width()) / whole.width();
  const QSizeF part = QSizeF(area.size()) * scale;
  const QPointF corner((picture_.width() - part.width()) / 2, (picture_.height() - part.height()) / 2);
  painter.drawPixmap(area, picture_, QRectF(corner, part).toRect());
}

}  // namespace handhold
