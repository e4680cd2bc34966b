// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/document/document.h"
#include "ui/scene/figure/figure_mesh.h"
#include "ui/scene/thing.h"

namespace handhold {

/// The joint that moves a part of the figure, the last of its freedoms; 0: none.
LinkIndex linkOfPart(const Model& model, const Figure& figure, int part);

/// The name and the numbers of the thing under the cursor: of a force its newtons, of a part of the body its
/// most loaded freedom. Without a figure only the joint is known.
QString hoverWords(const Document& document, const ThingId& id, Element element, const Figure* figure);

}  // namespace handhold
