// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/json_parsing.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>

#include "engine/core/error.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;  // names are told in the order of the file

/// "file:line:column" of a byte of the text.
std::string placeOfByte(const std::string& place, const std::string& text, std::size_t byte) {
  const std::size_t end = std::min(byte > 0 ? byte - 1 : 0, text.size());
  const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), '\n') + 1;
  const std::size_t newline = end == 0 ? std::string::npos : text.rfind('\n', end - 1);
  const std::size_t column = newline == std::string::npos ? end + 1 : end - newline;
  return place + ":" + std::to_string(line) + ":" + std::to_string(column);
}

/// The parser's own words without its number and its place, which we say ourselves.
std::string plainMessage(const std::string& message) {
  std::string words = message.substr(message.find("] ") == std::string::npos ? 0 : message.find("] ") + 2);
  const std::size_t colon = words.find(": ");
  if (words.starts_with("parse error") && colon != std::string::npos) words = words.substr(colon + 2);
  std::replace(words.begin(), words.end(), '\n', ' ');
  std::replace(words.begin(), words.end(), ';', ',');
  return words;
}

/// Where the text of valid JSON has its so many-th name of a field, from 1: behind its opening quote.
std::size_t byteOfName(const std::string& text, int count) {
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ':' && --count == 0) return begin;
    if (text[i] != '"') continue;
    begin = i + 1;
    for (++i; i < text.size() && text[i] != '"'; ++i)
      if (text[i] == '\\') ++i;
  }
  return begin;
}

/// Deeper values would exhaust the stack where they are written again.
constexpr std::size_t kDeepest = 64;

/// Walks through a text and tells how far it is.
class WatchedByte {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  WatchedByte(const std::string& text, std::size_t at, const Watch& watch)
      : text_(&text), at_(at), watch_(&watch) {}
  const char& operator*() const { return (*text_)[at_]; }
  WatchedByte& operator++() {
    if ((++at_ & kSome) == 0) watch_->tell(static_cast<double>(at_) / static_cast<double>(text_->size()));
    return *this;
  }
  bool operator==(const WatchedByte& other) const { return at_ == other.at_; }

 private:
  static constexpr std::size_t kSome = (1 << 20) - 1;  // bytes between two words about it
  const std::string* text_;
  std::size_t at_;
  const Watch* watch_;
};

/// Makes values of what the parser meets. Refuses an object that names a field twice: the second would
/// silently replace the first.
class Builder {
 public:
  Builder(const std::string& place, const std::string& text, const LeftOut& leftOut)
      : place_(place), text_(text), leftOut_(leftOut) {}

  Json take() { return std::move(root_); }

  bool null() { return add(nullptr); }
  bool boolean(bool value) { return add(value); }
  bool number_integer(Json::number_integer_t value) { return add(value); }
  bool number_unsigned(Json::number_unsigned_t value) { return add(value); }
  bool number_float(Json::number_float_t value, const std::string&) { return add(value); }
  bool string(std::string& value) { return add(std::move(value)); }
  bool binary(Json::binary_t&) { return false; }
  bool start_object(std::size_t) { return open(Json::object()); }
  bool start_array(std::size_t) { return open(Json::array()); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool key(std::string& name);
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error) {
    if (const auto* wrong = dynamic_cast<const Json::parse_error*>(&error)) throw *wrong;
    if (const auto* large = dynamic_cast<const Json::out_of_range*>(&error)) throw *large;
    return false;
  }

 private:
  struct Open {
    Json* value;
    std::set<std::string> names;
  };
  Json* place(Json value);
  bool add(Json value) {
    place(std::move(value));
    return true;
  }
  bool open(Json value);
  bool close() {
    open_.pop_back();
    return true;
  }

  const std::string &place_, &text_;
  const LeftOut& leftOut_;
  Json root_;
  Json left_;  ///< of what is left out the last value, for it has to go somewhere
  std::vector<Open> open_;
  std::string name_;
  int names_ = 0;
  bool isLeftOut_ = false;  ///< what the field of the whole holds
};

/// Where a value goes; of what is left out nothing is kept.
Json* Builder::place(Json value) {
  if (open_.empty()) return &(root_ = std::move(value));
  if (isLeftOut_) return &(left_ = std::move(value));
  Json& parent = *open_.back().value;
  if (parent.is_array()) {
    auto& items = parent.get_ref<Json::array_t&>();
    items.push_back(std::move(value));
    return &items.back();
  }
  // its name is known to be new: not looked for again
  auto& fields = static_cast<Json::object_t::Container&>(parent.get_ref<Json::object_t&>());
  fields.emplace_back(name_, std::move(value));
  return &fields.back().second;
}

bool Builder::open(Json value) {
  if (open_.size() > kDeepest)
    throw InputError(place_, "has more than " + std::to_string(kDeepest) + " brackets within each other",
                     "no file of ours has");
  open_.push_back({place(std::move(value)), {}});
  return true;
}

bool Builder::key(std::string& name) {
  ++names_;
  if (!open_.back().names.insert(name).second)
    throw InputError(placeOfByte(place_, text_, byteOfName(text_, names_)),
                     "the field '" + name + "' is there twice", "keep one of them");
  name_ = std::move(name);
  if (open_.size() > 1) return true;
  isLeftOut_ = !leftOut_.field.empty() && name_ == leftOut_.field;
  return !isLeftOut_ || !std::ranges::all_of(leftOut_.wanted, [this](const std::string& wanted) {
    return root_.contains(wanted);
  });
}

/// Text has no such bytes, and the heads of pictures and other binary files do.
bool isBinary(const std::string& text) {
  constexpr std::size_t kHead = 512;
  return std::ranges::any_of(std::string_view(text).substr(0, kHead),
                             [](char c) { return static_cast<unsigned char>(c) < '\t'; });
}

}  // namespace

nlohmann::ordered_json parsedJson(const std::string& text, const std::string& place, const LeftOut& leftOut,
                                  const Watch& watch) {
  try {
    Builder builder(place, text, leftOut);
    Json::sax_parse(WatchedByte(text, 0, watch), WatchedByte(text, text.size(), watch), &builder);
    return builder.take();
  } catch (const Json::parse_error& error) {
    if (isBinary(text))
      throw InputError(place, "is no text but binary, as pictures are", "choose a file of Handhold");
    throw InputError(placeOfByte(place, text, error.byte), "not JSON: " + plainMessage(error.what()),
                     "correct the text there");
  } catch (const Json::exception& error) {
    throw InputError(place, plainMessage(error.what()), "correct that number or text");
  }
}

}  // namespace handhold
