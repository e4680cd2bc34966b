// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of JSON: what a field that is left out leaves, who watches and stops, lists of numbers, what is
// refused.
#include "engine/core/json_document.h"

#include <QtTest>

#include "engine/core/error.h"

using namespace handhold;

namespace {

template <class Read>
std::string saidOf(const Read& read) {
  try {
    read();
  } catch (const InputError& error) {
    return error.what();
  }
  return {};
}

}  // namespace

class JsonDocumentTest : public QObject {
  Q_OBJECT

 private slots:
  void valuesAreThoseOfThePlainParser();
  void aFieldIsLeftOut();
  void nothingIsReadBehindWhatIsWanted();
  void aReadingIsWatchedAndStopped();
  void numbersAreThoseOfTheList();
  void wrongTextsAreRefused();
};

/// Against the library's own reading of the same text.
void JsonDocumentTest::valuesAreThoseOfThePlainParser() {
  const std::string text =
      R"({"a": [1, -2, 3.5e-3, true, null, "te\u00e4xt", []], "b": {"c": {"d": [[1], [2, {"e": 18446744073709551615}]]}}, "": {}})";
  const JsonDocument document(text, "file");
  QVERIFY(document.root() == nlohmann::ordered_json::parse(text));
  QCOMPARE(document.root().dump(), nlohmann::ordered_json::parse(text).dump());  // in the order of the text
}

void JsonDocumentTest::aFieldIsLeftOut() {
  const std::string text = R"({"long": {"a": [1, {"long": 2}], "b": 3}, "model": {"long": 4}, "name": "x"})";
  const JsonDocument document = JsonDocument::without("long", {"model"}, text, "file");
  QVERIFY(!document.root().contains("long"));
  QCOMPARE(document.root()["model"]["long"].get<int>(), 4);  // that of the whole alone
  QCOMPARE(document.root()["name"].get<std::string>(), std::string("x"));
}

void JsonDocumentTest::nothingIsReadBehindWhatIsWanted() {
  const std::string text = R"({"model": 1, "long": [this is not JSON)";
  QCOMPARE(JsonDocument::without("long", {"model"}, text, "file").root()["model"].get<int>(), 1);
  QVERIFY(!saidOf([&] { JsonDocument::without("long", {"model", "name"}, text, "file"); }).empty());
}

void JsonDocumentTest::aReadingIsWatchedAndStopped() {
  std::string text = "[0";
  for (int i = 1; i < 1000000; ++i) text += "," + std::to_string(i);
  text += "]";
  std::vector<double> told;
  std::stop_source stop;
  Watch watch;
  watch.progress = [&](const Progress& progress) { told.push_back(progress.fraction); };
  watch.stop = stop.get_token();
  QCOMPARE(JsonDocument(text, "file", watch).root().size(), std::size_t(1000000));
  QVERIFY(told.size() >= 4 && std::ranges::is_sorted(told) && told.back() <= 1.0 && told.back() > 0.8);
  stop.request_stop();
  QVERIFY_EXCEPTION_THROWN(JsonDocument(text, "file", watch), Stopped);
}

void JsonDocumentTest::numbersAreThoseOfTheList() {
  const JsonDocument document(R"({"q": [1, 2.5, -3], "bad": [1, "two", 3], "far": [1, 200]})", "file");
  const JsonNode root(document);
  QVERIFY((root.at("q").numbers(3) == std::vector<double>{1.0, 2.5, -3.0}));
  QVERIFY(saidOf([&] { root.at("q").numbers(2); }).find("has 3 numbers") != std::string::npos);
  QVERIFY(saidOf([&] { root.at("bad").numbers(3); }).find("bad[1]") != std::string::npos);
  QVERIFY(saidOf([&] { root.at("far").numbers(2, {0.0, 100.0}); }).find("far[1]") != std::string::npos);
  QVERIFY(!saidOf([&] { root.numbers(3); }).empty());
}

void JsonDocumentTest::wrongTextsAreRefused() {
  const auto said = [](const std::string& text) { return saidOf([&] { JsonDocument(text, "file"); }); };
  QVERIFY(said("{\"a\": 1,\n \"b\": }").starts_with("file:2:7: not JSON"));
  QVERIFY(said("{\"a\": {\"b\": 1, \"c\": 2,\n \"b\": 3}}").find("'b' is there twice") != std::string::npos);
  QVERIFY(said("[1] 2").find("not JSON") != std::string::npos);
  QVERIFY(said("\x89PNG\r\n\x1a\n\x01").starts_with("file: is no text but binary"));
  QVERIFY(!said("[1e999]").empty());
  QVERIFY(!said("").empty());
  QVERIFY(said(std::string(100, '[') + std::string(100, ']')).find("brackets") != std::string::npos);
  QVERIFY(said(std::string(60, '[') + std::string(60, ']')).empty());
}

QTEST_APPLESS_MAIN(JsonDocumentTest)
#include "json_document_test.moc"
