// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <string>

namespace handhold {

// What all pages to hand on are made of.

inline constexpr int kTitleWidth = 150;  ///< of a row's title (px)

QString plainHtml(const std::string& text);

/// A page of the engine, whose words are English, in the language of the window.
QString saidInHtml(const std::string& html);

/// A row of a table: its title, then cells (HTML).
QString pageRow(const QString& title, const QStringList& cells);

/// From the beginning to the title, with date and version.
QString pageBeginning(const std::string& title);
inline const QString kPageEnd = QStringLiteral("</body></html>\n");

/// The page as the content of a PDF on as many sheets of A4 as it takes. Needs no display.
QByteArray pageToPdf(const QString& title, const QString& html);

}  // namespace handhold
