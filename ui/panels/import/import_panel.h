// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <vector>

#include "ui/controls/bound_form.h"
#include "ui/jobs/import_session.h"

namespace handhold {

class HoldRows;
class LabelPage;
class MarkerTable;
class PlateRows;
class ResidualChart;
class Section;
class SpectrumView;
class TablePage;

/// The page of a recording that is being imported: what it holds, what its file leaves open, and all that a
/// person chooses about it, while the view plays it as it will be.
class ImportPanel : public QWidget {
  Q_OBJECT

 public:
  ImportPanel(Document& document, ImportSession& session, QWidget* parent = nullptr);

  ResidualChart& residuals() { return *residuals_; }

 signals:
  void stillWanted();   ///< the file of a static trial
  void forcesWanted();  ///< the file of ground forces
  void motionWanted();  ///< a model's
  void loadsWanted();   ///< on a model

 private:
  QWidget* buildHead();
  QWidget* buildButtons();
  void buildForms();
  Section* addSection(const QString& title, const char* name);
  BoundForm* addForm(const QString& title, const char* name);
  void refresh();
  void showDoubts();
  void showSmoothing();
  void showParts();
  void showPlates();
  void showButtons();
  void import(ImportSession::Body body);

  Document& document_;
  ImportSession& session_;
  QLabel *title_ = nullptr, *content_ = nullptr, *doubts_ = nullptr;
  QVBoxLayout* column_ = nullptr;  ///< of the forms
  std::vector<Section*> sections_;
  std::vector<BoundForm*> forms_;
  Section *markers_ = nullptr, *gaps_ = nullptr, *labelSection_ = nullptr, *tableSection_ = nullptr,
          *model_ = nullptr, *plateSection_ = nullptr, *weighing_ = nullptr;
  HoldRows* holds_ = nullptr;
  PlateRows* plates_ = nullptr;
  LabelPage* labels_ = nullptr;
  MarkerTable* markerTable_ = nullptr;
  TablePage* table_ = nullptr;
  ResidualChart* residuals_ = nullptr;
  SpectrumView* spectrum_ = nullptr;
  QPushButton* suggested_ = nullptr;
  QLabel* whyNot_ = nullptr;  ///< no body can be fitted
  QPushButton *fit_ = nullptr, *import_ = nullptr;
};

}  // namespace handhold
