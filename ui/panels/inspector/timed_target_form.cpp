// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/element_names.h"
#include "ui/document/motion_actions.h"
#include "ui/panels/inspector/forms.h"
#include "ui/panels/inspector/target_fields.h"

namespace handhold {

namespace {

/// Reads and edits one target of a time; edits of the same field that follow each other are one step.
class EditedTimedTarget {
 public:
  EditedTimedTarget(Document& document, int index) : document_(&document), index_(index) {}

  const TimedTarget& item() const { return document_->shown().task.motion.targets.at(index_); }

  void change(const QString& field, const std::function<void(TimedTarget&)>& assign) const {
    TimedTarget copy = document_->project().task.motion.targets.at(index_);
    assign(copy);
    const QString name = QString::fromStdString(copy.target.name);
    editTimedTarget(*document_, index_, copy,
                    {QObject::tr("Change %1 of %2").arg(field, name),
                     QStringLiteral("timed/%1/%2").arg(field).arg(index_)});
  }

  Binding<double> bindTime(const QString& field, double TimedTarget::*member) const {
    return {[self = *this, member] { return self.item().*member; },
            [self = *this, member, field](const double& value) {
              self.change(field, [&](TimedTarget& copy) { copy.*member = value; });
            }};
  }

  TargetAccess access() const {
    return {document_, QStringLiteral("timed."),
            [self = *this]() -> const Target& { return self.item().target; },
            [self = *this](const QString& field, const std::function<void(Target&)>& assign) {
              self.change(field, [&](TimedTarget& copy) { assign(copy.target); });
            }};
  }

 private:
  Document* document_;
  int index_;
};

void addTimes(BoundForm& form, const EditedTimedTarget& thing) {
  form.addGroup(QObject::tr("When"));
  NumberKind seconds = number::seconds();
  seconds.lower = 0.0;
  form.addNumber({"From", "timed.from", "The target holds from this time of the motion on (s)"}, seconds,
                 thing.bindTime("start", &TimedTarget::from));
  form.addNumber({"To", "timed.to", "Until this time; the same for a moment (s)"}, seconds,
                 thing.bindTime("end", &TimedTarget::to));
}

}  // namespace

void fillTimedTargetForm(BoundForm& form, Document& document, int index) {
  const EditedTimedTarget thing(document, index);
  form.addHeading(QStringLiteral("target"), QObject::tr("Target at a time"));
  form.addText({"Name", "timed.name", "How the target is called"},
               {[thing] { return QString::fromStdString(thing.item().target.name); },
                [&document, index](const QString& name) {
                  renameThing(document, {ElementKind::TimedTarget, index}, name);
                }});
  addTimes(form, thing);
  form.addGroup(QObject::tr("What"));
  addTargetFields(form, thing.access());
}

}  // namespace handhold
