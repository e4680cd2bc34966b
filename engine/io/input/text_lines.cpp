// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/input/text_lines.h"

#include <cctype>

#include "engine/core/error.h"
#include "engine/io/input/text_encoding.h"

namespace handhold {

namespace {

constexpr std::size_t kPiece = std::size_t(1) << 20;  // bytes asked for at a time

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f' || c == '\0'; }

}  // namespace

bool TextLines::refill() {
  if (reading_.isStopped()) return false;
  piece_.erase(0, at_);
  at_ = 0;
  const std::string more = bytesAt(reading_.source, offset_, kPiece);
  reading_.tell(offset_);
  offset_ += more.size();
  piece_ += more;
  return !more.empty();
}

void TextLines::skipMark() {
  if (std::string_view(piece_).starts_with(kUtf8Mark)) at_ = kUtf8Mark.size();
}

bool TextLines::next(std::string_view& line) {
  if (reading_.isStopped()) return false;
  if (offset_ == 0 && refill()) skipMark();
  std::size_t end = piece_.find_first_of("\r\n", at_);
  while (end == std::string::npos) {
    const std::size_t had = piece_.size() - at_;
    if (had > kLongestLine) fail("a line without an end", "name a file of text");
    if (!refill()) break;
    end = piece_.find_first_of("\r\n", at_ + had);
  }
  if (reading_.isStopped() || (end == std::string::npos && at_ == piece_.size())) return false;
  // of "\r\n" the second half may come with the next piece
  if (isAfterReturn_ && end == at_ && piece_[at_] == '\n') {
    ++at_;
    isAfterReturn_ = false;
    return next(line);
  }
  if (end == std::string::npos) end = piece_.size();
  line = std::string_view(piece_).substr(at_, end - at_);
  isAfterReturn_ = end < piece_.size() && piece_[end] == '\r';
  at_ = std::min(end + 1, piece_.size());
  ++number_;
  if (!isUtf8(line)) line = decoded_ = utf8Of(line);
  return true;
}

void TextLines::fail(const std::string& problem, const std::string& remedy) const {
  throw InputError(place(), problem, remedy);
}

void splitTabs(std::string_view line, std::vector<std::string_view>& cells) {
  cells.clear();
  for (std::size_t begin = 0; begin <= line.size();) {
    const std::size_t end = std::min(line.find('\t', begin), line.size());
    cells.push_back(trimmed(line.substr(begin, end - begin)));
    begin = end + 1;
  }
}

void splitWords(std::string_view line, std::vector<std::string_view>& cells) {
  cells.clear();
  for (std::size_t at = 0; at < line.size();) {
    while (at < line.size() && isSpace(line[at])) ++at;
    const std::size_t begin = at;
    while (at < line.size() && !isSpace(line[at])) ++at;
    if (at > begin) cells.push_back(line.substr(begin, at - begin));
  }
}

void splitColumns(std::string_view line, std::vector<std::string_view>& cells) {
  line.find('\t') == std::string_view::npos ? splitWords(line, cells) : splitTabs(line, cells);
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && isSpace(text.front())) text.remove_prefix(1);
  while (!text.empty() && isSpace(text.back())) text.remove_suffix(1);
  return text;
}

bool isBlank(std::string_view text) { return trimmed(text).empty(); }

std::string lowered(std::string_view text) {
  std::string low(text);
  for (char& c : low) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return low;
}

}  // namespace handhold
