// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/results/alignment_rows.h"

#include <QVBoxLayout>

#include "ui/document/language/said.h"

namespace handhold {

namespace {

QString wordsOf(const RecordedEvent& event) {
  const QString label = QString::fromStdString(event.label);
  return event.context.empty() || event.context == "General"
             ? label
             : label + QStringLiteral(", ") + withinSentence(said(event.context));
}

QStringList namesOf(const Project& project, const Comparison& compared) {
  QStringList names;
  for (const int id : compared)
    if (const KeptTrial* result = findResult(project, id)) names << named(result->name);
  return names;
}

}  // namespace

AlignmentRows::AlignmentRows(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
}

/// Anew where other results are compared, or they have other names or events.
void AlignmentRows::refresh() {
  const std::optional<Comparison>& compared = document_.comparison();
  if (!compared) return;
  const std::vector<RecordedEvent> events = commonEvents(document_.project(), *compared);
  const QStringList names = namesOf(document_.project(), *compared);
  const bool isSame = form_ && compared == compared_ && events == events_ && names == names_;
  if (compared != compared_) chosen_ = 1;
  compared_ = compared;
  events_ = events;
  names_ = names;
  if (!isSame) rebuild();
  form_->refresh();
}

void AlignmentRows::rebuild() {
  if (form_) {
    form_->hide();
    for (QWidget* field : form_->findChildren<QWidget*>()) field->setObjectName({});  // the new form's
    form_->deleteLater();
  }
  form_ = new BoundForm(this);
  form_->layout()->setContentsMargins(0, 0, 0, 0);
  layout()->addWidget(form_);
  addEvents();
  addFields();
}

void AlignmentRows::addEvents() {
  if (events_.empty()) return form_->addNote(tr("They have no event in common to align them at."));
  QStringList words{tr("choose an event")};
  for (const RecordedEvent& event : events_) words << wordsOf(event);
  form_->addChoice({"All at", "align.event", "Moves all in time so that the first such events are at once"},
                   words,
                   {[] { return 0; },
                    [this](int choice) {
                      if (choice > 0) alignAtEvent(document_, *compared_, events_[std::size_t(choice - 1)]);
                    }});
}

Alignment AlignmentRows::now() const {
  const KeptTrial* result = findResult(document_.project(), compared_->at(chosen_));
  return result ? result->alignment : Alignment();
}

Binding<double> AlignmentRows::bind(const char* field, double (*get)(const Alignment&),
                                    void (*set)(Alignment&, double)) {
  return {[this, get] { return get(now()); },
          [this, set, field](double value) {
            Alignment alignment = now();
            set(alignment, value);
            const int id = compared_->at(chosen_);
            alignResult(document_, id, alignment, QStringLiteral("align/%1/%2").arg(id).arg(field));
          }};
}

void AlignmentRows::addFields() {
  form_->addChoice({"Result", "align.result", "Which of them is moved by hand"}, names_,
                   {[this] { return static_cast<int>(chosen_); },
                    [this](int choice) {
                      chosen_ = static_cast<std::size_t>(choice);
                      form_->refresh();
                    }});
  form_->addNumber({"Later by", "align.shift", "In time, beside the others"},
                   {Dimension::None, -1e4, 1e4, QStringLiteral("s"), 3, 0.1},
                   bind(
                       "shift", [](const Alignment& a) { return a.shift; },
                       [](Alignment& a, double value) { a.shift = value; }));
  form_->addNumber({"Left by", "align.left", "In place, along the world's x"}, number::length(),
                   bind(
                       "left", [](const Alignment& a) { return a.offset.x(); },
                       [](Alignment& a, double value) { a.offset.x() = value; }));
  form_->addNumber({"Forward by", "align.forward", "In place, along the world's z"}, number::length(),
                   bind(
                       "forward", [](const Alignment& a) { return a.offset.z(); },
                       [](Alignment& a, double value) { a.offset.z() = value; }));
  form_->addNumber({"Turned by", "align.heading", "About the vertical through the world's origin"},
                   number::angle(),
                   bind(
                       "heading", [](const Alignment& a) { return a.heading; },
                       [](Alignment& a, double value) { a.heading = value; }));
}

}  // namespace handhold
