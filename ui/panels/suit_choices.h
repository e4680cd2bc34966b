// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QWidget>
#include <optional>
#include <vector>

#include "engine/model/suit.h"
#include "ui/document/document.h"

namespace handhold {

class SuitChart;

/// A file of a suit: what it is called, where it lies, what it says.
struct SuitFile {
  std::string name, place, text;
};

/// What the person wears that resists and weighs: none, one that comes with the program, or a file; and how
/// it resists at each joint.
class SuitChoices : public QWidget {
  Q_OBJECT

 public:
  SuitChoices(const Document& document, std::vector<SuitFile> shipped, QWidget* parent = nullptr);

  /// Of the person's model file.
  void show(const std::string& modelFile, const std::string& place);
  /// The file of the suit that was chosen; without a place: none. Throws InputError.
  SuitFile chosen() const;
  /// What body and suit weigh together; empty: none is worn.
  QString together() const;

 signals:
  void picked();

 private:
  void pick(int index);
  void showMass();
  void listJoints();
  void showJoint();

  const Document& document_;
  std::vector<SuitFile> shipped_;
  std::optional<WornSuit> worn_;
  QString file_;  ///< that was picked last; empty: a shipped one
  QComboBox* suit_;
  QWidget* details_;  ///< hidden where nothing is worn
  QLabel* note_;
  QLabel* mass_;
  QComboBox* joint_;
  SuitChart* chart_;
};

}  // namespace handhold
