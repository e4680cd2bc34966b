// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/atomic_file.h"
#include "engine/core/large_file.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QtTest>
#include <csignal>

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
  void removesAndTakesBack();
  void fullDiskLosesNothing();
  void whatAKilledSaveLeftGoes();
  void theLongestNameIsWritten();
  void writesNothingThatCannotBeRead();
  void refusesWhatIsNoFile();
  void largeFilesAreWrittenWholeToo();
  void readsNothingWithoutEnd();

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

void AtomicFileTest::removesAndTakesBack() {
  for (const char* name : {"a.txt", "b.txt", "c.txt"}) writeFile(folder_ / name, "old");
  {
    FileSet files;
    files.add(folder_ / "a.txt", "new");
    files.add(folder_ / "new.txt", "new");
    files.remove(folder_ / "b.txt");
    files.add(folder_ / "c.txt", "new");
    // meanwhile somebody puts a folder in the way: the last file cannot take its name
    fs::remove(folder_ / "c.txt");
    fs::create_directories(folder_ / "c.txt/full");
    QVERIFY_EXCEPTION_THROWN(files.commit(), InputError);
  }
  QCOMPARE(readFile(folder_ / "a.txt"), std::string("old"));
  QCOMPARE(readFile(folder_ / "b.txt"), std::string("old"));
  QCOMPARE(entries(folder_), 3);
  FileSet files;
  files.add(folder_ / "a.txt", "new");
  files.remove(folder_ / "b.txt");
  files.remove(folder_ / "never.txt");
  files.commit();
  QCOMPARE(readFile(folder_ / "a.txt"), std::string("new"));
  QCOMPARE(entries(folder_), 2);
}

/// A limit on the size of files makes write() fail as a full disk does.
void AtomicFileTest::fullDiskLosesNothing() {
  const std::string large(100000, 'x');
  writeFile(folder_ / "a.txt", "old");
  rlimit before{};
  ::getrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit full = before;
  full.rlim_cur = 1000;
  ::setrlimit(RLIMIT_FSIZE, &full);
  bool isTold = false;
  try {
    writeFile(folder_ / "a.txt", large);
  } catch (const InputError& error) {
    isTold = std::string(error.what()).find("cannot be written") != std::string::npos;
  }
  ::setrlimit(RLIMIT_FSIZE, &before);
  QVERIFY(isTold);
  QCOMPARE(readFile(folder_ / "a.txt"), std::string("old"));
  QCOMPARE(entries(folder_), 1);
}

void AtomicFileTest::whatAKilledSaveLeftGoes() {
  const pid_t child = ::fork();
  if (child == 0) {
    FileSet files;
    files.add(folder_ / "a.txt", "half");
    ::_exit(0);  // no destructor runs, as when it is killed
  }
  ::waitpid(child, nullptr, 0);
  QCOMPARE(entries(folder_), 1);
  FileSet mine;
  mine.add(folder_ / "b.txt", "new");
  QCOMPARE(entries(folder_), 1);
  // what a living save holds stays
  writeFile(folder_ / "c.txt", "new");
  QCOMPARE(entries(folder_), 2);
  mine.commit();
  QCOMPARE(readFile(folder_ / "b.txt"), std::string("new"));
  QCOMPARE(entries(folder_), 2);
}

void AtomicFileTest::theLongestNameIsWritten() {
  const fs::path file = folder_ / std::string(255, 'n');
  writeFile(file, "text");
  QCOMPARE(readFile(file), std::string("text"));
  QVERIFY_EXCEPTION_THROWN(writeFile(folder_ / std::string(256, 'n'), "text"), InputError);
  QVERIFY_EXCEPTION_THROWN(readFile(folder_ / std::string(256, 'n')), InputError);
}

/// What could not be opened again is not written, and what was there stays.
void AtomicFileTest::writesNothingThatCannotBeRead() {
  const fs::path file = folder_ / "task.json";
  writeFile(file, "old");
  const char text = 'x';  // the rest is not looked at
  QVERIFY_EXCEPTION_THROWN(writeFile(file, std::string_view(&text, kMostFileBytes + 1)), InputError);
  QCOMPARE(readFile(file), std::string("old"));
}

/// It replaces what was there, or leaves it, and no temporary behind.
void AtomicFileTest::largeFilesAreWrittenWholeToo() {
  const fs::path file = folder_ / "walk.c3d";
  writeLargeFile(file, "old");
  writeLargeFile(file, "new");
  QCOMPARE(readFile(file), std::string("new"));
  QVERIFY_EXCEPTION_THROWN(writeLargeFile(folder_, "x"), InputError);
  QVERIFY_EXCEPTION_THROWN(writeLargeFile(folder_ / std::string(256, 'n'), "x"), InputError);
  QCOMPARE(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()), std::ptrdiff_t(1));
}

void AtomicFileTest::readsNothingWithoutEnd() {
  QVERIFY_EXCEPTION_THROWN(readFile("/dev/zero"), InputError);
  const fs::path pipe = folder_ / "pipe";
  QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
  QVERIFY_EXCEPTION_THROWN(readFile(pipe), InputError);
  writeFile(folder_ / "a.txt", "12345");
  QCOMPARE(readFile(folder_ / "a.txt", 5), std::string("12345"));
  QVERIFY_EXCEPTION_THROWN(readFile(folder_ / "a.txt", 4), InputError);
  writeFile(folder_ / "large", "");
  fs::resize_file(folder_ / "large", kMostFileBytes + 1);
  QVERIFY_EXCEPTION_THROWN(readFile(folder_ / "large"), InputError);
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
