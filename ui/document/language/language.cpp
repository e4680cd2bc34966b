// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/language/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>

#include "ui/document/language/catalogue.h"

namespace handhold {

namespace {

bool isGerman(Language language) {
  if (language != Language::System) return language == Language::German;
  const QStringList wanted = QLocale::system().uiLanguages();
  return !wanted.isEmpty() && wanted.front().startsWith(QLatin1String("de"));
}

/// What Qt itself says: dialogs of files, buttons, menus of text fields. Asked last, as it was installed
/// first; where its words are not installed it speaks English.
void letQtSpeakGerman() {
  auto* words = new QTranslator(QCoreApplication::instance());
  if (words->load(QStringLiteral("qtbase_de"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    QCoreApplication::installTranslator(words);
}

}  // namespace

void speak(Language language, const QString& folder) {
  const QString file = folder + QStringLiteral("/handhold_de.ts");
  if (!isGerman(language) || !QFile::exists(file)) return;
  letQtSpeakGerman();
  auto* words = new Catalogue(file);
  words->setParent(QCoreApplication::instance());
  QCoreApplication::installTranslator(words);
}

}  // namespace handhold
