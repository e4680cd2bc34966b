// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "engine/optimization/nlp.h"

namespace handhold::test {

/// A number with its gradient and Hessian by n unknowns, so that test problems are written as plain formulas.
struct Jet {
  double v = 0.0;
  VectorX g;
  MatrixX h;

  Jet() = default;
  Jet(double value, int n) : v(value), g(VectorX::Zero(n)), h(MatrixX::Zero(n, n)) {}
};

/// f(a) from its value and its first two derivatives at a.v.
inline Jet chain(const Jet& a, double f, double f1, double f2) {
  Jet r;
  r.v = f;
  r.g = f1 * a.g;
  r.h = f1 * a.h + f2 * a.g * a.g.transpose();
  return r;
}

inline Jet operator+(Jet a, const Jet& b) {
  a.v += b.v;
  a.g += b.g;
  a.h += b.h;
  return a;
}
inline Jet operator*(double c, Jet a) {
  a.v *= c;
  a.g *= c;
  a.h *= c;
  return a;
}
inline Jet operator+(Jet a, double c) {
  a.v += c;
  return a;
}
inline Jet operator+(double c, const Jet& a) { return a + c; }
inline Jet operator-(const Jet& a) { return -1.0 * a; }
inline Jet operator-(const Jet& a, const Jet& b) { return a + (-1.0 * b); }
inline Jet operator-(const Jet& a, double c) { return a + (-c); }
inline Jet operator-(double c, const Jet& a) { return (-1.0 * a) + c; }
inline Jet operator*(const Jet& a, double c) { return c * a; }
inline Jet operator/(const Jet& a, double c) { return (1.0 / c) * a; }
inline Jet operator*(const Jet& a, const Jet& b) {
  Jet r;
  r.v = a.v * b.v;
  r.g = a.v * b.g + b.v * a.g;
  r.h = a.v * b.h + b.v * a.h + a.g * b.g.transpose() + b.g * a.g.transpose();
  return r;
}
inline Jet pow(const Jet& a, int k) {
  return chain(a, std::pow(a.v, k), k * std::pow(a.v, k - 1), k * (k - 1) * std::pow(a.v, k - 2));
}
inline Jet sqr(const Jet& a) { return a * a; }
inline Jet exp(const Jet& a) { return chain(a, std::exp(a.v), std::exp(a.v), std::exp(a.v)); }
inline Jet log(const Jet& a) { return chain(a, std::log(a.v), 1.0 / a.v, -1.0 / (a.v * a.v)); }
inline Jet sin(const Jet& a) { return chain(a, std::sin(a.v), std::cos(a.v), -std::sin(a.v)); }

using Jets = std::vector<Jet>;
constexpr double kFree = std::numeric_limits<double>::infinity();

/// Formulas of a test problem; x is counted from one, as in the book.
struct Formulas {
  std::function<Jet(const Jets&)> objective;
  std::function<Jets(const Jets&)> equalities;
  std::function<Jets(const Jets&)> inequalities;
};

/// A problem from formulas, with exact derivatives.
class FormulaProblem : public NlpProblem {
 public:
  FormulaProblem(int n, Formulas formulas) : formulas_(std::move(formulas)) {
    lower_.setConstant(n, -kFree);
    upper_.setConstant(n, kFree);
    const Jets x = unknowns(VectorX::Ones(n));
    if (formulas_.equalities) mE_ = static_cast<int>(formulas_.equalities(x).size());
    if (formulas_.inequalities) mI_ = static_cast<int>(formulas_.inequalities(x).size());
    rowLower_.setZero(mI_);
    rowUpper_.setConstant(mI_, kFree);
  }

  int variableCount() const override { return static_cast<int>(lower_.size()); }
  int equalityCount() const override { return mE_; }
  int inequalityCount() const override { return mI_; }
  const VectorX& lower() const override { return lower_; }
  const VectorX& upper() const override { return upper_; }
  const VectorX& inequalityLower() const override { return rowLower_; }
  const VectorX& inequalityUpper() const override { return rowUpper_; }
  std::string equalityName(int row) const override { return "equality " + std::to_string(row); }
  std::string inequalityName(int row) const override { return "inequality " + std::to_string(row); }

  void evaluate(const VectorX& x, Order order, NlpValues& values) const override {
    ++evaluations;
    const Jets jets = unknowns(x);
    f_ = formulas_.objective(jets);
    if (formulas_.equalities) E_ = formulas_.equalities(jets);
    if (formulas_.inequalities) I_ = formulas_.inequalities(jets);
    values.objective = f_.v;
    fill(E_, order, values.equality, values.equalityJacobian);
    fill(I_, order, values.inequality, values.inequalityJacobian);
    if (order == Order::Derivatives) values.gradient = f_.g;
  }

  void hessian(const VectorX& x, double factor, const VectorX& yE, const VectorX& yI,
               MatrixX& H) const override {
    const Jets jets = unknowns(x);
    H = factor * formulas_.objective(jets).h;
    if (formulas_.equalities) addCurvature(formulas_.equalities(jets), yE, H);
    if (formulas_.inequalities) addCurvature(formulas_.inequalities(jets), yI, H);
  }

  /// Bounds on the unknown with the book's number k.
  FormulaProblem& bound(int k, double low, double high) {
    lower_[k - 1] = low;
    upper_[k - 1] = high;
    return *this;
  }
  FormulaProblem& boundAll(double low, double high) {
    lower_.setConstant(low);
    upper_.setConstant(high);
    return *this;
  }
  FormulaProblem& range(int row, double low, double high) {
    rowLower_[row] = low;
    rowUpper_[row] = high;
    return *this;
  }

  mutable int evaluations = 0;

 private:
  static Jets unknowns(const VectorX& x) {
    const int n = static_cast<int>(x.size());
    Jets jets(static_cast<size_t>(n) + 1, Jet(0.0, n));
    for (int i = 0; i < n; ++i) {
      jets[static_cast<size_t>(i) + 1] = Jet(x[i], n);
      jets[static_cast<size_t>(i) + 1].g[i] = 1.0;
    }
    return jets;
  }

  void fill(const Jets& rows, Order order, VectorX& c, MatrixX& J) const {
    c.resize(static_cast<int>(rows.size()));
    for (int i = 0; i < c.size(); ++i) c[i] = rows[static_cast<size_t>(i)].v;
    if (order == Order::Values) return;
    J.resize(c.size(), variableCount());
    for (int i = 0; i < c.size(); ++i) J.row(i) = rows[static_cast<size_t>(i)].g.transpose();
  }

  static void addCurvature(const Jets& rows, const VectorX& y, MatrixX& H) {
    for (int i = 0; i < y.size(); ++i) H += y[i] * rows[static_cast<size_t>(i)].h;
  }

  Formulas formulas_;
  int mE_ = 0, mI_ = 0;
  VectorX lower_, upper_, rowLower_, rowUpper_;
  mutable Jet f_;
  mutable Jets E_, I_;
};

}  // namespace handhold::test
