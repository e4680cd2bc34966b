// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/bound_form.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/task_actions.h"

namespace handhold {

/// Reads and edits one item of one of the task's lists; the glue between a form's fields and its actions.
template <class Item>
class EditedThing {
 public:
  using Edit = void (*)(Document&, int, const Item&, const StepName&);

  EditedThing(Document& document, std::vector<Item> Task::*list, int index, Edit edit)
      : document_(&document), list_(list), index_(index), edit_(edit) {}

  const Item& item() const { return (document_->shown().task.*list_).at(index_); }

  /// Edits a copy and commits it; edits of the same field that follow each other are one step.
  void change(const QString& field, const std::function<void(Item&)>& assign) const {
    Item copy = (document_->project().task.*list_).at(index_);
    assign(copy);
    const QString name = QString::fromStdString(copy.name);
    edit_(*document_, index_, copy,
          {QObject::tr("Change %1 of %2").arg(field, name),
           QStringLiteral("%1/%2/%3").arg(field, name).arg(index_)});
  }

  template <class Value, class Member>
  Binding<Value> bind(const QString& field, Member Item::*member) const {
    return {[self = *this, member] { return Value(self.item().*member); },
            [self = *this, member, field](const Value& value) {
              self.change(field, [&](Item& copy) { copy.*member = Member(value); });
            }};
  }

  /// For enums as choices.
  template <class Enum>
  Binding<int> bindChoice(const QString& field, Enum Item::*member) const {
    return {[self = *this, member] { return static_cast<int>(self.item().*member); },
            [self = *this, member, field](const int& value) {
              self.change(field, [&](Item& copy) { copy.*member = static_cast<Enum>(value); });
            }};
  }

  /// A site by its place in the model's list.
  Binding<int> bindSite(std::string Item::*member) const {
    return {[self = *this, member] { return int(self.document_->model().findSite(self.item().*member)); },
            [self = *this, member](const int& value) {
              self.change(QStringLiteral("site"),
                          [&](Item& copy) { copy.*member = self.document_->model().sites.at(value).name; });
            }};
  }

  Binding<QString> bindName(ElementKind kind) const {
    return {[self = *this] { return named(self.item().name); },
            [self = *this, kind](const QString& name) {
              renameThing(*self.document_, {kind, self.index_}, name);
            }};
  }

  Document& document() const { return *document_; }
  int index() const { return index_; }

 private:
  Document* document_;
  std::vector<Item> Task::*list_;
  int index_;
  Edit edit_;
};

}  // namespace handhold
