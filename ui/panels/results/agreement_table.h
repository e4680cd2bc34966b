// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>
#include <QWidget>

#include "engine/motion/motion_comparison.h"
#include "ui/document/document.h"

namespace handhold {

class Section;

/// How far two compared motions agree, joint by joint: RMS and greatest difference of the angles, and their
/// correlation; hidden while not two motions are compared.
class AgreementTable : public QWidget {
  Q_OBJECT

 public:
  explicit AgreementTable(Document& document, QWidget* parent = nullptr);

 private:
  void buildTable(QWidget* parent);
  void refresh();
  void fill(const MotionComparison& found);

  Document& document_;
  Section* section_ = nullptr;
  QTreeWidget* table_ = nullptr;
};

}  // namespace handhold
