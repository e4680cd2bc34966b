// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/document/document.h"

namespace handhold {

/// A place of the body that is shown, for what is offered there.
struct BodySpot {
  Limb limb = Limb::Spine;
  LinkIndex link{0};  ///< that carries it
  std::string site;   ///< the limb's that is nearest; empty where it has none
  Vector3 p_W = Vector3::Zero();
};

/// Where a part of the body (a joint's, or the person) was clicked.
BodySpot bodySpotAt(const Document& document, Element part, const Vector3& p_W);

/// Of a site, of a limb by the last of its sites, of the person by the hips; none for other things.
std::optional<BodySpot> bodySpotOf(const Document& document, Element thing);

}  // namespace handhold
