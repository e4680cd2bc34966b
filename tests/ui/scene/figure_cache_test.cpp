// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/scene/figure_sample.h"

using namespace handhold;

class FigureCacheTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(folder_.isValid());
    made_ = load();
    QVERIFY(progressed_);
    QCOMPARE(files().size(), 1);
  }

  void init() { progressed_ = false; }

  void aSecondStartReadsWhatTheFirstOneMade() {
    const auto again = load();
    QVERIFY(!progressed_);
    QVERIFY(same(*made_, *again));
    QCOMPARE(again->bands.size(), made_->bands.size());
    QCOMPARE(again->palette.size(), made_->palette.size());
  }

  void aDamagedFileIsMadeAnew_data() {
    QTest::addColumn<int>("place");
    QTest::newRow("magic") << 0;
    QTest::newRow("length") << 18;
    QTest::newRow("check") << 26;
    QTest::newRow("first count") << 32;
    QTest::newRow("a vertex") << 1000;
  }

  void aDamagedFileIsMadeAnew() {
    QFETCH(int, place);
    QByteArray bytes = contents();
    bytes[place] = static_cast<char>(bytes[place] ^ 0x5a);
    replace(bytes);
    const auto again = load();
    QVERIFY(progressed_);
    QVERIFY(same(*made_, *again));
  }

  void aShortFileIsMadeAnew() {
    replace(contents().left(5000));
    const auto again = load();
    QVERIFY(progressed_);
    QVERIFY(same(*made_, *again));
  }

  void otherNumbersGetAnotherFile() {
    FigureOptions other = options();
    other.cell = 0.017;
    const auto figure = loadOrMakeFigure(sample_.data, sample_.zero, sample_.rest, other, path());
    QVERIFY(progressed_);
    QCOMPARE(files().size(), 2);
    QVERIFY(QFile::remove(folder_.filePath(files().at(0))) && QFile::remove(folder_.filePath(files().at(0))));
    load();
  }

  void aFolderThatCannotBeWrittenCostsNothingElse() {
    const auto figure =
        loadOrMakeFigure(sample_.data, sample_.zero, sample_.rest, options(), "/proc/no/such/folder");
    QVERIFY(same(*made_, *figure));
  }

 private:
  FigureOptions options() {
    FigureOptions out;
    out.cell = 0.016;
    out.bonesCell = 0.016;
    out.progress = [this](double) { progressed_ = true; };
    return out;
  }
  std::filesystem::path path() const { return folder_.path().toStdString(); }
  std::shared_ptr<const Figure> load() {
    return loadOrMakeFigure(sample_.data, sample_.zero, sample_.rest, options(), path());
  }
  QStringList files() const { return QDir(folder_.path()).entryList(QDir::Files); }
  QByteArray contents() const {
    QFile file(folder_.filePath(files().at(0)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  void replace(const QByteArray& bytes) const {
    QFile file(folder_.filePath(files().at(0)));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  }

  static bool same(const FigureMesh& a, const FigureMesh& b) {
    return a.indices == b.indices && a.vertices.size() == b.vertices.size() &&
           std::memcmp(a.vertices.data(), b.vertices.data(), a.vertices.size() * sizeof(FigureVertex)) == 0;
  }
  static bool same(const Figure& a, const Figure& b) {
    return same(a.body[0], b.body[0]) && same(a.body[1], b.body[1]) && same(a.body[2], b.body[2]) &&
           same(a.bones, b.bones);
  }

  testing::FigureSample sample_;
  QTemporaryDir folder_;
  std::shared_ptr<const Figure> made_;
  bool progressed_ = false;
};

QTEST_GUILESS_MAIN(FigureCacheTest)
#include "figure_cache_test.moc"
