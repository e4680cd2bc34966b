// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "ui/document/document.h"

namespace handhold {

/// Fills itself whenever it opens: postures that everybody knows, the user's own, Keep and Forget.
class PostureMenu : public QMenu {
  Q_OBJECT

 public:
  PostureMenu(Document& document, const QString& title, QWidget* parent);

 private:
  void fill();
  void keep();

  Document& document_;
};

}  // namespace handhold
