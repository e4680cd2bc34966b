// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/session_binding.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QSettings>
#include <algorithm>
#include <cmath>

#include "ui/document/element_names.h"

namespace handhold {

namespace {

constexpr int kPause_ms = 800;
constexpr int kMostFiles = 50;
constexpr int kNumbers = 9;  ///< of a camera: target, distance, orientation, lens
const QString kSessions = QStringLiteral("sessions");

QString keyOf(const QString& file) {
  return QString::fromLatin1(QCryptographicHash::hash(file.toUtf8(), QCryptographicHash::Sha1).toHex());
}

/// "4/right hand": kinds by number, things by name.
QString thingText(const Project& project, Element thing) {
  return QStringLiteral("%1/%2").arg(static_cast<int>(thing.kind)).arg(elementName(project, thing));
}

std::vector<Element> thingsOf(const Project& project, const QStringList& texts) {
  std::vector<Element> things;
  for (const QString& text : texts) {
    Element thing{static_cast<ElementKind>(text.section(QLatin1Char('/'), 0, 0).toInt()), 0};
    for (; exists(project, thing) && thing.kind != ElementKind::Person; ++thing.index)
      if (thingText(project, thing) == text) {
        things.push_back(thing);
        break;
      }
  }
  return things;
}

/// The oldest go.
void dropOld(QSettings& settings) {
  QStringList files = settings.childGroups();
  if (files.size() <= kMostFiles) return;
  const auto age = [&](const QString& file) {
    return settings.value(file + QStringLiteral("/at")).toLongLong();
  };
  std::ranges::sort(files, {}, age);
  for (const QString& file : files.mid(0, files.size() - kMostFiles)) settings.remove(file);
}

}  // namespace

QString cameraText(const Camera& camera) {
  const Quaternion& R = camera.R_WC;
  QStringList numbers;
  for (const double number : {camera.target.x(), camera.target.y(), camera.target.z(), camera.distance, R.w(),
                              R.x(), R.y(), R.z(), double(camera.lens == Lens::Orthographic)})
    numbers << QString::number(number, 'g', 9);
  return numbers.join(QLatin1Char(' '));
}

std::optional<Camera> cameraOf(const QString& text) {
  std::vector<double> numbers;
  for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    bool isNumber = false;
    numbers.push_back(word.toDouble(&isNumber));
    if (!isNumber || !std::isfinite(numbers.back())) return std::nullopt;
  }
  if (numbers.size() != kNumbers || numbers[3] <= 0.0) return std::nullopt;
  Camera camera;
  camera.target = Vector3(numbers[0], numbers[1], numbers[2]);
  camera.distance = numbers[3];
  camera.R_WC = Quaternion(numbers[4], numbers[5], numbers[6], numbers[7]);
  if (camera.R_WC.norm() < 0.5) return std::nullopt;
  camera.R_WC.normalize();
  camera.lens = numbers[8] != 0.0 ? Lens::Orthographic : Lens::Perspective;
  return camera;
}

void rememberPacing(Timeline& timeline) {
  const QSettings settings;
  timeline.setSpeed(std::clamp(settings.value(QStringLiteral("playback/speed"), 1.0).toDouble(), 0.1, 4.0));
  timeline.setLooping(settings.value(QStringLiteral("playback/loop")).toBool() ? Looping::Loop
                                                                               : Looping::Once);
  QObject::connect(&timeline, &Timeline::pacingChanged, &timeline, [&timeline] {
    QSettings now;
    now.setValue(QStringLiteral("playback/speed"), timeline.clock().speed());
    now.setValue(QStringLiteral("playback/loop"), timeline.clock().looping() == Looping::Loop);
  });
}

void rememberKept(const QString& word, ChannelPlot& plot) {
  const QString key = QStringLiteral("plots/kept/") + word;
  plot.keep(QSettings().value(key).toStringList());
  QObject::connect(&plot, &ChannelPlot::keptChanged, &plot,
                   [key, &plot] { QSettings().setValue(key, plot.kept()); });
}

SessionBinding::SessionBinding(Document& document, Viewport& viewport, QObject* parent)
    : QObject(parent), document_(document), viewport_(viewport) {
  pause_.setSingleShot(true);
  pause_.setInterval(kPause_ms);
  connect(&pause_, &QTimer::timeout, this, &SessionBinding::keep);
  const auto soon = [this] { pause_.start(); };
  connect(&viewport_, &Viewport::cameraChanged, this, soon);
  connect(&document_, &Document::selectionChanged, this, soon);
  connect(&document_, &Document::filePathChanged, this, soon);
  connect(&document_, &Document::wasReset, this, &SessionBinding::bringBack);
}

SessionBinding::~SessionBinding() {
  if (pause_.isActive()) keep();
}

void SessionBinding::keep() {
  const QString& file = document_.filePath();
  if (file.isEmpty()) return;
  QStringList selected;
  for (const Element thing : document_.selected()) selected << thingText(document_.project(), thing);
  QSettings settings;
  settings.beginGroup(kSessions);
  const QString key = keyOf(file);
  settings.setValue(key + QStringLiteral("/camera"), cameraText(viewport_.outsideCamera()));
  settings.setValue(key + QStringLiteral("/selected"), selected);
  settings.setValue(key + QStringLiteral("/at"), QDateTime::currentSecsSinceEpoch());
  dropOld(settings);
}

void SessionBinding::bringBack() {
  const QString key = kSessions + QLatin1Char('/') + keyOf(document_.filePath());
  const QSettings settings;
  if (document_.filePath().isEmpty() || !settings.contains(key + QStringLiteral("/camera"))) return;
  if (auto camera = cameraOf(settings.value(key + QStringLiteral("/camera")).toString())) {
    camera->upMode = viewport_.camera().upMode;
    camera->fieldOfView = viewport_.camera().fieldOfView;
    viewport_.setCamera(*camera);
  }
  document_.selectAll(
      thingsOf(document_.project(), settings.value(key + QStringLiteral("/selected")).toStringList()));
}

}  // namespace handhold
