// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/point_binding.h"

#include "ui/document/actions/own_clock.h"
#include "ui/plots/point_channels.h"

namespace handhold {

PointBinding::PointBinding(Document& document, MainWindow& window)
    : document_(document),
      plot_(new ChannelPlot({QStringLiteral("points"),
                             tr("Velocity, acceleration and place of any point of the person appear here "
                                "when a motion is found, or the human fitted to a recording"),
                             tr("What of the points is plotted"), tr("Find a point"), tr("Predict motion")},
                            &window)) {
  window.addBottomWidget({tr("Points"), plot_});
  connect(&document_, &Document::readoutsChanged, this, &PointBinding::show);
  for (auto signal : {&Document::readoutsChanged, &Document::comparisonChanged})
    connect(&document_, signal, this, &PointBinding::showTime);
  connect(&document_, &Document::playbackTimeChanged, this, &PointBinding::showTime);
  connect(plot_, &ChannelPlot::timeScrubbed, this, [this](double own) { setOwnTime(document_, own); });
  connect(plot_, &ChannelPlot::fillWanted, this, window.actions().trigger("solve.motion"));
  show();
}

void PointBinding::setAppearance(Appearance appearance) {
  plot_->setTheme(appearance == Appearance::Dark ? PlotTheme::dark() : PlotTheme::light());
}

void PointBinding::show() {
  const Project& project = document_.shown();
  const std::shared_ptr<const Trial> trial = project.recording ? nullptr : project.motion;
  const std::shared_ptr<const Model> model = shownSubject(project).model;
  if (trial == shown_ && model == model_) return;
  shown_ = trial;
  model_ = model;
  const bool isTheirs = trial && trial->motion.frames.front().q.size() == model->positionSize();
  if (!isTheirs) return plot_->setSource({});
  plot_->setSource([model, trial] { return pointChannels(model, trial); });
  showTime();
}

/// The curves are on the clock of what is shown, whatever stands beside it.
void PointBinding::showTime() { plot_->setTime(ownTime(document_)); }

}  // namespace handhold
