// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/own_point.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <optional>
#include <sstream>
#include <string_view>
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

/// How a word reads as a number.
enum class Reading { None, NotFinite, Number };

struct ReadNumber {
  Reading reading = Reading::None;
  double value = 0.0;
};

/// "nan" and "1e400" are meant as numbers, too.
ReadNumber readNumber(const std::string& word) {
  const char* const end = word.data() + word.size();
  const char* const begin = word.data() + (word.starts_with('+') && word.find('-') != 1 ? 1 : 0);
  double value = 0.0;
  const auto [rest, error] = std::from_chars(begin, end, value);
  if (rest != end || error == std::errc::invalid_argument) return {};
  const bool isFinite = error == std::errc() && std::isfinite(value);
  return {isFinite ? Reading::Number : Reading::NotFinite, value};
}

bool isNumber(const std::string& word) { return readNumber(word).reading != Reading::None; }

/// The words before the first number, and those from there on.
struct Words {
  std::string part;
  std::vector<std::string> numbers;
};

Words wordsOf(const std::string& text) {
  Words words;
  for (const std::string& word : partsOf(text))
    if (!words.numbers.empty() || (!words.part.empty() && isNumber(word)))
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

/// Split at what people write between numbers, too.
std::string withBlanks(std::string text) {
  for (char& letter : text)
    if (std::string_view(",;:()[]{}=").find(letter) != std::string_view::npos) letter = ' ';
  return text;
}

/// The longest beginning that is a part of the body, with all words behind it; no part where there is none.
Words wordsBehindPart(const std::string& text, const Model& model) {
  const std::vector<std::string> parts = partsOf(text);
  Words found;
  std::string part;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    part += (i == 0 ? "" : " ") + parts[i];
    if (partCalled(model, part)) found = {part, {parts.begin() + static_cast<long>(i) + 1, parts.end()}};
  }
  return found;
}

std::optional<Vector3> numbersIn(const Words& words) {
  if (words.numbers.size() != 3) return std::nullopt;
  Vector3 p;
  for (int k = 0; k < 3; ++k) {
    const ReadNumber number = readNumber(words.numbers[static_cast<std::size_t>(k)]);
    if (number.reading != Reading::Number) return std::nullopt;
    p[k] = number.value;
  }
  return p;
}

/// As many digits as somebody writes, none that come from reading.
std::string written(double number) {
  char text[32];
  const auto end = std::to_chars(text, text + sizeof text, number + 0.0, std::chars_format::general, 10);
  return {text, end.ptr};
}

std::string named(const std::string& part, const Vector3& p) {
  return part + " " + written(p.x()) + " " + written(p.y()) + " " + written(p.z());
}

/// What stands where three numbers belong.
std::string wrongNumbers(const Words& words) {
  for (const std::string& word : words.numbers)
    if (const Reading reading = readNumber(word).reading; reading != Reading::Number)
      return std::string("has no ") + (reading == Reading::None ? "" : "finite ") + "number in " +
             quoted(word);
  if (words.numbers.empty()) return "is a part of the body and no place on it";
  return "has " + std::to_string(words.numbers.size()) + (words.numbers.size() == 1 ? " number" : " numbers");
}

Vector3 vectorIn(const std::string& text, const Words& words) {
  const std::optional<Vector3> p = numbersIn(words);
  if (!p)
    throw InputError(text, wrongNumbers(words),
                     "write three numbers behind it (m): \"" + words.part + " 0.02 0 0.05\"");
  if (p->norm() > kFarthest)
    throw InputError(
        text, "lies " + spokenLength(p->norm()) + " from the " + spokenName(words.part) + ", off the body",
        "keep it within " + spokenLengthBeside(kFarthest, p->norm()) + " of that part; numbers are in m");
  return *p;
}

std::string partRemedy(const std::string& name, const Model& model) {
  if (isNumber(name))
    return "write the part first, then three numbers with blanks alone between (m): \"r_wrist 0.02 0 0.05\"";
  const std::vector<std::string> known = partNames(model);
  const std::string near = nearestName(name, known);
  return (near.empty() ? "use " + listed(known) : "did you mean " + quoted(near)) +
         ", with three numbers behind it (m): \"" + (near.empty() ? model.sites.front().name : near) +
         " 0.02 0 0.05\"" + (near.empty() ? "" : "?");
}

/// Commas and brackets between the numbers are told with what they shall be.
void refuseSigns(const std::string& text, const Model& model) {
  const Words words = wordsBehindPart(withBlanks(text), model);
  const std::optional<Vector3> p = numbersIn(words);
  if (words.part.empty() || wordsBehindPart(text, model).numbers == words.numbers || !p) return;
  throw InputError(text, "has more than blanks between its numbers",
                   "write it with blanks alone: \"" + named(words.part, *p) + "\"");
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
  if (const SiteIndex site = model.findSite(siteName(name)); site.valid()) return site;
  for (const Site& site : model.sites)
    if (spokenName(site.name) == name) return model.findSite(site.name);
  for (const auto& [word, site] : model.roles)
    if (spokenName(word) == name) return site;
  return {};
}

bool isMeantAsPoint(const std::string& words) { return !wordsOf(words).numbers.empty(); }

bool isMeantAsPoint(const std::string& words, const Model& model) {
  return isMeantAsPoint(words) || !wordsBehindPart(withBlanks(words), model).part.empty();
}

std::string siteName(const std::string& text) {
  const Words words = wordsOf(text);
  const std::optional<Vector3> p = numbersIn(words);
  return p ? named(words.part, *p) : text;
}

Site ownPoint(const std::string& text, const Model& model) {
  refuseSigns(text, model);
  const Words behind = wordsBehindPart(text, model), words = behind.part.empty() ? wordsOf(text) : behind;
  std::optional<Site> point = partCalled(model, words.part);
  if (!point)
    throw InputError(text, quoted(words.part) + " is no part of " + model.name,
                     partRemedy(words.part, model));
  point->X_LS.p = point->X_LS * vectorIn(text, words);
  point->name = siteName(text);
  return *point;
}

Subject withPoint(const Subject& person, const std::string& words) {
  if (person.model->findSite(siteName(words)).valid()) return person;
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
  const std::optional<Vector3> p = numbersIn(words);
  if (!p) return {};
  return "point at the " + spokenName(words.part) + " (" + figure(100.0 * p->x()) + ", " +
         figure(100.0 * p->y()) + ", " + figure(100.0 * p->z()) + " cm)";
}

std::string spokenSite(const std::string& name) {
  const std::string point = spokenPoint(name);
  return point.empty() ? spokenName(name) : point;
}

}  // namespace handhold
