// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/inspector/edited_thing.h"
#include "ui/panels/inspector/forms.h"
#include "ui/panels/inspector/target_fields.h"

namespace handhold {

void fillTargetForm(BoundForm& form, Document& document, int index) {
  const EditedThing<Target> thing(document, &Task::targets, index, &editTarget);
  form.addHeading(QStringLiteral("target"), QObject::tr("Target"));
  form.addText({"Name", "target.name", "How the target is called"}, thing.bindName(ElementKind::Target));
  addTargetFields(form,
                  {&document, QStringLiteral("target."), [thing]() -> const Target& { return thing.item(); },
                   [thing](const QString& field, const std::function<void(Target&)>& assign) {
                     thing.change(field, assign);
                   }});
}

}  // namespace handhold
