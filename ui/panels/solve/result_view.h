// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>
#include <vector>

#include "ui/document/document.h"

namespace handhold {

/// The solved posture's verdict, figures, terms, and each law that could not be kept.
class ResultView : public QWidget {
  Q_OBJECT

 public:
  explicit ResultView(Document& document, QWidget* parent = nullptr);
  void refresh();

 private:
  class FigureLine;
  class UnmetCard;

  void holdStill();
  void showUnmet(const PostureResult& result);
  void showFigures(const PostureResult& result);

  Document& document_;
  QLabel* icon_;
  QLabel* verdict_;
  QLabel* message_;
  QVBoxLayout* lines_;
  QVBoxLayout* cards_;
  // Made when first needed and kept: a drag changes what they say many times a second.
  std::vector<FigureLine*> figureLines_;
  std::vector<UnmetCard*> unmetCards_;
  std::shared_ptr<const PostureResult> shown_;
};

}  // namespace handhold
