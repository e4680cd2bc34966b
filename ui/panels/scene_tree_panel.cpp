// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/scene_tree_panel.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include "engine/task/prop_kind.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/motion_actions.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"
#include "ui/document/units/units.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

enum Column { kName, kPin, kEye, kColumns };
constexpr int kThingRole = Qt::UserRole;
constexpr int kIconColumn = 24;

Element thingOf(const QTreeWidgetItem* item) {
  return item ? item->data(kName, kThingRole).value<Element>() : Element();
}

QString iconOf(const Contact& contact) { return QString::fromUtf8(pictureOf(rowOf(contact).part)); }

QString iconOf(const Target&) { return QStringLiteral("target"); }

QString iconOf(const TimedTarget&) { return QStringLiteral("target"); }

QString iconOf(const Load& load) {
  return load.kind == LoadKind::Force ? QStringLiteral("force") : QStringLiteral("mass");
}

QString iconOf(const Prop& prop) { return QString::fromUtf8(rowOf(prop.kind).icon); }

template <class Item>
QStringList iconsOf(const std::vector<Item>& items) {
  QStringList icons;
  for (const Item& item : items) icons.append(iconOf(item));
  return icons;
}

QStringList iconsOf(const Task& task, ElementKind kind) {
  switch (kind) {
    case ElementKind::Contact:
      return iconsOf(task.contacts);
    case ElementKind::Target:
      return iconsOf(task.targets);
    case ElementKind::Load:
      return iconsOf(task.loads);
    case ElementKind::Prop:
      return iconsOf(task.props);
    case ElementKind::TimedTarget:
      return iconsOf(task.motion.targets);
    default:
      return {};
  }
}

}  // namespace

SceneTreePanel::SceneTreePanel(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), tree_(new QTreeWidget(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kTight, 0, space::kTight, 0);
  column->addWidget(tree_);
  tree_->setObjectName(QStringLiteral("scene.tree"));
  tree_->setAccessibleName(tr("Scene"));
  tree_->setColumnCount(kColumns);
  tree_->setHeaderHidden(true);
  tree_->setIndentation(14);
  tree_->setIconSize(QSize(16, 16));
  tree_->setContextMenuPolicy(Qt::CustomContextMenu);
  tree_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  tree_->setEditTriggers(QAbstractItemView::EditKeyPressed);
  tree_->setExpandsOnDoubleClick(true);
  tree_->setFrameShape(QFrame::NoFrame);
  tree_->header()->setStretchLastSection(false);
  tree_->header()->setMinimumSectionSize(kIconColumn);
  tree_->header()->setSectionResizeMode(kName, QHeaderView::Stretch);
  for (int icons : {kPin, kEye}) tree_->header()->resizeSection(icons, kIconColumn);
  tree_->installEventFilter(this);
  connect(tree_, &QTreeWidget::itemSelectionChanged, this, &SceneTreePanel::takeSelection);
  connect(tree_, &QTreeWidget::itemClicked, this, &SceneTreePanel::takeClick);
  connect(tree_, &QTreeWidget::itemChanged, this, &SceneTreePanel::takeRename);
  connect(tree_, &QTreeWidget::customContextMenuRequested, this, &SceneTreePanel::openMenu);
  connect(&document_, &Document::readoutsChanged, this, &SceneTreePanel::rebuildIfChanged);
  connect(&Units::shared(), &Units::changed, this, &SceneTreePanel::showOpen);
  connect(&document_, &Document::selectionChanged, this, &SceneTreePanel::showSelection);
  connect(&document_, &Document::visibilityChanged, this, &SceneTreePanel::decorateAll);
  rebuild();
}

/// Everything that decides which items there are and what they look like.
QString SceneTreePanel::structure() const {
  const Task& task = document_.shown().task;
  const Model& model = document_.model();
  QString text = QString::fromStdString(model.name) + QLatin1Char('\n');
  for (const Site& site : model.sites) text += QString::fromStdString(site.name) + QLatin1Char('|');
  for (ElementKind kind : {ElementKind::Contact, ElementKind::Target, ElementKind::TimedTarget,
                           ElementKind::Load, ElementKind::Prop}) {
    const QStringList icons = iconsOf(task, kind);
    for (int i = 0; i < icons.size(); ++i)
      text += QLatin1Char('|') + icons[i] + elementName(document_.shown(), {kind, i});
    text += QLatin1Char('\n');
  }
  for (const Contact& contact : task.contacts)
    text += QLatin1Char(contact.pinned ? 'p' : 'r') + QString::fromStdString(contact.note);
  return text;
}

void SceneTreePanel::rebuildIfChanged() {
  if (structure() != structure_) rebuild();
  showOpen();
}

void SceneTreePanel::rebuild() {
  const QScopedValueRollback<bool> guard(filling_, true);
  const bool personOpen = tree_->topLevelItemCount() > 0 && tree_->topLevelItem(0)->isExpanded();
  structure_ = structure();
  tree_->clear();
  addPerson();
  tree_->topLevelItem(0)->setExpanded(personOpen);
  addGroup(ElementKind::Contact, tr("Contacts"), tr("No contacts yet"));
  addGroup(ElementKind::Target, tr("Targets"), tr("No targets"));
  if (!document_.shown().task.motion.targets.empty())
    addGroup(ElementKind::TimedTarget, tr("Targets at a time"), {});
  addGroup(ElementKind::Load, tr("Loads"), tr("No loads"));
  addGroup(ElementKind::Prop, tr("Props"), tr("No props"));
  open_.clear();
  showOpen();
  showSelection();
}

QTreeWidgetItem* SceneTreePanel::addThing(QTreeWidgetItem* parent, Element thing, const QString& iconName) {
  auto* item = new QTreeWidgetItem(parent);
  item->setText(kName, shownName(document_.shown(), thing));
  item->setIcon(kName, icon(iconName));
  item->setData(kName, kThingRole, QVariant::fromValue(thing));
  if (thing.isOfTask()) item->setFlags(item->flags() | Qt::ItemIsEditable);
  decorate(item);
  return item;
}

void SceneTreePanel::addPerson() {
  auto* person = addThing(tree_->invisibleRootItem(), {ElementKind::Person, 0}, QStringLiteral("person"));
  const Model& model = document_.model();
  for (int limb = 0; limb <= static_cast<int>(Limb::Other); ++limb) {
    QTreeWidgetItem* group = nullptr;
    for (SiteIndex site(0); site < static_cast<int>(model.sites.size()); site = SiteIndex(site + 1)) {
      if (limbOf(model, site) != static_cast<Limb>(limb)) continue;
      if (!group) group = addThing(person, {ElementKind::Limb, limb}, QStringLiteral("limb"));
      addThing(group, {ElementKind::Site, site}, QStringLiteral("site"));
    }
  }
}

void SceneTreePanel::addGroup(ElementKind kind, const QString& title, const QString& emptyWords) {
  auto* group = new QTreeWidgetItem(tree_);
  group->setText(kName, title);
  group->setFlags(Qt::ItemIsEnabled);
  QFont heading = font();
  heading.setWeight(QFont::DemiBold);
  group->setFont(kName, heading);
  const QStringList icons = iconsOf(document_.shown().task, kind);
  for (int i = 0; i < icons.size(); ++i) addThing(group, {kind, i}, icons[i]);
  if (icons.isEmpty()) {
    auto* note = new QTreeWidgetItem(group);
    note->setText(kName, emptyWords);
    note->setForeground(kName, tokens(palette()).muted);
    note->setFlags(Qt::ItemIsEnabled);
  }
  group->setExpanded(true);
}

/// Contacts and targets that what is shown misses stand out, with the gap as tooltip; so do meshes that could
/// not be read.
void SceneTreePanel::showOpen() {
  std::vector<OpenPlace> open = openPlaces(document_.shown());
  const std::vector<Prop>& props = document_.shown().task.props;
  for (int i = 0; i < static_cast<int>(props.size()); ++i)
    if (const auto known = document_.unreadable().find(props[static_cast<std::size_t>(i)].file);
        known != document_.unreadable().end())
      open.push_back({{ElementKind::Prop, i}, known->second.toStdString()});
  if (open == open_) return;
  open_ = open;
  const QScopedValueRollback<bool> guard(filling_, true);
  for (QTreeWidgetItemIterator item(tree_); *item; ++item) markOpen(*item);
}

void SceneTreePanel::markOpen(QTreeWidgetItem* item) const {
  const Element thing = thingOf(item);
  const QStringList icons = iconsOf(document_.shown().task, thing.kind);
  if (thing.index < 0 || thing.index >= icons.size()) return;  // headings, the person
  const auto gap = std::ranges::find(open_, thing, &OpenPlace::thing);
  const bool isOpen = gap != open_.end();
  item->setIcon(kName, isOpen ? icon(QStringLiteral("warning"), tokens(palette()).attention)
                              : icon(icons[thing.index]));
  const auto* contact = thing.kind == ElementKind::Contact
                            ? &document_.shown().task.contacts[static_cast<std::size_t>(thing.index)]
                            : nullptr;
  QStringList words;
  if (isOpen) words << capitalized(gap->sentence);
  if (contact && !contact->note.empty()) words << QString::fromStdString(contact->note);
  item->setToolTip(kName, words.join(QLatin1Char('\n')));
}

void SceneTreePanel::decorate(QTreeWidgetItem* item) {
  const Element thing = thingOf(item);
  if (thing.kind == ElementKind::None || thing.kind == ElementKind::Site || thing.kind == ElementKind::Limb)
    return;
  const Tokens& colours = tokens(palette());
  const bool visible = document_.isVisible(thing);
  item->setIcon(kEye, icon(visible ? QStringLiteral("eye") : QStringLiteral("eye_off"),
                           visible ? colours.muted : colours.attention));
  item->setToolTip(kEye, visible ? tr("Hide in the view") : tr("Show in the view"));
  if (thing.kind != ElementKind::Contact) return;
  const bool pinned = document_.shown().task.contacts[thing.index].pinned;
  item->setIcon(kPin, icon(pinned ? QStringLiteral("pin") : QStringLiteral("unpin"),
                           pinned ? colours.accent : colours.muted));
  item->setToolTip(kPin, pinned ? tr("Pinned: it must stay. Click to release (P)")
                                : tr("Released: it neither holds nor carries. Click to pin (P)"));
}

void SceneTreePanel::decorateAll() {
  const QScopedValueRollback<bool> guard(filling_, true);
  for (QTreeWidgetItemIterator item(tree_); *item; ++item) decorate(*item);
}

QTreeWidgetItem* SceneTreePanel::itemOf(Element thing) const {
  if (thing.kind == ElementKind::None) return nullptr;
  for (QTreeWidgetItemIterator item(tree_); *item; ++item)
    if (thingOf(*item) == thing) return *item;
  return nullptr;
}

void SceneTreePanel::showSelection() {
  const QScopedValueRollback<bool> guard(filling_, true);
  QTreeWidgetItem* item = itemOf(document_.selection());
  tree_->clearSelection();
  if (!item) return;
  for (QTreeWidgetItem* parent = item->parent(); parent; parent = parent->parent()) parent->setExpanded(true);
  tree_->setCurrentItem(item);
  for (const Element thing : document_.selected())
    if (QTreeWidgetItem* other = itemOf(thing)) other->setSelected(true);
  tree_->scrollToItem(item);
}

/// The current one last: it is the one that the inspector asks about first.
void SceneTreePanel::takeSelection() {
  if (filling_) return;
  std::vector<Element> things;
  for (const QTreeWidgetItem* item : tree_->selectedItems())
    if (item != tree_->currentItem()) things.push_back(thingOf(item));
  if (tree_->currentItem() && tree_->currentItem()->isSelected())
    things.push_back(thingOf(tree_->currentItem()));
  if (things.size() > 1) std::erase_if(things, [](Element thing) { return !thing.isOfTask(); });
  document_.selectAll(std::move(things));
  if (document_.selected().size() < 2) showSelection();
}

void SceneTreePanel::takeClick(QTreeWidgetItem* item, int column) {
  const Element thing = thingOf(item);
  if (column == kPin && thing.kind == ElementKind::Contact)
    perform(document_, [&] { togglePin(document_, thing.index); });
  if (column == kEye && (thing.isOfTask() || thing.kind == ElementKind::Person))
    document_.isVisible(thing) ? document_.hide(thing) : document_.show(thing);
}

void SceneTreePanel::takeRename(QTreeWidgetItem* item, int column) {
  if (filling_ || column != kName) return;
  const Element thing = thingOf(item);
  const QString name = item->text(kName);
  if (name == shownName(document_.shown(), thing)) return;
  const bool renamed = perform(document_, [&] { renameThing(document_, thing, name); });
  if (!renamed) QMetaObject::invokeMethod(this, &SceneTreePanel::rebuild, Qt::QueuedConnection);
}

void SceneTreePanel::renameSelected() {
  QTreeWidgetItem* item = itemOf(document_.selection());
  if (item && document_.selection().isOfTask()) tree_->editItem(item, kName);
}

bool SceneTreePanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched != tree_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const Element thing = document_.selection();
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (key == Qt::Key_Delete && thing.isOfTask()) {
    emit deleteWanted(thing);
    return true;
  }
  if (key == Qt::Key_P && thing.kind == ElementKind::Contact && document_.selected().size() == 1) {
    perform(document_, [&] { togglePin(document_, thing.index); });
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void SceneTreePanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange && !filling_) rebuild();
  QWidget::changeEvent(event);
}

void SceneTreePanel::openMenu(const QPoint& position) {
  const Element thing = thingOf(tree_->itemAt(position));
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("scene.menu"));
  if (thing.kind != ElementKind::None && fill_)
    fill_(*menu, thing);
  else
    fillAddMenu(*menu);
  menu->popup(tree_->viewport()->mapToGlobal(position));
}

}  // namespace handhold
