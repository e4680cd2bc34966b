// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QColor>
#include <QFrame>
#include <QVBoxLayout>
#include <QWidget>
#include <optional>

namespace handhold {

/// The line that opens and closes a section: chevron, title, and a note or a load bar at its right.
class SectionHeader : public QAbstractButton {
  Q_OBJECT

 public:
  explicit SectionHeader(const QString& title, QWidget* parent = nullptr);

  void setNote(const QString& note);
  void setMark(const QColor& color);         ///< a dot before the title
  void setLoad(std::optional<double> load);  ///< |torque| / limit; empty: unknown
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintLoad(QPainter& painter, const QRect& rect) const;

  QString note_;
  QColor mark_;
  std::optional<double> load_;
};

/// A part of a panel that folds away.
class Section : public QWidget {
  Q_OBJECT

 public:
  enum class State { Open, Closed };

  Section(const QString& title, State state, QWidget* parent = nullptr);

  SectionHeader* header() const { return header_; }
  QVBoxLayout* body() const { return body_; }
  void setState(State state);
  bool isOpen() const { return header_->isChecked(); }

 private:
  SectionHeader* header_;
  QWidget* content_;
  QVBoxLayout* body_;
};

/// A line of 10 % contrast between parts.
QFrame* hairline(QWidget* parent = nullptr);

}  // namespace handhold
