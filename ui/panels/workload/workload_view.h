// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>
#include <QWidget>
#include <memory>
#include <optional>

#include "engine/motion/workload/workload.h"
#include "ui/controls/empty_state.h"
#include "ui/controls/figure_row.h"
#include "ui/document/document.h"

namespace handhold {

/// What the motion that is shown costs: totals beside a table of limbs, which unfold into their joints.
/// Computed when it is looked at.
class WorkloadView : public QWidget {
  Q_OBJECT

 public:
  explicit WorkloadView(Document& document, QWidget* parent = nullptr);

 signals:
  void motionWanted();  ///< the button of the empty page was pressed

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* buildTotals();
  QTreeWidget* buildTable();
  void refresh();
  void say(const Workload& workload);
  void fitColumns();
  QTreeWidgetItem* rowOf(const Effort& effort, LinkIndex joint) const;

  Document& document_;
  EmptyState* empty_;
  QWidget* content_;
  FigureList* totals_ = nullptr;
  QTreeWidget* table_ = nullptr;
  std::shared_ptr<const Trial> shown_;
};

/// The workload of the project's motion; empty where there is none with torques.
std::optional<Workload> workloadOfProject(const Project& project);

}  // namespace handhold
