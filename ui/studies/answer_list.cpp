// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/answer_list.h"

#include <QEvent>
#include <QScrollBar>

#include "ui/document/language/said.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

QString safe(const std::string& text) { return said(text).toHtmlEscaped(); }

/// The words of a law and a thing as the filter of a table takes them.
QString filterFor(const std::string& words) { return QStringLiteral("\"%1\"").arg(said(words)); }

}  // namespace

AnswerList::AnswerList(QWidget* parent) : QTextBrowser(parent) {
  setObjectName(QStringLiteral("sweep.answer"));
  setAccessibleName(tr("What the study says"));
  setFrameShape(QFrame::NoFrame);
  setOpenLinks(false);
  connect(this, &QTextBrowser::anchorClicked, this,
          [this](const QUrl& link) { emit casesWanted(link.fragment(QUrl::FullyDecoded)); });
}

void AnswerList::say(const std::vector<AnswerPart>& parts) {
  parts_ = parts;
  fill();
}

/// Links keep the colour that they were made with.
void AnswerList::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) fill();
}

void AnswerList::fill() {
  const QString colour = tokens(palette()).accent.name();
  QString html;
  for (const AnswerPart& part : parts_) {
    html += QStringLiteral("<p style=\"margin:6px 0 2px\"><b>%1</b></p><table width=\"100%\">")
                .arg(safe(part.heading));
    for (const auto& [title, words, detail] : part.lines) {
      QString told = safe(words);
      if (!detail.empty()) {
        QUrl link;
        link.setFragment(filterFor(words), QUrl::DecodedMode);
        told = QStringLiteral("<a href=\"%1\" title=\"%2\" style=\"color:%4\">%3</a>")
                   .arg(link.toString(QUrl::FullyEncoded), safe(detail), told, colour);
      }
      html += QStringLiteral("<tr><td width=\"30%\" style=\"padding-right:12px\">%1</td><td>%2</td></tr>")
                  .arg(safe(title), told);
    }
    html += QStringLiteral("</table>");
  }
  const int place = verticalScrollBar()->value();
  setHtml(html);
  verticalScrollBar()->setValue(place);
}

}  // namespace handhold
