// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <algorithm>

#include "ui/panels/inspector/edited_thing.h"

namespace handhold {

/// How an item is told to be as something that exists.
template <class Known, class Item>
struct KnownUse {
  FieldText text;
  QString field;
  bool (*isSuch)(const Known&, const Item&);
  Item (*madeSuch)(const Known&, Item);
};

/// Things that exist, each with its source in its tip; the last choice stands for any other. No row where
/// nothing is offered.
template <class Known, class Item>
void addKnownChoice(BoundForm& form, const EditedThing<Item>& thing, const std::vector<const Known*>& offered,
                    const KnownUse<Known, Item>& use) {
  if (offered.empty()) return;
  QStringList titles;
  for (const Known* known : offered) titles << said(known->title);
  const auto find = [thing, offered, isSuch = use.isSuch] {
    const auto fits = [&](const Known* known) { return isSuch(*known, thing.item()); };
    return static_cast<int>(std::ranges::find_if(offered, fits) - offered.begin());
  };
  const auto take = [thing, offered, use](const int& which) {
    if (which >= static_cast<int>(offered.size())) return;
    thing.change(use.field,
                 [&](Item& copy) { copy = use.madeSuch(*offered[static_cast<std::size_t>(which)], copy); });
  };
  QComboBox* choice = form.addChoice(use.text, titles << QObject::tr("Another, as below"), {find, take});
  for (std::size_t i = 0; i < offered.size(); ++i)
    choice->setItemData(static_cast<int>(i), said(offered[i]->source), Qt::ToolTipRole);
}

}  // namespace handhold
