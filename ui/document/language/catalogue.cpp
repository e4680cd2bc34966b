// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/language/catalogue.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <algorithm>

#include "engine/core/error.h"
#include "ui/document/language/said.h"

namespace handhold {

namespace {

constexpr int kDeepest = 4;  // holes within holes
constexpr qsizetype kMostRemembered = 20000;
constexpr QChar kComment(4);

QString keyOf(const QString& source, const QString& comment) {
  return comment.isEmpty() ? source : source + kComment + comment;
}

int lettersOf(const QStringList& pieces) {
  int letters = 0;
  for (const QString& piece : pieces)
    for (const QChar c : piece) letters += c.isLetter();
  return letters;
}

/// Words that nobody translated; units (of up to three letters), numbers and names like RFHD and CentreOfMass
/// are none.
int wordsIn(const QString& text) {
  static const QRegularExpression word(
      QStringLiteral("(?<![\\w%])\\p{L}(\\p{Ll}{3,}|(?<![\\d.,] .)\\p{Ll}{1,2})(?!\\p{L})"));
  int words = 0;
  for (auto found = word.globalMatch(text); found.hasNext(); found.next()) ++words;
  return words;
}

/// What stands in the holes between the pieces; empty: the text is not of that form.
QStringList filledBetween(const QStringList& pieces, const QString& text) {
  if (!text.startsWith(pieces.front()) || !text.endsWith(pieces.back())) return {};
  QStringList filled;
  qsizetype from = pieces.front().size();
  const qsizetype end = text.size() - pieces.back().size();
  for (qsizetype i = 1; i + 1 < pieces.size(); ++i) {
    const qsizetype at = text.indexOf(pieces[i], from + 1);
    if (at < 0 || at + pieces[i].size() > end) return {};
    filled << text.mid(from, at - from);
    from = at + pieces[i].size();
  }
  if (from >= end) return {};
  return filled << text.mid(from, end - from);
}

Catalogue::Message readMessage(QXmlStreamReader& xml) {
  Catalogue::Message message;
  const bool isCounted = xml.attributes().value("numerus") == QLatin1String("yes");
  while (xml.readNextStartElement()) {
    if (xml.name() == QLatin1String("source")) {
      message.source = xml.readElementText();
    } else if (xml.name() == QLatin1String("comment")) {
      message.comment = xml.readElementText();
    } else if (xml.name() == QLatin1String("translation")) {
      message.isUnfinished = xml.attributes().value("type") == QLatin1String("unfinished");
      if (!isCounted) message.translations << xml.readElementText();
      while (isCounted && xml.readNextStartElement()) message.translations << xml.readElementText();
    } else {
      xml.skipCurrentElement();
    }
  }
  return message;
}

}  // namespace

std::vector<Catalogue::Message> Catalogue::read(const QString& file) {
  QFile in(file);
  if (!in.open(QIODevice::ReadOnly))
    throw InputError(file.toStdString(), "cannot be read", "install the program again");
  std::vector<Message> messages;
  QXmlStreamReader xml(&in);
  while (!xml.atEnd())
    if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("message"))
      messages.push_back(readMessage(xml));
  if (xml.hasError())
    throw InputError(file.toStdString() + ":" + std::to_string(xml.lineNumber()),
                     "is damaged: " + xml.errorString().toStdString(), "install the program again");
  return messages;
}

Catalogue::Catalogue(const QString& file) {
  for (const Message& message : read(file)) add(message);
  std::stable_sort(templates_.begin(), templates_.end(),
                   [](const Template& a, const Template& b) { return a.weight > b.weight; });
}

void Catalogue::add(const Message& message) {
  if (message.translations.isEmpty() || message.translations.front().isEmpty()) return;
  known_.insert(keyOf(message.source, message.comment), message.translations);
  for (const QString& answer : message.translations) answers_.insert(answer);
  static const QRegularExpression hole(QStringLiteral("%(\\d)"));
  Template one;
  one.pieces = message.source.split(hole);
  one.translation = message.translations.front();
  one.weight = lettersOf(one.pieces);
  for (const QString& piece : one.pieces) one.words += wordsIn(piece);
  if (one.pieces.size() == 1 || one.weight == 0) return;
  for (auto found = hole.globalMatch(message.source); found.hasNext();)
    one.holes.push_back(found.next().captured(1).toInt());
  templates_.push_back(std::move(one));
}

QString Catalogue::translate(const char* context, const char* source, const char* comment, int n) const {
  const QString text = QString::fromUtf8(source);
  auto found = known_.constFind(keyOf(text, QString::fromUtf8(comment)));
  if (found == known_.cend()) found = known_.constFind(text);
  if (found != known_.cend()) return n >= 0 && n != 1 ? found->back() : found->front();
  return qstrcmp(context, kSentences) == 0 && !answers_.contains(text) ? sentence(text) : QString();
}

QString Catalogue::sentence(const QString& english, int* unknown) const {
  const std::scoped_lock lock(mutex_);  // jobs have titles, too
  if (memory_.size() > kMostRemembered) memory_.clear();
  const Said found = say(english, 0);
  if (unknown) *unknown = found.unknown;
  return found.text;
}

const QString* Catalogue::exact(const QString& text) const {
  const auto found = known_.constFind(text);
  return found == known_.cend() ? nullptr : &found->front();
}

Catalogue::Said Catalogue::say(const QString& english, int depth) const {
  const QString text = english.trimmed();
  if (text.isEmpty()) return {english, 0};
  if (text != english) {
    Said inner = say(text, depth);
    inner.text = QString(english).replace(text, inner.text);
    return inner;
  }
  // a part of a sentence is asked for by many templates
  if (const auto known = memory_.constFind(text); known != memory_.cend()) return *known;
  const Said found = sayEitherCase(text, depth);
  if (depth < kDeepest) memory_.insert(text, found);
  return found;
}

Catalogue::Said Catalogue::sayEitherCase(const QString& text, int depth) const {
  const Said asItIs = sayWhole(text, depth);
  if (asItIs.unknown == 0 || !text[0].isLetter()) return asItIs;
  // at the head of a sentence, or a title within one
  QString other = text;
  other[0] = text[0].isUpper() ? text[0].toLower() : text[0].toUpper();
  Said turned = sayWhole(other, depth);
  if (turned.unknown >= asItIs.unknown) return asItIs;
  if (text[0].isUpper()) turned.text[0] = turned.text[0].toUpper();
  return turned;
}

Catalogue::Said Catalogue::sayWhole(const QString& text, int depth) const {
  if (const QString* known = exact(text)) return {*known, 0};
  Said best{text, wordsIn(text)};
  if (best.unknown == 0 || depth > kDeepest) return best;
  sayByTemplates(text, depth, Pieces::Words, best);
  if (best.unknown == 0) return best;
  Said parts = sayParts(text, depth);
  if (parts.unknown < best.unknown) best = std::move(parts);
  // of several sentences "%1 s" would take the unit from the last one's number, wherever that goes
  if (best.unknown > 0) sayByTemplates(text, depth, Pieces::NoWords, best);
  return best;
}

void Catalogue::sayByTemplates(const QString& text, int depth, Pieces pieces, Said& best) const {
  for (const Template& one : templates_) {
    if ((one.words == 0) != (pieces == Pieces::NoWords)) continue;
    const QStringList filled = filledBetween(one.pieces, text);
    if (filled.isEmpty()) continue;
    Said here = fill(one, filled, depth);
    // what says less than it leaves is chance
    if (here.unknown < best.unknown && here.unknown <= one.words) best = std::move(here);
    if (best.unknown == 0) return;
  }
}

Catalogue::Said Catalogue::fill(const Template& one, const QStringList& filled, int depth) const {
  Said whole{one.translation, 0};
  QStringList inner(10);
  for (std::size_t i = 0; i < one.holes.size(); ++i) {
    const Said part = say(filled[static_cast<qsizetype>(i)], depth + 1);
    inner[one.holes[i]] = part.text;
    whole.unknown += part.unknown;
  }
  QString text;
  for (qsizetype i = 0; i < one.translation.size(); ++i) {
    // a thing may stand there with a colon of its own
    if (one.translation[i] == QLatin1Char(':') && text.endsWith(QLatin1Char(':'))) continue;
    const bool isHole = one.translation[i] == QLatin1Char('%') && i + 1 < one.translation.size() &&
                        one.translation[i + 1].isDigit();
    text += isHole ? inner[one.translation[++i].digitValue()] : QString(one.translation[i]);
  }
  whole.text = text;
  return whole;
}

/// A text of several sentences, clauses or items.
Catalogue::Said Catalogue::sayParts(const QString& english, int depth) const {
  for (const char* border : {"\n", ". ", "; ", ": ", ", ", " (", " and ", " or ", ")"}) {
    const QLatin1String between(border);
    const QStringList parts = english.split(between);
    if (parts.size() < 2) continue;
    Said whole;
    QStringList texts;
    for (const QString& part : parts) {
      const Said one = part.isEmpty() ? Said{} : say(part, depth + 1);
      texts << one.text;
      whole.unknown += one.unknown;
    }
    const QString* word = exact(QString(between).trimmed());
    whole.text = texts.join(word ? QLatin1Char(' ') + *word + QLatin1Char(' ') : QString(between));
    if (whole.unknown < wordsIn(english)) return whole;
  }
  return {english, wordsIn(english)};
}

}  // namespace handhold
