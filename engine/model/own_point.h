// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/model/subject.h"

namespace handhold {

// A point of one's own is written where a task names a site: "r_wrist 0.02 0 0.05" is a part of the body and
// a vector from it, in its axes (m). Parts are sites, in their own axes, and what has no site of its name:
// round parts ("r_thigh") and joints, in the axes of their links. The vector stays what it is on any person:
// it tells metres, not shares of a limb.

/// A site by its name, as it is said ("right grip"), or by a role; a point of the model's as siteName has it.
/// Not valid where the model has none.
SiteIndex siteCalled(const Model& model, const std::string& name);

/// Whether words that name no site are meant as a point, right or wrong: a number stands in them.
bool isMeantAsPoint(const std::string& words);

/// The same, also of those that begin with a part of the body and go on with something else.
bool isMeantAsPoint(const std::string& words, const Model& model);

/// The one name of a point, however blanks and numbers of it are written ("r_wrist  0.020 0 5e-2" is
/// "r_wrist 0.02 0 0.05"); of all else the words themselves.
std::string siteName(const std::string& words);

/// The point as a site of its one name. Throws InputError: no such part, not three numbers, too far from it.
Site ownPoint(const std::string& words, const Model& model);

/// The person with that point among the sites; the model's file stays as it is. Throws InputError.
Subject withPoint(const Subject& person, const std::string& words);

/// The words of a place of a link, to tenths of millimetres: beside its nearest site, else of its round part
/// or its joint. p_L: in link axes from the link's origin (m). Throws InputError where the link has none of
/// them.
std::string pointWords(const Model& model, LinkIndex link, const Vector3& p_L);

/// "point at the right wrist (2, 0, 5 cm)" of a point's words; empty for all other names.
std::string spokenPoint(const std::string& words);

/// A site as it is said, one's own points too.
std::string spokenSite(const std::string& name);

}  // namespace handhold
