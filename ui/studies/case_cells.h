// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <vector>

#include "engine/study/study_store.h"

namespace handhold {

/// The cases of a study as a table of texts, and which of them a filter keeps.
class CaseCells {
 public:
  /// The rows that read otherwise than before; all of them where the columns have changed.
  std::vector<int> take(const StudyPlan& plan, std::vector<StudyRow> rows);
  void clear() { *this = {}; }

  const std::vector<StudyRow>& rows() const { return rows_; }
  const QStringList& columns() const { return columns_; }
  QStringList titles() const;  ///< of the columns, figures with the unit in which their texts are
  const QString& text(int row, int column) const { return texts_[static_cast<std::size_t>(row)][column]; }
  /// Of the columns: variables come first, behind the case's number.
  int variables() const { return variables_; }
  int stateColumn() const { return variables_ + 1; }
  int reasonColumn() const { return variables_ + 3; }

  /// Words that a row has ("m95", or several within quotes), and bounds of its columns ("rula<4"): all of
  /// them.
  bool keeps(int row, const QString& filter) const;

 private:
  QStringList textsOf(const StudyRow& row) const;
  std::optional<bool> keepsBound(int row, const QString& words) const;

  std::vector<StudyRow> rows_;
  QStringList columns_;
  std::vector<QStringList> texts_;
  int variables_ = 0;
};

}  // namespace handhold
