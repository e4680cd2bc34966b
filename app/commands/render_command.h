// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/commands/muscles/sharing_options.h"
#include "app/files/prop_solids.h"
#include "app/process/told_person.h"
#include "ui/scene/dressing.h"

namespace CLI {
class App;
}

namespace handhold {

struct RenderOptions {
  std::string task;
  ToldPerson person;
  std::string out;                 ///< picture to write
  int width = 1280, height = 800;  ///< (pixels)
  std::optional<double> time;      ///< of the motion (s); empty: the posture
  std::vector<double> instants;    ///< several of them in one picture, darkening to the last (s)
  bool film = false;               ///< the motion, into `out` as MP4 or numbered pictures
  double framesPerSecond = 30.0;
  std::optional<double> from, to;      ///< of the film (s); empty: the motion's ends
  bool trails = false;                 ///< of the hands and the centre of mass along the motion
  int ghosts = 0;                      ///< frames from one pale figure to the next; 0: none
  bool noArrows = false;               ///< of forces
  bool noWords = false;                ///< neither verdict nor legend
  bool momentum = false;               ///< arrows and values at the centre of mass
  bool muscles = false;                ///< coloured by activation
  ToldSharing sharing;                 ///< of torques among them
  std::string reach;                   ///< of which hand or foot; empty: none is shown
  std::array<double, 3> reachForce{};  ///< on the body there (N)
  std::string slice;                   ///< of the reach: "y=1.1" (m); empty: it is whole
  std::string at;  ///< a contact or a site of the person in the picture's middle; empty: all
  std::array<double, 2> side{20.0,
                             10.0};  ///< the side from which that is seen: to the person's left, above (deg)
  double distance = 0.6;             ///< to it (m)
  bool fromEyes = false;             ///< what the person sees, without the head
  bool fieldOfView = false;          ///< how far the eyes turn
  ClothesChoice clothes = ClothesChoice::ByGravity;
  bool allowOutside = false;  ///< meshes from outside the task's folder are read, too

  OutsideMeshes outside() const { return allowOutside ? OutsideMeshes::Read : OutsideMeshes::Refused; }
};

/// Adds "render TASK --out P.png"; `render` draws the picture or the film and returns the exit code.
void addRenderCommand(CLI::App& app, int& exitCode, const std::function<int(const RenderOptions&)>& render);

}  // namespace handhold
