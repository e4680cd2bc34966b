// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QGridLayout>
#include <QWidget>
#include <functional>
#include <vector>

#include "engine/task/stages.h"
#include "ui/controls/number_field.h"
#include "ui/controls/text_field.h"
#include "ui/document/document.h"

namespace handhold {

/// The stages of a motion: name, duration and the speed with which each ends; a menu adds, moves and removes
/// them.
class StageTable : public QWidget {
  Q_OBJECT

 public:
  explicit StageTable(Document& document, QWidget* parent = nullptr);
  void refresh();

 private:
  enum Column { kStage, kTakes, kEnds, kMore, kStageColumns };
  struct Row {
    TextField* name;
    NumberField* duration;
  };
  /// Shows one number of a speed again.
  struct Speed {
    NumberField* field;
    std::function<double(const GivenVelocity&)> of;
    std::size_t border, given;
  };
  using Change = std::function<void(MotionSettings&)>;

  QString structure() const;
  void clear();
  void rebuild();
  void fill();
  void addStage(std::size_t stage);
  void addName(std::size_t stage);
  void addDuration(std::size_t stage);
  void addMenu(std::size_t stage);
  void addBorder(std::size_t border);
  void addSpeeds(std::size_t border);
  void addThing(std::size_t border, std::size_t given);
  NumberField* addNumber(const Speed& speed, const NumberKind& kind,
                         const std::function<void(GivenVelocity&, double)>& set);
  void addNumbers(std::size_t border, std::size_t given);
  void offerFirst();
  void takeTyping();
  QString attempt(const QString& title, const QString& mergeKey, const Change& change);
  void change(const QString& title, const Change& change);
  void changeGiven(std::size_t border, std::size_t given, const QString& mergeKey,
                   const std::function<void(GivenVelocity&)>& change);

  Document& document_;
  QGridLayout* grid_;
  int row_ = 0;
  QString structure_;
  std::vector<Row> rows_;
  std::vector<Speed> speeds_;
};

}  // namespace handhold
