// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/people/person_model.h"

#include <Eigen/Eigenvalues>
#include <cmath>

#include "engine/core/atomic_file.h"
#include "engine/core/json_document.h"
#include "engine/model/model_file.h"
#include "engine/people/body_sizes.h"
#include "engine/people/people_table.h"
#include "engine/people/person_bodies.h"
#include "engine/people/rounded.h"
#include "engine/people/strength_writer.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kPlace = "person";  // of the text in errors
constexpr double kMedian = 50.0;          // percentile
constexpr double kAside = 1e-6;           // m: farther from the middle is a side

Json numbersJson(const Vector3& v, double parts) {
  return {rounded(v.x(), parts), rounded(v.y(), parts), rounded(v.z(), parts)};
}

/// Moves all of a skeleton's text to other sizes.
class SkeletonWriter {
 public:
  SkeletonWriter(const Model& base, const BodyFactors& factors, Json& root)
      : base_(base), factors_(factors), segments_(segmentsOf(base)), root_(root) {}

  void write() {
    for (std::size_t i = 0; i < base_.frames.size(); ++i) writeFrame(base_.frames[i], root_["frames"][i]);
    for (Json& site : root_["sites"]) site["point"] = placed(site["frame"], site["point"]);
    for (std::size_t i = 0; i < base_.capsules.size(); ++i)
      writeCapsule(base_.capsules[i], root_["capsules"][i]);
  }

 private:
  static constexpr double kLengthParts = 1e7;  // of a metre

  const SegmentFactors& factorsOf(LinkIndex link) const {
    return factors_.of(segments_[static_cast<std::size_t>(link)]);
  }

  const Frame& frameOf(const Json& word) const {
    const std::string name = word.is_string() ? word.get<std::string>() : std::to_string(word.get<int>());
    return base_.frames[static_cast<std::size_t>(base_.findFrame(name))];
  }

  /// T = Rz(theta) Tz(d) Tx(a) Rx(alpha) after the parent's frame: d lies along the parent's z and a along x
  /// of the frame itself, both along axes of the world at the zero posture.
  void writeFrame(const Frame& frame, Json& json) const {
    if (!json["a"].is_number()) return;
    const Matrix3& R_WF = frame.X_LF.R;
    const Vector3 x = R_WF.col(0);
    const double a = json["a"], d = json["d"];
    if (a == 0.0 && d == 0.0) return;
    const Matrix3& R_WP = frameOf(json["parent"]).X_LF.R;
    json["a"] = rounded(a * along(bonesAt(frame, a), x), kLengthParts);
    json["d"] = rounded(d * along(bonesAt(frame, a), Vector3(R_WP.col(2))), kLengthParts);
  }

  /// The chest's branches that go aside carry the arms, and stand lower on it than the neck.
  Vector3 bonesAt(const Frame& frame, double a) const {
    Vector3 bones = factorsOf(frame.link).bones;
    const bool isArm =
        segments_[static_cast<std::size_t>(frame.link)] == BodySegment::Trunk && std::abs(a) > kAside;
    if (isArm) bones.y() = factors_.chestToShoulder;
    return bones;
  }

  static double along(const Vector3& factors, const Vector3& axis) { return factors.dot(axis.cwiseAbs2()); }

  Json placed(const Json& frameWord, const Json& point) const {
    const Frame& frame = frameOf(frameWord);
    const Matrix3& R = frame.X_LF.R;
    const Vector3 p(point[0], point[1], point[2]);
    const SegmentFactors& factors = factorsOf(frame.link);
    return numbersJson(R.transpose() * factors.skin.cwiseProduct(R * p), kLengthParts);
  }

  /// Its radius is across it.
  void writeCapsule(const Capsule& capsule, Json& json) const {
    json["from"] = placed(json["frame"], json["from"]);
    json["to"] = placed(json["frame"], json["to"]);
    const Vector3 skin = factorsOf(capsule.link).skin;
    const Vector3 axis = (capsule.to - capsule.from).normalized().cwiseAbs2();
    const double across = skin.dot(Vector3::Ones() - axis) / 2.0;
    json["radius"] = rounded(json["radius"].get<double>() * across, kLengthParts);
  }

  const Model& base_;
  const BodyFactors& factors_;
  std::vector<BodySegment> segments_;
  Json& root_;
};

/// A body in the axes of the first frame of its link.
Json bodyJson(const Model& model, const Body& body) {
  const auto frame = std::ranges::find(model.frames, body.link, &Frame::link);
  const Matrix3 R_FL = frame->X_LF.R.transpose();
  const Eigen::SelfAdjointEigenSolver<Matrix3> principal(R_FL * body.inertia * R_FL.transpose());
  Matrix3 axes = principal.eigenvectors();
  if (axes.determinant() < 0.0) axes.col(0) *= -1.0;
  Json columns = Json::array();
  for (int c = 0; c < 3; ++c) columns.push_back(numbersJson(axes.col(c), 1e9));
  return {{"name", body.name},
          {"frame", std::stoi(frame->name)},
          {"mass", rounded(body.mass, 1e6)},
          {"com", numbersJson(frame->X_LF.inverse() * body.com, 1e7)},
          {"inertia_com", numbersJson(principal.eigenvalues(), 1e9)},
          {"inertia_axes", columns}};
}

bool isOf(const std::string& joint, const std::string& kind) {
  return joint == "r_" + kind || joint == "l_" + kind;
}

void writeRange(const PeopleTables& tables, const Person& person, Json& joint) {
  for (const SurveyedRange& range : tables.ranges) {
    if (range.sex != person.sex || !isOf(joint["name"], range.joint)) continue;
    joint["lower"] = rounded(range.lower, 1e6);
    joint["upper"] = rounded(range.upper, 1e6);
  }
}

/// To a tenth of a newton.
Json gripJson(const HandGrip& grip) {
  return {{"right", rounded(grip.right, 10.0)}, {"left", rounded(grip.left, 10.0)}};
}

std::vector<SurveyedRange> readRanges(const CsvTable& table) {
  constexpr double kDegree = M_PI / 180.0;
  std::vector<SurveyedRange> ranges;
  for (int row = 0; row < table.rowCount(); ++row)
    ranges.push_back({table.text(row, table.column("joint")), sexIn(table, row),
                      kDegree * table.number(row, table.column("lower_deg")),
                      kDegree * table.number(row, table.column("upper_deg"))});
  return ranges;
}

std::vector<LimbStrength> readLimbs(const CsvTable& table) {
  std::vector<LimbStrength> limbs;
  for (int row = 0; row < table.rowCount(); ++row)
    limbs.push_back({table.text(row, table.column("limb")), sexIn(table, row),
                     table.number(row, table.column("share"), {0.0, 10.0})});
  return limbs;
}

}  // namespace

PeopleTables readPeopleTables(const std::filesystem::path& resources, const std::string& skeleton) {
  const std::filesystem::path folder = resources / "people";
  return {readSurvey(folder),
          readSegmentShares(folder / "segments.csv"),
          readRanges(readPeopleTable(folder / "joint_ranges.csv")),
          readStrengthTables(folder),
          readLimbs(readPeopleTable(folder / "limb_strength.csv")),
          readFile(resources / "models" / (skeleton + ".json")),
          PopulationStrength(resources / "scores" / "strength.csv")};
}

std::string personModel(const PeopleTables& tables, const Person& person,
                        const std::optional<StrengthScores>& scores) {
  const JsonDocument document(tables.skeleton, kPlace);
  const auto base = modelFromJson(tables.skeleton, kPlace);
  const BodySizes sizes = sizesOf(*base), wanted = sizesFor(person, sizes);
  const BodyFactors factors = factorsFor(person, sizes, wanted);
  Json root = document.root();
  SkeletonWriter(*base, factors, root).write();
  const Survey& survey = tables.survey;
  const double medianSize =
      strengthSize(expectedPerson(survey, {"", Sex::Male, false, atPercentile(survey, Sex::Male, kMedian)}));
  const StrengthWriter strength(tables, person, {*base, medianSize}, scores);
  for (Json& joint : root["joints"]) {
    joint.erase("published");
    writeRange(tables, person, joint);
    strength.write(joint);
  }
  const auto standing = modelFromJson(root.dump(), kPlace);
  root["bodies"] = Json::array();
  for (const Body& body : personBodies(*standing, tables.segments, person.sex, person.measures.at(kBodyMass)))
    root["bodies"].push_back(bodyJson(*standing, body));
  root.erase("standard");
  root["description"] = "A person made by handhold subject from the measures under person.";
  root["grip"] = gripJson(personGrip(tables.strengths, person.sex, person.age,
                                     scores ? scoreOf(*scores, StrengthGroup::Grip) : 0.0));
  root["person"] = personJson(person);
  if (scores)
    for (std::size_t group = 0; group < scores->size(); ++group)
      root["person"]["strength"][kStrengthGroupWords[group]] = (*scores)[group];
  return prettyJson(root);
}

Subject personSubject(const PeopleTables& tables, const AskedPerson& asked) {
  std::string text = personModel(tables, expectedPerson(tables.survey, asked), asked.strength);
  Subject subject({}, modelFromJson(text, kPlace));
  subject.file = std::move(text);
  return subject;
}

}  // namespace handhold
