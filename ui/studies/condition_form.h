// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVBoxLayout>
#include <QWidget>

#include "ui/jobs/study_session.h"

namespace handhold {

class BoundForm;

/// The chosen study's conditions, a field each by its description.
class ConditionForm : public QWidget {
  Q_OBJECT

 public:
  explicit ConditionForm(StudySession& session, QWidget* parent = nullptr);

 private:
  void rebuild();

  StudySession& session_;
  QVBoxLayout* column_;
  BoundForm* form_ = nullptr;
};

}  // namespace handhold
