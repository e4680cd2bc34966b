// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/study/study_owner.h"
#include "engine/study/study_plan.h"

struct sqlite3;

namespace handhold {

/// Where a case stands. All but the first two are ends.
enum class CaseState { Waiting, Running, Solved, Infeasible, Refused, Crashed, TimedOut };
inline constexpr std::array kCaseStateWords{"waiting", "running", "solved",   "infeasible",
                                            "refused", "crashed", "timed out"};

/// What came of a case.
struct CaseResult {
  CaseState state = CaseState::Solved;
  std::string reason;      ///< why not, or what was remarked, a sentence
  std::string law, thing;  ///< the worst of the broken laws ("joint torque"), and where
  double seconds = 0.0;
  std::vector<std::pair<std::string, double>> figures;  ///< by name, SI
  std::string trial;                                    ///< as trialToJson; empty: none
};

/// A case with what came of it.
struct DoneCase {
  int index = 0;
  CaseResult result;
};

/// How many cases an owner asks for, and for how long (s) they are its own.
struct Claim {
  int most = 1;
  double lease = 0.0;
};

/// A row of the table of a study.
struct StudyRow {
  int index = 0;
  std::vector<std::string> values;  ///< JSON
  CaseState state = CaseState::Waiting;
  std::string reason;
  std::string law, thing;
  double seconds = 0.0;
  std::vector<std::pair<std::string, double>> figures;
};

/// The cases of a study and what came of them, in one file that several processes of several machines share:
/// every change is a transaction of SQLite, so that whatever is killed leaves each case waiting, claimed by a
/// process that no longer lives, or done once. Members throw InputError where the file cannot be used.
class StudyStore {
 public:
  /// Makes the file with all cases waiting where it is not there. One of another study is refused.
  StudyStore(const std::filesystem::path& file, const StudyPlan& plan);
  /// One that is there, to look at.
  explicit StudyStore(const std::filesystem::path& file);
  ~StudyStore();
  StudyStore(const StudyStore&) = delete;
  StudyStore& operator=(const StudyStore&) = delete;

  /// The next case that waits is this owner's for so long (s); empty: none waits.
  std::optional<int> claim(const std::string& owner, double lease);
  /// Writes results and claims the next cases in one change, which is what a worker does all day; the lease
  /// of what the owner has claimed before begins anew. No owner takes more than an eighth of what waits, or
  /// one case.
  std::vector<int> exchange(const std::vector<DoneCase>& done, const std::string& owner, const Claim& claim);
  /// Gives cases back whose owner no longer lives or whose time is over; how many.
  int release();
  /// Lets cases wait again whose process crashed or took too long: a full disk, a lack of memory or a busy
  /// machine is no answer.
  void retryLost();
  /// Puts the result in, once: false where the case is no longer the owner's.
  bool finish(const DoneCase& done, const std::string& owner);
  /// What an owner that has ended worked on waits again.
  void giveBack(const std::string& owner);

  /// How many cases are in each state.
  std::vector<int> counts() const;
  std::vector<StudyRow> rows() const;
  /// As trialToJson; empty where none was kept.
  std::string trialOf(int index) const;
  StudyPlan plan() const;

 private:
  void open(const std::filesystem::path& file, int flags);
  void fill(const StudyPlan& plan);
  void wantColumns();
  std::vector<int> take(const std::string& owner, const Claim& claim);
  bool write(const DoneCase& done, const std::string& owner);
  void execute(const char* sql) const;

  std::filesystem::path file_;
  sqlite3* database_ = nullptr;
};

/// One row a case: number, variables, state, reason, seconds, figures.
std::string studyToCsv(const StudyStore& store);

}  // namespace handhold
