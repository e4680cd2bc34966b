// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optimization/banded_nlp.h"

namespace handhold {

/// The same problem by Ipopt 3.11.9 with MUMPS. One solve at a time in the process (MUMPS is not safe
/// in threads here): a second caller waits.
NlpResult solveIpopt(NlpProblem& problem, const VectorX& start, const NlpOptions& options);
/// With the entries of its structure alone.
NlpResult solveIpopt(BandedNlp& problem, const VectorX& start, const NlpOptions& options);

}  // namespace handhold
