// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/actions/agreement.h"

#include <utility>

#include "engine/core/error.h"
#include "ui/document/actions/alignment.h"

namespace handhold {

std::optional<MotionComparison> agreementOf(const Project& project, const Comparison& compared) {
  if (compared.size() != 2) return std::nullopt;
  const KeptTrial *one = findResult(project, compared[0]), *other = findResult(project, compared[1]);
  if (!one || !other || !one->trial->isMotion() || !other->trial->isMotion()) return std::nullopt;
  try {
    MotionComparison found = compareMotions(*one->trial->subject.model, *onCommonClock(*one),
                                            *other->trial->subject.model, *onCommonClock(*other), {});
    found.joints = worstFirst(std::move(found.joints));
    return found;
  } catch (const InputError&) {
    return std::nullopt;  // they share no time
  }
}

}  // namespace handhold
