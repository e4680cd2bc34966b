// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QDial>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QWidget>
#include <vector>

#include "ui/controls/number_field.h"
#include "ui/controls/section.h"
#include "ui/document/document.h"
#include "ui/jobs/physics_session.h"

namespace handhold {

/// Physics mode by hand: run, what drives the muscles, gravity and its direction, contacts, what it came to.
class PhysicsPanel : public QWidget {
  Q_OBJECT

 public:
  PhysicsPanel(Document& document, PhysicsSession& session, QWidget* parent = nullptr);

 private:
  QWidget* buildButtons();
  Section* buildDrive();
  Section* buildActivation();
  void refreshMuscles();
  void showActivation();
  Section* buildGravity();
  Section* buildContacts();
  QWidget* buildNumbers();
  QPushButton* addButton(QLayout& row, const char* name, const QString& words, const QString& tooltip);
  void askForGravity();
  void showGravity(const Vector3& gravity);
  void refresh();
  void refreshContacts();
  void refreshNumbers();
  void act(const std::function<void()>& action) { perform(document_, action); }

  Document& document_;
  PhysicsSession& session_;
  QPushButton* run_ = nullptr;
  QPushButton* step_ = nullptr;
  QPushButton* restart_ = nullptr;
  QPushButton* end_ = nullptr;
  QPushButton* keep_ = nullptr;
  QComboBox* drive_ = nullptr;
  std::shared_ptr<const MuscledBody> listed_;  ///< whose muscles the list has
  QComboBox* muscle_ = nullptr;
  QSlider* activation_ = nullptr;
  QLabel* activationWords_ = nullptr;
  QComboBox* preset_ = nullptr;
  NumberField* strength_ = nullptr;
  NumberField* tilt_ = nullptr;
  QDial* heading_ = nullptr;
  QLabel* headingWords_ = nullptr;
  QVBoxLayout* contactRows_ = nullptr;
  std::vector<QPushButton*> contacts_;
  QLabel* pace_ = nullptr;
  QLabel* numbers_ = nullptr;
};

}  // namespace handhold
