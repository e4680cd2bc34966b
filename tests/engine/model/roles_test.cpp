// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/roles.h"

#include <QtTest>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/model_file.h"

namespace handhold {

namespace {

const std::string kHuman = std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json";

/// The shipped person with other names for two sites.
std::string renamed(const std::string& roles) {
  QString text = QString::fromStdString(readFile(kHuman));
  text.replace("\"name\": \"eyes\"", "\"name\": \"between the eyes\"");
  text.replace("\"name\": \"r_grip\"", "\"name\": \"right bar\"");
  text.replace(" \"standard\": true", " \"standard\": true" + QString::fromStdString(roles));
  return text.toStdString();
}

}  // namespace

/// Code asks for a role; a model may call its sites as it likes.
class RolesTest : public QObject {
  Q_OBJECT

 private slots:
  void everyRoleOfTheStandardPersonIsThere();
  void aSiteOfAnotherNameHasTheRole();
  void whatIsLackedIsSaid();
  void wrongRolesAreRefused_data();
  void wrongRolesAreRefused();
};

void RolesTest::everyRoleOfTheStandardPersonIsThere() {
  const auto human = loadModel(kHuman);
  for (const Role& role : kRoles) {
    if (!role.isSided) QVERIFY2(findSite(*human, role).valid(), role.word);
    for (const BodySide side : kBodySides)
      if (role.isSided) QVERIFY2(wantSite(*human, role, side).valid(), role.word);
  }
}

void RolesTest::aSiteOfAnotherNameHasTheRole() {
  const auto model = modelFromJson(
      renamed(R"(, "roles": {"eyes": "between the eyes", "r_grip": "right bar"})"), "mine.json");
  QCOMPARE(model->sites[findSite(*model, role::kEyes)].name, std::string("between the eyes"));
  QCOMPARE(model->sites[wantSite(*model, role::kGrip, BodySide::Right)].name, std::string("right bar"));
  QCOMPARE(model->findSite("r_grip"), model->findSite("right bar"));
}

void RolesTest::whatIsLackedIsSaid() {
  const auto model = modelFromJson(renamed({}), "mine.json");
  QVERIFY(!findSite(*model, role::kEyes).valid());
  try {
    wantSite(*model, role::kGrip, BodySide::Right);
    QFAIL("found a grip that is not there");
  } catch (const InputError& error) {
    const QString words = error.what();
    QVERIFY2(words.contains("has no right grip"), error.what());
    QVERIFY2(words.contains("r_grip") && words.contains("roles"), error.what());
  }
}

void RolesTest::wrongRolesAreRefused_data() {
  QTest::addColumn<QString>("roles");
  QTest::addColumn<QString>("said");
  QTest::newRow("no role") << R"(, "roles": {"eye": "chest"})"
                           << "'eye' is no role";
  QTest::newRow("no site") << R"(, "roles": {"eyes": "between the ears"})"
                           << "there is no site 'between the ears'";
}

void RolesTest::wrongRolesAreRefused() {
  QFETCH(QString, roles);
  QFETCH(QString, said);
  try {
    modelFromJson(renamed(roles.toStdString()), "mine.json");
    QFAIL("read it");
  } catch (const InputError& error) {
    QVERIFY2(QString(error.what()).contains(said), error.what());
    QVERIFY2(QString(error.what()).startsWith("mine.json:"), error.what());
  }
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::RolesTest)
#include "roles_test.moc"
