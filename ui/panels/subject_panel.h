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

#include "engine/people/person_model.h"
#include "ui/controls/measure_row.h"
#include "ui/jobs/subject_session.h"

class QVBoxLayout;

namespace handhold {

class StrengthChoices;

/// Where people come from and go to, by what the program knows of files.
struct PeopleShelf {
  PeopleTables tables;
  QStringList shipped;                               ///< names of models with the skeleton
  std::function<QStringList()> own;                  ///< names of people that were kept
  std::function<Subject(const QString& name)> open;  ///< either; throws InputError
  std::function<std::string(const Subject&)> text;   ///< of the model's file
  std::function<void(const QString& name, const std::string& text)> keep;  ///< throws InputError
};

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
  void keep();

  Document& document_;
  SubjectSession& session_;
  PeopleShelf shelf_;
  AskedPerson asked_;
  std::string changed_;                   ///< what of it was changed last: steps of one thing are one
  bool isPerson_ = false;                 ///< the subject is of the survey
  std::shared_ptr<const Model> adopted_;  ///< whose measures are shown
  QTimer pause_;                          ///< sliders move faster than bodies are made
  QComboBox* people_ = nullptr;
  QComboBox* sex_ = nullptr;
  QWidget* measures_ = nullptr;  ///< hidden of who has none
  QCheckBox* weightless_ = nullptr;
  StrengthChoices* strength_ = nullptr;
  QLabel* hint_ = nullptr;
  ThinSlider* size_ = nullptr;
  QLineEdit* name_ = nullptr;
  QPushButton* keep_ = nullptr;
  std::map<std::string, MeasureRow*> rows_;
};

}  // namespace handhold
