// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/planning/prediction/motion_problem.h"

namespace handhold {

/// Motions of a problem with fewer unknowns: x = origin + B y. Rows are those of the whole problem, which
/// must outlive it.
class ReducedMotion : public BandedNlp {
 public:
  /// The nearest part of unknowns of the whole problem, and back.
  virtual VectorX reduced(const VectorX& x) const = 0;
  VectorX whole(const VectorX& y) const;
  /// Multipliers of rows are those of the whole; of bounds, where an unknown stands for itself.
  NlpWarmStart wholeMultipliers(const NlpWarmStart& multipliers) const;

  int variableCount() const override { return size_; }
  int equalityCount() const override { return whole_.equalityCount(); }
  int inequalityCount() const override { return whole_.inequalityCount(); }
  const VectorX& lower() const override { return lower_; }
  const VectorX& upper() const override { return upper_; }
  const VectorX& inequalityLower() const override { return whole_.inequalityLower(); }
  const VectorX& inequalityUpper() const override { return whole_.inequalityUpper(); }
  void evaluate(const VectorX& y, Order order, NlpValues& values) const override;
  HessianKind hessianKind() const override { return whole_.hessianKind(); }
  void addTransposed(const NlpValues& values, const VectorX& yE, const VectorX& yI,
                     Eigen::Ref<VectorX> out) const override;
  BorderedBand newMatrix() const override;
  void assemble(const Weights& weights, BorderedBand& K) const override;
  VectorX hessianDiagonal() const override;
  std::vector<Entry> jacobianEntries() const override;
  void multiply(const Eigen::Ref<const VectorX>& dy, Eigen::Ref<VectorX> E,
                Eigen::Ref<VectorX> I) const override;
  double equalitySlack(int row) const override { return whole_.equalitySlack(row); }
  std::string equalityName(int row) const override { return whole_.equalityName(row); }
  std::string inequalityName(int row) const override { return whole_.inequalityName(row); }

 protected:
  /// An unknown of the whole is the sum of such parts: factor times an unknown of the reduced.
  struct Part {
    int index;
    double factor;
  };

  explicit ReducedMotion(MotionProblem& whole);
  /// Once the band's parts are known: what all know stands for itself behind them.
  void addShared();
  void findBandwidth();
  VectorX transposed(const VectorX& gradient) const;

  MotionProblem& whole_;
  std::vector<std::vector<Part>> parts_;  ///< of each unknown of the whole
  VectorX origin_;
  int size_ = 0, bandSize_ = 0, bandwidth_ = 0;
  VectorX lower_, upper_;

 private:
  void addEntry(int row, int column, double value, BorderedBand& K) const;

  mutable BorderedBand full_;
};

/// Motions in which components have curves of their own numbers of control points (001 section 6): B-splines
/// over some of the knots of all, so that each is one of the curves of the problem. Not at the changes of
/// contacts.
class CoarseMotion : public ReducedMotion {
 public:
  CoarseMotion(const Model& model, MotionProblem& whole);

  VectorX reduced(const VectorX& x) const override;

 private:
  /// The coarse curve of one signal: its own points that are free, and where they are among the unknowns.
  struct Curve {
    int signal = 0;
    MatrixX onto;      ///< free points of all = onto * own free points + what its ends give
    VectorX fromEnds;  ///< of the ends that are given, by free points of all
    MatrixX back;      ///< the other way, by least squares
    int first = 0;     ///< of the own free points among the reduced unknowns
  };

  Curve curveOf(int signal, int points) const;
  void number();
  void bound();

  std::vector<int> free_;  ///< control points of the coordinates that are unknown
  std::vector<Curve> curves_;
};

/// Whether components of a task have curves coarser than all.
bool hasOwnCurves(const Task& task);

}  // namespace handhold
