// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>
#include <QWidget>

#include "ui/document/document.h"

namespace handhold {

/// The named steps of the session; a click goes there.
class HistoryPanel : public QWidget {
  Q_OBJECT

 public:
  explicit HistoryPanel(Document& document, QWidget* parent = nullptr);

 private:
  void refresh();

  Document& document_;
  QListWidget* list_;
};

}  // namespace handhold
