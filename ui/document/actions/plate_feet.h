// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/recordings/import_draft.h"

namespace handhold {

/// Whose foot each plate of a recording bore, as it is told.
std::vector<PlateFoot> plateFeetOf(const Recording& recording);

/// The draft with a plate that bore that foot.
ImportDraft withPlateFoot(ImportDraft draft, int plate, PlateFoot foot);

/// Who was found on a plate when the trial was weighed, each once; "nobody". Empty where it has no body, and
/// where somebody told whose foot it was.
QString foundFeetWords(const Trial& trial, int plate);
/// What was doubted of whose foot a plate bore; empty: nothing.
QString plateDoubtWords(const Recorded& recorded, int plate);

/// A trial that was fitted, weighed again with its plates under the feet that are told, one a plate: the
/// motion stays. For any thread.
std::shared_ptr<const Trial> weighedAgain(const Trial& fitted, const std::vector<PlateFoot>& feet);

/// The result, while it is still `before`, is what was weighed again, as one step that tells what both leave
/// on the pelvis.
void keepWeighed(Document& document, const std::shared_ptr<const Trial>& before,
                 const std::shared_ptr<const Trial>& after);

}  // namespace handhold
