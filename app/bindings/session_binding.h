// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include "ui/document/document.h"
#include "ui/plots/channel_plot.h"
#include "ui/plots/timeline.h"
#include "ui/viewport/viewport.h"

namespace handhold {

/// A file is looked at again as it was left: from where, and with what selected. Kept beside the settings of
/// this computer's user, for the files of late.
class SessionBinding : public QObject {
  Q_OBJECT

 public:
  SessionBinding(Document& document, Viewport& viewport, QObject* parent = nullptr);
  ~SessionBinding() override;

 private:
  void keep();
  void bringBack();

  Document& document_;
  Viewport& viewport_;
  QTimer pause_;  ///< after the last change
};

/// Speed and loop are those of the last time, and are remembered.
void rememberPacing(Timeline& timeline);

/// Quantities that a plot keeps in sight are those of the last time, and are remembered under that word.
void rememberKept(const QString& word, ChannelPlot& plot);

/// A camera as text, and back; nothing where the text is no camera.
QString cameraText(const Camera& camera);
std::optional<Camera> cameraOf(const QString& text);

}  // namespace handhold
