// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sqlite3.h>

#include <string>
#include <utility>

#include "engine/core/error.h"

namespace handhold {

/// A statement with its places, done away with at the end. Members throw InputError, naming the file.
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

}  // namespace handhold
