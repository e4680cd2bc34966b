// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/files/project_file.h"

#include "engine/core/bounds.h"
#include "engine/core/json_document.h"
#include "engine/core/json_text.h"
#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"
#include "engine/trial/file/earlier_trial.h"
#include "engine/trial/trial_json.h"
#include "ui/document/recordings/recorded.h"

namespace handhold {

namespace {

constexpr Range kId{0.0, 1e6}, kShift{-1e6, 1e6, "s"}, kHeading{-100.0, 100.0, "rad"};

/// The body of a trial that is not the task's person: the name by which that asks for it, or its model's
/// file.
std::string bodyText(const Subject& subject) {
  nlohmann::ordered_json body{{"name", subject.name}};
  if (!subject.file.empty()) body["file"] = subject.file;
  return compactJson(body);
}

std::string alignmentText(const Alignment& alignment) {
  const Vector3& offset = alignment.offset;
  return compactJson({{"shift", alignment.shift},
                      {"heading", alignment.heading},
                      {"offset", {offset.x(), offset.y(), offset.z()}}});
}

Alignment alignmentFrom(const JsonNode& node) {
  const std::vector<double> offset = node.at("offset").numbers(3, bound::kPosition);
  return {node.at("shift").number(kShift), node.at("heading").number(kHeading),
          Vector3(offset[0], offset[1], offset[2])};
}

/// One on a line.
std::string keptLine(const KeptTrial& kept, const Subject& person, const Watch& watch) {
  std::string line = "      {\"id\":" + std::to_string(kept.id) + ",\"name\":" + compactJson(kept.name);
  if (kept.trial->subject.model && !isSamePerson(kept.trial->subject, person))
    line.append(",\"body\":").append(bodyText(kept.trial->subject));
  if (!(kept.alignment == Alignment())) line.append(",\"alignment\":").append(alignmentText(kept.alignment));
  if (!kept.note.empty()) line.append(",\"note\":").append(compactJson(kept.note));
  return line + ",\"trial\":" + trialToJson(*kept.trial, watch) + "}";
}

/// Whose trial it is: the one measured with it, another that is shipped, or the task's person.
Subject subjectOf(const JsonNode& node, const People& people) {
  const auto body = node.find("body");
  if (!body) return people.asked;
  const std::string name = body->at("name").text();
  if (!body->has("file")) return people.named ? people.named(name) : people.asked;
  const std::string file = body->at("file").text();
  Subject subject(name, modelFromJson(file, body->at("file").path()));
  subject.file = file;
  return subject;
}

KeptTrial readKept(const JsonNode& node, const People& people, const Watch& watch) {
  KeptTrial kept;
  kept.id = static_cast<int>(node.at("id").number({1.0, kId.most}));
  kept.name = node.at("name").text();
  if (const auto note = node.find("note")) kept.note = note->text();
  if (const auto alignment = node.find("alignment")) kept.alignment = alignmentFrom(*alignment);
  const auto trial = node.find("trial");
  kept.trial = std::make_shared<const Trial>(trial ? trialFromJson(*trial, subjectOf(node, people), watch)
                                                   : trialFromKeptResult(node, people.asked));
  if (kept.trial->motion.frames.empty() && !recordingOf(*kept.trial))
    node.fail("has no frames", "delete this result from the file");
  return kept;
}

void readResults(const JsonNode& results, const People& people, const Watch& watch, Project& project) {
  const std::vector<JsonNode> all = results.at("kept").items();
  for (const JsonNode& node : all) {
    const std::size_t done = project.results.size();
    KeptTrial kept =
        readKept(node, people, watch.part("", shareOf(done, all.size()), shareOf(done + 1, all.size())));
    if (findResult(project, kept.id)) node.at("id").fail("is used twice", "give each result its own");
    project.results.push_back(std::move(kept));
  }
}

/// The posture that was shown and no result holds; the start posture where the file has none.
VectorX shownPosture(const JsonNode& results, const Project& project) {
  if (!results.has("posture")) return project.q;
  const JsonNode node = results.at("posture");
  const std::vector<double> numbers =
      node.numbers(static_cast<std::size_t>(project.subject.model->positionSize()));
  const VectorX q = Eigen::Map<const VectorX>(numbers.data(), project.subject.model->positionSize());
  constexpr double kUnit = 1e-6;  // of the quaternion's length: written with all digits
  if (std::abs(q.segment<4>(3).norm() - 1.0) > kUnit)
    node.fail("is no posture of this person", "delete it: the start posture is shown then");
  return q;
}

/// What a live solve found for that posture, which no result keeps. Under a task that was written anew nobody
/// solved it.
Project withAnswerOf(const JsonNode& results, const Project& project, const Watch& watch) {
  if (!results.has("answer")) return project;
  auto answer = std::make_shared<const Trial>(trialFromJson(results.at("answer"), project.subject, watch));
  if (answer->motion.frames.empty() || answer->last().q != project.q) return project;
  if (answer->task && !asksTheSame(project, *answer->task)) return project;
  Project solved = project;
  solved.posture = std::move(answer);
  return solved;
}

bool isSolvedUnkept(const Project& project) {
  return project.posture && project.posture->from<Solved>() && !project.motion && !project.recording;
}

/// The trial that was shown, beside the task as it is now.
Project showingAgain(const Project& project, const KeptTrial& kept) {
  Project shown = withResult(project, kept);
  shown.task = project.task;
  const bool isOfAnother = !isSamePerson(shown.subject, project.subject);
  const bool fits = shown.subject.model->positionSize() == project.subject.model->positionSize();
  if (isOfAnother && !(fits && shown.motion)) return project;
  shown.subject = project.subject;
  const bool isOfAnotherTask = kept.trial->task && !asksTheSame(shown, *kept.trial->task);
  if (shown.motion && (isOfAnother || isOfAnotherTask)) shown.motionAge = MotionAge::Outdated;
  return shown;
}

}  // namespace

std::string projectToJson(const Project& project, const Watch& watch) {
  std::string text = taskToJson(project.task, project.subject);
  const KeptTrial* shown = shownResult(project);
  const bool isPosed = !shown && project.q != startPosture(project);
  if (project.results.empty() && !isPosed) return text;
  text.erase(text.find_last_of('}'));
  text.erase(text.find_last_not_of(" \n") + 1);
  text.append(",\n  \"results\": {\n    \"shown\": ").append(std::to_string(shown ? shown->id : 0));
  if (isPosed)
    text.append(",\n    \"posture\": ")
        .append(compactJson(std::vector<double>(project.q.begin(), project.q.end())));
  if (isPosed && isSolvedUnkept(project))
    text.append(",\n    \"answer\": ").append(trialToJson(*project.posture, watch));
  text += ",\n    \"kept\": [\n";
  const std::size_t count = project.results.size();
  for (std::size_t i = 0; i < count; ++i)
    text.append(keptLine(project.results[i], project.subject,
                         watch.part("", shareOf(i, count), shareOf(i + 1, count))))
        .append(i + 1 == count ? "\n" : ",\n");
  return text.append("    ]\n  }\n}\n");
}

Project projectFromJson(const std::string& text, const std::string& place, const People& people) {
  return projectFromJson(JsonDocument(text, place), people);
}

Project projectFromJson(const JsonDocument& document, const People& people, std::vector<PlaceNote>* notes,
                        const Watch& watch) {
  Project project;
  NotedTask read = notedTask(document, *people.asked.model);
  project.task = std::move(read.task);
  if (notes) *notes = std::move(read.notes);
  project.subject = people.asked;
  const JsonNode root(document);
  project.q = startPosture(project);
  const auto results = root.find("results");
  if (!results) return project;
  project.q = shownPosture(*results, project);
  readResults(*results, people, watch, project);
  const int shown = static_cast<int>(results->at("shown").number(kId));
  const KeptTrial* kept = findResult(project, shown);
  return kept ? showingAgain(project, KeptTrial(*kept)) : withAnswerOf(*results, project, watch);
}

}  // namespace handhold
