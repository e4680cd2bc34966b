// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/added_site.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/core/error.h"
#include "engine/core/json_document.h"
#include "engine/model/dynamic_tree.h"
#include "engine/model/link_model.h"
#include "engine/model/model_file.h"
#include "engine/model/scaling.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

/// What the file multiplies a link's lengths by.
double factorOf(const std::string& text, const Model& model, LinkIndex link) {
  const JsonDocument document(text, model.name);
  const auto scale = JsonNode(document).find("scaled");
  return scale ? scaleAt(*scale).of(segmentsOf(model)[static_cast<std::size_t>(link)]) : 1.0;
}

Json pointOf(const Vector3& p) { return {p.x(), p.y(), p.z()}; }

[[noreturn]] void refuse(const Model& model) {
  throw InputError(model.name, "has nothing there to which a point could be fixed",
                   "write the site into its model file");
}

Json onFrame(const std::string& text, const Model& model, const NewSite& site) {
  const auto frame = std::ranges::find(model.frames, site.link, &Frame::link);
  if (frame == model.frames.end()) refuse(model);
  const Vector3 p_F = frame->X_LF.inverse() * site.p_L / factorOf(text, model, site.link);
  return {{"frame", frame->name}, {"point", pointOf(p_F)}};
}

/// Files give points of a link in the private frame of its joint, in which the frame of its last axis lies
/// turned; the dummies between the axes of a joint are no links of a file.
Json onLink(const std::string& text, const Model& model, const NewSite& site) {
  const JsonDocument document(text, model.name);
  const ArticulatedTree tree = readArticulatedTree(JsonNode(document));
  const DynamicTree dynamic = toDynamicTree(tree);
  const auto place = std::ranges::find(dynamic.linkOf, static_cast<int>(site.link));
  if (place == dynamic.linkOf.end()) refuse(model);
  const auto link = static_cast<std::size_t>(place - dynamic.linkOf.begin());
  const std::vector<Axis>& axes = tree.joints[link].axes;
  const Matrix3 R_JF = axes.empty() ? Matrix3(Matrix3::Identity()) : localFrames(axes).back();
  const Matrix3 R_LF = model.frames[static_cast<std::size_t>(site.link)].X_LF.R;
  const Vector3 p_J = R_JF * R_LF.transpose() * site.p_L / factorOf(text, model, site.link);
  return {{"link", tree.links[link].name}, {"point", pointOf(p_J)}};
}

}  // namespace

Subject withSite(const std::string& text, const Model& model, const NewSite& site) {
  Json file = Json::parse(text);
  Json added = file.contains("links") ? onLink(text, model, site) : onFrame(text, model, site);
  added["name"] = site.name;
  file["sites"].push_back(std::move(added));
  Subject person;
  person.file = file.dump(1);
  person.model = modelFromJson(person.file, model.name);
  return person;
}

}  // namespace handhold
