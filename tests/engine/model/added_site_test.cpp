// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/added_site.h"

#include <QTest>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/model/scaling.h"
#include "engine/task/file/opened_task.h"
#include "engine/task/file/task_file.h"

namespace handhold {

namespace {

std::string textOf(const char* model) {
  std::ifstream file(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/" + model + ".json");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace

class AddedSiteTest : public QObject {
  Q_OBJECT

 private slots:
  void thePointIsWhereItWasPut_data();
  void thePointIsWhereItWasPut();
  void thePointOfAMeasuredBodyIsWhereItWasPut();
  void framesMayBeNamedByDigits();
  void itGoesAlongInTheTask();
  void bodiesOfLinksHavePointsToo_data();
  void bodiesOfLinksHavePointsToo();
};

void AddedSiteTest::thePointIsWhereItWasPut_data() {
  QTest::addColumn<QString>("model");
  QTest::newRow("human55") << "human55";
  QTest::newRow("of a survey") << "f05";
}

/// On every link that has a frame; all else of the person stays.
void AddedSiteTest::thePointIsWhereItWasPut() {
  QFETCH(QString, model);
  const std::string text = textOf(qPrintable(model));
  const auto before = modelFromJson(text, "test");
  std::set<int> links;
  for (const Frame& frame : before->frames) links.insert(frame.link);
  QVERIFY(links.size() > 15);
  for (const int link : links) {
    const Vector3 p_L(0.03, -0.02 * link, 0.01);
    const Subject person = withSite(text, *before, {"elsewhere", LinkIndex(link), p_L});
    QCOMPARE(person.model->sites.size(), before->sites.size() + 1);
    const Site& site = person.model->sites.back();
    QCOMPARE(site.name, std::string("elsewhere"));
    QCOMPARE(int(site.link), link);
    QVERIFY2((site.X_LS.p - p_L).norm() < 1e-12, qPrintable(QString::number(link)));
    QCOMPARE(person.model->name, before->name);
    QCOMPARE(person.model->totalMass, before->totalMass);
  }
}

/// Of a file that tells by which factors its segments are scaled.
void AddedSiteTest::thePointOfAMeasuredBodyIsWhereItWasPut() {
  BodyScale scale;
  for (std::size_t i = 0; i < scale.segments.size(); ++i) scale.segments[i] = 0.9 + 0.03 * double(i);
  const std::string text = withScale(textOf("human55"), scale, "test");
  const auto before = modelFromJson(text, "test");
  for (const Frame& frame : before->frames) {
    const Vector3 p_L(0.03, -0.3, 0.01);
    const Subject person = withSite(text, *before, {"elsewhere", frame.link, p_L});
    QVERIFY2((person.model->sites.back().X_LS.p - p_L).norm() < 1e-12, frame.name.c_str());
  }
}

void AddedSiteTest::framesMayBeNamedByDigits() {
  auto file = nlohmann::ordered_json::parse(textOf("human55"));
  for (auto& frame : file["frames"])
    for (const char* field : {"frame", "parent"})
      if (frame[field] == 1) frame[field] = "12345678901";
  for (const char* list : {"bodies", "sites", "capsules"})
    for (auto& thing : file[list])
      if (thing.contains("frame") && thing["frame"] == 1) thing["frame"] = "12345678901";
  const auto before = modelFromJson(file.dump(), "test");
  const Subject person =
      withSite(file.dump(), *before, {"elsewhere", before->frames[2].link, Vector3::UnitX()});
  QVERIFY((person.model->sites.back().X_LS.p - Vector3::UnitX()).norm() < 1e-12);
}

void AddedSiteTest::itGoesAlongInTheTask() {
  const auto before = modelFromJson(textOf("human55"), "test");
  const Subject person =
      withSite(textOf("human55"), *before, {"elsewhere", LinkIndex(5), Vector3(0, 0.1, 0)});
  Task task;
  Target target;
  target.name = "there";
  target.site = "elsewhere";
  task.targets.push_back(target);
  const Subject read = carriedSubject(taskToJson(task, person), "test");
  QVERIFY(read.model->findSite("elsewhere").valid());
  QVERIFY(taskFromJson(taskToJson(task, person), "test", *read.model).targets.front().site == "elsewhere");
}

void AddedSiteTest::bodiesOfLinksHavePointsToo_data() {
  QTest::addColumn<QString>("model");
  for (const char* name : {"planar9", "ladder13", "ladder13_legs", "legs6", "arm4", "arm9"})
    QTest::newRow(name) << QString(name);
}

/// A point that is put where the file has a site of its own is written as that one, joints of several axes
/// and turned ones included; no link between the axes of a joint has points.
void AddedSiteTest::bodiesOfLinksHavePointsToo() {
  QFETCH(QString, model);
  const std::string text = textOf(qPrintable(model));
  const auto before = modelFromJson(text, "test");
  const auto file = nlohmann::ordered_json::parse(text);
  std::set<int> links;
  for (const auto& own : file["sites"]) {
    const Site& known = before->sites[before->findSite(own["name"].get<std::string>())];
    links.insert(known.link);
    const Subject person = withSite(text, *before, {"elsewhere", known.link, known.X_LS.p});
    const Site& site = person.model->sites.back();
    QVERIFY(site.link == known.link && (site.X_LS.p - known.X_LS.p).norm() < 1e-12);
    const auto written = nlohmann::ordered_json::parse(person.file)["sites"].back();
    QCOMPARE(written["link"], own["link"]);
    for (std::size_t k = 0; k < 3; ++k)
      QVERIFY(std::abs(written["point"][k].get<double>() - own["point"][k].get<double>()) < 1e-12);
  }
  for (const Body& body : before->bodies) links.insert(body.link);
  for (int link = 0; link < before->linkCount(); ++link)
    if (!links.contains(link))
      QVERIFY_THROWS_EXCEPTION(InputError, withSite(text, *before, {"p", LinkIndex(link), Vector3::Zero()}));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::AddedSiteTest)
#include "added_site_test.moc"
