// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drawing/film_view.h"

namespace handhold {

/// The person of a film at instants of its motion (s), as a glTF file of the skinned figure; its times are
/// `shown` (s), as many. The film has a figure.
std::string figureFile(const FilmView& film, const std::vector<double>& instants,
                       const std::vector<double>& shown);

/// Of all of its motion, so many pictures a second at most.
std::string figureFile(const FilmView& film, double rate);

}  // namespace handhold
