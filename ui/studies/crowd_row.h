// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QWidget>

#include "ui/document/studies/study_draft.h"

namespace handhold {

class NumberField;

/// Virtual people instead of the program's own, and a contact that is tried at places of its rod or face.
class CrowdRow : public QWidget {
  Q_OBJECT

 public:
  CrowdRow(const QStringList& contacts, const StudyDraft& start, QWidget* parent = nullptr);

  /// Puts them into a draft. Everyone who is drawn tries everything: its cases are a grid.
  void fill(StudyDraft& draft) const;

 signals:
  void changed();

 private:
  void tell();

  QCheckBox* isDrawn_;
  QComboBox *sex_, *contact_;
  NumberField *count_, *seed_, *places_;
};

}  // namespace handhold
