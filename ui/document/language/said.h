// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <string>

#include "ui/document/language/said.h"

namespace handhold {

/// What the engine, a file or a table of ours says, in the language of the window: a finished English
/// sentence, as it is where no Catalogue is installed or none of its templates fits.
QString said(const char* english);
QString said(const std::string& english);
QString said(const QString& english);

/// A name as its owner gave it, or the usual one of such a thing ("bar 2") in the language of the window.
QString named(const std::string& name);

/// A title within a sentence: small, except where the language writes nouns large.
QString withinSentence(const QString& title);

/// How dates are written among such words; numbers keep the point.
QLocale localeOfWords();

}  // namespace handhold
