// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/pose_fit.h"

#include <Eigen/Eigenvalues>

namespace handhold {

namespace {

/// A joint as one of its bodies has it (L_ku and L_uk of 003).
struct Neighbour {
  std::size_t body;
  Vector3 own, other;
  double weight;
};

using Neighbours = std::vector<std::vector<Neighbour>>;

double weightOf(const PoseProblem& problem, std::size_t joint) {
  return problem.jointWeights.empty() ? 1.0 : problem.jointWeights[joint];
}

Neighbours neighboursOf(const PoseProblem& problem) {
  Neighbours neighbours(problem.tree.bodies.size());
  for (std::size_t j = 0; j < problem.tree.joints.size(); ++j) {
    const BallJoint& joint = problem.tree.joints[j];
    const auto a = static_cast<std::size_t>(joint.a), b = static_cast<std::size_t>(joint.b);
    neighbours[a].push_back({b, joint.inA, joint.inB, weightOf(problem, j)});
    neighbours[b].push_back({a, joint.inB, joint.inA, weightOf(problem, j)});
  }
  return neighbours;
}

double greatestSingularValueOf(const Matrix4& K) {
  return Eigen::SelfAdjointEigenSolver<Matrix4>(K, Eigen::EigenvaluesOnly)
      .eigenvalues()
      .cwiseAbs()
      .maxCoeff();
}

/// Attitudes towards the joints.
struct Turning {
  Neighbours neighbours;
  std::vector<Matrix4> K0;    ///< K_k^o: by body, what its markers say
  std::vector<double> sizes;  ///< of them
  Normalization normalization;

  Turning(const PoseProblem& problem, Normalization how)
      : neighbours(neighboursOf(problem)), normalization(how) {
    for (const std::vector<BodyMarker>& markers : problem.markers) {
      K0.push_back(attitudeProfile(markerSums(markers).W));
      sizes.push_back(greatestSingularValueOf(K0.back()));
    }
  }

  /// The brackets of 6.12 with 6.13 and 6.14 for every neighbour: the joint on the neighbour, from the own
  /// centre, takes the place of b and the own arm that of a. {q*}_L^T K {q*}_L there is the same form, R(q_u)
  /// moved from the unknown to b.
  Matrix4 profileOfJoints(const JointedPose& pose, std::size_t k) const {
    Matrix3 W = Matrix3::Zero();
    for (const Neighbour& u : neighbours[k]) {
      const Vector3 place = pose.centre[u.body] + pose.q[u.body] * u.other - pose.centre[k];
      W += u.weight * place * u.own.transpose();
    }
    return attitudeProfile(W);
  }

  double factor(const Matrix4& K, std::size_t k) const {
    if (normalization == Normalization::None || sizes[k] == 0.0) return 1.0;
    const double size = greatestSingularValueOf(K);
    return size > 0.0 ? sizes[k] / size : 0.0;  // (8.3)
  }

  void step(JointedPose& pose, double weight) const {
    std::vector<Quaternion> turned;
    for (std::size_t k = 0; k < K0.size(); ++k) {
      const Matrix4 K = profileOfJoints(pose, k);
      turned.push_back(greatestQuaternion(K0[k] + weight * factor(K, k) * K, pose.q[k]));  // (6.11), (6.12)
    }
    pose.q = std::move(turned);
  }
};

/// Rows of joints by their weights.
LinearConstraint weighted(LinearConstraint constraint, const PoseProblem& problem) {
  for (std::size_t j = 0; j < problem.tree.joints.size(); ++j) {
    const double factor = std::sqrt(weightOf(problem, j));
    const auto row = static_cast<Eigen::Index>(3 * j);
    constraint.C.middleRows<3>(row) *= factor;
    constraint.d.segment<3>(row) *= factor;
  }
  return constraint;
}

/// Centres towards the joints and the centre of all.
void moveCentres(const PoseProblem& problem, const PoseFitSettings& settings, int k, JointedPose& pose) {
  std::vector<NormalTerm> terms;
  std::vector<double> weights;
  const PosePenalties& penalties = settings.penalties;
  if (penalties.centre && problem.centre) {
    terms.emplace_back(centreOfAll(problem.tree, *problem.centre));
    weights.push_back(penalties.centre->at(k));
  }
  if (penalties.centres) {
    terms.emplace_back(weighted(jointsByCentres(problem.tree, pose), problem));
    weights.push_back(penalties.centres->at(k));
  }
  if (terms.empty()) return;
  SelfIteration iteration(terms, weights);
  VectorX column = columnOf(pose.centre);
  for (int j = 0; j < settings.iterations.self; ++j) {
    column = iteration.step(column);
    pose.centre = vectorsOf(column);
    if (settings.watch) settings.watch(pose);
  }
}

}  // namespace

JointedPose markerPose(const PoseProblem& problem) {
  JointedPose pose = problem.near;
  for (std::size_t i = 0; i < problem.markers.size(); ++i) {
    const MarkerAttitude attitude = markerAttitude(problem.markers[i], problem.near.q[i]);
    if (attitude.span == MarkerSpan::None) continue;
    pose.q[i] = attitude.q;
    pose.centre[i] = attitude.centre;
  }
  return pose;
}

JointedPose iteratedPose(const PoseProblem& problem, JointedPose pose, const PoseFitSettings& settings) {
  const Turning turning(problem, settings.normalization);
  for (int k = 0; k < settings.iterations.weighting; ++k) {
    for (int j = 0; settings.penalties.turning && j < settings.iterations.self; ++j) {
      turning.step(pose, settings.penalties.turning->at(k));
      if (settings.watch) settings.watch(pose);
    }
    moveCentres(problem, settings, k, pose);
  }
  return pose;
}

double markerLoss(const PoseProblem& problem, const JointedPose& pose) {
  double loss = 0.0;
  for (std::size_t i = 0; i < problem.markers.size(); ++i) {
    const Matrix3 R = pose.q[i].toRotationMatrix();
    for (const BodyMarker& marker : problem.markers[i])
      loss += marker.weight * (marker.seen - pose.centre[i] - R * marker.onBody).squaredNorm();
  }
  return loss;
}

double greatestGap(const JointedBodies& tree, const JointedPose& pose) {
  double greatest = 0.0;
  for (std::size_t j = 0; j < tree.joints.size(); ++j)
    greatest = std::max(greatest, jointGap(tree, pose, static_cast<int>(j)).norm());
  return greatest;
}

std::vector<double> adaptedWeights(const JointedBodies& tree, const JointedPose& pose) {
  std::vector<double> weights;
  double mean = 0.0;
  for (std::size_t j = 0; j < tree.joints.size(); ++j) {
    weights.push_back(jointGap(tree, pose, static_cast<int>(j)).squaredNorm());
    mean += weights.back() / static_cast<double>(tree.joints.size());
  }
  for (double& weight : weights) weight = mean > 0.0 ? std::clamp(weight / mean, 0.1, 10.0) : 1.0;
  return weights;
}

}  // namespace handhold
