// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace handhold {

/// Something worth doing in one sentence, with a hint and a picture where there are any, and a button that
/// does it.
class SuggestionCard : public QWidget {
  Q_OBJECT

 public:
  explicit SuggestionCard(const QString& name, QWidget* parent = nullptr);

  /// Without the picture of the last one.
  void say(const QString& sentence, const QString& hint);
  void showPicture(const QImage& picture);
  QPushButton& applyButton() { return *apply_; }      ///< NAME.apply
  QPushButton& dismissButton() { return *dismiss_; }  ///< NAME.dismiss; hidden until it is shown

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QLabel* picture_;
  QLabel* sentence_;
  QLabel* hint_;
  QPushButton* apply_;
  QPushButton* dismiss_;
};

}  // namespace handhold
