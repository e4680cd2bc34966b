// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/results/result_facts.h"

#include <QInputDialog>
#include <QStringList>

#include "ui/document/actions/second_opinion.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/recordings/recorded.h"
#include "ui/document/result_actions.h"
#include "ui/document/verdict.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

QString factsUnder(const Verdict& verdict, const Trial& trial) {
  QStringList facts{verdict.words};
  if (trial.peak.joint.valid())
    facts << QObject::tr("most loaded: %1")
                 .arg(withinSentence(readableName(trial.subject.model->joints[trial.peak.joint].name)));
  if (trial.task && trial.objective)
    facts << QObject::tr("minimised: %1").arg(withinSentence(minimisedWords(trial, *trial.task)));
  if (trial.solver == kIpopt) facts << QObject::tr("by Ipopt");
  const Recording* recording = recordingOf(trial);
  if (recording) facts << contentWords(*recording);
  const double length = recording ? durationOf(*recording) : trial.motion.duration();
  if (length > 0.0)
    facts << QObject::tr("%1 s long").arg(figures(length, 2)).replace(QLatin1Char(' '), QChar::Nbsp);
  return facts.join(QStringLiteral(" · "));
}

QString withNote(const QString& facts, const KeptTrial& result) {
  return result.note.empty() ? facts : facts + QLatin1Char('\n') + QString::fromStdString(result.note);
}

}  // namespace

QString factsOf(const Trial& trial) { return factsUnder(verdictOf(trial), trial); }

QString factsOf(const KeptTrial& result) { return withNote(factsOf(*result.trial), result); }

bool isOfEarlierTask(const Project& shown, const KeptTrial& result) {
  return shown.motion && shown.motionAge == MotionAge::Outdated && result.trial == shownTrial(shown);
}

QString factsNow(const Project& shown, const KeptTrial& result) {
  if (!isOfEarlierTask(shown, result)) return factsOf(result);
  return withNote(factsUnder(verdictOf(shown), *result.trial), result);
}

void askForNote(Document& document, int id, QWidget* parent) {
  const KeptTrial* result = findResult(document.project(), id);
  if (!result) return;
  auto* ask = new QInputDialog(parent);
  ask->setAttribute(Qt::WA_DeleteOnClose);
  ask->setObjectName(QStringLiteral("results.note"));
  ask->setOption(QInputDialog::UsePlainTextEditForTextInput);
  ask->setWindowTitle(QObject::tr("Note on %1").arg(QString::fromStdString(result->name)));
  ask->setLabelText(QObject::tr("Kept with the result and printed on the report page"));
  ask->setTextValue(QString::fromStdString(result->note));
  QObject::connect(ask, &QInputDialog::textValueSelected, parent, [&document, id](const QString& note) {
    perform(document, [&] { noteResult(document, id, note); });
  });
  ask->open();
}

}  // namespace handhold
