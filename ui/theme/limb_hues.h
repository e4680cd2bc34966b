// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "engine/model/model.h"

namespace handhold {

/// One hue a limb in sliders, plots and bars (Okabe and Ito's, safe for the colour-blind).
inline QColor limbHue(Limb limb) {
  switch (limb) {
    case Limb::RightArm:
      return QColor(0xD55E00);
    case Limb::LeftArm:
      return QColor(0x0072B2);
    case Limb::RightLeg:
      return QColor(0xE69F00);
    case Limb::LeftLeg:
      return QColor(0x56B4E9);
    case Limb::Head:
      return QColor(0xCC79A7);
    case Limb::Spine:
    case Limb::Other:
      return QColor(0x999999);
  }
  return QColor(0x999999);
}

}  // namespace handhold
