// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <exception>
#include <functional>

namespace handhold {

/// The last guard: an exception that nobody caught on its way to the event loop is told, and the user's
/// document stays open. A wrong input (InputError) says itself what to do; all else is a defect of ours.
class GuardedApplication : public QApplication {
 public:
  using QApplication::QApplication;

  using Witness = std::function<void(const std::exception& caught)>;
  void setWitness(Witness witness) { witness_ = std::move(witness); }
  bool notify(QObject* receiver, QEvent* event) override;

 private:
  Witness witness_;
};

}  // namespace handhold
