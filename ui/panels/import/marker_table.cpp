// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/import/marker_table.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScopedValueRollback>

#include "engine/estimation/bones/known_bones.h"
#include "ui/controls/replace_question.h"
#include "ui/controls/zero_word.h"
#include "ui/theme/figures.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

enum MarkerColumn { kMarkerName, kMarkerSegment, kMarkerWeight, kMarkerColumns };
constexpr int kMarkersHeight = 150, kNameWidth = 76, kWeightWidth = 64;  // px

/// A marker that sits on the body.
struct KnownMarker {
  std::string label;
  const MarkerPlace* place = nullptr;
};

std::vector<KnownMarker> knownMarkers(const ImportDraft& draft, const MarkerSet& set) {
  std::vector<KnownMarker> known;
  const Recognition found = recognise(draft.labels, set);
  for (std::size_t i = 0; i < draft.labels.size(); ++i)
    if (const int place = found.places[i]; place >= 0)
      known.push_back({draft.labels[i], &set.markers[static_cast<std::size_t>(place)]});
  return known;
}

/// Sides count where there are two of a segment; a bone's is the one that begins in its joint.
QString markerSegment(const MarkerPlace& place, const ImportDraft& draft) {
  if (isOfBones(draft)) return said(boneTitle(place));
  return said(titleOf(place.segment, rowOf(place.segment).role.isSided ? place.side : std::nullopt));
}

QString weightText(double weight) { return weight > 0.0 ? figures(weight, 2) : QObject::tr("left out"); }

}  // namespace

MarkerTable::MarkerTable(Document& document, ImportSession& session, QWidget* parent)
    : QWidget(parent),
      document_(document),
      session_(session),
      rows_(new QTreeWidget(this)),
      weight_(new NumberField(
          zeroMeans(tr("left out"), {Dimension::None, 0.0, kGreatestMarkerWeight, {}, 2, 0.1}), this)),
      own_(new QWidget(this)),
      name_(new QLineEdit(own_)),
      keep_(new QPushButton(tr("Keep as a set"), own_)) {
  build();
  connect(rows_, &QTreeWidget::itemSelectionChanged, this, &MarkerTable::showChoice);
  connect(weight_, &NumberField::entered, this, &MarkerTable::weigh);
  connect(keep_, &QPushButton::clicked, this, &MarkerTable::keep);
  connect(name_, &QLineEdit::returnPressed, this, &MarkerTable::keep);
  connect(name_, &QLineEdit::textChanged, this, &MarkerTable::showChoice);
}

void MarkerTable::build() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(space::kTight);
  rows_->setObjectName(QStringLiteral("import.markerTable"));
  rows_->setAccessibleName(tr("Markers on the body"));
  rows_->setToolTip(tr("Choose markers, then say below how much they count in the fit"));
  rows_->setColumnCount(kMarkerColumns);
  const bool hasBones = session_.isOpen() && isOfBones(session_.draft());
  rows_->setHeaderLabels({hasBones ? tr("Bone") : tr("Marker"), tr("Segment"), tr("Weight")});
  rows_->headerItem()->setTextAlignment(kMarkerWeight, Qt::AlignRight | Qt::AlignVCenter);
  rows_->setRootIsDecorated(false);
  rows_->setUniformRowHeights(true);
  rows_->setIndentation(0);
  rows_->setFrameShape(QFrame::NoFrame);
  rows_->setFixedHeight(kMarkersHeight);
  rows_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  rows_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  rows_->header()->setStretchLastSection(false);
  rows_->header()->setSectionResizeMode(kMarkerSegment, QHeaderView::Stretch);
  rows_->header()->resizeSection(kMarkerName, kNameWidth);
  rows_->header()->resizeSection(kMarkerWeight, kWeightWidth);
  weight_->setObjectName(QStringLiteral("import.weight"));
  weight_->setAccessibleName(tr("Weight of the chosen markers"));
  weight_->setToolTip(tr(
      "How much the squares of the chosen markers' errors count in the fit; 1 is usual, 0 leaves them out"));
  name_->setObjectName(QStringLiteral("import.setName"));
  name_->setPlaceholderText(tr("Name of your set"));
  keep_->setObjectName(QStringLiteral("import.keepSet"));
  keep_->setToolTip(
      tr("Keep the set with these places and weights beside the program's settings: recordings with such "
         "labels are known from then on, on the command line by the same name"));
  auto* form = new QFormLayout;
  form->addRow(tr("Weight"), weight_);
  auto* row = new QHBoxLayout(own_);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(name_, 1);
  row->addWidget(keep_);
  column->addWidget(rows_);
  column->addLayout(form);
  column->addWidget(own_);
}

void MarkerTable::refresh() {
  fill();
  showChoice();
}

/// What is chosen stays so while the markers are the same.
void MarkerTable::fill() {
  const QScopedValueRollback<bool> guard(isFilling_, true);
  const std::optional<MarkerSet> set = setOf(session_.draft(), session_.sets());
  const std::vector<KnownMarker> known =
      set ? knownMarkers(session_.draft(), *set) : std::vector<KnownMarker>();
  bool isSame = rows_->topLevelItemCount() == static_cast<int>(known.size());
  for (int row = 0; isSame && row < rows_->topLevelItemCount(); ++row)
    isSame = rows_->topLevelItem(row)->text(kMarkerName).toStdString() == known[std::size_t(row)].label;
  if (!isSame) rows_->clear();
  for (std::size_t i = 0; i < known.size(); ++i) {
    QTreeWidgetItem* item = isSame ? rows_->topLevelItem(static_cast<int>(i)) : new QTreeWidgetItem(rows_);
    item->setText(kMarkerName, QString::fromStdString(known[i].label));
    item->setText(kMarkerSegment, markerSegment(*known[i].place, session_.draft()));
    item->setText(kMarkerWeight, weightText(known[i].place->weight));
    item->setData(kMarkerWeight, Qt::UserRole, known[i].place->weight);
    item->setTextAlignment(kMarkerWeight, Qt::AlignRight | Qt::AlignVCenter);
  }
  setVisible(!known.empty());
}

void MarkerTable::showChoice() {
  if (isFilling_ || !session_.isOpen()) return;
  const QList<QTreeWidgetItem*> chosen = rows_->selectedItems();
  weight_->setEnabled(!chosen.isEmpty());
  weight_->showValue(chosen.isEmpty() ? 1.0 : chosen.first()->data(kMarkerWeight, Qt::UserRole).toDouble());
  own_->setVisible(hasOwnMarkers(session_.draft()));
  keep_->setEnabled(!name_->text().trimmed().isEmpty());
}

void MarkerTable::weigh(double weight) {
  std::vector<std::string> labels;
  for (const QTreeWidgetItem* item : rows_->selectedItems())
    labels.push_back(bareLabel(item->text(kMarkerName).toStdString()));
  if (labels.empty()) return;
  session_.edit([&](ImportDraft& draft) {
    for (const std::string& label : labels) draft.weights[label] = weight;
  });
}

void MarkerTable::keep() {
  const QString name = name_->text().trimmed();
  const std::string title = name.toStdString();
  if (session_.replacesSet(title) &&
      !mayReplace(this, tr("“%1” is among your marker sets already. Replace it?").arg(name)))
    return;
  if (perform(document_, [&] { session_.keepSet(title); })) name_->clear();
}

}  // namespace handhold
