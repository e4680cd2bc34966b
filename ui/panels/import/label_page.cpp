// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/import/label_page.h"

#include <QLabel>
#include <QMimeData>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/estimation/bones/known_bones.h"
#include "engine/estimation/marker_sets/joint_markers.h"
#include "ui/controls/choice_box.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kMostHeight = 120;  // px of the list; the rest is scrolled to

/// Rows that are dragged as their labels.
class LabelList : public QListWidget {
 public:
  using QListWidget::QListWidget;

 protected:
  QMimeData* mimeData(const QList<QListWidgetItem*>& items) const override {
    QStringList labels;
    for (const QListWidgetItem* item : items) labels << item->data(Qt::UserRole).toString();
    auto* mime = new QMimeData;
    mime->setText(labels.join(QLatin1Char('\n')));
    return mime;
  }
};

const MarkerPlace* ownPlace(const ImportDraft& draft, const std::string& label) {
  const auto found = std::ranges::find_if(
      draft.ownPlaces, [&](const MarkerPlace& place) { return place.labels.front() == bareLabel(label); });
  return found == draft.ownPlaces.end() ? nullptr : &*found;
}

QString segmentTitle(const MarkerPlace& place, const ImportDraft& draft) {
  return said(isOfBones(draft) ? boneTitle(place) : titleOf(place.segment, place.side));
}

/// Of the joint in which a bone begins: a limb's is a point, a back's is not.
MarkerPlace placeOfBone(const SegmentLine& part) {
  constexpr double kJointSpread = 0.025;  // m
  MarkerPlace place = placeOnSegment({}, part, part.origin);
  if (part.side) place.spread = kJointSpread;
  return place;
}

}  // namespace

LabelPage::LabelPage(Document& document, ImportSession& session, QWidget* parent)
    : QWidget(parent),
      document_(document),
      session_(session),
      labels_(new LabelList(this)),
      segment_(new ChoiceBox(this)),
      map_(new BodyMap(this)) {
  build();
  map_->setParts(segmentLines(document_.model()));
  segment_->addItem(tr("on no segment"));
  for (const SegmentLine& part : map_->parts()) segment_->addItem(said(titleOf(part.segment, part.side)));
  connect(labels_, &QListWidget::itemSelectionChanged, this, [this] {
    showChoice();
    showBody();
  });
  connect(segment_, &QComboBox::activated, this, &LabelPage::choose);
  connect(map_, &BodyMap::picked, this,
          [this](int part, const Vector3& place) { putOn(chosen(), part, place); });
  connect(map_, &BodyMap::dropped, this, &LabelPage::putOn);
}

void LabelPage::build() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(space::kTight);
  auto* words = new QLabel(
      session_.isOpen() && isOfBones(session_.draft())
          ? tr("Choose a bone, then the segment that it is: its joint is put where that begins. Or click on "
               "the body where its joint is.")
          : tr("Choose labels, then click on the body, drag them there, or choose a segment. About the "
               "place is enough: the fit measures it."),
      this);
  words->setWordWrap(true);
  markMuted(words);
  labels_->setObjectName(QStringLiteral("import.labels"));
  labels_->setAccessibleName(tr("Labels that the set does not know"));
  labels_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  labels_->setDragEnabled(true);
  labels_->setFrameShape(QFrame::NoFrame);
  segment_->setObjectName(QStringLiteral("import.segment"));
  segment_->setAccessibleName(tr("Segment of the chosen labels"));
  segment_->setToolTip(tr("The segment on which the chosen labels sit"));
  for (QWidget* part : {static_cast<QWidget*>(words), static_cast<QWidget*>(labels_),
                        static_cast<QWidget*>(segment_), static_cast<QWidget*>(map_)})
    column->addWidget(part);
}

bool LabelPage::isWanted() const { return !listed_.empty(); }

QStringList LabelPage::chosen() const {
  QStringList labels;
  for (int row = 0; row < labels_->count(); ++row)
    if (labels_->item(row)->isSelected()) labels << QString::fromStdString(listed_[std::size_t(row)]);
  return labels;
}

void LabelPage::putOn(const QStringList& labels, int part, const Vector3& place) {
  put(labels, placeOnSegment({}, map_->parts()[static_cast<std::size_t>(part)], place));
}

void LabelPage::put(const QStringList& labels, const MarkerPlace& pattern) {
  if (labels.isEmpty()) return;
  std::vector<MarkerPlace> places;
  for (const QString& label : labels) {
    places.push_back(pattern);
    places.back().labels = {bareLabel(label.toStdString())};
    if (isOfBones(session_.draft()))
      if (const std::optional<MarkerPlace> front = placeInFront(places.back())) places.push_back(*front);
  }
  session_.edit([&](ImportDraft& draft) { draft = withOwnPlaces(draft, places, session_.sets()); });
}

void LabelPage::takeOff(const QStringList& labels) {
  std::vector<std::string> names;
  for (const QString& label : labels) names.push_back(label.toStdString());
  session_.edit([&](ImportDraft& draft) { draft = withoutOwnPlaces(draft, names, session_.sets()); });
}

/// In the middle of the segment; of a bone its joint, in which the segment begins.
void LabelPage::choose(int choice) {
  if (choice == 0) return takeOff(chosen());
  const SegmentLine& part = map_->parts()[static_cast<std::size_t>(choice - 1)];
  if (isOfBones(session_.draft())) return put(chosen(), placeOfBone(part));
  putOn(chosen(), choice - 1, 0.5 * (part.from + part.to));
}

void LabelPage::refresh() {
  fill();
  showChoice();
  showBody();
}

/// Those of the person's own places stay in the list, so that they can be put elsewhere.
void LabelPage::fill() {
  const ImportDraft& draft = session_.draft();
  const std::optional<MarkerSet> set = setOf(draft, session_.sets());
  const Recognition known = set ? recognise(draft.labels, *set) : Recognition();
  std::vector<std::string> listed;
  for (std::size_t i = 0; i < draft.labels.size(); ++i)
    if (!set || known.places[i] < 0 || ownPlace(draft, draft.labels[i])) listed.push_back(draft.labels[i]);
  if (listed != listed_) {
    labels_->clear();
    for (const std::string& label : listed) {
      auto* item = new QListWidgetItem(labels_);
      item->setData(Qt::UserRole, QString::fromStdString(label));
    }
    listed_ = std::move(listed);
  }
  for (int row = 0; row < labels_->count(); ++row) {
    const std::string& label = listed_[static_cast<std::size_t>(row)];
    const MarkerPlace* place = ownPlace(draft, label);
    labels_->item(row)->setText(QString::fromStdString(label) +
                                (place ? QStringLiteral(" · ") + segmentTitle(*place, draft) : QString()));
  }
  if (labels_->count() > 0)  // as high as its rows
    labels_->setFixedHeight(
        std::min(kMostHeight, labels_->count() * labels_->sizeHintForRow(0) + space::kTight));
}

void LabelPage::showChoice() {
  const QStringList labels = chosen();
  segment_->setEnabled(!labels.isEmpty());
  const MarkerPlace* place =
      labels.isEmpty() ? nullptr : ownPlace(session_.draft(), labels.first().toStdString());
  segment_->setCurrentIndex(place ? std::max(0, segment_->findText(segmentTitle(*place, session_.draft())))
                                  : 0);
}

/// All markers that sit anywhere, and the chosen ones larger.
void LabelPage::showBody() {
  const ImportDraft& draft = session_.draft();
  std::vector<MappedMarker> markers;
  const std::optional<MarkerSet> set = setOf(draft, session_.sets());
  const Recognition known = set ? recognise(draft.labels, *set) : Recognition();
  const QStringList selected = chosen();
  for (std::size_t i = 0; set && i < draft.labels.size(); ++i) {
    if (known.places[i] < 0) continue;
    const auto place =
        placeAtZero(document_.model(), set->markers[static_cast<std::size_t>(known.places[i])]);
    const QString label = QString::fromStdString(draft.labels[i]);
    if (place) markers.push_back({label, *place, selected.contains(label)});
  }
  map_->setMarkers(std::move(markers));
}

}  // namespace handhold
