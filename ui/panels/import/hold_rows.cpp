// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/import/hold_rows.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "engine/core/error.h"
#include "ui/controls/bound_form.h"
#include "ui/controls/choice_box.h"
#include "ui/controls/cleared_grid.h"
#include "ui/document/language/said.h"
#include "ui/document/recordings/recorded.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

struct HoldingPart {
  BodySegment segment;
  BodySide side;
};

constexpr HoldingPart kParts[] = {{BodySegment::Hand, BodySide::Left},
                                  {BodySegment::Hand, BodySide::Right},
                                  {BodySegment::Foot, BodySide::Left},
                                  {BodySegment::Foot, BodySide::Right}};
constexpr int kTimeWidth = 68, kPartWidth = 90;  // px
enum Column { kPart, kFrom, kTo, kRemove, kColumns };

int indexOfPart(const DeclaredHold& hold) {
  int index = 0;
  while (kParts[index].segment != hold.segment || kParts[index].side != hold.side) ++index;
  return index;
}

QLabel* columnTitle(const char* words, QWidget* parent) {
  auto* label = new QLabel(said(words), parent);
  markMuted(label);
  return label;
}

}  // namespace

HoldRows::HoldRows(const Document& document, ImportSession& session, QWidget* parent)
    : QWidget(parent), document_(document), session_(session), grid_(new QGridLayout(this)) {
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setHorizontalSpacing(space::kTight);
  grid_->setVerticalSpacing(2);
  grid_->setColumnStretch(kPart, 1);
  rebuild();
}

void HoldRows::change(const std::function<void(std::vector<DeclaredHold>&)>& edit) {
  if (!session_.isOpen()) return;
  std::vector<DeclaredHold> holds = session_.draft().holds;
  edit(holds);
  session_.declareHolds(std::move(holds));
}

void HoldRows::refresh() {
  const std::vector<DeclaredHold>& holds = session_.draft().holds;
  if (holds.size() != rows_.size()) rebuild();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    rows_[i].part->setCurrentIndex(indexOfPart(holds[i]));
    rows_[i].from->showValue(holds[i].from);
    rows_[i].to->showValue(holds[i].to);
  }
}

void HoldRows::rebuild() {
  rows_.clear();
  clearGrid(*grid_);
  const std::size_t count = session_.isOpen() ? session_.draft().holds.size() : 0;
  if (count > 0) {
    grid_->addWidget(columnTitle("From", this), 0, kFrom, Qt::AlignRight);
    grid_->addWidget(columnTitle("To", this), 0, kTo, Qt::AlignRight);
  }
  for (std::size_t i = 0; i < count; ++i) addRow(i);
  addOffer();
}

NumberField* HoldRows::addTime(std::size_t hold, const char* name, double DeclaredHold::*time) {
  auto* field = new NumberField({Dimension::None, 0.0, 1e6, QStringLiteral("s"), 2, 0.1}, this);
  field->setObjectName(QStringLiteral("import.hold.%1.%2").arg(hold).arg(QLatin1String(name)));
  field->setToolTip(tr("On the clock of the time line (s)"));
  field->setFixedWidth(kTimeWidth);
  connect(field, &NumberField::entered, this, [this, field, hold, time](double value) {
    try {
      change([&](std::vector<DeclaredHold>& holds) { holds[hold].*time = value; });
    } catch (const InputError& problem) {
      field->refuse(sentenceOf(problem));
    }
  });
  return field;
}

void HoldRows::addRow(std::size_t hold) {
  Row row{new ChoiceBox(this), addTime(hold, "from", &DeclaredHold::from),
          addTime(hold, "to", &DeclaredHold::to)};
  row.part->setObjectName(QStringLiteral("import.hold.%1.part").arg(hold));
  row.part->setMinimumWidth(kPartWidth);
  row.part->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  row.part->setAccessibleName(tr("Who holds"));
  for (const HoldingPart& part : kParts) row.part->addItem(said(titleOf(part.segment, part.side)));
  connect(row.part, &QComboBox::activated, this, [this, hold](int part) {
    change([&](std::vector<DeclaredHold>& holds) {
      holds[hold].segment = kParts[part].segment;
      holds[hold].side = kParts[part].side;
    });
  });
  auto* remove = new QToolButton(this);
  remove->setObjectName(QStringLiteral("import.hold.%1.remove").arg(hold));
  remove->setIcon(icon("close"));
  remove->setAutoRaise(true);
  remove->setToolTip(tr("It bore nothing"));
  remove->setAccessibleName(tr("Remove the hold"));
  connect(remove, &QToolButton::clicked, this, [this, hold] {
    allNumbersAreTaken(*this);  // what is refused goes with its row
    change([&](std::vector<DeclaredHold>& holds) { holds.erase(holds.begin() + std::ptrdiff_t(hold)); });
  });
  const int line = static_cast<int>(hold) + 1;
  grid_->addWidget(row.part, line, kPart);
  grid_->addWidget(row.from, line, kFrom);
  grid_->addWidget(row.to, line, kTo);
  grid_->addWidget(remove, line, kRemove);
  rows_.push_back(row);
}

/// From the playhead to the end, by whoever is not said to hold yet.
void HoldRows::addOffer() {
  auto* offer = new QPushButton(tr("Add a hold from the playhead on"), this);
  offer->setObjectName(QStringLiteral("import.addHold"));
  offer->setToolTip(
      tr("A hand or foot that bore the body where no plate measured it: what the plates leave is "
         "shared among such holds so that the joints' loads are least"));
  markQuiet(offer);
  connect(offer, &QPushButton::clicked, this, [this] {
    if (!session_.trial()) return;
    const std::size_t next = std::min(session_.draft().holds.size(), std::size(kParts) - 1);
    const double end = durationOf(*recordingOf(*session_.trial()));
    const double begin = document_.playbackTime() < end ? document_.playbackTime() : 0.0;
    change([&](std::vector<DeclaredHold>& holds) {
      holds.push_back({kParts[next].segment, kParts[next].side, begin, end});
    });
  });
  grid_->addWidget(offer, static_cast<int>(rows_.size()) + 1, 0, 1, kColumns, Qt::AlignLeft);
}

}  // namespace handhold
