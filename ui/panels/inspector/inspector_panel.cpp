// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/inspector/inspector_panel.h"

#include <QVBoxLayout>

#include "engine/contact/given_force.h"
#include "ui/document/actions/hand_force.h"
#include "ui/document/element_names.h"
#include "ui/panels/inspector/forms.h"
#include "ui/panels/inspector/place_rows.h"

namespace handhold {

namespace {

/// Of a target: a path has a field for each of its points.
int innerKind(const Target& target) {
  return static_cast<int>(target.kind) + (target.kind == TargetKind::Path ? 64 * int(target.path.size()) : 0);
}

int innerKind(const Contact& contact) {
  return static_cast<int>(contact.kind) * 64 + static_cast<int>(contact.end) * 2 +
         (bearsNothing(contact.limits) ? 1 : 0);
}

/// The kind within its kind: a form has other fields for each.
int innerKind(const Document& document, Element thing) {
  const Task& task = document.shown().task;
  switch (thing.kind) {
    case ElementKind::Contact:
      return innerKind(task.contacts[thing.index]);
    case ElementKind::Target:
      return innerKind(task.targets[thing.index]);
    case ElementKind::Load:
      return 2 * static_cast<int>(task.loads[thing.index].kind) +
             (isByHand(document.model(), task.loads[thing.index]) ? 1 : 0);
    case ElementKind::Prop:
      return static_cast<int>(task.props[thing.index].kind);
    case ElementKind::TimedTarget:
      return innerKind(task.motion.targets[thing.index].target);
    default:
      return task.water ? 1 : 0;
  }
}

void fill(BoundForm& form, Document& document, Element thing) {
  switch (thing.kind) {
    case ElementKind::Contact:
      return fillContactForm(form, document, thing.index);
    case ElementKind::Target:
      return fillTargetForm(form, document, thing.index);
    case ElementKind::Load:
      return fillLoadForm(form, document, thing.index);
    case ElementKind::Prop:
      return fillPropForm(form, document, thing.index);
    case ElementKind::TimedTarget:
      return fillTimedTargetForm(form, document, thing.index);
    case ElementKind::Joint:
      return fillJointForm(form, document, LinkIndex(thing.index));
    case ElementKind::Site:
      return fillSiteForm(form, document, SiteIndex(thing.index));
    default:
      return fillTaskForm(form, document);
  }
}

}  // namespace

InspectorPanel::InspectorPanel(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), area_(new ColumnArea(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(area_);
  auto* holder = new QWidget;
  place_ = new QVBoxLayout(holder);
  place_->setContentsMargins(0, 0, 0, 0);
  area_->setWidget(holder);
  connect(&document_, &Document::readoutsChanged, this, &InspectorPanel::update);
  connect(&document_, &Document::selectionChanged, this, &InspectorPanel::update);
  connect(&Units::shared(), &Units::changed, this, [this] {
    rebuild();
    form_->refresh();
  });
  update();
}

QString InspectorPanel::signature() const {
  const Element thing = document_.selection();
  const Task& task = document_.shown().task;
  const bool isContact = thing.kind == ElementKind::Contact;
  if (document_.selected().size() > 1)
    return QStringLiteral("several/%1/%2/%3/%4/%5")
        .arg(document_.selected().size())
        .arg(static_cast<int>(thing.kind))
        .arg(thing.index)
        .arg(innerKind(document_, thing))
        .arg(areOfOneKind(document_));
  return QStringLiteral("%1/%2/%3/%4/%5")
      .arg(static_cast<int>(thing.kind))
      .arg(thing.index)
      .arg(innerKind(document_, thing))
      .arg(reinterpret_cast<quintptr>(&document_.model()))
      .arg(isContact ? placeSignature(task, task.contacts[thing.index]) : QString());
}

/// The old form may be the one that asks for this, so it goes later; taken out of its window instead, it
/// would leave Qt's chain of focus with a widget that is gone.
void InspectorPanel::rebuild() {
  signature_ = signature();
  const QWidget* held = form_ ? form_->focusWidget() : nullptr;
  const QString name = held && held->hasFocus() ? held->objectName() : QString();
  if (form_) {
    form_->hide();
    place_->removeWidget(form_);
    for (QWidget* field : form_->findChildren<QWidget*>())
      field->setObjectName({});  // they are the new form's
    form_->deleteLater();
  }
  form_ = new BoundForm;
  document_.selected().size() > 1 ? fillSeveralForm(*form_, document_)
                                  : fill(*form_, document_, document_.selection());
  place_->addWidget(form_);
  form_->show();
  // a choice by keys goes on: what was chosen may have brought other fields
  if (QWidget* again = name.isEmpty() ? nullptr : form_->findChild<QWidget*>(name)) again->setFocus();
}

void InspectorPanel::update() {
  if (!form_ || signature() != signature_) rebuild();
  form_->refresh();
}

}  // namespace handhold
