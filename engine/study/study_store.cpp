// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_store.h"

#include <algorithm>
#include <chrono>

#include "engine/core/error.h"
#include "engine/study/sqlite_statement.h"

namespace handhold {

namespace {

constexpr int kOwnersAtLeast = 8;               ///< among whom the last cases are shared
constexpr int kPause = 2, kMostPauses = 30000;  ///< for another writer (ms)

constexpr const char* kTables =
    "CREATE TABLE study (file TEXT, text TEXT, task TEXT);"
    "CREATE TABLE cases (id INTEGER PRIMARY KEY, state INTEGER NOT NULL, owner TEXT, until REAL, reason TEXT,"
    " seconds REAL, trial TEXT, law TEXT, thing TEXT);"
    "CREATE INDEX by_state ON cases (state, id);"
    "CREATE TABLE case_values (id INTEGER, place INTEGER, value TEXT, PRIMARY KEY (id, place)) WITHOUT ROWID;"
    "CREATE TABLE figures (id INTEGER, place INTEGER, name TEXT, value REAL, PRIMARY KEY (id, place)) "
    "WITHOUT ROWID;";

double now() {
  return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

}  // namespace

StudyStore::StudyStore(const std::filesystem::path& file, const StudyPlan& plan) {
  open(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  Transaction change(database_, file_.string());
  Statement tables(database_, file_.string(), "SELECT count(*) FROM sqlite_master WHERE name = 'study'");
  tables.step();
  if (tables.number(0) == 0)
    fill(plan);
  else if (const StudyPlan kept = this->plan(); kept.text != plan.text || kept.task != plan.task)
    throw InputError(file_.string(), "holds another study, or the study or its task has changed since",
                     "move that file away, or give study and task back their text");
  else
    wantColumns();
  change.commit();
}

StudyStore::StudyStore(const std::filesystem::path& file) {
  open(file, SQLITE_OPEN_READWRITE);
  Statement tables(database_, file_.string(), "SELECT count(*) FROM sqlite_master WHERE name = 'cases'");
  tables.step();
  if (tables.number(0) == 0)
    throw InputError(file_.string(), "holds no study", "give a file that a study has written");
  wantColumns();
}

/// Of files that were written before laws were told.
void StudyStore::wantColumns() {
  Statement known(database_, file_.string(),
                  "SELECT count(*) FROM pragma_table_info('cases') WHERE name = 'law'");
  known.step();
  if (known.number(0) > 0) return;
  execute("ALTER TABLE cases ADD COLUMN law TEXT");
  execute("ALTER TABLE cases ADD COLUMN thing TEXT");
}

StudyStore::~StudyStore() { sqlite3_close(database_); }

void StudyStore::open(const std::filesystem::path& file, int flags) {
  file_ = file;
  if (sqlite3_open_v2(file.c_str(), &database_, flags, nullptr) != SQLITE_OK) {
    const std::string problem = sqlite3_errmsg(database_);
    sqlite3_close(database_);
    throw InputError(file.string(), problem, "choose a file in a folder that can be written");
  }
  // SQLite's own pauses grow to a tenth of a second, which is many cases
  sqlite3_busy_handler(
      database_,
      [](void*, int pauses) {
        sqlite3_sleep(kPause);
        return pauses < kMostPauses ? 1 : 0;
      },
      nullptr);
  execute("PRAGMA journal_mode = PERSIST");
}

void StudyStore::fill(const StudyPlan& plan) {
  execute(kTables);
  Statement(database_, file_.string(), "INSERT INTO study VALUES (?, ?, ?)")
      .with(std::filesystem::absolute(plan.file).string())
      .with(plan.text)
      .with(plan.task)
      .step();
  Statement added(database_, file_.string(), "INSERT INTO cases (id, state) VALUES (?, 0)");
  Statement value(database_, file_.string(), "INSERT INTO case_values VALUES (?, ?, ?)");
  for (int index = 0; index < caseCount(plan); ++index, added.again()) {
    added.with(index).step();
    int place = 0;
    for (const std::string& each : caseValues(plan, index)) {
      value.with(index).with(place++).with(each).step();
      value.again();
    }
  }
}

void StudyStore::execute(const char* sql) const {
  char* problem = nullptr;
  if (sqlite3_exec(database_, sql, nullptr, nullptr, &problem) == SQLITE_OK) return;
  const std::string words = problem ? problem : "cannot be written";
  sqlite3_free(problem);
  throw InputError(file_.string(), words, "choose a file in a folder that can be written");
}

std::optional<int> StudyStore::claim(const std::string& owner, double lease) {
  const std::vector<int> claimed = exchange({}, owner, {1, lease});
  return claimed.empty() ? std::nullopt : std::optional(claimed.front());
}

std::vector<int> StudyStore::exchange(const std::vector<DoneCase>& done, const std::string& owner,
                                      const Claim& claim) {
  Transaction change(database_, file_.string());
  for (const DoneCase& each : done) write(each, owner);
  Statement(database_, file_.string(), "UPDATE cases SET until = ? WHERE state = 1 AND owner = ?")
      .with(now() + claim.lease)
      .with(owner)
      .step();
  std::vector<int> next = take(owner, claim);
  change.commit();
  return next;
}

bool StudyStore::finish(const DoneCase& done, const std::string& owner) {
  Transaction change(database_, file_.string());
  const bool isWritten = write(done, owner);
  change.commit();
  return isWritten;
}

std::vector<int> StudyStore::take(const std::string& owner, const Claim& claim) {
  Statement next(database_, file_.string(), "SELECT id FROM cases WHERE state = 0 ORDER BY id LIMIT ?");
  std::vector<int> waiting;
  next.with(claim.most * kOwnersAtLeast);
  while (next.step()) waiting.push_back(next.number(0));
  const int share = static_cast<int>(waiting.size()) / kOwnersAtLeast;
  const int taken = waiting.empty() ? 0 : std::min(claim.most, std::max(1, share));
  waiting.resize(static_cast<std::size_t>(taken));
  Statement own(database_, file_.string(), "UPDATE cases SET state = 1, owner = ?, until = ? WHERE id = ?");
  for (const int index : waiting) {
    own.with(owner).with(now() + claim.lease).with(index).step();
    own.again();
  }
  return waiting;
}

int StudyStore::release() {
  Transaction change(database_, file_.string());
  Statement running(database_, file_.string(), "SELECT id, owner, until FROM cases WHERE state = 1");
  std::vector<int> lost;
  while (running.step())
    if (!isAlive(running.text(1)) || running.real(2) < now()) lost.push_back(running.number(0));
  Statement back(database_, file_.string(), "UPDATE cases SET state = 0, owner = NULL WHERE id = ?");
  for (const int index : lost) {
    back.with(index).step();
    back.again();
  }
  change.commit();
  return static_cast<int>(lost.size());
}

void StudyStore::retryLost() {
  Statement(database_, file_.string(), "UPDATE cases SET state = 0, reason = NULL WHERE state IN (?, ?)")
      .with(static_cast<int>(CaseState::Crashed))
      .with(static_cast<int>(CaseState::TimedOut))
      .step();
}

bool StudyStore::write(const DoneCase& done, const std::string& owner) {
  const auto& [index, result] = done;
  Statement(database_, file_.string(),
            "UPDATE cases SET state = ?, reason = ?, seconds = ?, trial = ?, law = ?, thing = ?, owner = NULL"
            " WHERE id = ? AND state = 1 AND owner = ?")
      .with(static_cast<int>(result.state))
      .with(result.reason)
      .with(result.seconds)
      .with(result.trial)
      .with(result.law)
      .with(result.thing)
      .with(index)
      .with(owner)
      .step();
  if (sqlite3_changes(database_) != 1) return false;
  Statement figure(database_, file_.string(), "INSERT INTO figures VALUES (?, ?, ?, ?)");
  int place = 0;
  for (const auto& [name, value] : result.figures) {
    figure.with(index).with(place++).with(name).with(value).step();
    figure.again();
  }
  return true;
}

void StudyStore::giveBack(const std::string& owner) {
  Statement(database_, file_.string(),
            "UPDATE cases SET state = 0, owner = NULL WHERE state = 1 AND owner = ?")
      .with(owner)
      .step();
}

std::vector<int> StudyStore::counts() const {
  std::vector<int> counts(kCaseStateWords.size());
  Statement rows(database_, file_.string(), "SELECT state, count(*) FROM cases GROUP BY state");
  while (rows.step()) counts.at(static_cast<std::size_t>(rows.number(0))) = rows.number(1);
  return counts;
}

std::vector<StudyRow> StudyStore::rows() const {
  std::vector<StudyRow> rows;
  Statement cases(database_, file_.string(),
                  "SELECT id, state, reason, seconds, law, thing FROM cases ORDER BY id");
  while (cases.step()) {
    StudyRow row;
    row.index = cases.number(0);
    row.state = static_cast<CaseState>(cases.number(1));
    row.reason = cases.text(2);
    row.seconds = cases.real(3);
    row.law = cases.text(4);
    row.thing = cases.text(5);
    rows.push_back(std::move(row));
  }
  // numbers of cases count from 0 without a gap
  Statement values(database_, file_.string(), "SELECT id, value FROM case_values ORDER BY id, place");
  while (values.step()) rows.at(static_cast<std::size_t>(values.number(0))).values.push_back(values.text(1));
  Statement figures(database_, file_.string(), "SELECT id, name, value FROM figures ORDER BY id, place");
  while (figures.step())
    rows.at(static_cast<std::size_t>(figures.number(0)))
        .figures.emplace_back(figures.text(1), figures.real(2));
  return rows;
}

std::string StudyStore::trialOf(int index) const {
  Statement row(database_, file_.string(), "SELECT trial FROM cases WHERE id = ?");
  return row.with(index).step() ? row.text(0) : std::string();
}

StudyPlan StudyStore::plan() const {
  Statement row(database_, file_.string(), "SELECT file, text, task FROM study");
  if (!row.step()) throw InputError(file_.string(), "holds no study", "give a file that a study has written");
  return studyPlanOf(row.text(0), row.text(1), row.text(2));
}

}  // namespace handhold
