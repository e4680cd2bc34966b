// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/bound_form.h"
#include "ui/document/actions/alignment.h"
#include "ui/document/document.h"

namespace handhold {

/// How compared results are moved beside each other: all in time by an event, one in time and place by hand.
class AlignmentRows : public QWidget {
  Q_OBJECT

 public:
  explicit AlignmentRows(Document& document, QWidget* parent = nullptr);

  void refresh();

 private:
  void rebuild();
  void addEvents();
  void addFields();
  Alignment now() const;
  Binding<double> bind(const char* field, double (*get)(const Alignment&), void (*set)(Alignment&, double));

  Document& document_;
  BoundForm* form_ = nullptr;
  std::optional<Comparison> compared_;
  std::vector<RecordedEvent> events_;
  QStringList names_;
  std::size_t chosen_ = 1;  ///< of the compared results: the first one usually stays
};

}  // namespace handhold
