// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/spline_file.h"

#include "engine/core/json_document.h"
#include "engine/planning/evaluation/posture_layout.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kBase[] = {"base_x", "base_y", "base_z", "turn_x", "turn_y", "turn_z"};
constexpr const char* kComponents[] = {"fx", "fy", "fz", "mx", "my", "mz"};

Json basisJson(const BsplineBasis& basis) { return {{"degree", basis.degree()}, {"knots", basis.knots()}}; }

Json rowJson(const MatrixX& controls, int row, double scale) {
  Json json = Json::array();
  for (int i = 0; i < controls.cols(); ++i) json.push_back(scale * controls(row, i));
  return json;
}

Json bodyJson(const SignalGroup& group, const MatrixX& controls, const Model& model) {
  Json json = basisJson(group.basis);
  json["control_points"] = Json::object();
  for (int s = 0; s < group.width(); ++s) {
    const int k = group.coordinates[s];
    json["control_points"][k < 6 ? std::string(kBase[k]) : model.joints[k - 5].name] =
        rowJson(controls, s, 1.0);
  }
  return json;
}

Json loadsJson(const SignalGroup& group, const MatrixX& controls, const Task& task) {
  Json json = basisJson(group.basis);
  json["control_points"] = Json::array();
  for (int s = 0; s < group.width(); ++s) {
    const LoadSignal& signal = group.loads[s];
    const double scale = signal.component < 3 ? PostureLayout::kForceScale : PostureLayout::kMomentScale;
    json["control_points"].push_back({{"contact", task.contacts[signal.contact].name},
                                      {"point", signal.ordinal},
                                      {"component", kComponents[signal.component]},
                                      {"values", rowJson(controls, s, scale)}});
  }
  return json;
}

Json referenceJson(const QuaternionCurve& reference) {
  Json json = basisJson(reference.basis());
  json["control_points"] = Json::array();
  for (const Quaternion& q : reference.controls())
    json["control_points"].push_back({q.w(), q.x(), q.y(), q.z()});
  return json;
}

}  // namespace

std::string splineToJson(const MotionPrediction& prediction, const Model& model) {
  const MotionLayout layout(model, prediction.task);
  const MotionCurves& curves = prediction.curves;
  Json json{{"schema", "handhold-spline-1"}, {"model", model.name}, {"duration", curves.duration}};
  json["base_reference"] = referenceJson(curves.reference);
  json["coordinates"] = bodyJson(layout.groups[0], curves.controls[0], model);
  json["loads"] = Json::array();
  for (size_t g = 1; g < layout.groups.size(); ++g)
    json["loads"].push_back(loadsJson(layout.groups[g], curves.controls[g], prediction.task));
  return prettyJson(json);
}

}  // namespace handhold
