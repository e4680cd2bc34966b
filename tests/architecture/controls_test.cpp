// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>

// Panels scroll under the pointer: a control of Qt's own that the wheel turns changes the task unasked. The
// places that make one are told here; they make one of ui/controls instead.

namespace {

namespace fs = std::filesystem;

const fs::path kSource = HANDHOLD_SOURCE_DIR;

QStringList controlsOfQt(const fs::path& file) {
  static const std::regex made(R"(\bnew Q(ComboBox|FontComboBox|SpinBox|DoubleSpinBox|Slider|Dial)\b)");
  QStringList found;
  std::ifstream text(file);
  std::string line;
  for (int number = 1; std::getline(text, line); ++number)
    if (std::regex_search(line, made))
      found << QString::fromStdString(fs::relative(file, kSource).string() + ":" + std::to_string(number));
  return found;
}

}  // namespace

class ControlsTest : public QObject {
  Q_OBJECT

 private slots:
  void theWheelTurnsNoControl() {
    QStringList found;
    int files = 0;
    for (const char* room : {"ui", "app"})
      for (const auto& entry : fs::recursive_directory_iterator(kSource / room))
        if (entry.is_regular_file()) ++files, found << controlsOfQt(entry.path());
    QVERIFY(files > 100);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QStringLiteral(", "))));
  }
};

QTEST_GUILESS_MAIN(ControlsTest)
#include "controls_test.moc"
