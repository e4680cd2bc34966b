// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QWidget>
#include <map>
#include <optional>

#include "ui/controls/measure_row.h"
#include "ui/jobs/subject_session.h"
#include "ui/panels/people_shelf.h"

class QVBoxLayout;

namespace handhold {

class Section;
class StrengthChoices;

/// Who does the task: shipped and own people, and anybody by sex, size and single measures of the survey. The
/// task is asked of the new body while a slider moves.
class SubjectPanel : public QWidget {
  Q_OBJECT

 public:
  SubjectPanel(Document& document, SubjectSession& session, PeopleShelf shelf, QWidget* parent = nullptr);
  ~SubjectPanel() override;

 private:
  void buildHead(QVBoxLayout& column);
  void buildMeasures(QVBoxLayout& column);
  void buildSuit(QVBoxLayout& column);
  void buildKeeping(QVBoxLayout& column);
  MeasureRow* addMeasure(QVBoxLayout& column, const std::string& word, const MeasureRow::Text& text);
  void letGo();
  void listPeople();
  void adoptSubject();
  void refresh();
  void choose(int index);
  void changeSex(Sex sex);
  void set(const std::string& word, std::optional<double> value);
  void takeSize(double percentile);  ///< stature and mass together
  void ask(const std::string& changed);
  Subject carryingPoints(const Subject& person) const;
  bool takeAsked();
  void wear();
  void keep();

  Document& document_;
  SubjectSession& session_;
  PeopleShelf shelf_;
  AskedPerson asked_;
  std::string changed_;                   ///< what of it was changed last: steps of one thing are one
  int kept_ = 0;                          ///< how many bodies were: what comes after is a step of its own
  bool isPerson_ = false;                 ///< the subject is of the survey
  std::shared_ptr<const Model> adopted_;  ///< whose measures are shown
  QTimer pause_;                          ///< sliders move faster than bodies are made
  QComboBox* people_ = nullptr;
  QComboBox* sex_ = nullptr;
  QWidget* measures_ = nullptr;  ///< hidden of who has none
  QCheckBox* weightless_ = nullptr;
  StrengthChoices* strength_ = nullptr;
  SuitChoices* suit_ = nullptr;
  Section* suitSection_ = nullptr;
  QLabel* hint_ = nullptr;
  ThinSlider* size_ = nullptr;
  QLineEdit* name_ = nullptr;
  QPushButton* keep_ = nullptr;
  std::map<std::string, MeasureRow*> rows_;
};

}  // namespace handhold
