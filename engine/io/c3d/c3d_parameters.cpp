// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/c3d/c3d_parameters.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/io/input/text_encoding.h"
#include "engine/io/input/text_lines.h"

namespace handhold {

namespace {

constexpr std::size_t kMostBytes = std::size_t(8) << 20;  // of a section; 255 blocks are 128 kB
constexpr std::size_t kSectionHead = 4;
constexpr std::size_t kMostTexts = 65535;
constexpr int kGroups = 128;

/// Walks through the section.
template <class Coding>
class SectionReader {
 public:
  SectionReader(std::string bytes, std::uint64_t begin, Doubts& doubts)
      : bytes_(std::move(bytes)), begin_(begin), doubts_(doubts) {}

  C3dParameters read() {
    while (readOne()) {
    }
    C3dParameters parameters;
    for (auto& [group, parameter] : found_) {
      parameter.group = groups_[static_cast<std::size_t>(group)];
      parameters.add(std::move(parameter));
    }
    return parameters;
  }

 private:
  int byteAt(std::size_t at) const { return static_cast<unsigned char>(bytes_[at]); }
  int signedAt(std::size_t at) const { return static_cast<signed char>(bytes_[at]); }

  /// False at the end of the section.
  bool readOne() {
    if (at_ + 2 > bytes_.size() || bytes_[at_] == 0 || bytes_[at_ + 1] == 0) return false;
    // a length below zero locks the parameter
    const std::size_t length = static_cast<std::size_t>(std::abs(signedAt(at_)));
    const int id = signedAt(at_ + 1);
    const std::size_t link = at_ + 2 + length;
    if (link + 2 > bytes_.size()) return cut("the name of a parameter", "the parameters before it were read");
    const std::string name = upper(bytes_.substr(at_ + 2, length));
    const std::size_t step = Coding::word(bytes_.data() + link);
    const std::size_t end = step == 0 ? bytes_.size() : std::min(link + step, bytes_.size());
    if (id < 0)
      groups_[static_cast<std::size_t>(-id) % kGroups] = name;
    else
      found_.emplace_back(id, parameter(name, link + 2, end));
    at_ = link + step;
    return step > 0;
  }

  bool cut(const std::string& what, const char* assumed) {
    doubts_.push_back(
        {DoubtKind::Header, "byte " + std::to_string(begin_ + at_), what + " runs behind its end", assumed});
    return false;
  }

  static std::string upper(std::string text) {
    for (char& c : text)
      if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return text;
  }

  C3dParameter parameter(const std::string& name, std::size_t at, std::size_t end) {
    C3dParameter parameter{{}, name, {}, {}, {}};
    if (at + 2 > end) return parameter;
    const int type = signedAt(at);
    const std::size_t dimensions = static_cast<std::size_t>(byteAt(at + 1));
    at += 2;
    if (at + dimensions > end) return parameter;
    std::size_t count = 1;
    for (std::size_t i = 0; i < dimensions; ++i) {
      parameter.dimensions.push_back(byteAt(at + i));
      count = std::min(count * static_cast<std::size_t>(byteAt(at + i)), kMostBytes);
    }
    at += dimensions;
    const std::size_t size = type == 4 ? 4 : type == 2 ? 2 : 1;
    if (count * size > end - at) cut("the value of " + name, "cut there");
    count = std::min(count, (end - at) / size);
    type == -1 ? readTexts(parameter, at, count) : readNumbers(parameter, at, count, size);
    return parameter;
  }

  void readTexts(C3dParameter& parameter, std::size_t at, std::size_t bytes) {
    const auto& sides = parameter.dimensions;
    const std::size_t width = sides.empty() ? 1 : static_cast<std::size_t>(sides[0]);
    std::size_t count = 1;
    for (std::size_t i = 1; i < sides.size(); ++i)
      count = std::min(count * static_cast<std::size_t>(sides[i]), kMostTexts);
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t from = std::min(i * width, bytes);
      const std::string_view text(bytes_.data() + at + from, std::min(width, bytes - from));
      parameter.texts.push_back(utf8Of(trimmed(text.substr(0, text.find('\0')))));
    }
  }

  void readNumbers(C3dParameter& parameter, std::size_t at, std::size_t count, std::size_t size) {
    for (std::size_t i = 0; i < count; ++i) {
      const char* bytes = bytes_.data() + at + i * size;
      parameter.numbers.push_back(size == 4   ? static_cast<double>(Coding::real(bytes))
                                  : size == 2 ? static_cast<double>(Coding::integer(bytes))
                                              : static_cast<double>(static_cast<unsigned char>(*bytes)));
    }
  }

  std::string bytes_;
  std::uint64_t begin_;
  Doubts& doubts_;
  std::size_t at_ = kSectionHead;
  std::vector<std::string> groups_ = std::vector<std::string>(kGroups);
  std::vector<std::pair<int, C3dParameter>> found_;
};

}  // namespace

const C3dParameter* C3dParameters::find(const std::string& group, const std::string& name) const {
  const auto found = std::find_if(parameters_.begin(), parameters_.end(),
                                  [&](const C3dParameter& p) { return p.group == group && p.name == name; });
  return found == parameters_.end() ? nullptr : &*found;
}

std::optional<double> C3dParameters::number(const std::string& group, const std::string& name) const {
  const C3dParameter* parameter = find(group, name);
  if (!parameter || parameter->numbers.empty() || !std::isfinite(parameter->numbers[0])) return std::nullopt;
  return parameter->numbers[0];
}

std::optional<int> C3dParameters::count(const std::string& group, const std::string& name) const {
  const std::optional<double> value = number(group, name);
  if (!value || std::abs(*value) > 65535.0) return std::nullopt;
  return static_cast<int>(*value < 0.0 ? *value + 65536.0 : *value);
}

std::string C3dParameters::text(const std::string& group, const std::string& name) const {
  const C3dParameter* parameter = find(group, name);
  return parameter && !parameter->texts.empty() ? parameter->texts[0] : std::string();
}

std::vector<const C3dParameter*> C3dParameters::continued(const std::string& group,
                                                          const std::string& name) const {
  std::vector<const C3dParameter*> parts;
  const C3dParameter* part = find(group, name);
  for (int n = 2; part; ++n) {
    parts.push_back(part);
    part = find(group, name + std::to_string(n));
  }
  return parts;
}

std::vector<double> C3dParameters::numbers(const std::string& group, const std::string& name) const {
  std::vector<double> all;
  for (const C3dParameter* part : continued(group, name))
    all.insert(all.end(), part->numbers.begin(), part->numbers.end());
  return all;
}

std::vector<std::string> C3dParameters::texts(const std::string& group, const std::string& name) const {
  std::vector<std::string> all;
  for (const C3dParameter* part : continued(group, name))
    all.insert(all.end(), part->texts.begin(), part->texts.end());
  return all;
}

C3dParameters readC3dParameters(const ByteSource& source, const C3dHeader& header, Doubts& doubts) {
  const std::uint64_t begin = (static_cast<std::uint64_t>(header.parameterBlock) - 1) * kC3dBlock;
  const std::uint64_t data = (static_cast<std::uint64_t>(std::max(header.dataBlock, 1)) - 1) * kC3dBlock;
  const std::size_t most = data > begin ? static_cast<std::size_t>(data - begin) : kMostBytes;
  std::string bytes = bytesAt(source, begin, std::min(most, kMostBytes));
  return withCoding(header.processor, [&](const auto& coding) {
    return SectionReader<std::decay_t<decltype(coding)>>(std::move(bytes), begin, doubts).read();
  });
}

}  // namespace handhold
