// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/c3d/c3d_section.h"

#include <algorithm>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

constexpr std::size_t kMostOfOne = 255;  // of a dimension, which is a byte
constexpr int kMostBlocks = 255;
constexpr int kText = -1, kWord = 2, kReal = 4;

std::string numbered(const std::string& name, std::size_t part) {
  return part == 0 ? name : name + std::to_string(part + 1);
}

}  // namespace

void C3dSection::beginGroup(const std::string& name) {
  ++group_;
  bytes_ += static_cast<char>(name.size());
  bytes_ += static_cast<char>(-group_);
  bytes_ += name;
  withCoding(processor_,
             [&](const auto& coding) { coding.putWord(3, bytes_); });  // to the next: no description
  bytes_ += '\0';
}

void C3dSection::addValue(const std::string& name, int type, const std::vector<int>& sides,
                          const std::string& value) {
  bytes_ += static_cast<char>(name.size());
  bytes_ += static_cast<char>(group_);
  bytes_ += name;
  const int step = static_cast<int>(2 + 2 + sides.size() + value.size() + 1);
  withCoding(processor_, [&](const auto& coding) { coding.putWord(step, bytes_); });
  bytes_ += static_cast<char>(type);
  bytes_ += static_cast<char>(sides.size());
  for (const int side : sides) bytes_ += static_cast<char>(side);
  bytes_ += value;
  bytes_ += '\0';  // no description
}

void C3dSection::add(const std::string& name, int word) {
  std::string value;
  withCoding(processor_, [&](const auto& coding) { coding.putWord(word, value); });
  addValue(name, kWord, {}, value);
}

void C3dSection::add(const std::string& name, double real) {
  std::string value;
  withCoding(processor_, [&](const auto& coding) { coding.putReal(static_cast<float>(real), value); });
  addValue(name, kReal, {}, value);
}

void C3dSection::checkText(const std::string& text) {
  if (text.size() > kMostOfOne) tooLong_ = text;
}

void C3dSection::add(const std::string& name, const std::string& text) {
  checkText(text);
  addValue(name, kText, {static_cast<int>(text.size())}, text);
}

void C3dSection::addWords(const std::string& name, const std::vector<int>& words, int side) {
  const std::size_t atOnce = kMostOfOne * static_cast<std::size_t>(side);
  for (std::size_t from = 0; from < words.size() || from == 0; from += atOnce) {
    std::string value;
    const std::size_t count = std::min(atOnce, words.size() - from);
    withCoding(processor_, [&](const auto& coding) {
      for (std::size_t i = 0; i < count; ++i) coding.putWord(words[from + i], value);
    });
    std::vector<int> sides{static_cast<int>(count) / side};
    if (side > 1) sides.insert(sides.begin(), side);
    addValue(numbered(name, from / atOnce), kWord, sides, value);
  }
}

void C3dSection::addReals(const std::string& name, const std::vector<double>& reals, std::vector<int> sides) {
  std::size_t set = 1;
  for (const int side : sides) set *= static_cast<std::size_t>(side);
  const std::size_t atOnce = kMostOfOne * set;
  sides.push_back(0);
  for (std::size_t from = 0; from < reals.size() || from == 0; from += atOnce) {
    std::string value;
    const std::size_t count = std::min(atOnce, reals.size() - from);
    withCoding(processor_, [&](const auto& coding) {
      for (std::size_t i = 0; i < count; ++i) coding.putReal(static_cast<float>(reals[from + i]), value);
    });
    sides.back() = static_cast<int>(count / set);
    addValue(numbered(name, from / atOnce), kReal, sides, value);
  }
}

void C3dSection::addTexts(const std::string& name, const std::vector<std::string>& texts) {
  for (const std::string& text : texts) checkText(text);
  for (std::size_t from = 0; from < texts.size() || from == 0; from += kMostOfOne) {
    const std::size_t count = std::min(kMostOfOne, texts.size() - from);
    std::size_t width = 0;
    for (std::size_t i = 0; i < count; ++i) width = std::max(width, texts[from + i].size());
    std::string value;
    for (std::size_t i = 0; i < count; ++i) {
      value += texts[from + i];
      value.append(width - texts[from + i].size(), ' ');
    }
    addValue(numbered(name, from / kMostOfOne), kText, {static_cast<int>(width), static_cast<int>(count)},
             value);
  }
}

std::string C3dSection::bytes(const std::string& place) const {
  if (!tooLong_.empty())
    throw InputError(place,
                     "the text " + quoted(tooLong_.substr(0, 20) + "...") + " is longer than 255 letters",
                     "shorten it");
  // the four bytes of its head, and a zero that ends it
  const std::size_t blocks = (4 + bytes_.size() + 2 + kC3dBlock - 1) / kC3dBlock;
  if (blocks > kMostBlocks)
    throw InputError(place, "its names and descriptions need more room than a C3D file has for them",
                     "shorten or leave out some");
  std::string all{1, kC3dMark, static_cast<char>(blocks), static_cast<char>(processor_)};
  all += bytes_;
  all.resize(blocks * kC3dBlock, '\0');
  return all;
}

}  // namespace handhold
