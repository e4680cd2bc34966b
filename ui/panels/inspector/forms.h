// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/bound_form.h"
#include "ui/document/document.h"

namespace handhold {

/// Each fills an empty form with the fields of one kind of thing. The thing must exist when the form shows.
void fillContactForm(BoundForm& form, Document& document, int index);
void fillTargetForm(BoundForm& form, Document& document, int index);
void fillTimedTargetForm(BoundForm& form, Document& document, int index);
void fillLoadForm(BoundForm& form, Document& document, int index);
void fillPropForm(BoundForm& form, Document& document, int index);
void fillJointForm(BoundForm& form, Document& document, LinkIndex joint);
void fillSiteForm(BoundForm& form, Document& document, SiteIndex site);
/// Of several selected things, what they have in common.
void fillSeveralForm(BoundForm& form, Document& document);
/// Whether all that is selected has the same fields.
bool areOfOneKind(const Document& document);
void fillTaskForm(BoundForm& form, Document& document);

/// Sites of the person for people to choose from, in the model's order.
QStringList siteChoices(const Model& model);

}  // namespace handhold
