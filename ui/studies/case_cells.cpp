// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/case_cells.h"

#include <QRegularExpression>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/scores/rule.h"
#include "engine/study/study_summary.h"
#include "ui/document/language/said.h"

namespace handhold {

namespace {

QString shortNumber(double value) { return QString::number(value, 'g', 5); }

QString cellText(const std::string& json) {
  const auto value = nlohmann::ordered_json::parse(json, nullptr, false);
  if (value.is_number()) return shortNumber(value.get<double>());
  return QString::fromStdString(value.is_string() ? value.get<std::string>() : json);
}

/// Of a figure of a case by its name: shares of a limit in percent, all else as it is kept. Empty: none.
QString unitOfFigure(const QString& name) {
  if (name == QLatin1String("peak_load")) return QStringLiteral("%");
  if (name == QLatin1String("duration")) return QStringLiteral("s");
  if (name.startsWith(QLatin1String("force "))) return QStringLiteral("N");
  const auto rule =
      std::ranges::find_if(kRuleRows, [&](const RuleRow& row) { return name == QLatin1String(row.word); });
  if (rule == kRuleRows.end()) return {};
  if (rule->isShare) return QStringLiteral("%");
  if (rule->rule == Rule::Endurance) return QStringLiteral("s");
  return rule->quantity == Dimension::None ? QString() : QString::fromLatin1(siUnit(rule->quantity));
}

double scaleOfFigure(const QString& name) { return unitOfFigure(name) == QLatin1String("%") ? 100.0 : 1.0; }

/// Whether a row may read otherwise than it did.
bool hasMoved(const StudyRow& before, const StudyRow& now) {
  return before.state != now.state || before.seconds != now.seconds || before.reason != now.reason;
}

}  // namespace

std::vector<int> CaseCells::take(const StudyPlan& plan, std::vector<StudyRow> rows) {
  QStringList columns{QObject::tr("Case")};
  for (const StudyVariable& variable : plan.variables) columns << QString::fromStdString(variable.name);
  columns << QObject::tr("State") << QObject::tr("Stopped by") << QObject::tr("Reason")
          << QObject::tr("Seconds");
  for (const std::string& name : figureNames(rows)) columns << QString::fromStdString(name);
  const bool isNew = columns != columns_ || rows.size() != rows_.size();
  std::vector<int> changed;
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (isNew || hasMoved(rows_[i], rows[i])) changed.push_back(static_cast<int>(i));
  rows_ = std::move(rows);
  columns_ = columns;
  variables_ = static_cast<int>(plan.variables.size());
  texts_.resize(rows_.size());
  for (const int i : changed)
    texts_[static_cast<std::size_t>(i)] = textsOf(rows_[static_cast<std::size_t>(i)]);
  return changed;
}

QStringList CaseCells::titles() const {
  QStringList titles = columns_;
  for (qsizetype column = reasonColumn() + 2; column < titles.size(); ++column)
    if (const QString unit = unitOfFigure(titles[column]); !unit.isEmpty())
      titles[column] += QStringLiteral(" (%1)").arg(unit);
  return titles;
}

QStringList CaseCells::textsOf(const StudyRow& row) const {
  QStringList texts{QString::number(row.index)};
  for (const std::string& value : row.values) texts << cellText(value);
  const bool hasEnded = row.state > CaseState::Running;
  texts << said(kCaseStateWords[static_cast<std::size_t>(row.state)])
        << (row.state > CaseState::Solved ? said(hindranceOf(row)) : QString()) << said(row.reason)
        << (hasEnded ? shortNumber(row.seconds) : QString());
  for (qsizetype column = texts.size(); column < columns_.size(); ++column) {
    const auto value = figureOf(row, columns_[column].toStdString());
    texts << (value ? shortNumber(scaleOfFigure(columns_[column]) * *value) : QString());
  }
  return texts;
}

bool CaseCells::keeps(int row, const QString& filter) const {
  static const QRegularExpression form(QStringLiteral("\"([^\"]*)\"?|(\\S+)"));
  const QStringList& texts = texts_[static_cast<std::size_t>(row)];
  for (auto found = form.globalMatch(filter); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    const QString words = match.captured(1) + match.captured(2);
    const auto has = [&](const QString& text) { return text.contains(words, Qt::CaseInsensitive); };
    if (!keepsBound(row, words).value_or(std::any_of(texts.begin() + 1, texts.end(), has))) return false;
  }
  return true;
}

/// "rula<4": of the column whose name has that part, spaces left out. Nothing: it is no bound.
std::optional<bool> CaseCells::keepsBound(int row, const QString& words) const {
  static const QRegularExpression form(QStringLiteral("^([^<>=]+)(<=|>=|<|>|=)([-+0-9.,eE]+)$"));
  const QRegularExpressionMatch match = form.match(words);
  bool isNumber = false;
  const double bound = match.captured(3).replace(',', '.').toDouble(&isNumber);
  if (!match.hasMatch() || !isNumber) return std::nullopt;
  const auto plain = [](QString name) { return name.remove(' ').remove(':').remove('_').toLower(); };
  const auto column = std::ranges::find_if(
      columns_, [&](const QString& name) { return plain(name).contains(plain(match.captured(1))); });
  if (column == columns_.end()) return std::nullopt;
  const double value = text(row, static_cast<int>(column - columns_.begin())).toDouble(&isNumber);
  const QString sign = match.captured(2);
  return isNumber && ((sign.startsWith('<') && value < bound) || (sign.startsWith('>') && value > bound) ||
                      (sign.endsWith('=') && value == bound));
}

}  // namespace handhold
