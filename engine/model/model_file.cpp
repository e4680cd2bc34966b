// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/model_file.h"

#include <algorithm>

#include "engine/core/atomic_file.h"
#include "engine/core/bounds.h"
#include "engine/core/json_document.h"
#include "engine/core/nearest_name.h"
#include "engine/model/frame_model.h"
#include "engine/model/link_model.h"
#include "engine/model/person.h"
#include "engine/model/roles.h"
#include "engine/model/scaling.h"
#include "engine/model/suit.h"

namespace handhold {

namespace {

constexpr const char* kModelSchema = "handhold-model-1";

/// "roles": {"eyes": "my point between the eyes", "r_grip": "right bar"}
void readRoles(const JsonNode& root, Model& model) {
  if (!root.has("roles")) return;
  std::vector<std::string> words, sites;
  for (const Role& role : kRoles) {
    if (!role.isSided) words.emplace_back(role.word);
    for (const BodySide side : kBodySides)
      if (role.isSided) words.push_back(siteWord(role, side));
  }
  for (const Site& site : model.sites) sites.push_back(site.name);
  const JsonNode roles = root.at("roles");
  for (const std::string& word : roles.fields()) {
    const JsonNode node = roles.at(word);
    if (std::find(words.begin(), words.end(), word) == words.end())
      node.fail("'" + word + "' is no role of a site", suggestion(word, words));
    const SiteIndex site = model.findSite(node.text());
    if (!site.valid()) node.fail("there is no site '" + node.text() + "'", suggestion(node.text(), sites));
    model.roles.emplace_back(word, site);
  }
}

/// "grip": {"right": 331, "left": 282}
void readGrip(const JsonNode& root, HandGrip& grip) {
  const auto node = root.find("grip");
  if (!node) return;
  node->allowOnly({"right", "left"});
  grip = {node->at("right").number(bound::kForceLimit), node->at("left").number(bound::kForceLimit)};
}

Model readTree(const JsonNode& root) {
  const JsonNode schema = root.at("schema");
  if (schema.text() != kModelSchema)
    schema.fail("'" + schema.text() + "' is not a schema that this program reads",
                std::string("use ") + kModelSchema);
  if (root.has("links") && root.has("frames"))
    root.at("links").fail("the file has frames too", "describe the body by links or by frames");
  return root.has("links") ? readLinkModel(root) : readFrameModel(root);
}

void wantBody(const JsonNode& root, const Model& model) {
  const bool hasLinks = root.has("links");
  if (model.jointCount() == 0)
    root.at(hasLinks ? "links" : "joints").fail("hold no joint", "describe a body that moves");
  if (!(model.totalMass > 0.0))
    root.at(hasLinks ? "links" : "bodies").fail("have no mass", "give at least one of them a mass");
}

Model readModel(const JsonNode& root) {
  Model model = readTree(root);
  wantBody(root, model);
  readRoles(root, model);
  readGrip(root, model.grip);
  if (const auto person = root.find("person")) personAt(*person);
  if (const auto scale = root.find("scaled")) model = scaled(model, scaleAt(*scale));
  if (const auto suit = root.find("suit")) wear(*suit, model);
  return model;
}

}  // namespace

std::shared_ptr<const Model> modelFromJson(const std::string& text, const std::string& place) {
  const JsonDocument document(text, place);
  return std::make_shared<const Model>(readModel(JsonNode(document)));
}

std::string modelFileText(const std::filesystem::path& file) {
  std::string text = readFile(file);
  const JsonDocument document(text, file.string());
  const auto suit = JsonNode(document).find("suit");
  if (!suit || !suit->isText()) return text;
  const std::filesystem::path named = suit->text();
  if (named.is_absolute() || named.has_parent_path() || named.empty())
    suit->fail(quoted(suit->text()) + " is not beside the person's file",
               "put it there and write its name alone");
  const std::filesystem::path beside = file.parent_path() / named;
  return withSuit(text, file.string(), readFile(beside), beside.string());
}

std::shared_ptr<const Model> loadModel(const std::filesystem::path& file) {
  return modelFromJson(modelFileText(file), file.string());
}

}  // namespace handhold
