// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_store.h"

#include <signal.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "engine/core/error.h"
#include "engine/core/json_document.h"
#include "engine/trial/csv.h"

namespace handhold {

namespace {

constexpr int kPause = 2, kMostPauses = 30000;  ///< for another writer (ms)

constexpr const char* kTables =
    "CREATE TABLE study (file TEXT, text TEXT, task TEXT);"
    "CREATE TABLE cases (id INTEGER PRIMARY KEY, state INTEGER NOT NULL, owner TEXT, until REAL, reason TEXT,"
    " seconds REAL, trial TEXT);"
    "CREATE INDEX by_state ON cases (state, id);"
    "CREATE TABLE case_values (id INTEGER, place INTEGER, value TEXT, PRIMARY KEY (id, place)) WITHOUT ROWID;"
    "CREATE TABLE figures (id INTEGER, place INTEGER, name TEXT, value REAL, PRIMARY KEY (id, place)) "
    "WITHOUT ROWID;";

/// A statement with its places, done away with at the end.
class Statement {
 public:
  Statement(sqlite3* database, const std::string& place, const char* sql)
      : database_(database), place_(place) {
    check(sqlite3_prepare_v2(database, sql, -1, &statement_, nullptr));
  }
  ~Statement() { sqlite3_finalize(statement_); }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  Statement& with(const std::string& text) {
    check(sqlite3_bind_text(statement_, ++bound_, text.c_str(), static_cast<int>(text.size()),
                            SQLITE_TRANSIENT));
    return *this;
  }
  Statement& with(double number) { return check(sqlite3_bind_double(statement_, ++bound_, number)), *this; }
  Statement& with(int number) { return check(sqlite3_bind_int(statement_, ++bound_, number)), *this; }
  /// The next row; false: none.
  bool step() {
    const int code = sqlite3_step(statement_);
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) check(code);
    return false;
  }
  /// For the next values.
  void again() { sqlite3_reset(statement_), bound_ = 0; }
  std::string text(int column) const {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
    return bytes ? std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)))
                 : std::string();
  }
  int number(int column) const { return sqlite3_column_int(statement_, column); }
  double real(int column) const { return sqlite3_column_double(statement_, column); }

 private:
  void check(int code) const {
    if (code != SQLITE_OK)
      throw InputError(place_, sqlite3_errmsg(database_), "give the file of a study that can be written");
  }
  sqlite3* database_;
  std::string place_;
  sqlite3_stmt* statement_ = nullptr;
  int bound_ = 0;
};

/// A change of several rows, all or none; writers wait for each other at its beginning.
class Transaction {
 public:
  Transaction(sqlite3* database, std::string place) : database_(database), place_(std::move(place)) {
    Statement(database_, place_, "BEGIN IMMEDIATE").step();
  }
  ~Transaction() {
    if (!isDone_) sqlite3_exec(database_, "ROLLBACK", nullptr, nullptr, nullptr);
  }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit() {
    Statement(database_, place_, "COMMIT").step();
    isDone_ = true;
  }

 private:
  sqlite3* database_;
  std::string place_;
  bool isDone_ = false;
};

double now() {
  return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

/// When a process began, in the system's ticks; empty: there is none.
std::string startOf(int process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string line;
  if (!std::getline(file, line)) return {};
  // the name, in brackets, may hold anything; the 22nd field is the 20th behind it
  std::istringstream rest(line.substr(line.rfind(')') + 2));
  std::string field;
  for (int i = 0; i < 20; ++i) rest >> field;
  return field;
}

std::string hostName() {
  std::array<char, 256> name{};
  gethostname(name.data(), name.size() - 1);
  return name.data();
}

}  // namespace

std::string StudyOwner::text() const { return host + " " + std::to_string(process) + " " + start; }

StudyOwner thisProcess() { return {hostName(), getpid(), startOf(getpid())}; }

bool isAlive(const std::string& owner) {
  std::istringstream text(owner);
  std::string host, start;
  int process = 0;
  text >> host >> process >> start;
  return host != hostName() || (process > 0 && startOf(process) == start);
}

StudyStore::StudyStore(const std::filesystem::path& file, const StudyPlan& plan) {
  open(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  Transaction change(database_, file_.string());
  Statement tables(database_, file_.string(), "SELECT count(*) FROM sqlite_master WHERE name = 'study'");
  tables.step();
  if (tables.number(0) == 0)
    fill(plan);
  else if (const StudyPlan kept = this->plan(); kept.text != plan.text || kept.task != plan.task)
    throw InputError(file_.string(), "holds another study, or the study or its task has changed since",
                     "choose another --out, or give both back their text");
  change.commit();
}

StudyStore::StudyStore(const std::filesystem::path& file) {
  open(file, SQLITE_OPEN_READWRITE);
  Statement tables(database_, file_.string(), "SELECT count(*) FROM sqlite_master WHERE name = 'cases'");
  tables.step();
  if (tables.number(0) == 0)
    throw InputError(file_.string(), "holds no study", "give a file that a study has written");
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
  Transaction change(database_, file_.string());
  Statement next(database_, file_.string(), "SELECT id FROM cases WHERE state = 0 ORDER BY id LIMIT 1");
  if (!next.step()) return std::nullopt;
  const int index = next.number(0);
  next.again();
  Statement(database_, file_.string(), "UPDATE cases SET state = 1, owner = ?, until = ? WHERE id = ?")
      .with(owner)
      .with(now() + lease)
      .with(index)
      .step();
  change.commit();
  return index;
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

void StudyStore::retryCrashed() {
  Statement(database_, file_.string(), "UPDATE cases SET state = 0, reason = NULL WHERE state = ?")
      .with(static_cast<int>(CaseState::Crashed))
      .step();
}

bool StudyStore::finish(int index, const std::string& owner, const CaseResult& result) {
  Transaction change(database_, file_.string());
  Statement(database_, file_.string(),
            "UPDATE cases SET state = ?, reason = ?, seconds = ?, trial = ?, owner = NULL"
            " WHERE id = ? AND state = 1 AND owner = ?")
      .with(static_cast<int>(result.state))
      .with(result.reason)
      .with(result.seconds)
      .with(result.trial)
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
  change.commit();
  return true;
}

void StudyStore::giveBack(int index, const std::string& owner) {
  Statement(database_, file_.string(),
            "UPDATE cases SET state = 0, owner = NULL WHERE id = ? AND state = 1 AND owner = ?")
      .with(index)
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
  Statement cases(database_, file_.string(), "SELECT id, state, reason, seconds FROM cases ORDER BY id");
  while (cases.step())
    rows.push_back(
        {cases.number(0), {}, static_cast<CaseState>(cases.number(1)), cases.text(2), cases.real(3), {}});
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

std::string studyToCsv(const StudyStore& store) {
  const std::vector<StudyRow> rows = store.rows();
  std::vector<std::string> columns{"case"}, figures;
  for (const StudyVariable& variable : store.plan().variables) columns.push_back(variable.name);
  for (const char* name : {"state", "reason", "seconds"}) columns.emplace_back(name);
  for (const StudyRow& row : rows)
    for (const auto& [name, value] : row.figures)
      if (std::find(figures.begin(), figures.end(), name) == figures.end()) figures.push_back(name);
  columns.insert(columns.end(), figures.begin(), figures.end());
  CsvText csv(columns);
  for (const StudyRow& row : rows) {
    csv.add(static_cast<double>(row.index));
    for (const std::string& value : row.values) {
      const auto json = nlohmann::ordered_json::parse(value);
      if (json.is_number())
        csv.add(json.get<double>());
      else
        csv.add(json.is_string() ? json.get<std::string>() : value);
    }
    csv.add(kCaseStateWords[static_cast<std::size_t>(row.state)]);
    csv.add(row.reason);
    csv.add(row.seconds);
    for (const std::string& name : figures) {
      const auto at = std::find_if(row.figures.begin(), row.figures.end(),
                                   [&](const auto& each) { return each.first == name; });
      if (at != row.figures.end())
        csv.add(at->second);
      else
        csv.add("");
    }
    csv.endRow();
  }
  return csv.text();
}

}  // namespace handhold
