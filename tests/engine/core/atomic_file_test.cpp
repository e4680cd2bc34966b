// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/atomic_file.h"

#include <sys/stat.h>

#include <QtTest>

#include "engine/core/error.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;

int entries(const fs::path& folder) {
  int count = 0;
  for ([[maybe_unused]] const auto& entry : fs::directory_iterator(folder)) ++count;
  return count;
}

}  // namespace

class AtomicFileTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void replacesContentAndKeepsTheMode();
  void followsLinks();
  void setIsAllOrNothing();
  void refusesWhatIsNoFile();

 private:
  QScopedPointer<QTemporaryDir> temporary_;
  fs::path folder_;
};

void AtomicFileTest::init() {
  temporary_.reset(new QTemporaryDir);
  folder_ = temporary_->path().toStdString();
}

void AtomicFileTest::replacesContentAndKeepsTheMode() {
  const fs::path file = folder_ / "a.txt";
  writeFile(file, "one");
  QCOMPARE(readFile(file), std::string("one"));
  ::chmod(file.c_str(), 0640);
  writeFile(file, std::string("two\0three", 9));
  QCOMPARE(readFile(file), std::string("two\0three", 9));
  QCOMPARE(static_cast<int>(fs::status(file).permissions()), 0640);
  QCOMPARE(entries(folder_), 1);
}

void AtomicFileTest::followsLinks() {
  writeFile(folder_ / "real.txt", "old");
  fs::create_symlink("real.txt", folder_ / "link.txt");
  writeFile(folder_ / "link.txt", "new");
  QVERIFY(fs::is_symlink(folder_ / "link.txt"));
  QCOMPARE(readFile(folder_ / "real.txt"), std::string("new"));
}

void AtomicFileTest::setIsAllOrNothing() {
  writeFile(folder_ / "a.txt", "old");
  {
    FileSet files;
    files.add(folder_ / "a.txt", "new");
    QVERIFY_EXCEPTION_THROWN(files.add(folder_ / "missing/b.txt", "new"), InputError);
  }
  QCOMPARE(readFile(folder_ / "a.txt"), std::string("old"));
  QCOMPARE(entries(folder_), 1);
  FileSet files;
  files.add(folder_ / "a.txt", "new");
  files.add(folder_ / "b.txt", "new");
  QCOMPARE(readFile(folder_ / "a.txt"), std::string("old"));
  files.commit();
  QCOMPARE(readFile(folder_ / "a.txt"), std::string("new"));
  QCOMPARE(entries(folder_), 2);
}

void AtomicFileTest::refusesWhatIsNoFile() {
  QVERIFY_EXCEPTION_THROWN(writeFile(folder_, "x"), InputError);
  QVERIFY_EXCEPTION_THROWN(writeFile("/dev/null", "x"), InputError);
  QVERIFY_EXCEPTION_THROWN(readFile(folder_), InputError);
  QVERIFY_EXCEPTION_THROWN(readFile(folder_ / "none"), InputError);
  QVERIFY_EXCEPTION_THROWN(writeFile("/proc/handhold.txt", "x"), InputError);
}

QTEST_GUILESS_MAIN(AtomicFileTest)
#include "atomic_file_test.moc"
