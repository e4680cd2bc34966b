// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/model_file.h"

#include "engine/core/atomic_file.h"
#include "engine/core/json_document.h"
#include "engine/model/frame_model.h"
#include "engine/model/link_model.h"

namespace handhold {

namespace {

constexpr const char* kModelSchema = "handhold-model-1";

Model readModel(const JsonNode& root) {
  const JsonNode schema = root.at("schema");
  if (schema.text() != kModelSchema)
    schema.fail("'" + schema.text() + "' is not a schema that this program reads",
                std::string("use ") + kModelSchema);
  if (root.has("links") && root.has("frames"))
    root.at("links").fail("the file has frames too", "describe the body by links or by frames");
  return root.has("links") ? readLinkModel(root) : readFrameModel(root);
}

}  // namespace

std::shared_ptr<const Model> modelFromJson(const std::string& text, const std::string& place) {
  const JsonDocument document(text, place);
  return std::make_shared<const Model>(readModel(JsonNode(document)));
}

std::shared_ptr<const Model> loadModel(const std::filesystem::path& file) {
  return modelFromJson(readFile(file), file.string());
}

}  // namespace handhold
