// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <functional>

namespace handhold {

/// The last guard: an exception that nobody caught on its way to the event loop is a defect of ours. It is
/// reported, and the user's document stays open.
class GuardedApplication : public QApplication {
 public:
  using QApplication::QApplication;

  /// Told in words what was caught.
  void setWitness(std::function<void(const QString& what)> witness) { witness_ = std::move(witness); }
  bool notify(QObject* receiver, QEvent* event) override;

 private:
  std::function<void(const QString&)> witness_;
};

}  // namespace handhold
