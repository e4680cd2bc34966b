// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/planning/posture/task_mirror.h"
#include "engine/planning/prediction/motion_problem.h"

namespace handhold {

/// The motions of a problem that are their own mirror image: x = origin + B y, with one unknown for both
/// sides of the body. Rows of the other side are kept; they say the same twice. The problem must outlive it.
class EvenMotion : public BandedNlp {
 public:
  /// Without unknowns where the loads of both sides are not counted alike; see isPossible().
  EvenMotion(const Model& model, MotionProblem& whole, const TaskMirror& mirror);

  bool isPossible() const { return isPossible_; }
  /// The even part of unknowns of the whole problem, and back.
  VectorX reduced(const VectorX& x) const;
  VectorX whole(const VectorX& y) const;

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
  void multiply(const Eigen::Ref<const VectorX>& dy, Eigen::Ref<VectorX> E,
                Eigen::Ref<VectorX> I) const override;
  double equalitySlack(int row) const override { return whole_.equalitySlack(row); }
  std::string equalityName(int row) const override { return whole_.equalityName(row); }
  std::string inequalityName(int row) const override { return whole_.inequalityName(row); }

 private:
  /// An unknown of the whole is factor times an unknown of the reduced; of the base several share one.
  struct Part {
    int index;
    double factor;
  };
  /// One signal of a group as parts of the reduced signals.
  using SignalParts = std::vector<std::vector<Part>>;

  SignalParts bodySignals(const Model& model, const SignalGroup& group, int& width) const;
  SignalParts loadSignals(const Model& model, const SignalGroup& group, int& width);
  void number(const std::vector<SignalParts>& list, const std::vector<int>& widths);
  void bound();
  void findBandwidth();
  void addEntry(int row, int column, double value, BorderedBand& K) const;
  VectorX transposed(const VectorX& gradient) const;

  MotionProblem& whole_;
  const TaskMirror& mirror_;
  bool isPossible_ = true;
  std::vector<std::vector<Part>> parts_;  ///< of each unknown of the whole
  VectorX origin_;
  int size_ = 0, bandSize_ = 0, bandwidth_ = 0;
  VectorX lower_, upper_;
  mutable BorderedBand full_;
};

}  // namespace handhold
