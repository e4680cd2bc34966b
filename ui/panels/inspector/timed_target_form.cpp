// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/motion_actions.h"
#include "ui/document/subject_names.h"
#include "ui/panels/inspector/forms.h"

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
                    {QStringLiteral("Change %1 of %2").arg(field, name),
                     QStringLiteral("timed/%1/%2").arg(field).arg(index_)});
  }

  template <class Value, class Member>
  Binding<Value> bind(const QString& field, Member Target::*member) const {
    return {[self = *this, member] { return Value(self.item().target.*member); },
            [self = *this, member, field](const Value& value) {
              self.change(field, [&](TimedTarget& copy) { copy.target.*member = Member(value); });
            }};
  }

  Binding<double> bindTime(const QString& field, double TimedTarget::*member) const {
    return {[self = *this, member] { return self.item().*member; },
            [self = *this, member, field](const double& value) {
              self.change(field, [&](TimedTarget& copy) { copy.*member = value; });
            }};
  }

  Binding<int> bindKind() const {
    return {[self = *this] { return static_cast<int>(self.item().target.kind); },
            [self = *this](const int& kind) {
              self.change("kind",
                          [&](TimedTarget& copy) { copy.target.kind = static_cast<TargetKind>(kind); });
            }};
  }

  Binding<int> bindSite() const {
    return {[self = *this] { return int(self.document_->model().findSite(self.item().target.site)); },
            [self = *this](const int& site) {
              self.change("site", [&](TimedTarget& copy) {
                copy.target.site = self.document_->model().sites.at(site).name;
              });
            }};
  }

 private:
  Document* document_;
  int index_;
};

void addTimes(BoundForm& form, const EditedTimedTarget& thing) {
  form.addGroup(QStringLiteral("When"));
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
  const TargetKind kind = thing.item().target.kind;
  form.addHeading(QStringLiteral("target"), QStringLiteral("Target at a time"));
  form.addText({"Name", "timed.name", "How the target is called"},
               {[thing] { return QString::fromStdString(thing.item().target.name); },
                [&document, index](const QString& name) {
                  renameThing(document, {SubjectKind::TimedTarget, index}, name);
                }});
  addTimes(form, thing);
  form.addGroup(QStringLiteral("What"));
  form.addChoice({"Kind", "timed.kind", "What the site should do"},
                 {"Point", "Line", "Plane", "Circle", "Orientation", "Gaze"}, thing.bindKind());
  form.addChoice({"Site", "timed.site", "Which place on the body"}, siteChoices(document.model()),
                 thing.bindSite());
  form.addSwitch({"Must hold", "timed.must", "On: a law. Off: a wish with a weight"},
                 thing.bind<bool>("must hold", &Target::mustHold));
  form.addNumber({"Weight", "timed.weight", "How much the wish counts, when it need not hold"},
                 number::ratio(), thing.bind<double>("weight", &Target::weight));
  if (kind != TargetKind::Orientation)
    form.addVector({kind == TargetKind::Gaze ? "Looks at" : "Position", "timed.position", "In world"},
                   number::length(), thing.bind<Vector3>("position", &Target::position));
  if (kind == TargetKind::Line || kind == TargetKind::Plane || kind == TargetKind::Circle)
    form.addVector({kind == TargetKind::Line ? "Along" : "Normal", "timed.direction", "In world"},
                   number::plain(), thing.bind<Vector3>("direction", &Target::direction));
  if (kind == TargetKind::Circle)
    form.addNumber({"Radius", "timed.radius", "From the centre to the site's way"}, number::size(),
                   thing.bind<double>("radius", &Target::radius));
}

}  // namespace handhold
