// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/people/subject_binding.h"

#include <QMenu>
#include <QVBoxLayout>
#include <algorithm>
#include <filesystem>

#include "app/bindings/people/body_binding.h"
#include "app/bindings/people/making_line.h"
#include "app/process/known_people.h"
#include "app/process/resources.h"
#include "engine/core/atomic_file.h"
#include "engine/core/json_document.h"
#include "engine/task/file/task_file.h"
#include "ui/panels/subject_panel.h"

namespace handhold {

namespace {

constexpr int kBodyShare = 1, kNumbersShare = 2;  // of the page's height

std::vector<SuitFile> shippedSuits() {
  std::vector<SuitFile> suits;
  for (const auto& entry : std::filesystem::directory_iterator(resourceFolder() / "suits")) {
    if (entry.path().extension() != ".json") continue;
    SuitFile suit{{}, entry.path().string(), readFile(entry.path())};
    const JsonDocument document(suit.text, suit.place);
    suit.name = JsonNode(document).at("name").text();
    suits.push_back(std::move(suit));
  }
  std::ranges::sort(suits, {}, &SuitFile::name);
  return suits;
}

PeopleShelf peopleShelf() {
  PeopleShelf shelf;
  shelf.tables = readPeopleTables(resourceFolder(), standardPerson());
  shelf.shipped = shippedPeople();
  shelf.own = [] {
    QStringList names;
    for (const std::string& name : ownPeople()) names << QString::fromStdString(name);
    return names;
  };
  shelf.open = [shipped = shelf.shipped](const QString& name) {
    return shipped.contains(name) ? openSubject(name.toStdString()) : ownPerson(name.toStdString());
  };
  shelf.text = modelText;
  shelf.keep = [](const QString& name, const std::string& text) { keepPerson(name.toStdString(), text); };
  shelf.suits = shippedSuits();
  return shelf;
}

}  // namespace

QStringList shippedPeople() {
  QStringList people;
  for (const std::string& name : modelNames(modelFolder()))
    if (hasSkin(*openSubject(name).model)) people << QString::fromStdString(name);
  return people;
}

void addSubjects(MainWindow& window, Document& document, SubjectSession& session, ViewBinding& view,
                 FigureMaker& figures) {
  auto* page = new QWidget(&window);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* body = new TurningBody(page);
  column->addWidget(body, kBodyShare);
  column->addWidget(new SubjectPanel(document, session, peopleShelf(), page), kNumbersShare);
  new BodyBinding(document, view, figures, *body);
  new MakingLine(figures, *window.statusBar());
  QDockWidget* dock = window.addSidePanel({"dock.subject", "Person"}, page);
  QAction* show = window.actions().add(
      {"subject.choose", "&Person", "person", {}, "Who does the task: sex, size and measures of the body"},
      [dock] {
        dock->show();
        dock->raise();
      });
  if (auto* menu = window.findChild<QMenu*>(QStringLiteral("menu.solve"))) {
    menu->addSeparator();
    menu->addAction(show);
  }
}

}  // namespace handhold
