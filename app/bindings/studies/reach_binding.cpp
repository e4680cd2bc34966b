// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/studies/reach_binding.h"

#include <QCursor>
#include <QMenu>
#include <QMouseEvent>
#include <QTimer>
#include <QToolTip>
#include <utility>

#include "app/commands/studies/reach_table.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/planning/reach/reach_steps.h"
#include "ui/theme/figures.h"
#include "ui/theme/units.h"

namespace handhold {

ReachBinding::ReachBinding(Document& document, MainWindow& window, ViewBinding& view, Viewport& viewport,
                           const Solvers& solvers)
    : QObject(&window),
      window_(window),
      view_(view),
      viewport_(viewport),
      session_(document, solvers),
      panel_(new ReachView(session_, &window)) {
  window.addBottomWidget({tr("Reach"), panel_});
  view.addLayer({[this](Scene& scene) { addReach(scene, shown_->shells); },
                 [this]() -> PictureLayer {
                   return [shown = shown_](Scene& scene, const VectorX&, double) {
                     addReach(scene, shown->shells);
                   };
                 }});
  connect(&session_, &ReachSession::changed, this, &ReachBinding::makeShells);
  connect(panel_, &ReachView::sliceChanged, this, &ReachBinding::makeShells);
  connect(&maker_, &JobRunner::finished, this, [this] {
    if (isStale_) makeShells();
  });
  viewport.installEventFilter(this);
  addActions();
  window.addExport({"reach", tr("Reach table"), tr("reach"), tr("CSV (*.csv)"), [this](const QString& path) {
                      if (!session_.found() || session_.found()->reachedCount() == 0)
                        throw InputError("reach", "is not shown", "choose Reach in the View menu first");
                      writeFile(path.toStdU16String(), reachToCsv(*session_.found()));
                    }});
}

void ReachBinding::addActions() {
  auto* menu = new QMenu(tr("&Reach"), &window_);
  menu->setObjectName(QStringLiteral("menu.reach"));
  for (const auto& [words, site] : kReachEnds) {
    QAction* action = window_.actions().add(
        {QStringLiteral("reach.%1").arg(QLatin1String(site)),
         tr("Show reach of the %1").arg(QLatin1String(words)),
         "",
         {},
         tr("Where it comes to while all else of the task holds, coloured by the torque that it takes")},
        [this, end = std::string(words)] {
          window_.showBottomWidget(*panel_);
          panel_->ask(end);
        });
    menu->addAction(action);
  }
  QAction* hide = window_.actions().add({"reach.hide", tr("Hide the reach"), "", {}, ""},
                                        [this] { session_.want(std::nullopt); });
  hide->setEnabled(false);
  connect(&session_, &ReachSession::changed, hide,
          [this, hide] { hide->setEnabled(session_.wish().has_value()); });
  menu->addSeparator();
  menu->addAction(hide);
  window_.findChild<QMenu*>(QStringLiteral("menu.view"))->addMenu(menu);
}

std::optional<ReachCut> ReachBinding::cut() const {
  const ReachSlice& slice = panel_->slice();
  if (slice.axis < 0) return std::nullopt;
  return ReachCut{slice.axis, slice.place};
}

/// Off the GUI thread; of what comes while it works only the last is made.
void ReachBinding::makeShells() {
  isStale_ = maker_.isRunning();
  if (!session_.found()) {
    isStale_ = false;
    maker_.cancel();
    return adopt(std::make_shared<Shown>());
  }
  if (isStale_) return;
  maker_.start(tr("Surfaces of the reach"),
               [this, map = session_.found(), cut = cut()](const JobContext& job) -> JobEnd {
                 auto made = std::make_shared<Shown>();
                 made->map = map;
                 made->shells = reachShells(*map, cut, job.stop);
                 made->field.emplace(*map, kAnyLoad);
                 return [this, made] { adopt(made); };
               });
}

void ReachBinding::adopt(std::shared_ptr<const Shown> shown) {
  const bool wasTold = std::exchange(told_, nullptr) != nullptr;
  shown_ = std::move(shown);
  const ReachPlace* place = pointer_ ? placeUnder(*pointer_) : nullptr;
  if (wasTold || place) tell(told_ = place);
  view_.refresh();
}

/// The body and what is held come first; things behind the surface do not.
const ReachPlace* ReachBinding::placeUnder(const QPointF& position) const {
  if (!shown_->field) return nullptr;
  const auto hit = viewport_.pickAt(position);
  if (hit && hit->id.kind != ThingKind::Prop) return nullptr;
  const Ray ray =
      rayThrough(viewport_.camera(), Vector2(position.x(), position.y()) * viewport_.devicePixelRatioF(),
                 viewport_.viewSize());
  const auto place = shown_->field->hit(ray, cut());
  if (!place || (hit && hit->distance < (*place - ray.origin).norm())) return nullptr;
  return nearestReached(*shown_->map, *place);
}

void ReachBinding::tell(const ReachPlace* place) {
  view_.showGuess(place ? place->q : VectorX());
  if (!place) return QToolTip::hideText();
  const auto length = [](double metres) { return measured(metres, Dimension::Length); };
  const Vector3& p_W = place->position;
  const QString words = tr("%1 % of the strength of %2, the most loaded joint\nx %3, y %4, z %5")
                            .arg(figures(100.0 * place->load, 0), QString::fromStdString(place->binds),
                                 length(p_W.x()), length(p_W.y()), length(p_W.z()));
  // the view, which the pointer reaches next, takes words away that were of something else
  QTimer::singleShot(0, this, [this, words] {
    if (told_) QToolTip::showText(QCursor::pos(), words, &viewport_);
  });
}

bool ReachBinding::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::MouseMove) {
    const auto& move = static_cast<const QMouseEvent&>(*event);
    pointer_ = move.buttons() == Qt::NoButton ? std::optional(move.position()) : std::nullopt;
  }
  if (event->type() == QEvent::Leave) pointer_.reset();
  if (event->type() == QEvent::MouseMove || event->type() == QEvent::Leave) {
    const ReachPlace* place = pointer_ ? placeUnder(*pointer_) : nullptr;
    if (std::exchange(told_, place) != place) tell(place);
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace handhold
