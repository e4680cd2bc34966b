// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QList>
#include <QVBoxLayout>
#include <QWidget>
#include <functional>
#include <vector>

#include "ui/controls/number_field.h"
#include "ui/controls/vector_field.h"

namespace handhold {

class FigureLabel;
class InputError;

/// How a field is called: to people, to tests, and what a pointer resting on it reads.
struct FieldText {
  QString label;
  QString name;
  QString tooltip;
};

/// A number with its unit, as text.
struct FigureText {
  QString number;
  QString unit;
};

/// A measured number in the window's units.
FigureText figureText(double si, Dimension dimension, int fewer = 0);

/// A refusal in one sentence.
QString sentenceOf(const InputError& problem);

/// Where a field's value comes from and goes to. A setter that throws leaves the value and says why.
template <class T>
struct Binding {
  std::function<T()> get;
  std::function<void(const T&)> set;
};

/// A column of fields which show values and hand back what the user enters.
class BoundForm : public QWidget {
  Q_OBJECT

 public:
  explicit BoundForm(QWidget* parent = nullptr);

  void addHeading(const QString& icon, const QString& title);
  void addGroup(const QString& title);
  QLineEdit* addText(const FieldText& text, const Binding<QString>& binding);
  /// Values in SI, shown in the window's units.
  NumberField* addNumber(const FieldText& text, const NumberKind& kind, const Binding<double>& binding);
  VectorField* addVector(const FieldText& text, const NumberKind& kind, const Binding<Vector3>& binding);
  QComboBox* addChoice(const FieldText& text, const QStringList& choices, const Binding<int>& binding);
  QCheckBox* addSwitch(const FieldText& text, const Binding<bool>& binding);
  void addFact(const FieldText& text, const std::function<FigureText()>& get);
  /// On a line of its own, for several numbers.
  void addLongFact(const FieldText& text, const std::function<FigureText()>& get);
  void addNote(const QString& words);
  /// Of what is doubtful now; hidden while there is nothing.
  void addDoubt(const QString& name, const std::function<QString()>& get);
  void addButton(const FieldText& text, const QString& icon, const std::function<void()>& action);

  /// Shows every value again; a field that is being typed into keeps its text.
  void refresh();
  /// What the form is about may go while a list of choices is open: then nothing is shown or changed.
  void setSubjectTest(std::function<bool()> isThere) { isThere_ = std::move(isThere); }
  void showProblem(const QString& sentence);  ///< empty: none

 private:
  void alignLabels();
  /// Tooltips tell the unit, too: now, and whenever another is chosen.
  void tellUnit(const FieldText& text, const NumberKind& kind,
                const std::function<void(const QString& tooltip, const QString& name)>& tell);
  void addRow(const FieldText& text, QWidget* field);
  FigureLabel* makeFact(const FieldText& text, const std::function<FigureText()>& get);
  /// Why the action was refused; empty: it was done.
  QString attempt(const std::function<void()>& action);
  void name(QWidget* field, const FieldText& text) const;

  QVBoxLayout* column_;
  QLabel* problem_;
  QList<QLabel*> labels_;
  std::vector<std::function<void()>> refreshers_;
  std::function<bool()> isThere_ = [] { return true; };
};

}  // namespace handhold
