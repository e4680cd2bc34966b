// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

#include "engine/model/subject.h"

namespace handhold {

struct Figure;

/// Makes the figures of whoever is shown, in a thread of its own, the newest first: of people who
/// are in no cache a draft at once and the whole when nobody newer is asked for; then those who stand beside
/// them. Who has no skin is passed over, and nobody is made anew who is asked for twice in a row.
class FigureMaker : public QObject {
  Q_OBJECT

 public:
  explicit FigureMaker(QObject* parent = nullptr);
  ~FigureMaker() override;

  void ask(const Subject& subject);
  void askBeside(const Subject& subject);

 signals:
  void made(std::shared_ptr<const handhold::Figure> figure);
  void madeBeside(const handhold::Subject& subject, std::shared_ptr<const handhold::Figure> figure);
  void failed(const QString& reason);
  void making(const QString& who);  ///< whose skin is in no cache; nobody's: it is there, or was given up

 private:
  void work(const std::stop_token& stop);
  void make(const Subject& subject, const std::stop_token& stop);
  void makeBeside(const Subject& subject, const std::stop_token& stop);
  void tellMaking(const QString& who);

  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::optional<Subject> asked_;   ///< the newest, until it fails; guarded by mutex_, as are the next three
  std::optional<Subject> wanted_;  ///< not begun yet
  std::deque<Subject> beside_;     ///< the first is in hand while nobody who is shown is wanted
  std::stop_source inHand_;
  std::jthread worker_;  ///< last, so that it ends before what it uses
};

}  // namespace handhold
