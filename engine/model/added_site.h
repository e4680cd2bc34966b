// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/model/subject.h"

namespace handhold {

/// A point of a link, to become a site.
struct NewSite {
  std::string name;
  LinkIndex link;
  Vector3 p_L = Vector3::Zero();  ///< in link axes from the link's origin (m)
};

/// The same person with one more site, in the axes of its link; it goes along in the task. `text` is the
/// person's model file, of frames or of links. Throws InputError for a link that the file has no name for, as
/// those between the axes of one joint.
Subject withSite(const std::string& text, const Model& model, const NewSite& site);

}  // namespace handhold
