// SPDX-License-Identifier: GPL-3.0-or-later
// German: every text that the sources mark is there, whole and with its holes, and what the engine says as
// finished sentences is found again.
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QTest>

#include "engine/contact/contact_kind.h"
#include "engine/contact/hand_hold.h"
#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/recording/doubt.h"
#include "engine/scores/rule.h"
#include "engine/task/manoeuvre/manoeuvre.h"
#include "engine/task/objective.h"
#include "engine/task/prop_kind.h"
#include "engine/trial/law_table.h"
#include "engine/trial/violation_words.h"
#include "ui/document/language/catalogue.h"
#include "ui/document/language/language.h"
#include "ui/document/language/said.h"
#include "ui/document/recordings/told_lengths.h"
#include "ui/panels/prediction/asked_words.h"

namespace handhold {

namespace {

const QString kSource = QStringLiteral(HANDHOLD_SOURCE_DIR);
const QString kGerman = kSource + QStringLiteral("/resources/translations/handhold_de.ts");

/// The text of C++ literals that stand one behind the other.
QString textOf(const QString& literals) {
  static const QRegularExpression one(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
  QString text;
  for (auto found = one.globalMatch(literals); found.hasNext();) text += found.next().captured(1);
  return text.replace(QLatin1String("\\n"), QLatin1String("\n"))
      .replace(QLatin1String("\\t"), QLatin1String("\t"))
      .replace(QLatin1String("\\\""), QLatin1String("\""));
}

QStringList markedIn(const QString& folder) {
  static const QRegularExpression marked(
      QStringLiteral("\\b(?:tr|QT_TRANSLATE_NOOP)\\(\\s*((?:\"(?:[^\"\\\\\\n]|\\\\.)*\"\\s*)+)"));
  QStringList texts;
  QDirIterator files(folder, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
  while (files.hasNext()) {
    QFile file(files.next());
    if (!file.open(QIODevice::ReadOnly)) continue;
    const QString source = QString::fromUtf8(file.readAll());
    for (auto found = marked.globalMatch(source); found.hasNext();) texts << textOf(found.next().captured(1));
  }
  return texts;
}

/// "right upper arm" of "r_upper_arm".
QString wordsOf(QString name) {
  static const QRegularExpression number(QStringLiteral("([a-z])([0-9])"));
  return name.replace(QLatin1Char('_'), QLatin1Char(' '))
      .replace(number, QStringLiteral("\\1 \\2"))
      .replace(QRegularExpression(QStringLiteral("^r ")), QStringLiteral("right "))
      .replace(QRegularExpression(QStringLiteral("^l ")), QStringLiteral("left "));
}

QStringList holesOf(const QString& text) {
  static const QRegularExpression hole(QStringLiteral("%[0-9n]"));
  QStringList holes;
  for (auto found = hole.globalMatch(text); found.hasNext();) holes << found.next().captured();
  holes.removeDuplicates();
  holes.sort();
  return holes;
}

}  // namespace

class CatalogueTest : public QObject {
  Q_OBJECT

 private slots:
  void everyEntryIsWhole();
  void everyMarkedTextIsThere();
  void everyLawIsSaid();
  void tablesOfTheEngineAreSaid();
  void whatIsSaidOfARecordingIsSaid();
  void whatReadersDoubtIsSaid();
  void jointsAndPlacesOfTheBodyAreSaid();
  void samplesAreSaid();
  void musclesAreSaid();
  void holesAreFilledAgain();
  void unitsStayWithTheirNumbers();
  void doubtsAreSaidPartByPart();
  void holdsOfARecordingTellTheirThing();
  void whatNobodyKnowsStays();
  void aTextHasOneTranslationWhereverItStands();
  void aDamagedFileIsRefused();
  void qtSpeaksGermanToo();

 private:
  void isSaid(const QString& english) {
    if (english.isEmpty()) return;
    int unknown = 0;
    const QString german = words_.sentence(english, &unknown);
    QVERIFY2(unknown == 0, qPrintable(english + QStringLiteral(" -> ") + german));
  }

  Catalogue words_{kGerman};
};

void CatalogueTest::everyEntryIsWhole() {
  QStringList seen;
  for (const Catalogue::Message& message : Catalogue::read(kGerman)) {
    const QByteArray source = message.source.toUtf8();
    QVERIFY2(!message.isUnfinished && !message.translations.isEmpty(), source);
    QVERIFY2(!seen.contains(message.source + message.comment), source);
    seen << message.source + message.comment;
    for (const QString& german : message.translations) {
      QVERIFY2(!german.trimmed().isEmpty(), source);
      QCOMPARE(holesOf(german), holesOf(message.source));
      // the numbers of the program have a point, as its fields do
      QVERIFY2(!german.contains(QRegularExpression(QStringLiteral("\\d,\\d"))), source);
      // mnemonics only where there is one in English, and edges join what stands beside them
      QVERIFY2(message.source.contains(QLatin1Char('&')) || !german.contains(QLatin1Char('&')), source);
      QVERIFY2(german.startsWith(QLatin1Char(' ')) == message.source.startsWith(QLatin1Char(' ')), source);
      QVERIFY2(german.endsWith(QLatin1Char(' ')) == message.source.endsWith(QLatin1Char(' ')), source);
    }
  }
  QVERIFY(seen.size() > 2000);
}

void CatalogueTest::everyMarkedTextIsThere() {
  const QStringList marked =
      markedIn(kSource + QStringLiteral("/ui")) + markedIn(kSource + QStringLiteral("/app"));
  QVERIFY(marked.size() > 900);
  QStringList missing;
  for (const QString& text : marked)
    if (words_.translate("", text.toUtf8().constData()).isNull()) missing << text;
  missing.removeDuplicates();
  QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
}

void CatalogueTest::everyLawIsSaid() {
  for (const LawRow& row : lawTable()) {
    Violation violation;
    violation.law = row.law;
    violation.name = "left hand";
    violation.other = "bar";
    violation.amount = 0.12;
    violation.value = 250.0;
    violation.limit = 100.0;
    violation.deed = Deed::Pulls;
    isSaid(QString::fromStdString(told(violation)));
    isSaid(QString::fromStdString(remedyOf(violation)));
    violation.time = 1.25;
    isSaid(QString::fromStdString(finding({}, {violation, violation})));
  }
}

void CatalogueTest::tablesOfTheEngineAreSaid() {
  for (const auto goals : {bodyGoals(), motionGoals()})
    for (const GoalRow& goal : goals)
      for (const char* text : {goal.title, goal.tip, goal.alone, goal.aloneTip}) isSaid(text ? text : "");
  for (const ContactKindRow& row : kContactKindRows)
    for (const char* text : {row.word, row.title}) isSaid(text);
  for (const ContactEndRow& row : kContactEndRows)
    for (const char* text : {row.word, row.title}) isSaid(text);
  for (const auto& row : kThumbSideRows) isSaid(row.title);
  for (const auto& row : kHandShapeRows) isSaid(row.title);
  isSaid(
      "right grip may bear a pull, which flat, pointing or relaxed fingers do not hold; let them close, or "
      "set its pull to 0");
  for (const RuleRow& row : kRuleRows) isSaid(row.measure);
  for (const ManoeuvreRow& row : kManoeuvreRows)
    for (const char* text : {row.title, row.deed, row.tip}) isSaid(text);
  for (const PropKindRow& row : kPropKindRows) {
    isSaid(row.word);
    for (const PropMeasure& measure : row.measures)
      for (const char* text : {measure.title, measure.tip}) isSaid(text ? text : "");
  }
}

void CatalogueTest::whatIsSaidOfARecordingIsSaid() {
  for (int kind = 0; kind <= static_cast<int>(DoubtKind::Header); ++kind)
    isSaid(wordOf(static_cast<DoubtKind>(kind)));
  for (const char* text :
       {"markers",
        "event",
        "joints",
        "bone",
        "frames",
        "14 gaps",
        "left: 5",
        "plate 1: 2 gaps; filled: 1 along lines of up to 0.1 s; left: 1",
        "plate 1: 5 of 100 samples were not measured; taken as nothing borne",
        "markers and coordinates were smoothed at 12 Hz; kept so",
        "ground forces: bear along y, and the markers stand along z; taken as they are: turn one of both "
        "files, or tell which axis points up",
        "right elbow flexion: goes 70 deg beyond its range at 0.2 s, and 2 more joints do; kept as it was "
        "recorded",
        "right elbow flexion: takes 120 N m at 0.2 s, more than its strength of 50 N m, and 1 more joint "
        "does; "
        "the person is stronger than the model, or the motion is not as it was",
        "right foot: at 0.3 s it would have to be pulled down by 120 N; something else bears the body there, "
        "or "
        "the foot is not down",
        "hold of the left hand: from 50 s to 60 s is no time of the recording, which lasts from 0 s to 2 s; "
        "it "
        "bears nothing",
        "plate 1: at 0.2 s both feet are on it; given to the nearer one",
        "plate 1: at 0.2 s it bears a load and no foot is on it; left out",
        "plate 1: at 0.2 s the foot that was told to be on it is elsewhere; taken as told",
        "LTHI: is up to 0.05 m from where the others of the left thigh have it, in 5 of 40 frames, first at "
        "0.3 "
        "s; taken as it is; it may sit on another segment",
        "LTHI and LKNE: are taken for each other in 5 of 40 frames, first at 0.3 s; taken as they are; "
        "exchange "
        "their labels there, or leave that time out",
        "left thigh: has markers that do not keep their distances, in 5 of 40 frames, first at 0.3 s; taken "
        "as "
        "they are; some may sit on another segment",
        "LTHI: up to 0.05 m off the body in 3 frames; left out there",
        "person: the plates ask for a mass beyond 90 kg, the most that may change; taken so; tell the mass, "
        "or "
        "see whether plates bear all of the body",
        "pelvis: its place is told for a body of 1.75 m; scaled with the body, by 1.1",
        "column 'r_knee_flexion': 3 values are beyond what is possible, the first in row 5, at 0.2 s; taken "
        "as "
        "gaps",
        "columns: 'a', 'b' and 12 more are no joints of the body; left out"})
    isSaid(text);
}

/// Of files, without their names.
void CatalogueTest::whatReadersDoubtIsSaid() {
  for (const char* text :
       {"POINT:SCALE: is 0.0215, the header's is 0.0551; the header's was taken",
        "header: tells no analog samples a frame; 4 were taken",
        "ANALOG:USED: tells 12 channels, the header 16; the header's were read",
        "POINT:USED: tells 3 points, the header 1; the header's were read",
        "POINT:DATA_START: tells block 0, the header 9; the header's was taken",
        "header: 16 bits hold no such count of frames; all 70000 that fill the file were read",
        "POINT:LONG_FRAMES: promises 1149 frames, the file ends after 29; those that are there were read",
        "POINT:FRAMES: tells 500 frames, the header 499; those of the header were read",
        "POINT:FRAMES: tells 500 frames, TRIAL:ACTUAL_END_FIELD 499; those of TRIAL:ACTUAL_END_FIELD "
        "were read",
        "ANALOG:RATE: tells 1000 a second, the frames hold 1200; that of the frames was taken",
        "POINT:ANGLE_UNITS: the unit 'RPM' is not known; the numbers were left as they are",
        "POINT:UNITS: the unit 'MET' is cut off; read as the length unit that begins so",
        "ANALOG:SCALE: 3 channels are scaled by 0; they are zero throughout",
        "events: 2 lie outside the frames; kept",
        "the value of UNITS runs behind its end; cut there",
        "the name of a parameter runs behind its end; the parameters before it were read",
        "plate 1: is of type 5; left out: types 1 to 4 are known here",
        "plate 1: the distances of its sensors are not told; no moment is known",
        "plate 1: the units of its channels are not those of forces and moments; read as newtons and "
        "the points' unit",
        "plates: their forces point into the floor; taken as what acts on the plates, and turned round",
        "FORCE_PLATFORM:ZERO: names frames of an empty plate; what they show was not subtracted",
        "POINT:Y_SCREEN: is not told, the plates point +Z; taken as +Z up",
        "POINT:Y_SCREEN: is -Z, the plates point +Z; taken as +Z up",
        "the header promises 66 markers and names 33; the named ones were read, and what others hold "
        "values",
        "3 markers have no name; they are called after their column: '34'",
        "the header promises 1300 frames, there are 138; those that are there were read",
        "the header promises 5 columns, there are 4; those that are there were read",
        "the header promises 5 rows, there are 4; those that are there were read",
        "the header tells 250 frames a second, its times are not even; the times were taken",
        "the header tells 250 frames a second, its times 100; the times were taken",
        "the header tells no rate, the times are not even; the times were taken",
        "inDegrees is not told; angles were read as degrees",
        "the header says radians, and some angles exceed two turns; read as degrees: 'KNEE'",
        "what 6 columns hold is not told, as 'EMG'; their numbers were left as they are",
        "what some columns hold is not told, as 'EMG'; their numbers were left as they are",
        "times do not grow at row 7; kept as they are",
        "'X' is no number of frames; those that are there are read",
        "the frame time '0' is none; read as 30 frames a second",
        "file: BVH tells no unit of length; read as centimetres, which make the skeleton 1.71 m tall",
        "file: BVH tells no unit of length; read as units of 1/0.45 inches, which make the skeleton "
        "1.71 m tall",
        "frame 1: stands apart from the motion that follows; an import leaves it out",
        "2 bones hang on nothing; left out",
        "units: lengths are taken to be in inches by the file's factor; one unit is 0.0564 m",
        "line 3: the column 'NOTE' holds words; it is left out",
        "line 3: no unit is told of the markers; read as centimetres: they span 170 in a frame, as a "
        "person does",
        "'X' is no number, in the column 'LASI', and 3 more; taken as gaps",
        "what is left on the pelvis: in no frame all that bears the body is known; nothing was reduced",
        "no column holds times; read as 100 rows a second",
        "joint angles: the file holds no body; shown on one of usual measures, which 12 of 23 "
        "columns move",
        "joint angles: 3 gaps of 12 values; filled: 3 by straight lines"})
    isSaid(text);
}

void CatalogueTest::jointsAndPlacesOfTheBodyAreSaid() {
  const auto human = loadModel(std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models/human55.json");
  for (const Joint& joint : human->joints) {
    isSaid(wordsOf(QString::fromStdString(joint.name)));
    isSaid(QString::fromStdString(joint.sense));
  }
  QFile figure(kSource + QStringLiteral("/resources/meshes/figure.json"));
  QVERIFY(figure.open(QIODevice::ReadOnly));
  const QJsonArray parts = QJsonDocument::fromJson(figure.readAll())["parts"].toArray();
  QVERIFY(!parts.isEmpty());
  for (const QJsonValue& part : parts) isSaid(wordsOf(part["name"].toString()));
}

void CatalogueTest::samplesAreSaid() {
  QDirIterator tasks(kSource + QStringLiteral("/resources/tasks"), {"*.json"}, QDir::Files);
  int count = 0;
  static const QRegularExpression told(
      QStringLiteral("\"(?:name|description)\": \"((?:[^\"\\\\]|\\\\.)*)\""));
  while (tasks.hasNext()) {
    QFile file(tasks.next());
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (auto found = told.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext(); ++count)
      isSaid(found.next().captured(1));
  }
  QVERIFY(count > 80);
}

void CatalogueTest::musclesAreSaid() {
  QFile file(kSource + QStringLiteral("/resources/muscles/human55.json"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  static const QRegularExpression told(QStringLiteral("\"(title|group)\": *\"([^\"]*)\""));
  int count = 0;
  for (auto found = told.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext(); ++count) {
    const QRegularExpressionMatch one = found.next();
    isSaid(one.captured(2));
    if (one.captured(1) == QLatin1String("title")) isSaid(QStringLiteral("Right ") + one.captured(2));
  }
  QVERIFY(count > 160);
  // those of a model of OpenSim that are left out
  for (const char* why :
       {"BIC lies on CX, for which the person has no place",
        "BIC moves along CX by something other than a knee, an elbow or the forearm's turn",
        "BIC has a point that comes and goes with CX",
        "BIC wraps around CX, which is no cylinder, ball or ellipsoid on a body with a place"})
    isSaid(why);
}

void CatalogueTest::holesAreFilledAgain() {
  QCOMPARE(words_.sentence(QStringLiteral("Left hand is 12.0 cm out of reach at 1.25 s, and 2 more")),
           QStringLiteral("Linke Hand: um 12.0 cm außer Reichweite bei 1.25 s, und 2 weitere"));
  QCOMPARE(
      words_.sentence(QStringLiteral("left shoulder adduction would need 80.0 N m, its limit is 60.0 N m")),
      QStringLiteral("Schulteradduktion links bräuchte 80.0 N m, die Grenze ist 60.0 N m"));
  QCOMPARE(words_.sentence(QStringLiteral("left elbow flexion passes 2.1 cm into itself")),
           QStringLiteral("Ellbogenbeugung links dringt 2.1 cm in sich selbst ein"));
  QCOMPARE(words_.sentence(QStringLiteral("rail: position x")), QStringLiteral("rail: Ort x"));
  // names of markers are no words that nobody translated
  QCOMPARE(words_.sentence("Plug-in Gait has no CentreOfMass, HEDO or 66 more"),
           QString("Plug-in Gait hat kein CentreOfMass, HEDO oder 66 weitere"));
  QCOMPARE(words_.sentence("Turned by 179.0 degrees in 4.56 s by leg cycles"),
           QString("In 4.56 s um 179.0 Grad gedreht durch Zyklen der Beine"));
  isSaid("Turned by 90.0 degrees in 20.35 s by turns about up, forward and up");
  isSaid(
      "'r_wrist,0.02,0,0.05': has more than blanks between its numbers; write it with blanks alone: "
      "\"r_wrist 0.02 0 0.05\"");
  QCOMPARE(words_.sentence("needs the right ball, and the body ladder13 is without"),
           QString("braucht: rechter Ballen, und der Körper ladder13 hat das nicht"));
  QCOMPARE(
      words_.sentence(
          "planar9 is a body in a plane without a right ball, and this task is for people in space"),
      QString("planar9 ist ein Körper in einer Ebene, dem das fehlt: rechter Ballen; diese Aufgabe ist für "
              "Menschen im Raum"));
  // entries serve either case
  QCOMPARE(words_.sentence("plate 1"), QString("Platte 1"));
  QCOMPARE(words_.sentence("length"), QString("Länge"));
  QCOMPARE(words_.sentence("power"), QString("Leistung"));
  QCOMPARE(words_.sentence("All constraints hold"), QString("Alle Nebenbedingungen gelten"));
}

/// In German the verb comes last: "%1 s" over both sentences put the unit behind it.
void CatalogueTest::unitsStayWithTheirNumbers() {
  QCOMPARE(words_.sentence("left out; markers and coordinates were smoothed at 3 s"),
           QString::fromUtf8("ausgelassen; Marker und Koordinaten wurden mit 3 s geglättet"));
  QCOMPARE(words_.sentence("14 gaps"), QString::fromUtf8("14 Lücken"));  // no unit
  for (const char* amount : {"1.83 m", "72.05 in", "36.09 ft"}) {
    QCOMPARE(words_.sentence(QStringLiteral("Traversed %1 in 8.82 s").arg(QLatin1String(amount))),
             QString::fromUtf8("Zurückgelegt: %1 in 8.82 s").arg(QLatin1String(amount)));
    isSaid(QStringLiteral("Flew %1 in 3.1 s").arg(QLatin1String(amount)));
  }
  for (const char* amount : {"9 cm", "90 mm", "0.09 m", "3.54 in"}) {
    isSaid(QStringLiteral("moving the handhold bar %1 up would help most").arg(QLatin1String(amount)));
    isSaid(QStringLiteral("The catch takes a hand %1 out of reach; a spacing of %1 works")
               .arg(QLatin1String(amount)));
  }
  QVERIFY(words_.sentence("'X' is no number, in the column 'LASI', and 3 more; taken as gaps")
              .contains("und 3 weitere"));
}

/// Across them "%1 of the %2" took the end of one sentence for the thing of the whole.
void CatalogueTest::doubtsAreSaidPartByPart() {
  const Doubt doubt{DoubtKind::Units, "line 3", "no unit is told of the markers", "taken as gaps"};
  QVERIFY(QCoreApplication::installTranslator(&words_));
  const QString told = doubtSentence(doubt);
  QCoreApplication::removeTranslator(&words_);
  QCOMPARE(told, QString::fromUtf8("Zeile 3: keine Einheit der Marker ist genannt; als Lücken genommen"));
}

void CatalogueTest::holdsOfARecordingTellTheirThing() {
  RecordedTask made;
  Contact contact;
  contact.name = "left foot";
  contact.kind = ContactKind::Foot;
  contact.prop = "box 2";
  made.task.contacts = {contact};
  const auto model = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  QVERIFY(QCoreApplication::installTranslator(&words_));
  const QStringList asked = askedWords(made, *model);
  QCoreApplication::removeTranslator(&words_);
  QVERIFY2(asked.value(1).endsWith(QLatin1String(" auf Quader 2")), qPrintable(asked.value(1)));
}

void CatalogueTest::whatNobodyKnowsStays() {
  const QString name = QStringLiteral("Mjolnir rail 2 m");
  QCOMPARE(words_.sentence(name), name);
  QCOMPARE(words_.sentence(QString()), QString());
  QVERIFY(words_.translate("QObject", "Mjolnir").isNull());
  // a person's name within a sentence is not touched
  QCOMPARE(words_.sentence(QStringLiteral("Mjolnir is 3.0 cm out of reach")),
           QStringLiteral("Mjolnir: um 3.0 cm außer Reichweite"));
}

void CatalogueTest::aTextHasOneTranslationWhereverItStands() {
  QCOMPARE(words_.translate("QPlatformTheme", "Cancel"), words_.translate("handhold::JobLine", "Cancel"));
  QCOMPARE(said("Cancel"), QStringLiteral("Cancel"));
  QCOMPARE(withinSentence(QStringLiteral("Reach")), QStringLiteral("reach"));
  QVERIFY(QCoreApplication::installTranslator(&words_));
  QCOMPARE(said("Cancel"), QStringLiteral("Abbrechen"));
  QCOMPARE(said(QStringLiteral("Abbrechen")), QStringLiteral("Abbrechen"));
  QCOMPARE(withinSentence(QStringLiteral("Reichweite")), QStringLiteral("Reichweite"));
  QCOMPARE(tr("Cancel"), QStringLiteral("Abbrechen"));
  QCoreApplication::removeTranslator(&words_);
}

void CatalogueTest::aDamagedFileIsRefused() {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("handhold_de.ts"));
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("<TS><context><message><source>Cancel</source><translation>Abbrechen</transl");
  file.close();
  try {
    Catalogue::read(path);
    QFAIL("it is read");
  } catch (const InputError& error) {
    QVERIFY2(QString::fromStdString(error.place()).startsWith(path), error.what());
  }
  QVERIFY_THROWS_EXCEPTION(InputError, Catalogue::read(folder.filePath(QStringLiteral("none.ts"))));
}

/// Last: what is installed stays.
void CatalogueTest::qtSpeaksGermanToo() {
  if (!QFile::exists(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_de.qm")))
    QSKIP("the package qt6-translations-l10n is not installed");
  speak(Language::German, kSource + QStringLiteral("/resources/translations"));
  QCOMPARE(QCoreApplication::translate("QFileDialog", "Look in:"), QStringLiteral("Suchen in:"));
  QCOMPARE(said("Cancel"), QStringLiteral("Abbrechen"));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::CatalogueTest)
#include "catalogue_test.moc"
