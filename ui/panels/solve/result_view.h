// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

#include "ui/document/document.h"

namespace handhold {

/// The solved posture's verdict, figures, terms, and each law that could not be kept.
class ResultView : public QWidget {
  Q_OBJECT

 public:
  explicit ResultView(Document& document, QWidget* parent = nullptr);
  void refresh();

 private:
  void clear();
  void showFigures(const PostureResult& result);
  void showTerms(const PostureResult& result);
  void showUnmet(const PostureResult& result);
  void addLine(const QString& label, const QString& number, const QString& unit, double share);

  Document& document_;
  QLabel* icon_;
  QLabel* verdict_;
  QLabel* message_;
  QVBoxLayout* lines_;
  std::shared_ptr<const PostureResult> shown_;
};

}  // namespace handhold
