// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <vector>

#include "ui/document/studies/study_draft.h"

class QComboBox;

namespace handhold {

class CrowdRow;
class NumberField;

/// What a study can be made of: the task's numbers by thing, and the people that the program has.
struct StudyChoices {
  std::vector<StudyField> fields;
  QStringList people;
  QStringList contacts = {};  ///< that live on a rod or a face
};

/// Puts a study together: fields with their ranges, people, how cases are spread, what is kept of each.
class StudyDialog : public QDialog {
  Q_OBJECT

 public:
  /// Begins with a field, where one is given.
  StudyDialog(StudyChoices choices, StudyDraft draft, QWidget* parent = nullptr);

  /// As it stands there; the numbers that are being typed are taken. False: one of them is red.
  bool takeDraft(StudyDraft& draft);
  void addField(const StudyField& field);
  /// Shows why it cannot be written.
  void refuse(const QString& reason);

 signals:
  void runWanted();
  void saveWanted();

 private:
  struct Row {
    QWidget* widget;
    QComboBox* field;
    NumberField *from, *to, *steps;
    QLabel* now;
  };

  QWidget* buildFields();
  QWidget* buildPeople();
  QWidget* buildSpread();
  QWidget* buildKept();
  QWidget* buildButtons();
  void addRow(const StudyDraft::Varied& varied);
  void fillRow(Row& row, const StudyDraft::Varied& varied);
  void removeRow(QWidget* widget);
  NumberField* rangeField(const StudyField& field, const char* name, double value);
  StudyDraft draft() const;
  void counts(NumberField* number);
  void tellCount();

  StudyChoices choices_;
  StudyDraft start_;
  QVBoxLayout* rows_ = nullptr;
  std::vector<Row> varied_;
  std::vector<QCheckBox*> people_, rules_;
  CrowdRow* crowd_ = nullptr;
  QComboBox *spread_ = nullptr, *wanted_ = nullptr;
  NumberField *count_ = nullptr, *seed_ = nullptr, *starts_ = nullptr, *limit_ = nullptr;
  QLabel *cases_ = nullptr, *problem_ = nullptr;
  QPushButton *run_ = nullptr, *add_ = nullptr;
};

}  // namespace handhold
