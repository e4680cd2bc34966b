// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/decimation.h"

#include <algorithm>
#include <cmath>
#include <queue>
#include <tuple>

#include "ui/scene/figure/quadric.h"

namespace handhold {
namespace {

constexpr double kEvenness = 4.0e-6;  ///< cost of length^4, keeps triangles even
constexpr double kPull = 1.0e-3;      ///< of the new vertex to the middle of the edge
constexpr int kLargestValence = 20;
constexpr double kLargestTurn = 0.342;  ///< cos 70 degrees
constexpr double kSliver = 0.12;        ///< twice the area over the longest edge squared
constexpr int kStopInterval = 4096;

class Decimator {
 public:
  Decimator(const SurfaceMesh& mesh, const DecimationGoal& goal)
      : goal_(goal), points_(mesh.points), faces_(mesh.triangles), faceLives_(mesh.triangles.size(), 1) {
    linkFaces();
    sumQuadrics();
    std::vector<Candidate> all;
    for (const auto& t : faces_) {
      for (int i = 0; i < 3; ++i) {
        if (t[i] < t[(i + 1) % 3]) all.push_back(candidate(t[i], t[(i + 1) % 3]));
      }
    }
    queue_ = Queue(std::less<Candidate>(), std::move(all));
  }

  SurfaceMesh run() {
    int left = static_cast<int>(faces_.size());
    int round = 0;
    while (left > goal_.triangles && !queue_.empty()) {
      if (++round % kStopInterval == 0 && goal_.stop.stop_requested()) break;
      const Candidate next = queue_.top();
      queue_.pop();
      if (next.stamp != stamp_[next.a] + stamp_[next.b] || isDead(next.a) || isDead(next.b)) continue;
      if (collapse(next)) left -= 2;
    }
    return compact();
  }

 private:
  struct Candidate {
    float cost;
    int a, b;
    unsigned stamp;
    bool operator<(const Candidate& other) const {
      if (cost != other.cost) return cost > other.cost;  // the priority queue shows the largest
      return std::tie(a, b) > std::tie(other.a, other.b);
    }
  };
  using Queue = std::priority_queue<Candidate>;

  void linkFaces() {
    const std::size_t n = points_.size();
    begin_.assign(n, 0);
    count_.assign(n, 0);
    stamp_.assign(n, 0);
    weight_.resize(n);
    for (std::size_t i = 0; i < n; ++i) weight_[i] = goal_.weight ? goal_.weight(points_[i]) : 1.0;
    for (const auto& t : faces_) {
      for (const int v : t) ++count_[v];
    }
    int total = 0;
    for (std::size_t i = 0; i < n; ++i) {
      begin_[i] = total;
      total += count_[i];
      count_[i] = 0;
    }
    rings_.resize(total);
    for (std::size_t f = 0; f < faces_.size(); ++f) {
      for (const int v : faces_[f]) rings_[begin_[v] + count_[v]++] = static_cast<int>(f);
    }
  }

  void sumQuadrics() {
    quadrics_.resize(points_.size());
    for (const auto& t : faces_) {
      const Vector3 cross = normalOf(points_[t[0]], points_[t[1]], points_[t[2]]);
      const double twice = cross.norm();
      if (twice < 1.0e-16) continue;
      const Vector3 n = cross / twice;
      const double weight = 0.5 * twice * (weight_[t[0]] + weight_[t[1]] + weight_[t[2]]) / 3.0;
      const Quadric q = Quadric::plane(n, -n.dot(points_[t[0]]), weight);
      for (const int v : t) quadrics_[v] += q;
    }
  }

  static Vector3 normalOf(const Vector3& a, const Vector3& b, const Vector3& c) {
    return (b - a).cross(c - a);
  }

  bool isDead(int v) const { return count_[v] == 0; }

  Candidate candidate(int a, int b) const {
    const double length2 = (points_[a] - points_[b]).squaredNorm();
    Quadric q = quadrics_[a];
    q += quadrics_[b];
    const double error = q.at(q.minimiser(0.5 * (points_[a] + points_[b]), kPull));
    const double cost =
        std::max(error, 0.0) + kEvenness * std::max(weight_[a], weight_[b]) * length2 * length2;
    return {static_cast<float>(cost), a, b, stamp_[a] + stamp_[b]};
  }

  template <class Visit>
  void forFaces(int v, const Visit& visit) const {
    for (int i = begin_[v]; i < begin_[v] + count_[v]; ++i) {
      if (faceLives_[rings_[i]] != 0) visit(rings_[i]);
    }
  }

  void neighbours(int v, std::vector<int>& out) const {
    out.clear();
    forFaces(v, [&](int f) {
      const auto& t = faces_[f];
      for (int i = 0; i < 3; ++i) {
        if (t[i] == v) out.push_back(t[(i + 1) % 3]);
      }
    });
    std::sort(out.begin(), out.end());
  }

  // The link condition: exactly the two opposite vertices are neighbours of both ends.
  bool linkHolds(int a, int b) {
    neighbours(a, ringA_);
    neighbours(b, ringB_);
    shared_.clear();
    std::set_intersection(ringA_.begin(), ringA_.end(), ringB_.begin(), ringB_.end(),
                          std::back_inserter(shared_));
    if (shared_.size() != 2) return false;
    const int valence = static_cast<int>(ringA_.size() + ringB_.size()) - 4;
    if (valence < 3 || valence > kLargestValence) return false;
    // An opposite vertex of valence three would be left with two triangles back to back.
    return valenceOf(shared_[0]) > 3 && valenceOf(shared_[1]) > 3;
  }

  int valenceOf(int v) const {
    int count = 0;
    forFaces(v, [&](int) { ++count; });
    return count;
  }

  bool keepsShape(int v, int other, const Vector3& p) const {
    bool good = true;
    forFaces(v, [&](int f) {
      const auto& t = faces_[f];
      if (!good || t[0] == other || t[1] == other || t[2] == other) return;
      std::array<Vector3, 3> now;
      for (int i = 0; i < 3; ++i) now[i] = points_[t[i]];
      std::array<Vector3, 3> then = now;
      for (int i = 0; i < 3; ++i) {
        if (t[i] == v) then[i] = p;
      }
      good = facesAlike(now, then);
    });
    return good;
  }

  static bool facesAlike(const std::array<Vector3, 3>& now, const std::array<Vector3, 3>& then) {
    const Vector3 a = normalOf(now[0], now[1], now[2]);
    const Vector3 b = normalOf(then[0], then[1], then[2]);
    const double areaA = a.norm();
    const double areaB = b.norm();
    if (a.dot(b) < kLargestTurn * areaA * areaB) return false;
    const double qualityA = areaA / longestSquared(now);
    const double qualityB = areaB / longestSquared(then);
    return qualityB >= kSliver || qualityB >= qualityA;
  }

  static double longestSquared(const std::array<Vector3, 3>& t) {
    return std::max(
        {(t[0] - t[1]).squaredNorm(), (t[1] - t[2]).squaredNorm(), (t[2] - t[0]).squaredNorm(), 1e-24});
  }

  bool collapse(const Candidate& edge) {
    const int a = edge.a;
    const int b = edge.b;
    if (!linkHolds(a, b)) return false;
    Quadric q = quadrics_[a];
    q += quadrics_[b];
    const Vector3 p = q.minimiser(0.5 * (points_[a] + points_[b]), kPull);
    if (!keepsShape(a, b, p) || !keepsShape(b, a, p)) return false;
    merge(a, b);
    points_[a] = p;
    quadrics_[a] = q;
    weight_[a] = std::max(weight_[a], weight_[b]);
    neighbours(a, ringA_);
    for (const int n : ringA_) queue_.push(candidate(std::min(a, n), std::max(a, n)));
    return true;
  }

  // b's faces go to a; the two faces between them die.
  void merge(int a, int b) {
    const int start = static_cast<int>(rings_.size());
    for (const int v : {a, b}) {
      for (int i = begin_[v]; i < begin_[v] + count_[v]; ++i) {
        const int f = rings_[i];
        if (faceLives_[f] == 0) continue;
        auto& t = faces_[f];
        const bool hasA = t[0] == a || t[1] == a || t[2] == a;
        const bool hasB = t[0] == b || t[1] == b || t[2] == b;
        if (hasA && hasB) {
          faceLives_[f] = 0;
          continue;
        }
        std::replace(t.begin(), t.end(), b, a);
        rings_.push_back(f);
      }
    }
    begin_[a] = start;
    count_[a] = static_cast<int>(rings_.size()) - start;
    count_[b] = 0;
    ++stamp_[a];
  }

  SurfaceMesh compact() const {
    SurfaceMesh out;
    std::vector<int> renamed(points_.size(), -1);
    for (std::size_t f = 0; f < faces_.size(); ++f) {
      if (faceLives_[f] == 0) continue;
      std::array<int, 3> t{};
      for (int i = 0; i < 3; ++i) {
        int& name = renamed[faces_[f][i]];
        if (name < 0) {
          name = static_cast<int>(out.points.size());
          out.points.push_back(points_[faces_[f][i]]);
        }
        t[i] = name;
      }
      out.triangles.push_back(t);
    }
    return out;
  }

  const DecimationGoal& goal_;
  std::vector<Vector3> points_;
  std::vector<std::array<int, 3>> faces_;
  std::vector<std::uint8_t> faceLives_;
  std::vector<Quadric> quadrics_;
  std::vector<double> weight_;
  std::vector<int> begin_, count_, rings_;  ///< faces around each vertex: rings_[begin, begin + count)
  std::vector<unsigned> stamp_;             ///< counts the collapses into a vertex; older candidates are void
  Queue queue_;
  std::vector<int> ringA_, ringB_, shared_;
};

}  // namespace

SurfaceMesh decimate(const SurfaceMesh& mesh, const DecimationGoal& goal) {
  return Decimator(mesh, goal).run();
}

}  // namespace handhold
