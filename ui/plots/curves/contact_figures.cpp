// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/contact_figures.h"

#include <algorithm>
#include <limits>

#include "engine/contact/contact_kind.h"
#include "ui/document/language/said.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();

double part(double value, double limit) {
  if (value <= 0.0) return 0.0;
  return limit > 0.0 ? value / limit : std::numeric_limits<double>::infinity();
}

bool slips(const std::string& kind) {
  const ContactKindRow* row = findResultWord(kind);
  return row && row->isOneSided;
}

}  // namespace

ContactFigures contactFigures(const ContactLoad& load, std::optional<double> share) {
  ContactFigures figures;
  figures.id = QString::fromStdString(load.name);
  figures.name = named(load.name);
  figures.kind = QString::fromStdString(load.kind);
  figures.contact = load.contact;
  figures.force = load.force;
  figures.moment = load.moment;
  figures.normal = load.force.dot(load.normal);
  figures.tangential = (load.force - figures.normal * load.normal).norm();
  if (slips(load.kind))
    figures.frictionUse = part(figures.tangential, load.friction * std::max(figures.normal, 0.0));
  figures.share = share;
  return figures;
}

QString contactQuantityTitle(ContactQuantity quantity) {
  switch (quantity) {
    case ContactQuantity::Force:
      return QObject::tr("Contact force");
    case ContactQuantity::Moment:
      return QObject::tr("Contact moment");
    case ContactQuantity::Share:
      return QObject::tr("Share of the contact's limit");
    case ContactQuantity::Friction:
      break;
  }
  return QObject::tr("Friction use");
}

QString contactQuantityUnit(ContactQuantity quantity) {
  switch (quantity) {
    case ContactQuantity::Force:
      return shownUnit(Dimension::Force).word;
    case ContactQuantity::Moment:
      return shownUnit(Dimension::Torque).word;
    case ContactQuantity::Share:
      return QObject::tr("of limit");
    case ContactQuantity::Friction:
      break;
  }
  return QObject::tr("of friction");
}

double contactValue(const ContactFigures& figures, ContactQuantity quantity) {
  switch (quantity) {
    case ContactQuantity::Force:
      return figures.force.norm() * shownUnit(Dimension::Force).perSi;
    case ContactQuantity::Moment:
      return figures.moment.norm() * shownUnit(Dimension::Torque).perSi;
    case ContactQuantity::Share:
      return figures.share.value_or(kNothing);
    case ContactQuantity::Friction:
      break;
  }
  return figures.frictionUse.value_or(kNothing);
}

std::vector<std::string> contactNames(const Motion& motion) {
  std::vector<std::string> names;
  for (const MotionFrame& frame : motion.frames)
    for (const ContactLoad& load : frame.loads)
      if (load.kind != kWaterKind && std::ranges::find(names, load.name) == names.end())
        names.push_back(load.name);
  return names;
}

}  // namespace handhold
