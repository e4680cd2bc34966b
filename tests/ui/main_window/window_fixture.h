// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <chrono>
#include <memory>
#include <thread>

#include "engine/model/model_file.h"
#include "tests/ui/fake_trials.h"
#include "ui/document/solvers.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"
#include "ui/main_window/main_window.h"

namespace handhold {

/// Settings of their own, so that tests neither see nor change those of the person who runs them.
inline void useTestSettings() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("window"));
  QStandardPaths::setTestModeEnabled(true);
  QSettings().clear();
}

inline std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model =
      loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  return model;
}

/// A result that looks like a solver's: every torque a part of its limit, one joint far over it on demand.
inline Trial fakeResult(const Subject& subject, const Task& task, const VectorX& q, PostureStatus status) {
  const Model& model = *subject.model;
  Trial result = stillTrial(subject, task, q);
  result.status = status;
  VectorX& tau = result.motion.frames[0].tau;
  for (LinkIndex joint(1); joint < model.linkCount(); joint = LinkIndex(joint + 1))
    tau[velocityIndex(joint)] = model.joints[joint].torqueUpper * (0.04 + 0.9 * ((joint * 7) % 23) / 23.0);
  result.peak = {status == PostureStatus::Infeasible ? 1.38 : 0.82, model.findJoint("r_elbow_flexion"), 0.0};
  tau[velocityIndex(result.peak.joint)] = result.peak.load * 50.0;
  result.objective = 2.4137;
  result.terms = {
      {"normalizedTorque", 1.3021}, {"discomfort", 0.7312}, {"upright", 0.2604}, {"symmetry", 0.12}};
  result.iterations = 38;
  result.seconds = 0.0124;
  if (status != PostureStatus::Infeasible) return result;
  result.message = "The nearest posture is shown.";
  result.violations = {
      {Law::ContactReach, "right hand", 0, Dimension::Length, 0.12},
      {Law::JointTorque, "r_elbow_flexion", result.peak.joint, Dimension::None, 0.38, 69.0, 50.0}};
  return result;
}

/// Works until it is stopped, then gives the start posture back as its best; deaf for a while when asked to.
inline Solvers slowSolvers(std::chrono::milliseconds deafness) {
  Solvers solvers;
  solvers.solve = [deafness](const Subject& subject, const Task& task, const SolveOptions& options) {
    for (int iteration = 0; !options.posture.stop.stop_requested(); ++iteration) {
      options.posture.progress(
          {iteration, 10.0 / (iteration + 1), 0.02, "right grip position", 0.001 * iteration, {}, -1.0});
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    std::this_thread::sleep_for(deafness);
    return fakeResult(subject, task, options.start, PostureStatus::Stopped);
  };
  return solvers;
}

inline Solvers quickSolvers(PostureStatus status) {
  Solvers solvers;
  solvers.solve = [status](const Subject& subject, const Task& task, const SolveOptions& options) {
    return fakeResult(subject, task, options.start, status);
  };
  return solvers;
}

/// A standing pull on a bar.
inline Project samplePull() {
  Project project = newProject(human());
  project.task.name = "Standing pull on a bar";
  for (ContactEnd end : {ContactEnd::RightHand, ContactEnd::LeftHand}) {
    Contact contact = suggestedContact(project, end, ContactKind::Grip);
    contact.position = Vector3(end == ContactEnd::RightHand ? -0.25 : 0.25, 0.45, 0.42);
    contact.axis = Vector3::UnitX();
    project.task.contacts.push_back(contact);
  }
  for (ContactEnd end : {ContactEnd::RightFoot, ContactEnd::LeftFoot})
    project.task.contacts.push_back(suggestedContact(project, end, ContactKind::FlatFoot));
  project.task.targets.push_back(suggestedTarget(project, "hip_centre"));
  project.task.props = {suggestedProp(PropKind::Floor), suggestedProp(PropKind::Bar)};
  return project;
}

/// Everything a window needs, in the order that it must die.
struct WindowFixture {
  explicit WindowFixture(Solvers given = quickSolvers(PostureStatus::Optimal), Project project = samplePull(),
                         const QString& taskFolder = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks"))
      : places{QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/models"), taskFolder, QString()},
        solvers(std::move(given)),
        document(std::move(project)) {
    window = std::make_unique<MainWindow>(document, runner, solvers, places);
    window->resize(1280, 800);
    window->show();
  }

  template <class Widget>
  Widget* find(const QString& name) const {
    return window->findChild<Widget*>(name);
  }

  Places places;
  Solvers solvers;
  Document document;
  JobRunner runner;
  std::unique_ptr<MainWindow> window;
};

}  // namespace handhold
