// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/segments.h"

namespace handhold {

namespace {

/// The link and those between it and the next that belongs to somebody.
void claim(const Model& model, LinkIndex link, BodySegment segment,
           std::vector<std::optional<BodySegment>>& owner) {
  for (LinkIndex i = link; i.valid() && !owner[static_cast<std::size_t>(i)]; i = model.joints[i].parent)
    owner[static_cast<std::size_t>(i)] = segment;
}

}  // namespace

std::string titleOf(BodySegment segment, std::optional<BodySide> side) {
  const std::string title = rowOf(segment).title;
  if (!side) return title;
  return (*side == BodySide::Left ? "left " : "right ") + title;
}

LinkIndex segmentLink(const Model& model, BodySegment segment, std::optional<BodySide> side) {
  const Role& role = rowOf(segment).role;
  const SiteIndex site = side ? findSite(model, role, *side) : findSite(model, role);
  return site.valid() ? model.sites[site].link : LinkIndex();
}

std::vector<BodySegment> segmentsOf(const Model& model) {
  std::vector<std::optional<BodySegment>> owner(static_cast<std::size_t>(model.linkCount()));
  for (const SegmentRow& row : kSegments) {
    if (!row.role.isSided) {
      claim(model, segmentLink(model, row.segment, {}), row.segment, owner);
      continue;
    }
    for (const BodySide side : kBodySides)
      claim(model, segmentLink(model, row.segment, side), row.segment, owner);
  }
  std::vector<BodySegment> segments;
  for (int link = 0; link < model.linkCount(); ++link) {
    const LinkIndex parent = model.joints[static_cast<std::size_t>(link)].parent;
    const BodySegment inherited = link > 0 ? segments[static_cast<std::size_t>(parent)] : BodySegment::Pelvis;
    segments.push_back(owner[static_cast<std::size_t>(link)].value_or(inherited));
  }
  return segments;
}

}  // namespace handhold
