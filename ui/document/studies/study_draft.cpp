// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/studies/study_draft.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/study/study_people.h"
#include "engine/task/file/task_file.h"
#include "engine/task/prop_kind.h"
#include "ui/document/files/document_files.h"
#include "ui/document/files/study_files.h"

namespace handhold {

namespace {

using StudyJson = nlohmann::ordered_json;

struct ListOfThings {
  const char* key;
  ElementKind kind;
};
constexpr std::array kThingLists{
    ListOfThings{"props", ElementKind::Prop}, ListOfThings{"contacts", ElementKind::Contact},
    ListOfThings{"loads", ElementKind::Load}, ListOfThings{"targets", ElementKind::Target}};

/// Directions and turns have several numbers that hang together.
const std::set<std::string> kHangTogether{"orientation", "axis", "heading",  "direction", "inertia",
                                          "or",          "rung", "handrail", "restraint"};
const std::set<std::string> kLengths{"position", "size",   "spacing", "diameter", "along",  "point", "points",
                                     "off",      "radius", "com",     "length",   "height", "width"};
const std::set<std::string> kForces{"force", "pull", "push", "shear"};
const std::set<std::string> kTorques{"moment", "turn"};

Dimension dimensionOf(const std::string& key, const std::string& parent) {
  if (kLengths.contains(key)) return Dimension::Length;
  if (kForces.contains(key)) return Dimension::Force;
  if (key == "turn" && parent == "on") return Dimension::Angle;
  if (kTorques.contains(key)) return Dimension::Torque;
  if (key == "mass") return Dimension::Mass;
  if (key == "angle") return Dimension::Angle;
  return Dimension::None;
}

bool livesOnProp(const StudyJson& contact) { return contact.contains("on") && contact["on"].is_object(); }

std::string below(std::string pointer, const std::string& key) {
  pointer += '/';
  return pointer += key;
}

/// Walks through a thing of the task's file.
class FieldCollector {
 public:
  explicit FieldCollector(std::vector<StudyField>& fields) : fields_(fields) {}

  void addThing(const std::string& list, std::size_t index, const StudyJson& thing) {
    const std::string name = thing.value("name", std::string());
    const bool isPlain = !name.empty() && name.find_first_of("/~") == std::string::npos;
    name_ = QString::fromStdString(name.empty() ? list : name);
    if (name.empty()) name_ += QStringLiteral(" %1").arg(index + 1);
    const std::string pointer = below(below({}, list), isPlain ? name : std::to_string(index));
    const std::string kind = thing.value("kind", std::string());
    const auto prop =
        std::ranges::find(kPropKindRows, kind, [](const PropKindRow& row) { return std::string(row.word); });
    for (const auto& [key, value] : thing.items()) {
      if (livesOnProp(thing) && key == "position") continue;
      if (list == "loads" && isOfOtherLoads(key, kind)) continue;
      const std::size_t first = fields_.size();
      add({below(pointer, key), spoken(key), key, ""}, value);
      if (list == "props" && prop != kPropKindRows.end()) takeMeasures(*prop, key, first);
    }
  }

 private:
  struct Place {
    std::string pointer;
    QString words;
    std::string key, parent;
  };

  /// Files have a size and lengths for every kind of prop; of bars and ladders those count that it measures.
  void takeMeasures(const PropKindRow& row, const std::string& key, std::size_t first) {
    const bool isLength = key == "spacing" || key == "diameter";
    if (key != "size" && !isLength) return;
    std::vector<StudyField> kept;
    for (std::size_t i = first; i < fields_.size(); ++i) {
      const int edge = static_cast<int>(i - first);
      const auto measure = std::ranges::find_if(row.measures, [&](const PropMeasure& one) {
        return one.word && (isLength ? one.length && key == one.word : !one.length && one.edge == edge);
      });
      const bool isMeasured = measure != row.measures.end();
      if (!isMeasured && (isLength || row.measures[0].word)) continue;
      kept.push_back(fields_[i]);
      if (!isMeasured) continue;
      kept.back().called = measure->word;
      kept.back().title = QStringLiteral("%1: %2").arg(name_, QString::fromLatin1(measure->word));
    }
    fields_.resize(first);
    fields_.insert(fields_.end(), kept.begin(), kept.end());
  }

  /// A mass is no force, though files have both for either.
  static bool isOfOtherLoads(const std::string& key, const std::string& kind) {
    const bool isOfMass = key == "mass" || key == "com" || key == "inertia";
    const bool isOfForce = key == "force" || key == "moment";
    return kind == "force" ? isOfMass : kind == "mass" && isOfForce;
  }

  void add(const Place& place, const StudyJson& value) {
    if (kHangTogether.contains(place.key)) return;
    if (value.is_number())
      return fields_.push_back({place.pointer,
                                QStringLiteral("%1: %2").arg(name_, place.words),
                                dimensionOf(place.key, place.parent),
                                value.get<double>(),
                                {}});
    if (value.is_object())
      for (const auto& [key, part] : value.items())
        add({below(place.pointer, key), spoken(key), key, place.key}, part);
    if (!value.is_array()) return;
    for (std::size_t i = 0; i < value.size(); ++i) {
      const QString part = value.size() == 3 ? QString(QChar('x' + int(i))) : QString::number(i + 1);
      add({below(place.pointer, std::to_string(i)), QStringLiteral("%1 %2").arg(place.words, part), place.key,
           place.parent},
          value[i]);
    }
  }

  static QString spoken(const std::string& key) { return QString::fromStdString(key).replace('_', ' '); }

  std::vector<StudyField>& fields_;
  QString name_;
};

StudyJson variableJson(const StudyDraft::Varied& varied, Design design) {
  if (varied.to < varied.from)
    throw InputError("the range of " + quoted(varied.field.title.toStdString()), "ends below its beginning",
                     "exchange both");
  if (design == Design::Grid && varied.steps > 1 && varied.to == varied.from)
    throw InputError("the range of " + quoted(varied.field.title.toStdString()),
                     "is one value, and more steps are asked for", "move an end of it, or take one step");
  StudyJson json{{"name", varied.field.title.toStdString()},
                 {"pointer", varied.field.pointer},
                 {"from", varied.from},
                 {"to", varied.to}};
  if (design == Design::Grid) json["steps"] = varied.steps;
  return json;
}

}  // namespace

std::vector<StudyField> studyFields(const Project& project, Element thing) {
  std::vector<StudyField> fields;
  const StudyJson task = StudyJson::parse(taskToJson(project.task, byName(project.subject)));
  FieldCollector collector(fields);
  for (const ListOfThings& list : kThingLists) {
    if (!task.contains(list.key) || (thing.kind != ElementKind::None && thing.kind != list.kind)) continue;
    const StudyJson& things = task[list.key];
    for (std::size_t i = 0; i < things.size(); ++i)
      if (thing.kind == ElementKind::None || thing.index == static_cast<int>(i))
        collector.addThing(list.key, i, things[i]);
  }
  return fields;
}

QStringList placedContacts(const Task& task) {
  QStringList names;
  for (const Contact& contact : task.contacts)
    if (contact.place && !contact.prop.empty()) names << QString::fromStdString(contact.name);
  return names;
}

const StudyField* fieldCalled(const std::vector<StudyField>& fields, const QString& name) {
  QStringList steps = name.split(QLatin1Char('.'));
  if (steps.size() < 2) return nullptr;
  steps.removeFirst();
  const QString last = steps.last();
  if (steps.size() > 1 && last.size() == 1 && last >= QLatin1String("x") && last <= QLatin1String("z"))
    steps.last() = QString::number(last[0].unicode() - 'x');
  const std::string word = last.toStdString();
  if (const auto own = std::ranges::find(fields, word, &StudyField::called); own != fields.end())
    return &*own;
  // a floor's
  if (steps.first() == QLatin1String("height")) steps = QStringList{"position", "1"};
  const std::string ending = below({}, steps.join(QLatin1Char('/')).toStdString());
  const auto found =
      std::ranges::find_if(fields, [&](const StudyField& field) { return field.pointer.ends_with(ending); });
  return found == fields.end() ? nullptr : &*found;
}

StudyDraft::Varied usualRange(const StudyField& field) {
  double around = 0.2 * std::abs(field.value);
  if (around == 0.0)
    around = field.dimension == Dimension::Force ? 50.0 : field.dimension == Dimension::Mass ? 5.0 : 0.1;
  const auto rounded = [](double value) { return std::round(value * 1e3) / 1e3; };
  return {field, rounded(field.value - around), rounded(field.value + around), 5};
}

long caseCount(const StudyDraft& draft) {
  if (draft.design != Design::Grid) return draft.count;
  double cases = draft.crowd ? draft.crowd->count : std::max(1.0, static_cast<double>(draft.people.size()));
  if (!draft.contact.isEmpty()) cases *= draft.places;
  for (const StudyDraft::Varied& varied : draft.varied) cases *= varied.steps;
  return static_cast<long>(std::min(cases, kMostCases + 1.0));
}

std::string studyText(const StudyDraft& draft, const std::string& taskFile, const DrawnStudy& drawn) {
  if (draft.varied.empty() && draft.people.isEmpty() && drawn.people.empty() && drawn.places.empty())
    throw InputError("study", "nothing varies", "choose a field or several people");
  StudyJson json{{"schema", "handhold-study-1"},
                 {"name", draft.name.toStdString()},
                 {"task", taskFile},
                 {"wanted", draft.isMotion ? "motion" : "posture"},
                 {"design", kDesignWords[static_cast<std::size_t>(draft.design)]}};
  if (draft.design != Design::Grid) json["count"] = draft.count, json["seed"] = draft.seed;
  json["starts"] = draft.starts;
  json["time_limit"] = draft.timeLimit;
  for (const Rule rule : draft.scores) json["scores"].push_back(rowOf(rule).word);
  if (!draft.people.isEmpty() && drawn.people.empty()) {
    StudyJson people{{"name", "person"}, {"pointer", "/model"}};
    for (const QString& person : draft.people) people["values"].push_back(person.toStdString());
    json["vary"].push_back(people);
  }
  if (!drawn.places.empty()) json["vary"].push_back(StudyJson::parse(drawn.places));
  std::set<std::string> known;
  for (const StudyDraft::Varied& varied : draft.varied) {
    if (!known.insert(varied.field.pointer).second)
      throw InputError(varied.field.title.toStdString(), "varies twice", "take one of both away");
    json["vary"].push_back(variableJson(varied, draft.design));
  }
  if (drawn.people.empty()) return json.dump(2) + "\n";
  return studyOfPeople(draft.name.toStdString(), taskFile, drawn.people, json.dump());
}

namespace {

struct WrittenFile {
  std::filesystem::path path;
  std::string text;

  bool isThere() const {
    std::error_code error;
    return std::filesystem::exists(path, error) && readFile(path) == text;
  }
};

/// What is written would take the results out of the task that is open, or the study or its task from under
/// results.
void refuseOthers(const Document& document, const WrittenFile& task, const WrittenFile& study) {
  std::error_code error;
  const std::filesystem::path open = document.filePath().toStdU16String(), results = resultsOf(study.path);
  if (!open.empty() && std::filesystem::equivalent(open, task.path, error))
    throw InputError(task.path.filename().string(), "is the task that is open",
                     "save the study under another name");
  if (std::filesystem::exists(results, error) && !(study.isThere() && task.isThere()))
    throw InputError(results.filename().string(), "holds results of another study",
                     "save this one under another name");
}

}  // namespace

void writeStudyFiles(const StudyDraft& draft, const DrawnStudy& drawn, const Document& document,
                     const std::filesystem::path& file) {
  std::filesystem::path task = file;
  task.replace_extension(".task.json");
  const Project moved = toWrite(document, QString::fromStdU16String(task.u16string())).project;
  const std::string taskText = taskToJson(moved.task, moved.subject);
  const std::string text = studyText(draft, task.filename().string(), drawn);
  studyPlanOf(file, text, taskText);  // whatever it refuses is refused before a file is there
  refuseOthers(document, {task, taskText}, {file, text});
  FileSet files;
  files.add(task, taskText);
  files.add(file, text);
  files.commit();
}

}  // namespace handhold
