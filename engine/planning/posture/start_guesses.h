// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/task/task.h"

namespace handhold {

/// A posture that a search may begin from, with loads for it.
struct StartGuess {
  VectorX q;
  VectorX loads;       ///< unknowns of a PostureProblem after its coordinates
  double merit = 0.0;  ///< goals and, dearly, the laws that it breaks: less is better
};

/// Which shapes are brought to a task: those that fit it best as rigid bodies, or every one.
enum class TriedShapes { Fitting, All };

/// Where the search for a task's posture may begin, best first: shapes that people take, turned and moved as
/// the task's places, headings and bars ask, brought to them, with the loads shared. They turn with the task:
/// no way to face is preferred. Five milliseconds for those
/// that fit best.
std::vector<StartGuess> startGuesses(const Model& model, const Task& task,
                                     TriedShapes shapes = TriedShapes::Fitting);

/// One guess from a posture as it is, its loads shared.
StartGuess guessFrom(const Model& model, const Task& task, const VectorX& q);

/// So many of the guesses, the best first and each next one good or unlike those before it.
std::vector<StartGuess> unlikeGuesses(const std::vector<StartGuess>& guesses, int count);

/// Whether the pinned contacts are held the same way round in both postures: no motion turns a hand about on
/// a bar that it holds.
bool holdsAlike(const Model& model, const Task& task, const VectorX& a, const VectorX& b);

/// The same joint angles on both sides within a hundredth of a radian.
bool isSymmetric(const Model& model, const VectorX& q);

/// The posture with its joints shaken by normal noise of that width (rad; less where the joint's range is
/// less than one radian), within their limits; the same for the same seed.
VectorX shakenJoints(const Model& model, VectorX q, double spread, unsigned seed);

}  // namespace handhold
