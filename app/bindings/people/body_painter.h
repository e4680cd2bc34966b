// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "engine/model/subject.h"
#include "ui/scene/dressing.h"
#include "ui/scene/theme.h"

namespace handhold {

struct Figure;

/// Somebody alone, who stands at ease on a floor.
struct BodyAlone {
  Subject subject;
  std::shared_ptr<const Figure> figure;  ///< null: drawn as sticks
  Theme theme;
  ClothesChoice clothes = ClothesChoice::ShirtAndTrousers;  ///< settled: here nobody does anything
};

/// One picture of them.
struct BodyPicture {
  std::shared_ptr<const BodyAlone> body;
  double heading = 0.0;  ///< by which they are turned to their left (rad)
  QSize pixels;
};

/// Paints in a thread of its own, which begins with the first picture that is asked for. Of several that wait
/// the newest alone.
class BodyPainter : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  ~BodyPainter() override;

  void ask(const BodyPicture& wanted);

 signals:
  void painted(const handhold::BodyPicture& wanted, const QImage& picture);
  void failed();  ///< there is no OpenGL, or nobody could be drawn: nothing more will be

 private:
  void work(const std::stop_token& stop);
  void paintAll(const std::stop_token& stop);
  std::optional<BodyPicture> next(const std::stop_token& stop);

  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::optional<BodyPicture> wanted_;  ///< guarded by mutex_
  std::jthread worker_;                ///< last, so that it ends before what it uses
};

}  // namespace handhold
