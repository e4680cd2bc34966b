// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace handhold {

/// Whose habits drags on the view follow.
enum class MouseStyle { Handhold, Blender, OpenSim, SolidWorks };

enum class MouseMove { Nothing, Turn, Shift, Zoom };

/// What drags do: with the left button on empty space, with the middle one alone and with a key, with the
/// right one.
struct MouseStyleRow {
  MouseStyle style = MouseStyle::Handhold;
  const char* title = "";
  MouseMove left = MouseMove::Turn, middle = MouseMove::Turn, shiftMiddle = MouseMove::Shift,
            ctrlMiddle = MouseMove::Turn, right = MouseMove::Shift;
};

/// In the order of MouseStyle.
inline constexpr std::array<MouseStyleRow, 4> kMouseStyleRows{{
    {MouseStyle::Handhold, "Handhold: left or middle turns, right shifts"},
    {MouseStyle::Blender, "Blender: middle turns, with Shift shifts, with Ctrl zooms", MouseMove::Nothing,
     MouseMove::Turn, MouseMove::Shift, MouseMove::Zoom, MouseMove::Nothing},
    {MouseStyle::OpenSim, "OpenSim, MuJoCo: left turns, right shifts, middle zooms", MouseMove::Turn,
     MouseMove::Zoom, MouseMove::Zoom, MouseMove::Zoom, MouseMove::Shift},
    {MouseStyle::SolidWorks, "SolidWorks: middle turns, with Ctrl shifts, with Shift zooms",
     MouseMove::Nothing, MouseMove::Turn, MouseMove::Zoom, MouseMove::Shift, MouseMove::Nothing},
}};

constexpr const MouseStyleRow& rowOf(MouseStyle style) {
  return kMouseStyleRows[static_cast<std::size_t>(style)];
}

}  // namespace handhold
