// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/study_page.h"

#include <map>
#include <nlohmann/json.hpp>

#include "app/drawing/figure_svg.h"
#include "app/drawing/page_parts.h"
#include "app/drawing/study_charts.h"
#include "app/process/file_ending.h"
#include "engine/core/atomic_file.h"
#include "engine/people/virtual_people.h"
#include "engine/study/study_summary.h"
#include "ui/document/language/said.h"

namespace handhold {

namespace {

constexpr std::size_t kMostRows = 60;

QString printedText(const char* format, double value) { return QString::asprintf(format, value); }

/// One page being written.
class StudyWriter {
 public:
  explicit StudyWriter(const StudyStore& store)
      : plan_(store.plan()), rows_(store.rows()), counts_(store.counts()) {}

  QString write() {
    html_ = pageBeginning(plan_.name);
    question();
    const std::vector<AnswerPart> parts = answerOf(plan_, rows_);
    for (const AnswerPart& part : parts)
      if (!part.isByValue) answer(part);
    charts();
    for (const AnswerPart& part : parts)
      if (part.isByValue) answer(part);
    table();
    assumptions();
    return html_ + kPageEnd;
  }

 private:
  void question();
  void answer(const AnswerPart& part);
  void states();
  void charts();
  void table();
  void assumptions();
  void begin(const QString& title) { html_ += QStringLiteral("<h2>%1</h2>\n<table>").arg(said(title)); }
  void addRow(const QString& title, const QString& cell) { html_ += pageRow(title, {cell}); }
  void end() { html_ += QStringLiteral("</table>\n"); }

  StudyPlan plan_;
  std::vector<StudyRow> rows_;
  std::vector<int> counts_;
  QString html_;
};

QString rangeWords(const StudyVariable& variable) {
  if (variable.values.empty()) {
    const QString steps = variable.steps > 0 ? QObject::tr(" in %1 steps").arg(variable.steps) : QString();
    return QObject::tr("%1 to %2").arg(variable.from).arg(variable.to) + steps;
  }
  QStringList words;
  for (const std::string& value : variable.values) words << plainHtml(plainValue(value));
  return words.join(QStringLiteral(", "));
}

void StudyWriter::question() {
  const auto task = nlohmann::json::parse(plan_.task);
  begin("What was asked");
  addRow("Task", plainHtml(task.value("name", plan_.taskFile.stem().string())));
  if (const std::string text = task.value("description", ""); !text.empty()) addRow({}, plainHtml(text));
  addRow("Wanted",
         plan_.isMotion ? QObject::tr("a motion, in each case") : QObject::tr("a posture, in each case"));
  if (!plan_.people.empty()) {
    const auto women = std::ranges::count(plan_.people, Sex::Female, &AskedPerson::sex);
    addRow("People", QObject::tr("%1 women, %2 men, each with measures and strengths of their own")
                         .arg(women)
                         .arg(std::ssize(plan_.people) - women));
  }
  for (const StudyVariable& variable : plan_.variables)
    if (!variable.isOfPerson)
      addRow("Varied", plainHtml(variable.name) + ": " + rangeWords(variable) + " <span class=\"quiet\">(" +
                           plainHtml(variable.pointers.front()) + ")</span>");
  const auto design = static_cast<std::size_t>(plan_.design);
  QString cases = QStringLiteral("%1, %2").arg(rows_.size()).arg(said(kDesignWords[design]));
  if (plan_.design != Design::Grid) cases += QObject::tr(", seed %1").arg(plan_.seed);
  addRow("Cases", cases);
  end();
}

void StudyWriter::answer(const AnswerPart& part) {
  begin(plainHtml(part.heading));
  for (const auto& [title, words, detail] : part.lines) {
    QString cell = plainHtml(words);
    if (part.isMain) cell = "<b>" + cell + "</b>";
    if (!detail.empty()) cell += "<br><span class=\"quiet\">" + plainHtml(detail) + "</span>";
    addRow(plainHtml(title), cell);
  }
  if (part.isMain) states();
  end();
}

void StudyWriter::states() {
  QStringList states;
  double seconds = 0.0;
  for (std::size_t i = 0; i < counts_.size(); ++i)
    if (counts_[i] > 0) states << QStringLiteral("%1 %2").arg(counts_[i]).arg(said(kCaseStateWords[i]));
  for (const StudyRow& row : rows_) seconds += row.seconds;
  addRow("States", states.join(QStringLiteral(", ")));
  addRow("Took", printedText("%.1f s of one processor", seconds));
}

/// Two in a row; on paper they begin a sheet, so that their heading stays with them.
void StudyWriter::charts() {
  const std::vector<StudyFigure> figures = studyFigures(plan_, rows_);
  if (figures.empty()) return;
  const bool isOne = figures.size() == 1;
  html_ += QObject::tr("<h2 class=\"sheet\">Charts</h2>\n<table class=\"charts\">");
  for (std::size_t i = 0; i < figures.size(); ++i) {
    if (isOne || i % 2 == 0) html_ += QStringLiteral("<tr>");
    html_ += "<td>" + QString::fromStdString(toSvg(figures[i], isOne ? FigureSize() : kHalfFigure)) + "</td>";
    if (i % 2 == 1 || i + 1 == figures.size()) html_ += QStringLiteral("</tr>\n");
  }
  end();
}

/// Of a person's numbers with their unit.
std::string columnTitle(const StudyVariable& variable) {
  if (!variable.isOfPerson) return variable.name;
  const std::map<std::string, std::string> units{
      {kStature, ", m"}, {kBodyMass, ", kg"}, {"strength", ", SD"}};
  const auto unit = units.find(variable.name);
  return variable.name + (unit == units.end() ? "" : unit->second);
}

QString unbroken(const std::string& text) { return plainHtml(text).replace(' ', QStringLiteral("&nbsp;")); }

void StudyWriter::table() {
  std::vector<std::string> figures{"peak_load"};
  for (const Rule rule : plan_.rules) figures.emplace_back(rowOf(rule).word);
  html_ += QObject::tr("<h2>Cases</h2>\n<table class=\"cases\"><thead><tr>");
  for (const StudyVariable& variable : plan_.variables)
    html_ += QStringLiteral("<th>%1</th>").arg(plainHtml(columnTitle(variable)));
  html_ += QObject::tr("<th>state</th>");
  for (const std::string& name : figures)
    html_ += QStringLiteral("<th>%1</th>").arg(plainHtml(figureTitle(name)));
  html_ += QStringLiteral("</tr></thead>\n");
  for (std::size_t i = 0; i < std::min(rows_.size(), kMostRows); ++i) {
    const StudyRow& row = rows_[i];
    html_ += QStringLiteral("<tr>");
    for (const std::string& value : row.values)
      html_ += QStringLiteral("<td>%1</td>").arg(unbroken(plainValue(value)));
    html_ += QStringLiteral("<td>%1</td>")
                 .arg(QLatin1String(kCaseStateWords[static_cast<std::size_t>(row.state)]));
    for (const std::string& name : figures) {
      const auto value = figureOf(row, name);
      html_ += QStringLiteral("<td>%1</td>")
                   .arg(value ? printedText("%.4g", shownFigure(name, *value)) : QString());
    }
    html_ += QStringLiteral("</tr>\n");
  }
  end();
  if (rows_.size() > kMostRows)
    html_ += QObject::tr("<p class=\"quiet\">The first %1 of %2 cases; the table of results has all.</p>\n")
                 .arg(kMostRows)
                 .arg(rows_.size());
}

void StudyWriter::assumptions() {
  begin("Assumptions");
  if (isDrawn(plan_))
    addRow("Interval",
           QObject::tr("Wilson 1927: the share of all whose like these cases are, with 95 % confidence; "
                       "told where nobody counts twice"));
  addRow(
      "Charts",
      QObject::tr(
          "What was not possible has no figures, in charts and table: a search that fails may end anywhere"));
  addRow("Impossible",
         QObject::tr("No posture or motion was found that keeps all laws; searches are local, and another "
                     "start may find one"));
  if (!plan_.people.empty()) {
    addRow("Bodies",
           QObject::tr("ANSUR II 2012 (US Army): stature and mass jointly normal, other measures about their "
                       "regression on both, independent of each other"));
    addRow(
        "Strength",
        QObject::tr("Means by sex, mass and stature as of people by handhold subject; spread about them: "
                    "legs Anderson 2007, elbows Lategan and Krueger 2003, shoulders and trunk Stobbe 1982 "
                    "(from memory) without what mass and stature spread, others as grips, Mathiowetz 1985; "
                    "any two strengths of a person correlate by %1 (grip and knee, Bohannon 2023); the same "
                    "at all speeds and angles")
            .arg(kStrengthCorrelation));
  }
  const auto isWho = [](const StudyVariable& variable) { return variable.pointers.front() == "/model"; };
  if (!plan_.people.empty() || std::ranges::any_of(plan_.variables, isWho))
    addRow("Trunk, arms",
           QObject::tr(
               "Mean torques of trunk, neck, shoulders and wrists are those of document 002, by mass times "
               "stature, women's 0.72 of it, trunk extension no more than flexion; people who were measured "
               "extend the trunk "
               "with "
               "about twice as much (Stobbe 1982, not verified): what the spine stops is told on the safe "
               "side"));
  if (!plan_.rules.empty())
    addRow("Rules", QObject::tr("As handhold scores tells them, with their usual settings"));
  end();
  html_ += QObject::tr(
      "<p class=\"quiet\">A prediction is not truth: it says what the laws allow such people to do, not what "
      "people will do.</p>\n");
}

}  // namespace

QString studyToHtml(const StudyStore& store) { return StudyWriter(store).write(); }

void writeStudyPage(const StudyStore& store, const std::filesystem::path& file) {
  wantEnding("page", file, {".html", ".pdf"});
  const QString html = studyToHtml(store);
  const bool isPdf = hasEnding(file, {".pdf"});
  writeFile(file, isPdf ? pageToPdf(QString::fromStdString(store.plan().name), html).toStdString()
                        : html.toStdString());
}

}  // namespace handhold
