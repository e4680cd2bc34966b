// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/language/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

#include "ui/document/language/catalogue.h"

namespace handhold {

namespace {

bool isGerman(Language language) {
  if (language != Language::System) return language == Language::German;
  const QStringList wanted = QLocale::system().uiLanguages();
  return !wanted.isEmpty() && wanted.front().startsWith(QLatin1String("de"));
}

}  // namespace

void speak(Language language, const QString& folder) {
  const QString file = folder + QStringLiteral("/handhold_de.ts");
  if (!isGerman(language) || !QFile::exists(file)) return;
  auto* words = new Catalogue(file);
  words->setParent(QCoreApplication::instance());
  QCoreApplication::installTranslator(words);
}

}  // namespace handhold
