// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "IpTNLP.hpp"
#include "engine/optimization/banded_nlp.h"

namespace handhold {

/// A program as Ipopt sees it: rows are the equalities, then the inequalities. Which entries of the Jacobian
/// and of the Hessian there are is told by those who derive from it.
class IpoptProgram : public Ipopt::TNLP {
 public:
  using Index = Ipopt::Index;
  using Number = Ipopt::Number;

  IpoptProgram(NlpProblem& problem, const VectorX& start, const NlpOptions& options, NlpResult& result)
      : problem_(problem), options_(options), result_(result), start_(start) {}

  bool get_nlp_info(Index& n, Index& m, Index& jacobianCount, Index& hessianCount,
                    IndexStyleEnum& style) override;
  bool get_bounds_info(Index n, Number* lower, Number* upper, Index m, Number* rowLower,
                       Number* rowUpper) override;
  bool get_starting_point(Index n, bool initX, Number* x, bool initZ, Number* zL, Number* zU, Index m,
                          bool initLambda, Number* lambda) override;
  bool eval_f(Index n, const Number* x, bool newX, Number& value) override;
  bool eval_grad_f(Index n, const Number* x, bool newX, Number* gradient) override;
  bool eval_g(Index n, const Number* x, bool newX, Index m, Number* rows) override;
  bool eval_jac_g(Index n, const Number* x, bool newX, Index m, Index entries, Index* row, Index* column,
                  Number* values) override;
  bool eval_h(Index n, const Number* x, bool newX, Number factor, Index m, const Number* lambda,
              bool newLambda, Index entries, Index* row, Index* column, Number* values) override;
  bool intermediate_callback(Ipopt::AlgorithmMode mode, Index iteration, Number objective, Number infeasible,
                             Number dual, Number mu, Number step, Number regularization, Number alphaDual,
                             Number alphaPrimal, Index trials, const Ipopt::IpoptData* data,
                             Ipopt::IpoptCalculatedQuantities* quantities) override;
  void finalize_solution(Ipopt::SolverReturn status, Index n, const Number* x, const Number* zLower,
                         const Number* zUpper, Index m, const Number* g, const Number* lambda,
                         Number objective, const Ipopt::IpoptData* data,
                         Ipopt::IpoptCalculatedQuantities* quantities) override;

  const std::string& failure() const { return failure_; }
  /// The point of the least objective among the iterates that hold all constraints; empty where none did.
  const VectorX& best() const { return best_; }

 protected:
  struct Counts {
    Index jacobian, hessian;
  };
  struct Multipliers {
    double objective;
    VectorX yE, yI;
  };
  virtual Counts counts() = 0;
  virtual void jacobianPlaces(Index* row, Index* column) = 0;
  virtual void hessianPlaces(Index* row, Index* column) = 0;
  /// At x(), where derivatives are known; false where they are not finite.
  virtual bool jacobian(Number* values) = 0;
  virtual void hessian(const Multipliers& y, Number* values) = 0;

  const VectorX& x() const { return x_; }
  const VectorX& start() const { return start_; }
  const NlpValues& values() const { return values_; }
  void at(const Number* x, Index n, NlpProblem::Order order);

 private:
  using Clock = std::chrono::steady_clock;
  enum class Have { Nothing, Values, Derivatives };

  Index rowCount() const { return problem_.equalityCount() + problem_.inequalityCount(); }
  void keepBest();
  void report(Index iteration, Number objective, Number infeasible);
  template <typename Body>
  bool guarded(Body&& body);

  NlpProblem& problem_;
  const NlpOptions& options_;
  NlpResult& result_;
  const VectorX& start_;
  const Clock::time_point started_ = Clock::now();
  Have have_ = Have::Nothing;
  NlpValues values_;
  VectorX x_, best_;
  double bestObjective_ = 0.0;
  std::string failure_;
};

/// All entries.
class DenseIpoptProgram : public IpoptProgram {
 public:
  DenseIpoptProgram(NlpProblem& problem, const VectorX& start, const NlpOptions& options, NlpResult& result)
      : IpoptProgram(problem, start, options, result), dense_(problem) {}

 protected:
  Counts counts() override;
  void jacobianPlaces(Index* row, Index* column) override;
  void hessianPlaces(Index* row, Index* column) override;
  bool jacobian(Number* values) override;
  void hessian(const Multipliers& y, Number* values) override;

 private:
  NlpProblem& dense_;
  MatrixX H_;
};

/// Entries between neighbours and those of the border.
class BandedIpoptProgram : public IpoptProgram {
 public:
  BandedIpoptProgram(BandedNlp& problem, const VectorX& start, const NlpOptions& options, NlpResult& result)
      : IpoptProgram(problem, start, options, result), banded_(problem), K_(problem.newMatrix()) {}

 protected:
  Counts counts() override;
  void jacobianPlaces(Index* row, Index* column) override;
  void hessianPlaces(Index* row, Index* column) override;
  bool jacobian(Number* values) override;
  void hessian(const Multipliers& y, Number* values) override;

 private:
  template <typename Visit>
  void forEachOfK(Visit&& visit);

  BandedNlp& banded_;
  BorderedBand K_;
};

}  // namespace handhold
