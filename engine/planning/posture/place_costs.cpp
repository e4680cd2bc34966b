// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/place_costs.h"

#include <algorithm>
#include <cmath>

#include "engine/core/spoken_name.h"
#include "engine/planning/posture/chosen_places.h"
#include "engine/task/prop_places.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

using ToldCost = std::function<void(int place, const PlaceCost& cost)>;

constexpr double kReach = 0.5;     // m; of a face without end, about the contact
constexpr double kMargin = 0.02;   // m; a hand does not hold the very end of a rod
constexpr double kFinest = 0.005;  // m; between two places

/// Even steps from one end to the other.
std::vector<double> steps(double from, double to, int most) {
  const int count = std::clamp(static_cast<int>((to - from) / kFinest) + 1, 1, std::max(1, most));
  std::vector<double> values;
  for (int i = 0; i < count; ++i)
    values.push_back(count == 1 ? 0.5 * (from + to) : from + (to - from) * i / (count - 1));
  return values;
}

std::vector<double> stepsOfFace(double half, double middle, int most) {
  return steps(std::max(-half, middle - kReach), std::min(half, middle + kReach), most);
}

/// Walks over a grid, keeping the posture of each column of the last row.
class Walk {
 public:
  /// The task has the contact on the thing of the grid.
  Walk(const PlaceQuestion& question, const Task& task, const PlaceGrid& grid, const ToldCost& sink,
       PostureOptions options)
      : model_(question.model),
        task_(task),
        contact_(question.contact),
        grid_(grid),
        sink_(sink),
        options_(std::move(options)),
        column_(static_cast<std::size_t>(grid.columns)) {}

  /// Rows on both sides of the first, each from what the row before it had.
  void cover(int start, const PostureResult& from);

 private:
  void coverRow(int row, int middle, const PostureResult& from);
  void go(int row, int column, int step, const PostureResult& from);
  PostureResult weigh(int place, LivePosture& live);
  PlaceCost costOf(const PostureResult& result) const;

  const std::shared_ptr<const Model> model_;
  const Task& task_;
  const int contact_;
  const PlaceGrid& grid_;
  const ToldCost& sink_;
  const PostureOptions options_;
  bool wasPossible_ = false;  ///< the place before
  std::vector<PostureResult> column_;
};

PlaceCost Walk::costOf(const PostureResult& result) const {
  PlaceCost cost;
  cost.isWeighed = true;
  cost.isPossible = result.solved();
  cost.load = result.peakLoad;
  cost.objective = result.objective;
  if (!result.solved())
    cost.binds = result.violations.empty() ? result.message : told(result.violations.front());
  else if (result.peakJoint.valid())
    cost.binds = spokenName(model_->joints[result.peakJoint].name);
  return cost;
}

/// Where following the neighbour ends on a rod, another way of standing may still hold: it is looked for
/// once.
PostureResult Walk::weigh(int place, LivePosture& live) {
  Task task = task_;
  Contact& contact = task.contacts[static_cast<std::size_t>(contact_)];
  if (const Prop* prop = propOf(task, contact)) putOn(*prop, grid_.places[std::size_t(place)], contact);
  PostureResult result = live.step(task, {}, options_);
  const bool isEdge = !result.solved() && wasPossible_ && grid_.rows() == 1;
  if (isEdge && !options_.stop.stop_requested()) {
    PostureResult other = solvePosture(*model_, task, result.q, options_);
    if (other.solved()) {
      live = LivePosture(model_, task, other);
      result = std::move(other);
    }
  }
  wasPossible_ = result.solved();
  if (!options_.stop.stop_requested()) sink_(place, costOf(result));
  return result;
}

/// From a place on, by one column after the other.
void Walk::go(int row, int column, int step, const PostureResult& from) {
  LivePosture live(model_, task_, from);
  wasPossible_ = from.solved();
  for (; column >= 0 && column < grid_.columns && !options_.stop.stop_requested(); column += step)
    column_[std::size_t(column)] = weigh(row * grid_.columns + column, live);
}

void Walk::coverRow(int row, int middle, const PostureResult& from) {
  go(row, middle, 1, from);
  const PostureResult begin = column_[std::size_t(middle)];
  go(row, middle - 1, -1, begin);
}

void Walk::cover(int start, const PostureResult& from) {
  const int first = start / grid_.columns, middle = start % grid_.columns;
  coverRow(first, middle, from);
  const PostureResult begin = column_[std::size_t(middle)];
  for (const int step : {1, -1}) {
    PostureResult before = begin;
    for (int row = first + step; row >= 0 && row < grid_.rows(); row += step) {
      if (options_.stop.stop_requested()) return;
      coverRow(row, middle, before);
      before = column_[std::size_t(middle)];
    }
  }
}

int nearestTo(const Contact& contact, const Prop& prop, const PlaceGrid& grid) {
  int nearest = 0;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < grid.places.size(); ++i) {
    Contact there = contact;
    putOn(prop, grid.places[i], there);
    const double away = (there.position - contact.position).norm();
    if (away >= least) continue;
    least = away;
    nearest = static_cast<int>(i);
  }
  return nearest;
}

}  // namespace

PlaceGrid placesAbout(const Task& task, const Contact& contact, int most) {
  PlaceGrid grid;
  const Prop* prop = propOf(task, contact);
  if (!prop || !contact.place) return grid;
  const std::optional<PartShape> shape = partShape(*prop, contact.place->part, contact.place->number);
  if (!shape) return grid;
  PropPlace place = *contact.place;
  place.free = {};
  if (shape->isRod()) {
    const double half = std::max(0.0, 0.5 * shape->length - kMargin);
    for (const double along : steps(-half, half, most)) {
      place.along = along;
      grid.places.push_back(place);
    }
    grid.columns = static_cast<int>(grid.places.size());
    return grid;
  }
  const int side = std::max(2, static_cast<int>(std::sqrt(double(most))));
  const std::vector<double> xs = stepsOfFace(shape->half.x(), place.across.x(), side),
                            ys = stepsOfFace(shape->half.y(), place.across.y(), side);
  grid.columns = static_cast<int>(xs.size());
  for (const double y : ys)
    for (const double x : xs) {
      place.across = Vector2(x, y);
      grid.places.push_back(place);
    }
  return grid;
}

std::vector<WeighedThing> thingsToWeigh(const Task& task, int contact, int most) {
  std::vector<WeighedThing> things;
  const std::size_t index = static_cast<std::size_t>(contact);
  const std::size_t count = placeCount(task.contacts[index]);
  for (std::size_t choice = 0; choice < count; ++choice) {
    const Task there = withThing(task, contact, choice);
    PlaceGrid grid = placesAbout(there, there.contacts[index], std::max(1, most / static_cast<int>(count)));
    if (grid.places.empty()) continue;
    std::vector<PlaceCost> costs(grid.places.size());
    things.push_back({choice, std::move(grid), std::move(costs)});
  }
  return things;
}

Task withThing(Task task, int contact, std::size_t choice) {
  HoldChoice choices(task.contacts.size());
  choices[static_cast<std::size_t>(contact)].place = choice;
  return withChoice(std::move(task), choices);
}

void weighPlaces(const PlaceQuestion& question, const PlaceSink& sink, const std::stop_token& stop) {
  PostureOptions options;
  options.stop = stop;
  options.advising = PostureOptions::Advising::No;
  for (std::size_t i = 0; i < question.things.size() && !stop.stop_requested(); ++i) {
    const WeighedThing& thing = question.things[i];
    Task held = withThing(question.task, question.contact, thing.choice);
    Contact& weighed = held.contacts[static_cast<std::size_t>(question.contact)];
    weighed.others.clear();  // it stands on this one
    if (weighed.place) weighed.place->free = {};
    const Prop* prop = propOf(held, weighed);
    if (!prop) continue;
    const PostureResult from =
        thing.choice == 0 ? question.from : solvePosture(*question.model, held, question.from.q, options);
    const auto tell = [&](int place, const PlaceCost& cost) { sink(i, place, cost); };
    Walk(question, held, thing.grid, tell, options).cover(nearestTo(weighed, *prop, thing.grid), from);
  }
}

int bestPlace(const std::vector<PlaceCost>& costs) {
  int best = -1;
  for (std::size_t i = 0; i < costs.size(); ++i)
    if (costs[i].isPossible && (best < 0 || costs[i].objective < costs[std::size_t(best)].objective))
      best = static_cast<int>(i);
  return best;
}

std::optional<std::size_t> bestThing(const std::vector<WeighedThing>& things) {
  std::optional<std::size_t> best;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < things.size(); ++i) {
    const int place = bestPlace(things[i].costs);
    if (place < 0 || things[i].costs[std::size_t(place)].objective >= least) continue;
    least = things[i].costs[std::size_t(place)].objective;
    best = i;
  }
  return best;
}

Contact contactAt(const Task& task, int contact, const WeighedThing& thing, int place) {
  const Task there = withThing(task, contact, thing.choice);
  Contact moved = there.contacts[static_cast<std::size_t>(contact)];
  if (const Prop* prop = propOf(there, moved))
    putOn(*prop, thing.grid.places[static_cast<std::size_t>(place)], moved);
  return moved;
}

}  // namespace handhold
