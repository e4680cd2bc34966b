// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/language/said.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "ui/document/language/catalogue.h"

namespace handhold {

QString said(const char* english) {
  return *english ? QCoreApplication::translate(Catalogue::kSentences, english) : QString();
}

QString said(const std::string& english) { return said(english.c_str()); }

QString said(const QString& english) { return said(english.toUtf8().constData()); }

QString named(const std::string& name) {
  static const QRegularExpression counted(QStringLiteral("^(.*?)( \\d+)?$"));
  const QRegularExpressionMatch parts = counted.match(QString::fromStdString(name));
  const QByteArray word = parts.captured(1).toUtf8();
  return QCoreApplication::translate(Catalogue::kNames, word.constData()) + parts.captured(2);
}

QString withinSentence(const QString& title) {
  const bool isLarge = QCoreApplication::translate(Catalogue::kSentences, Catalogue::kNounsLarge) !=
                       QLatin1String(Catalogue::kNounsLarge);
  return isLarge ? title : title.toLower();
}

QLocale localeOfWords() { return QLocale(QCoreApplication::translate(Catalogue::kSentences, "C", "locale")); }

}  // namespace handhold
