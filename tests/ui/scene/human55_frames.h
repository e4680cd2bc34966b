// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "ui/scene/figure/figure_data.h"

namespace handhold::testing {

/// Forward kinematics of human55 straight from its file, independent of engine/model:
/// T = Rz(q + theta_offset) Tz(d) Tx(a) Rx(alpha), the pelvis at the origin of the world.
class Human55Frames {
 public:
  explicit Human55Frames(const std::string& file) { model_ = nlohmann::json::parse(std::ifstream(file)); }

  /// The same person with every length multiplied.
  Human55Frames scaled(double lengths) const {
    Human55Frames out = *this;
    for (nlohmann::json& frame : out.model_["frames"]) {
      for (const char* length : {"a", "d"}) {
        if (frame[length].is_number()) frame[length] = lengths * frame[length].get<double>();
      }
    }
    return out;
  }

  FramePoses at(const PostureAngles& posture) const {
    FramePoses poses(kFigureFrames);
    Pose legRoot;
    legRoot.R << 0, 1, 0, 0, 0, 1, 1, 0, 0;
    for (const nlohmann::json& frame : model_["frames"]) {
      if (!frame["frame"].is_number() || frame["frame"] == 0) continue;
      const Pose parent = frame["parent"].is_number() ? poses[frame["parent"].get<int>()] : legRoot;
      poses[frame["frame"].get<int>()] = parent * link(frame, posture);
    }
    return poses;
  }

 private:
  static Pose link(const nlohmann::json& frame, const PostureAngles& posture) {
    double q = 0.0;
    if (frame["joint"].is_string()) {
      const auto found = posture.find(frame["joint"].get<std::string>());
      if (found != posture.end()) q = found->second;
    }
    const Eigen::AngleAxisd about(q + frame["theta_offset"].get<double>(), Vector3::UnitZ());
    const Eigen::AngleAxisd twist(frame["alpha"].get<double>(), Vector3::UnitX());
    const Matrix3 R = about.toRotationMatrix();
    return {R * twist.toRotationMatrix(),
            R * Vector3(frame["a"].get<double>(), 0.0, frame["d"].get<double>())};
  }

  nlohmann::json model_;
};

}  // namespace handhold::testing
