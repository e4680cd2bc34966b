// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/added_site.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/core/error.h"
#include "engine/core/json_document.h"
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

}  // namespace

std::string freeSiteName(const Model& model) {
  const auto isTaken = [&](const std::string& name) { return model.findSite(name).valid(); };
  std::string name = "point";
  for (int number = 2; isTaken(name); ++number) name = "point_" + std::to_string(number);
  return name;
}

Subject withSite(const std::string& text, const Model& model, const NewSite& site) {
  Json file = Json::parse(text);
  const auto frame = std::ranges::find(model.frames, site.link, &Frame::link);
  if (!file.contains("frames") || frame == model.frames.end())
    throw InputError(model.name, "has no frames to which a point could be fixed",
                     "write the site into its model file");
  const Vector3 p_F = frame->X_LF.inverse() * site.p_L / factorOf(text, model, site.link);
  file["sites"].push_back(
      {{"name", site.name}, {"frame", frame->name}, {"point", {p_F.x(), p_F.y(), p_F.z()}}});
  Subject person;
  person.file = file.dump(1);
  person.model = modelFromJson(person.file, model.name);
  return person;
}

}  // namespace handhold
