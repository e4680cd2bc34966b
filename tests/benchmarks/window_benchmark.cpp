// SPDX-License-Identifier: GPL-3.0-or-later
// The whole program with a long recorded motion: how long the window does not answer at most while it is
// shown, saved, undone and opened (a timer of 1 ms, the longest time between two of its ticks), and the
// pictures a second while it plays, plain, with trails and with pale figures. Needs a display and no settings
// of anybody's: HOME=$(mktemp -d) LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -a -s "-screen 0 1280x800x24"
// build/release/bin/window_benchmark [frames]
#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <cstdio>
#include <functional>

#include "app/studio.h"
#include "ui/document/files/document_files.h"
#include "ui/document/result_actions.h"
#include "ui/plots/timeline.h"
#include "ui/viewport/viewport.h"

using namespace handhold;

namespace {

constexpr double kRate = 100.0;  // Hz
constexpr int kPatience_ms = 120000;

/// Somebody who bends knees, elbows and neck, with torques that nobody computed.
std::shared_ptr<const Trial> longTrial(const Subject& subject, int frames) {
  Trial trial;
  trial.subject = subject;
  trial.status = PostureStatus::Feasible;
  const Model& model = *subject.model;
  auto recording = std::make_shared<Recording>();
  recording->frames = evenTimes(0.0, kRate, frames);
  for (int m = 0; m < 40; ++m)
    recording->markers.push_back({std::string("M").append(std::to_string(m)), "", {}, {}});
  for (int i = 0; i < frames; ++i) {
    MotionFrame frame;
    frame.time = i / kRate;
    frame.q = model.zeroPosition();
    frame.q[1] = 1.0;
    frame.v = frame.vdot = frame.tau = VectorX::Zero(model.velocitySize());
    for (int joint = 1; joint < model.linkCount(); ++joint) {
      const double phase = 2.0 * frame.time + 0.37 * joint;
      frame.q[positionIndex(LinkIndex(joint))] = 0.15 * std::sin(phase);
      frame.v[5 + joint] = 0.30 * std::cos(phase);
      frame.vdot[5 + joint] = -0.60 * std::sin(phase);
      frame.tau[5 + joint] = 12.0 * std::sin(phase + 0.5);
    }
    for (std::size_t m = 0; m < recording->markers.size(); ++m)
      recording->markers[m].positions.push_back(
          Vector3(0.02 * double(m), 1.0 + 0.1 * std::sin(frame.time + double(m)), 0.3).cast<float>());
    trial.motion.frames.push_back(std::move(frame));
  }
  Recorded origin;
  origin.file = "long.c3d";
  origin.recording = recording;
  trial.origin = origin;
  return std::make_shared<const Trial>(std::move(trial));
}

/// The longest time in which no event was answered.
class Stall : public QObject {
 public:
  Stall() {
    timer_.setInterval(1);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, [this] { look(); });
    clock_.start();
    timer_.start();
  }
  double take() {
    look();
    return std::exchange(longest_, 0.0);
  }

 private:
  void look() {
    longest_ = std::max(longest_, 1e-6 * double(clock_.nsecsElapsed()));
    clock_.restart();
  }
  QTimer timer_;
  QElapsedTimer clock_;
  double longest_ = 0.0;
};

void tell(Stall& watch, const char* what, const std::function<void()>& act) {
  QTest::qWait(1500);
  watch.take();
  QElapsedTimer whole;
  whole.start();
  act();
  const double seconds = 1e-3 * double(whole.elapsed());
  QTest::qWait(1500);
  std::printf("%-34s %7.2f s, window silent for %7.0f ms at most\n", what, seconds, watch.take());
  std::fflush(stdout);
}

void play(Studio& studio, const char* what) {
  auto* viewport = studio.window().findChild<Viewport*>();
  double sum = 0.0;
  int count = 0;
  const std::clock_t used = std::clock();
  const auto connection = QObject::connect(viewport, &Viewport::frameRateChanged, [&](double rate) {
    if (rate > 0.0) sum += rate, ++count;
  });
  studio.document().playFromStart();
  QTest::qWait(6000);
  QObject::disconnect(connection);
  studio.window().findChild<Timeline*>()->togglePlay();
  const double pictures = std::max(1.0, 0.5 * sum);  // told each half second
  std::printf("%-34s %7.1f pictures a second, %5.1f ms of processor each\n", what,
              count > 0 ? sum / count : 0.0, 1e3 * double(std::clock() - used) / CLOCKS_PER_SEC / pictures);
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const int frames = argc > 1 ? std::atoi(argv[1]) : 100000;
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-benchmarks"));
  QCoreApplication::setApplicationName(QStringLiteral("window"));
  QApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
  QApplication app(argc, argv);
  QSettings().clear();
  QTemporaryDir folder;
  Studio studio;
  studio.window().resize(1280, 800);
  studio.window().show();
  studio.window().showView();
  QTest::qWait(kPatience_ms / 20);
  Stall watch;
  const auto trial = longTrial(studio.document().project().subject, frames);
  const QString file = folder.filePath(QStringLiteral("long.json"));
  saveDocument(studio.document(), file);
  const auto action = [&](const char* name) {
    studio.window().actions()[QString::fromLatin1(name)]->trigger();
  };
  tell(watch, "shown", [&] { addTrial(studio.document(), "Long", trial); });
  tell(watch, "undone", [&] { action("edit.undo"); });
  tell(watch, "done again", [&] { action("edit.redo"); });
  tell(watch, "saved", [&] { action("file.save"); });
  std::printf("%s: %.0f MB\n", qPrintable(file), 1e-6 * double(QFileInfo(file).size()));
  tell(watch, "opened", [&] { studio.window().openFile(file); });
  play(studio, "played");
  for (const char* part : {"view.trails", "view.ghosts", "view.momentum", "view.strip.2"}) {
    action(part);
    play(studio, part);
  }
  return 0;
}
