// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <algorithm>
#include <filesystem>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"
#include "engine/task/prop_places.h"
#include "engine/task/task_at.h"
#include "ui/scene/task/task_scene.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;

const fs::path kResources = fs::path(HANDHOLD_SOURCE_DIR) / "resources";

/// How far a sample's contact may lie from the surface that is drawn (m): less than a pencil line.
constexpr double kOnSurface = 1e-3;
/// Times along a motion at which hinged contacts and their props are looked at.
constexpr int kTimes = 11;

/// Height of a point above the drawn surface, less than zero inside (m).
double heightAbove(const Solid& solid, const Vector3& p_W) {
  const Vector3 p = solid.X_WS.inverse() * p_W;
  if (solid.form == Form::Box) {
    const Vector3 out = p.cwiseAbs() - solid.size;
    return out.cwiseMax(0.0).norm() + std::min(out.maxCoeff(), 0.0);
  }
  const double along = std::clamp(p.y(), -solid.size.y(), solid.size.y());
  return (p - Vector3(0.0, along, 0.0)).norm() - solid.radius;
}

/// What carries contacts: the solids of a prop, or where there are no props the bar that a grip draws itself.
std::vector<Solid> surfacesFor(const Scene& scene, const Task& task, int contact) {
  std::vector<Solid> surfaces;
  const std::string& wanted = task.contacts[contact].prop;
  for (const Solid& solid : scene.solids) {
    const bool isOwn = solid.id == ThingId{ThingKind::Contact, contact};
    if (task.props.empty() ? isOwn : solid.id.kind == ThingKind::Prop) {
      if (isOwn || wanted.empty() || task.props[solid.id.index].name == wanted) surfaces.push_back(solid);
    }
  }
  for (const Cabin& cabin : scene.cabins)
    for (const CabinFitting& fitting : cabin.fittings) surfaces.push_back(fitting.solid);
  return surfaces;
}

/// How deep the site of a foot lies above its sole (m): the source holds the joint of the toes in place.
double siteAboveSole(const Model& model, const Contact& contact) {
  const std::string site = contactSite(contact);
  if (!site.ends_with("ball_joint")) return 0.0;
  Data data(model);
  updateKinematics(model, model.zeroPosition(), data);
  const SiteIndex sole = model.findSite(site.substr(0, site.find("_joint")));
  return (sitePose(model, data, model.findSite(site)).p - sitePose(model, data, sole).p).norm();
}

/// How far the contact lies from where it should be on the nearest drawn surface: hands on the middle line of
/// what they hold, all others on top (m).
double distanceToSurface(const Model& model, const Task& task, const Scene& scene, int index) {
  const Contact& contact = task.contacts[index];
  const bool isGrip = contact.kind == ContactKind::Grip || contact.kind == ContactKind::FixedGrip;
  const double above = isGrip ? 0.0 : siteAboveSole(model, contact);
  double least = std::numeric_limits<double>::infinity();
  for (const Solid& solid : surfacesFor(scene, task, index)) {
    const double wanted = isGrip ? -solid.radius : above;
    least = std::min(least, std::abs(heightAbove(solid, contact.position) - wanted));
  }
  const Prop* prop = propOf(task, contact);
  const bool mayStand = scene.floor && !isGrip && (!prop || prop->kind == PropKind::Floor);
  if (mayStand) least = std::min(least, std::abs(contact.position.y() - scene.floor->height - above));
  return least;
}

}  // namespace

class SampleContactsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyContactLiesOnWhatIsDrawn_data();
  void everyContactLiesOnWhatIsDrawn();
  void theDoorGoesWithTheHand();
  void anOrientationAtATimeIsDrawn();
};

void SampleContactsTest::everyContactLiesOnWhatIsDrawn_data() {
  QTest::addColumn<QString>("file");
  for (const auto& entry : fs::directory_iterator(kResources / "tasks"))
    if (entry.path().extension() == ".json")
      QTest::newRow(entry.path().stem().c_str()) << QString::fromStdString(entry.path().string());
}

namespace {

struct Sample {
  std::shared_ptr<const Model> model;
  Task task;
};

Sample sampleFrom(const fs::path& file) {
  const auto model = loadModel(taskModelFile(file, kResources / "models"));
  return {model, loadTask(file, *model)};
}

}  // namespace

void SampleContactsTest::everyContactLiesOnWhatIsDrawn() {
  QFETCH(QString, file);
  const Sample sample = sampleFrom(file.toStdString());
  const PosedFigure person(sample.model, nullptr);
  for (int k = 0; k < kTimes; ++k) {
    const Task now = taskAt(sample.task, sample.task.motion.duration * k / (kTimes - 1));
    const Scene scene = taskScene(now, person, {sample.model->zeroPosition(), {}, {}}, {});
    for (int c = 0; c < static_cast<int>(now.contacts.size()); ++c) {
      const Prop* prop = propOf(now, now.contacts[c]);
      if (prop && prop->kind == PropKind::Mesh) continue;  // nobody has read its file
      const double away = distanceToSurface(*sample.model, now, scene, c);
      QVERIFY2(away < kOnSurface, qPrintable(QStringLiteral("%1 lies %2 mm from what is drawn")
                                                 .arg(now.contacts[c].name.c_str())
                                                 .arg(1e3 * away)));
    }
    if (!hasMovingPlaces(sample.task)) return;
  }
}

/// Closed at the start, its leaf turned with the handle at the end.
void SampleContactsTest::theDoorGoesWithTheHand() {
  const Sample sample = sampleFrom(kResources / "tasks/door_opening.json");
  const auto leafOf = [](const Task& task) {
    return *std::find_if(task.props.begin(), task.props.end(),
                         [](const Prop& prop) { return prop.name == "door"; });
  };
  const Prop closed = leafOf(taskAt(sample.task, 0.0));
  const Prop open = leafOf(endTask(sample.task));
  QVERIFY(closed.orientation.isApprox(leafOf(sample.task).orientation));
  const double turned = closed.orientation.angularDistance(open.orientation);
  const auto held = std::find_if(sample.task.contacts.begin(), sample.task.contacts.end(),
                                 [](const Contact& contact) { return contact.hinge.has_value(); });
  QVERIFY(held != sample.task.contacts.end());
  QVERIFY(std::abs(turned - std::abs(held->hinge->angle)) < 1e-9);
}

/// As one of the start posture: three arrows of the wanted axes at the site.
void SampleContactsTest::anOrientationAtATimeIsDrawn() {
  Sample sample = sampleFrom(kResources / "tasks/standing_pull.json");
  Target turned;
  turned.name = "turned";
  turned.kind = TargetKind::Orientation;
  turned.site = "r_grip";
  turned.orientation = Quaternion(Eigen::AngleAxisd(0.5, Vector3::UnitY()));
  sample.task.motion.targets = {{turned, 0.5, 0.5}};
  const Scene scene =
      taskScene(sample.task, PosedFigure(sample.model, nullptr), {sample.model->zeroPosition(), {}, {}}, {});
  const ThingId id{ThingKind::TimedTarget, 0};
  std::vector<Vector3> axes;
  for (const Arrow& arrow : scene.arrows)
    if (arrow.id == id) axes.push_back((arrow.to - arrow.from).normalized());
  QCOMPARE(axes.size(), std::size_t(3));
  for (int axis = 0; axis < 3; ++axis)
    QVERIFY(axes[static_cast<std::size_t>(axis)].isApprox(turned.orientation.toRotationMatrix().col(axis),
                                                          1e-12));
}

QTEST_GUILESS_MAIN(SampleContactsTest)
#include "sample_contacts_test.moc"
