// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/render_command.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <filesystem>
#include <map>
#include <memory>

#include "app/commands/option_checks.h"
#include "app/process/file_ending.h"
#include "engine/core/error.h"
#include "ui/dialogs/export_picture_dialog.h"

namespace handhold {

namespace {

constexpr int kMostPixels = 16384;

/// "WxH" in pixels.
void parseSize(const std::string& text, RenderOptions& options) {
  const char* const end = text.data() + text.size();
  int width = 0, height = 0;
  const auto first = std::from_chars(text.data(), end, width);
  const bool crossed = first.ec == std::errc() && first.ptr != end && *first.ptr == 'x';
  const auto second = crossed ? std::from_chars(first.ptr + 1, end, height) : first;
  if (!crossed || second.ec != std::errc() || second.ptr != end || width < 1 || height < 1 ||
      width > kMostPixels || height > kMostPixels)
    throw InputError(
        "--size", "'" + text + "' is not a size",
        "write width x height in pixels, 1280x800; at most " + std::to_string(kMostPixels) + " each");
  options.width = width;
  options.height = height;
}

const std::map<std::string, ClothesChoice> kClothesWords{{"shirt", ClothesChoice::ShirtAndTrousers},
                                                         {"flight suit", ClothesChoice::FlightSuit},
                                                         {"pressurised suit", ClothesChoice::PressureSuit},
                                                         {"work gloves", ClothesChoice::WorkGloves},
                                                         {"none", ClothesChoice::None}};

/// A film goes into one file, or into a folder of pictures.
void checkOut(const RenderOptions& options) {
  const std::filesystem::path out = options.out;
  if (!options.film)
    wantEnding("--out", out, {".png", ".svg", ".pdf", ".glb"});
  else if (out.has_extension() && !std::filesystem::is_directory(out))
    wantEnding("--out", out, {".mp4", ".glb"});
}

/// A figure in 3D has neither camera nor words, and nothing beside it.
void refuseOfPictures(const CLI::App& command, const RenderOptions& options) {
  if (!hasEnding(options.out, {".glb"})) return;
  for (const char* name :
       {"--reach", "--at", "--trails", "--ghosts", "--momentum", "--muscles", "--no-arrows", "--no-words",
        "--size", "--from-eyes", "--field-of-view", "--clothes"})
    if (command.count(name) > 0)
      throw InputError(name, "is of pictures, and a .glb file holds the figure alone",
                       "leave it out, or write " +
                           std::string(options.film ? "a film, --out F.mp4" : "a picture, --out P.png"));
  if (options.instants.size() > 1)
    throw InputError("--instants", "are several, and a .glb file holds one figure",
                     "give one, or --film for a figure that moves");
}

}  // namespace

void addRenderCommand(CLI::App& app, int& exitCode, const std::function<int(const RenderOptions&)>& render) {
  const auto options = std::make_shared<RenderOptions>();
  const auto size = std::make_shared<std::string>(), clothes = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("render", "draw a task as a picture or a film");
  command->add_option("task", options->task, "task file, or a folder of results")->required();
  addSubject(*command, options->person);
  command
      ->add_option("--out", options->out,
                   "file to write: .png, .svg, .pdf, or .glb for the figure in 3D; a film: .mp4, a new "
                   "folder of PNGs, "
                   "or .glb")
      ->required()
      ->check(aName());
  command->add_option("--size", *size, "width x height in pixels, 1280x800");
  CLI::Option* time = command->add_option("--time", options->time, "instant of the motion (s)");
  CLI::Option* film = command->add_flag("--film", options->film, "the motion as a film")->excludes(time);
  command
      ->add_option("--instants", options->instants,
                   "several instants of the motion in one picture, darkening to the last: 0,0.5,1 (s)")
      ->delimiter(',')
      ->check(within(bound::kTime))
      ->expected(1, int(kMostInstants))
      ->excludes(time)
      ->excludes(film);
  command->add_option("--fps", options->framesPerSecond, "pictures per second")
      ->needs(film)
      ->capture_default_str();
  command->add_option("--from", options->from, "start of the film (s)")->needs(film);
  command->add_option("--to", options->to, "end of the film (s)")->needs(film);
  command->add_flag("--trails", options->trails, "ways of the hands and the centre of mass along the motion");
  command
      ->add_option("--ghosts", options->ghosts,
                   "a pale figure every so many frames of the motion, 60 at most")
      ->check(within({1.0, 1e6, "frames"}));
  command->add_flag("--momentum", options->momentum, "arrows of momentum at the centre of mass, with values");
  command->add_flag("--no-words", options->noWords, "without verdict and legend, as on the start page")
      ->excludes(film);
  command->add_flag("--no-arrows", options->noArrows, "without the arrows of forces, as for close looks");
  CLI::Option* muscles =
      command->add_flag("--muscles", options->muscles,
                        "muscles of the person, coloured by what part of their strength they give");
  addSharing(*command, options->sharing, muscles);
  CLI::Option* reach =
      command
          ->add_option("--reach", options->reach,
                       "shells of where a hand or foot comes to: right hand, left hand, right "
                       "foot, left foot, or a site of the model")
          ->excludes(film);
  command->add_option("--reach-force", options->reachForce, "on the body there, X,Y,Z (N)")
      ->delimiter(',')
      ->needs(reach)
      ->check(within({-1e5, 1e5, "N"}));
  command
      ->add_option("--slice", options->slice,
                   "takes away what of the reach lies beyond a plane: x=0.2, y=1.1 or z=0.4 (m)")
      ->needs(reach);
  CLI::Option* at =
      command
          ->add_option("--at", options->at,
                       "look closely at a contact, or at a site or point of the person: \"right grip\", "
                       "\"r_wrist 0.02 0 0.05\" (m)")
          ->excludes(film);
  command
      ->add_option("--from-side", options->side,
                   "from where: degrees to the left of in front, and degrees above")
      ->delimiter(',')
      ->needs(at)
      ->check(within({-360.0, 360.0, "degrees"}));
  command->add_option("--distance", options->distance, "how far away (m)")
      ->needs(at)
      ->check(within({0.1, 20.0, "m"}))
      ->capture_default_str();
  command
      ->add_flag("--from-eyes", options->fromEyes,
                 "what the person sees, 60 degrees of it from top to bottom")
      ->excludes(at);
  command->add_flag("--field-of-view", options->fieldOfView, "how far the eyes turn in the head");
  command
      ->add_option(
          "--clothes", *clothes,
          "shirt, work gloves (with it), flight suit, pressurised suit (a picture alone, it bends as "
          "easily) or none; else the suit that is worn (--suit), or by gravity and work")
      ->check(CLI::IsMember(kClothesWords));
  command->add_flag("--allow-outside", options->allowOutside,
                    "read meshes from outside the task's folder, too");
  command->callback([=, &exitCode] {
    if (!size->empty()) parseSize(*size, *options);
    if (!clothes->empty()) options->clothes = kClothesWords.at(*clothes);
    checkOut(*options);
    refuseOfPictures(*command, *options);
    exitCode = render(*options);
  });
}

}  // namespace handhold
