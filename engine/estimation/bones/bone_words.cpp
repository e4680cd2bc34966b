// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/bones/bone_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>

#include "engine/estimation/marker_sets/recognition.h"

namespace handhold {

namespace {

using Words = std::vector<std::string>;

constexpr double kOfTheRig = 0.8;     // of the names that have a word in one place
constexpr std::size_t kFewNames = 6;  // of so few nothing is of a rig
constexpr std::array kLeft{"l", "left", "lft", "lt", "links", "li"};
constexpr std::array kRight{"r", "right", "rgt", "rt", "rechts", "re"};

bool isUpper(char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; }
bool isLower(char c) { return std::islower(static_cast<unsigned char>(c)) != 0; }
bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool isAlnum(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

/// "aB", "a1", "1a", and "ABc" before B.
bool beginsWord(const std::string& text, std::size_t i) {
  const char before = text[i - 1], here = text[i];
  if (isDigit(before) != isDigit(here)) return true;
  if (isLower(before) && isUpper(here)) return true;
  return isUpper(before) && isUpper(here) && i + 1 < text.size() && isLower(text[i + 1]);
}

/// "007" -> "7".
std::string plainNumber(std::string word) {
  if (!word.empty() && isDigit(word.front()))
    word.erase(0, std::min(word.find_first_not_of('0'), word.size() - 1));
  return word;
}

Words wordsOf(const std::string& name) {
  const std::string text = bareLabel(name);
  Words words;
  std::string word;
  const auto close = [&] {
    if (!word.empty()) words.push_back(plainNumber(std::exchange(word, {})));
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!isAlnum(text[i])) {
      close();
      continue;
    }
    if (i > 0 && isAlnum(text[i - 1]) && beginsWord(text, i)) close();
    word += static_cast<char>(std::tolower(static_cast<unsigned char>(text[i])));
  }
  close();
  return words;
}

std::optional<BodySide> sideOf(const std::string& word) {
  if (std::ranges::find(kLeft, word) != kLeft.end()) return BodySide::Left;
  if (std::ranges::find(kRight, word) != kRight.end()) return BodySide::Right;
  return std::nullopt;
}

BoneWords joined(const Words& words) {
  BoneWords bone;
  for (const std::string& word : words) {
    const std::optional<BodySide> side = bone.side ? std::nullopt : sideOf(word);
    if (side)
      bone.side = side;
    else
      bone.part += word;
  }
  return bone;
}

/// A word that stands first (or last) in nearly all names; empty: there is none.
std::string sharedWord(const std::vector<Words>& names, const std::string& (Words::*end)() const) {
  std::map<std::string, std::size_t> counts;
  std::size_t named = 0;
  for (const Words& words : names) {
    if (words.size() < 2) continue;
    ++named;
    ++counts[(words.*end)()];
  }
  for (const auto& [word, count] : counts)
    if (named >= kFewNames && !sideOf(word) &&
        static_cast<double>(count) >= kOfTheRig * static_cast<double>(named))
      return word;
  return {};
}

void dropFirst(std::vector<Words>& names) {
  for (std::string word = sharedWord(names, &Words::front); !word.empty();
       word = sharedWord(names, &Words::front))
    for (Words& words : names)
      if (words.size() > 1 && words.front() == word) words.erase(words.begin());
}

void dropLast(std::vector<Words>& names) {
  for (std::string word = sharedWord(names, &Words::back); !word.empty();
       word = sharedWord(names, &Words::back))
    for (Words& words : names)
      if (words.size() > 1 && words.back() == word) words.pop_back();
}

/// "lhumerus" beside "rhumerus": sides that are no words of their own.
void splitSides(std::vector<BoneWords>& bones) {
  std::vector<BoneWords> split = bones;
  for (std::size_t i = 0; i < bones.size(); ++i) {
    const std::string& part = bones[i].part;
    if (bones[i].side || part.size() < 4 || (part[0] != 'l' && part[0] != 'r')) continue;
    const std::string rest = part.substr(1), other = (part[0] == 'l' ? "r" : "l") + rest;
    const bool hasOther =
        std::ranges::any_of(bones, [&](const BoneWords& bone) { return !bone.side && bone.part == other; });
    if (hasOther) split[i] = {part[0] == 'l' ? BodySide::Left : BodySide::Right, rest};
  }
  bones = std::move(split);
}

}  // namespace

BoneWords boneWords(const std::string& name) { return joined(wordsOf(name)); }

std::vector<BoneWords> boneWords(const std::vector<std::string>& names) {
  std::vector<Words> words;
  for (const std::string& name : names) words.push_back(wordsOf(name));
  dropFirst(words);
  dropLast(words);
  std::vector<BoneWords> bones;
  for (const Words& name : words) bones.push_back(joined(name));
  splitSides(bones);
  return bones;
}

}  // namespace handhold
