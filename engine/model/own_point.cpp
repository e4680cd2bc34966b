// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/own_point.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <locale>
#include <optional>
#include <sstream>
#include <vector>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/core/spoken_length.h"
#include "engine/core/spoken_name.h"

namespace handhold {

namespace {

constexpr double kFarthest = 2.0;  // m: to the end of what a hand holds; numbers in cm or mm lie beyond
constexpr double kTold = 1e4;      // 1/m: tenths of millimetres

std::vector<std::string> partsOf(const std::string& words) {
  std::vector<std::string> parts;
  std::istringstream stream(words);
  for (std::string part; stream >> part;) parts.push_back(part);
  return parts;
}

std::optional<double> numberIn(const std::string& word) {
  std::istringstream stream(word);
  stream.imbue(std::locale::classic());
  double number = 0.0;
  if (!(stream >> number) || !stream.eof() || !std::isfinite(number)) return std::nullopt;
  return number;
}

/// The words before the first number, and those from there on.
struct Words {
  std::string part;
  std::vector<std::string> numbers;
};

Words wordsOf(const std::string& text) {
  Words words;
  for (const std::string& word : partsOf(text))
    if (!words.numbers.empty() || (!words.part.empty() && numberIn(word)))
      words.numbers.push_back(word);
    else
      words.part += (words.part.empty() ? "" : " ") + word;
  return words;
}

Site onLink(const Model& model, LinkIndex link) {
  Site site;
  site.link = link;
  const auto frame = std::ranges::find(model.frames, link, &Frame::link);
  if (frame != model.frames.end()) site.frame = FrameIndex(static_cast<int>(frame - model.frames.begin()));
  return site;
}

std::optional<Site> partCalled(const Model& model, const std::string& name) {
  if (const SiteIndex site = siteCalled(model, name); site.valid()) return model.sites[site];
  for (const Capsule& capsule : model.capsules)
    if (capsule.name == name || spokenName(capsule.name) == name) return onLink(model, capsule.link);
  for (int i = 1; i < model.linkCount(); ++i)
    if (model.joints[i].name == name || spokenName(model.joints[i].name) == name)
      return onLink(model, LinkIndex(i));
  return std::nullopt;
}

std::vector<std::string> partNames(const Model& model) {
  std::vector<std::string> names;
  for (const Site& site : model.sites)
    if (!isMeantAsPoint(site.name)) names.push_back(site.name);
  for (const Capsule& capsule : model.capsules)
    if (std::ranges::find(names, capsule.name) == names.end()) names.push_back(capsule.name);
  return names;
}

Vector3 vectorIn(const std::string& text, const Words& words) {
  const std::string remedy = "write three numbers behind it (m): \"" + words.part + " 0.02 0 0.05\"";
  if (words.numbers.size() != 3)
    throw InputError(text, "has " + std::to_string(words.numbers.size()) + " numbers", remedy);
  Vector3 p;
  for (int k = 0; k < 3; ++k) {
    const std::string& word = words.numbers[static_cast<std::size_t>(k)];
    const std::optional<double> number = numberIn(word);
    if (!number) throw InputError(text, "has no number in " + quoted(word), remedy);
    p[k] = *number;
  }
  if (p.norm() > kFarthest)
    throw InputError(
        text, "lies " + spokenLength(p.norm()) + " from the " + spokenName(words.part) + ", off the body",
        "keep it within " + spokenLength(kFarthest) + " of that part; numbers are in m");
  return p;
}

std::string figure(double metres) {
  char text[32];
  std::snprintf(text, sizeof text, "%.4g", std::round(metres * kTold) / kTold + 0.0);
  return text;
}

std::string wordsOf(const std::string& part, const Vector3& p) {
  return part + " " + figure(p.x()) + " " + figure(p.y()) + " " + figure(p.z());
}

}  // namespace

SiteIndex siteCalled(const Model& model, const std::string& name) {
  if (const SiteIndex site = model.findSite(name); site.valid()) return site;
  for (const Site& site : model.sites)
    if (spokenName(site.name) == name) return model.findSite(site.name);
  for (const auto& [word, site] : model.roles)
    if (spokenName(word) == name) return site;
  return {};
}

bool isMeantAsPoint(const std::string& words) { return !wordsOf(words).numbers.empty(); }

Site ownPoint(const std::string& text, const Model& model) {
  const Words words = wordsOf(text);
  std::optional<Site> point = partCalled(model, words.part);
  if (!point)
    throw InputError(text, quoted(words.part) + " is no part of " + model.name,
                     suggestion(words.part, partNames(model)) + ", with three numbers behind it (m): \"" +
                         model.sites.front().name + " 0.02 0 0.05\"");
  point->X_LS.p = point->X_LS * vectorIn(text, words);
  point->name = text;
  return *point;
}

Subject withPoint(const Subject& person, const std::string& words) {
  if (person.model->findSite(words).valid()) return person;
  auto model = std::make_shared<Model>(*person.model);
  model->sites.push_back(ownPoint(words, *person.model));
  Subject pointed = person;
  pointed.model = std::move(model);
  return pointed;
}

std::string pointWords(const Model& model, LinkIndex link, const Vector3& p_L) {
  const Site* nearest = nullptr;
  const auto away = [&](const Site& site) { return (site.X_LS.p - p_L).norm(); };
  for (const Site& site : model.sites)
    if (site.link == link && !isMeantAsPoint(site.name) && (!nearest || away(site) < away(*nearest)))
      nearest = &site;
  if (nearest) return wordsOf(nearest->name, nearest->X_LS.inverse() * p_L);
  for (const Capsule& capsule : model.capsules)
    if (capsule.link == link && !siteCalled(model, capsule.name).valid()) return wordsOf(capsule.name, p_L);
  if (link == LinkIndex(0))
    throw InputError(model.name, "has nothing there to which a point could be fixed",
                     "write a site into its model file");
  return wordsOf(model.joints[link].name, p_L);
}

std::string spokenPoint(const std::string& text) {
  const Words words = wordsOf(text);
  if (words.numbers.size() != 3) return {};
  std::string numbers;
  for (const std::string& word : words.numbers) {
    const std::optional<double> metres = numberIn(word);
    if (!metres) return {};
    numbers += (numbers.empty() ? "" : ", ") + figure(100.0 * *metres);
  }
  return "point at the " + spokenName(words.part) + " (" + numbers + " cm)";
}

std::string spokenSite(const std::string& name) {
  const std::string point = spokenPoint(name);
  return point.empty() ? spokenName(name) : point;
}

}  // namespace handhold
