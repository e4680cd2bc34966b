// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/units/typed_number.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/unit_table.h"

namespace handhold {

namespace {

constexpr std::size_t kLongest = 200;  // characters: brackets nest in the call stack
/// Significant figures kept: more than any measure has, fewer than a conversion disturbs.
constexpr int kFigures = 13;

struct Refusal {
  std::string words;
};

[[noreturn]] void refuse(const std::string& words) { throw Refusal{words}; }

std::string inQuotes(std::string_view text) { return "“" + std::string(text) + "”"; }

struct Token {
  enum class Kind { Number, Unit, Sign, End };
  Kind kind = Kind::End;
  std::string text;
  Amount amount;  ///< of numbers and units

  bool is(char sign) const { return kind == Kind::Sign && text[0] == sign; }
};

/// What type has for the letters of programs.
std::string plainLetters(std::string_view text) {
  constexpr std::pair<std::string_view, std::string_view> kLetters[] = {
      {"−", "-"},  {"×", "*"},      {"·", "*"},      {"÷", "/"},      {"²", "^2"},
      {"³", "^3"}, {"°", " deg "},  {"µ", "u"},      {"μ", "u"},      {"′", "'"},
      {"″", "\""}, {"\u00A0", " "}, {"\u202F", " "}, {"\u2009", " "}, {"\t", " "}};
  std::string plain(text);
  for (const auto& [from, to] : kLetters)
    for (std::size_t at = plain.find(from); at != std::string::npos; at = plain.find(from, at + to.size()))
      plain.replace(at, from.size(), to);
  return plain;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isOfNumber(char c) { return isDigit(c) || c == '.' || c == ','; }
bool isSign(char c) { return std::string_view("+-*/^()").find(c) != std::string_view::npos; }
bool isOwnUnit(char c) { return c == '%' || c == '"' || c == '\''; }

/// Reads from left to right what belongs together.
class Reader {
 public:
  Reader(std::string_view text, char decimalSign) : text_(text), decimalSign_(decimalSign) {}

  std::vector<Token> tokens() {
    std::vector<Token> list;
    for (skipSpace(); at_ < text_.size(); skipSpace()) list.push_back(next());
    list.emplace_back();
    return list;
  }

 private:
  void skipSpace() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }

  Token next() {
    const char first = text_[at_];
    if (isOfNumber(first)) return number();
    if (isSign(first)) return {Token::Kind::Sign, std::string(1, text_[at_++]), {}};
    return unit();
  }

  Token number() {
    const std::size_t from = at_;
    while (at_ < text_.size() && isOfNumber(text_[at_])) ++at_;
    std::string digits(text_.substr(from, at_ - from));
    checkDecimals(digits);
    if (const std::size_t comma = digits.find(','); comma != std::string::npos) digits[comma] = '.';
    digits += exponent();
    double value = 0.0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size())
      refuse(inQuotes(text_.substr(from, at_ - from)) + " is not a number");
    return {Token::Kind::Number, digits, {value, {}, true}};
  }

  void checkDecimals(const std::string& digits) const {
    const std::size_t sign = digits.find_first_of(".,");
    if (sign == std::string::npos) return;
    if (digits.find_first_of(".,", sign + 1) != std::string::npos)
      refuse(inQuotes(digits) + " has more than one decimal sign; write thousands without one");
    const bool mayBeThousands =
        digits[sign] == ',' && digits.size() - sign == 4 && sign > 0 && digits[0] != '0';
    if (mayBeThousands && decimalSign_ != ',')
      refuse(inQuotes(digits) + " may be " + digits.substr(0, sign) + digits.substr(sign + 1) + " or " +
             digits.substr(0, sign) + "." + digits.substr(sign + 1) + "; write it so");
  }

  /// "e-3" directly behind digits.
  std::string exponent() {
    if (at_ >= text_.size() || (text_[at_] != 'e' && text_[at_] != 'E')) return {};
    std::size_t end = at_ + 1;
    const bool hasSign = end < text_.size() && (text_[end] == '-' || text_[end] == '+');
    const bool isNegative = hasSign && text_[end] == '-';
    if (hasSign) ++end;
    const std::size_t from = end;
    while (end < text_.size() && isDigit(text_[end])) ++end;
    if (end == from) return {};
    at_ = end;
    return (isNegative ? "e-" : "e") + std::string(text_.substr(from, end - from));
  }

  Token unit() {
    const std::size_t from = at_;
    if (isOwnUnit(text_[at_]))
      ++at_;
    else
      while (at_ < text_.size() && !isOfNumber(text_[at_]) && !isSign(text_[at_]) && !isOwnUnit(text_[at_]) &&
             text_[at_] != ' ')
        ++at_;
    const std::string name(text_.substr(from, at_ - from));
    const std::optional<Amount> known = unitCalled(name);
    if (!known) refuse(inQuotes(name) + " is no unit that is known here");
    return {Token::Kind::Unit, name, *known};
  }

  std::string_view text_;
  char decimalSign_;
  std::size_t at_ = 0;
};

Amount product(const Amount& a, const Amount& b, int power) {
  if (power < 0 && b.value == 0.0) refuse("nothing can be divided by zero");
  return {power < 0 ? a.value / b.value : a.value * b.value, a.measure.times(b.measure, power),
          a.isBare && b.isBare};
}

/// sum: product {+|- product}; product: signed {*|/ signed | unit}; signed: {+|-} number | ( sum ).
class Calculation {
 public:
  Calculation(std::vector<Token> tokens, const Amount& unit) : tokens_(std::move(tokens)), unit_(unit) {}

  Amount result() {
    const Amount amount = sum();
    if (now().is(')')) refuse("there is a bracket too many");
    if (now().kind != Token::Kind::End) refuse("+, −, * or / is missing before " + inQuotes(now().text));
    return amount;
  }

 private:
  const Token& now() const { return tokens_[at_]; }
  /// Behind the last there is the end, over and over.
  const Token& ahead(std::size_t by) const { return tokens_[std::min(at_ + by, tokens_.size() - 1)]; }
  Token take() { return tokens_[at_ + 1 < tokens_.size() ? at_++ : at_]; }

  Amount sum() {
    Amount total = product();
    while (now().is('+') || now().is('-')) {
      const double sign = take().is('-') ? -1.0 : 1.0;
      Amount more = product();
      more.value *= sign;
      total = added(total, more);
    }
    return total;
  }

  Amount added(Amount a, Amount b) const {
    if (a.isBare != b.isBare) (a.isBare ? a : b) = withUnit(a.isBare ? a : b);
    if (!(a.measure == b.measure))
      refuse(nounOf(a.measure) + " and " + nounOf(b.measure) + " cannot be added");
    a.value += b.value;
    return a;
  }

  Amount withUnit(const Amount& bare) const { return {bare.value * unit_.value, unit_.measure}; }

  Amount product() {
    Amount total = signedFactor();
    while (true) {
      if (now().kind == Token::Kind::Unit) {
        total = handhold::product(total, powered(take().amount), 1);
      } else if (now().is('*') || now().is('/')) {
        const int power = take().is('/') ? -1 : 1;
        const bool isUnit = now().kind == Token::Kind::Unit;
        total = handhold::product(total, isUnit ? powered(take().amount) : signedFactor(), power);
      } else {
        return total;
      }
    }
  }

  Amount signedFactor() {
    double sign = 1.0;
    while (now().is('+') || now().is('-'))
      if (take().is('-')) sign = -sign;
    Amount factor = powered(primary());
    factor.value *= sign;
    return factor;
  }

  Amount primary() {
    const Token token = take();
    if (token.kind == Token::Kind::Number) return mixed(token.amount);
    if (token.is('(')) return inBrackets();
    if (token.kind == Token::Kind::Unit) refuse("a number is missing before " + inQuotes(token.text));
    if (token.kind == Token::Kind::End) refuse("a number is missing at the end");
    refuse("a number is missing before " + inQuotes(token.text));
  }

  Amount inBrackets() {
    const Amount inside = sum();
    if (!now().is(')')) refuse("a bracket is not closed");
    take();
    return inside;
  }

  bool isUnitThenNumberWithUnit() const {
    return now().kind == Token::Kind::Unit && ahead(1).kind == Token::Kind::Number &&
           ahead(2).kind == Token::Kind::Unit;
  }

  /// "5 ft 3 in": one number in several units of one measure.
  Amount mixed(Amount number) {
    if (!isUnitThenNumberWithUnit()) return number;
    number = handhold::product(number, take().amount, 1);
    while (now().kind == Token::Kind::Number && ahead(1).kind == Token::Kind::Unit &&
           ahead(1).amount.measure == number.measure) {
      const Amount more = take().amount;
      number.value += more.value * take().amount.value;
    }
    return number;
  }

  /// "m^2": small whole powers, for units above all.
  Amount powered(const Amount& base) {
    if (!now().is('^')) return base;
    take();
    const Token token = take();
    const double power = token.amount.value;
    if (token.kind != Token::Kind::Number || (power != 1.0 && power != 2.0 && power != 3.0))
      refuse("powers are 1, 2 or 3");
    Amount total = base;
    for (int i = 1; i < static_cast<int>(power); ++i) total = handhold::product(total, base, 1);
    return total;
  }

  std::vector<Token> tokens_;
  Amount unit_;
  std::size_t at_ = 0;
};

Amount unitAmount(std::string_view unit) {
  if (unit.empty()) return {1.0, {}};
  return Calculation(Reader("1 " + plainLetters(unit), '.').tokens(), {1.0, {}}).result();
}

double rounded(double value) {
  char text[40];
  const auto written = std::to_chars(text, std::end(text), value, std::chars_format::general, kFigures);
  double result = value;
  std::from_chars(text, written.ptr, result);
  return result;
}

double evaluated(std::string_view text, std::string_view unitText, char decimalSign) {
  const Amount unit = unitAmount(unitText);
  const std::string plain = plainLetters(text);
  if (plain.size() > kLongest) refuse("that is too long for a number");
  if (plain.find_first_not_of(' ') == std::string::npos) refuse("a number is missing");
  const Amount amount = Calculation(Reader(plain, decimalSign).tokens(), unit).result();
  const double value = amount.isBare ? amount.value : amount.value / unit.value;
  if (!amount.isBare && !(amount.measure == unit.measure))
    refuse("that is " + nounOf(amount.measure) + ", and " + nounOf(unit.measure) + " is wanted");
  if (!std::isfinite(value)) refuse("that is too large for a number");
  return rounded(value);
}

}  // namespace

TypedNumber readNumber(std::string_view text, std::string_view unit, char decimalSign) {
  try {
    return {evaluated(text, unit, decimalSign), {}};
  } catch (const Refusal& refusal) {
    return {0.0, refusal.words};
  }
}

}  // namespace handhold
