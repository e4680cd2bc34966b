// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/manoeuvre/manoeuvre_forms.h"

#include <QCoreApplication>
#include <cmath>

#include "engine/math/rotation.h"
#include "engine/task/manoeuvre/manoeuvre_bounds.h"
#include "engine/task/manoeuvre/usual_ramp.h"
#include "ui/controls/zero_word.h"
#include "ui/document/language/said.h"
#include "ui/document/manoeuvre_actions.h"

namespace handhold {

namespace {

constexpr double kPercent = 100.0;

NumberKind speedKind() { return {Dimension::Speed, 0.01, 3.0}; }
NumberKind percentKind(double most) { return {Dimension::None, 0.0, most, QStringLiteral("%"), 0, 5.0}; }
NumberKind turnKind() { return {Dimension::Angle, -4.0 * M_PI, 4.0 * M_PI}; }

/// Reads and edits one parameter of a manoeuvre; edits of one field that follow each other are one step.
template <class M, class Value, class Get, class Set>
Binding<Value> bind(Document& document, const QString& field, Get get, Set set) {
  return {[&document, get] {
            const auto& manoeuvre = document.shown().task.manoeuvre;
            const M* now = manoeuvre ? std::get_if<M>(&*manoeuvre) : nullptr;
            return get(now ? *now : M());
          },
          [&document, field, set](const Value& value) {
            std::optional<Manoeuvre> manoeuvre = document.project().task.manoeuvre;
            set(std::get<M>(manoeuvre.value()), value);
            setManoeuvre(document, manoeuvre,
                         {QObject::tr("Change %1 of manoeuvre").arg(field), "manoeuvre/" + field});
          }};
}

template <class M, class Owner>
Binding<double> bindNumber(Document& document, const QString& field, double Owner::*member,
                           double factor = 1.0) {
  return bind<M, double>(
      document, field, [=](const M& m) { return factor * m.*member; },
      [=](M& m, double value) { m.*member = value / factor; });
}

template <class M, class Owner>
Binding<double> bindCount(Document& document, const QString& field, int Owner::*member) {
  return bind<M, double>(
      document, field, [=](const M& m) { return double(m.*member); },
      [=](M& m, double value) { m.*member = qRound(value); });
}

template <class M, class Owner>
Binding<Vector3> bindVector(Document& document, const QString& field, Vector3 Owner::*member) {
  return bind<M, Vector3>(
      document, field, [=](const M& m) { return m.*member; },
      [=](M& m, const Vector3& value) { m.*member = value; });
}

template <class M, class Owner, class Choice>
Binding<int> bindChoice(Document& document, const QString& field, Choice Owner::*member) {
  return bind<M, int>(
      document, field, [=](const M& m) { return static_cast<int>(m.*member); },
      [=](M& m, int value) { m.*member = static_cast<Choice>(value); });
}

/// Zero leaves the planner free.
Binding<double> bindTime(Document& document) {
  return bind<TurnManoeuvre, double>(
      document, QStringLiteral("time"), [](const TurnManoeuvre& turn) { return turn.time.value_or(0.0); },
      [](TurnManoeuvre& turn, double value) {
        turn.time = value > 0.0 ? std::optional<double>(value) : std::nullopt;
      });
}

Binding<double> bindCycles(Document& document) {
  return bind<TurnManoeuvre, double>(
      document, QStringLiteral("cycles"), [](const TurnManoeuvre& turn) { return turn.cycles.value_or(0); },
      [](TurnManoeuvre& turn, double value) {
        turn.cycles = value >= 1.0 ? std::optional<int>(qRound(value)) : std::nullopt;
      });
}

constexpr int kOwnAxis = 3;

/// Up, left, forward, or any other.
Binding<int> bindAxis(Document& document) {
  const auto indexOf = [](const TurnManoeuvre& turn) {
    const Vector3 axes[] = {Vector3::UnitY(), Vector3::UnitX(), Vector3::UnitZ()};
    for (int i = 0; i < kOwnAxis; ++i)
      if (turn.axis.isApprox(axes[i])) return i;
    return kOwnAxis;
  };
  return bind<TurnManoeuvre, int>(
      document, QStringLiteral("axis"), indexOf, [](TurnManoeuvre& turn, int index) {
        const Vector3 axes[] = {Vector3::UnitY(), Vector3::UnitX(), Vector3::UnitZ(), Vector3(1.0, 1.0, 0.0)};
        turn.axis = axes[index].normalized();
      });
}

/// A number of the given steps.
Binding<double> bindStep(Document& document, const QString& field, double TurnSteps::*member) {
  return bind<TurnManoeuvre, double>(
      document, field, [=](const TurnManoeuvre& turn) { return turn.steps.value_or(TurnSteps()).*member; },
      [=](TurnManoeuvre& turn, double value) {
        if (turn.steps) (*turn.steps).*member = value;
      });
}

/// Of lifting (0), twisting (1) or closing (2).
Binding<double> bindStep(Document& document, const QString& field, std::array<double, 3> TurnSteps::*member,
                         std::size_t step) {
  return bind<TurnManoeuvre, double>(
      document, field,
      [=](const TurnManoeuvre& turn) { return (turn.steps.value_or(TurnSteps()).*member)[step]; },
      [=](TurnManoeuvre& turn, double value) {
        if (turn.steps) ((*turn.steps).*member)[step] = value;
      });
}

/// Whether cycles are planned or one is given. A given one turns about up or left.
Binding<int> bindGiven(Document& document) {
  return bind<TurnManoeuvre, int>(
      document, QStringLiteral("steps"), [](const TurnManoeuvre& turn) { return turn.steps ? 1 : 0; },
      [](TurnManoeuvre& turn, int index) {
        turn.steps = index == 1 ? std::optional(TurnSteps()) : std::nullopt;
        const bool isLeft = turn.axis.isApprox(Vector3::UnitX());
        if (turn.steps && !isLeft) turn.axis = Vector3::UnitY();
      });
}

/// Figures 7 to 10 of 001: what the legs do in one cycle, and how long.
void fillSteps(Document& document, BoundForm& first, BoundForm& more) {
  using M = TurnManoeuvre;
  using S = TurnSteps;
  const NumberKind tilt{Dimension::Angle, bound::kLimbTilt.least, bound::kLimbTilt.most};
  first.addChoice({"About", "manoeuvre.axis", "The body's own axis that the cycle turns about"},
                  {"Up", "Left"}, bindAxis(document));
  first.addNumber({"Lifted forward", "manoeuvre.front", "Tilt of a lifted leg where it points forward"}, tilt,
                  bindStep(document, "lifted forward", &S::front));
  first.addNumber({"Lifted aside", "manoeuvre.side", "Tilt of a lifted leg where it points to its side"},
                  tilt, bindStep(document, "lifted aside", &S::side));
  first.addNumber({"Lifted back", "manoeuvre.back", "Tilt of a lifted leg where it points backward"}, tilt,
                  bindStep(document, "lifted back", &S::back));
  first.addNumber({"Twist", "manoeuvre.twist",
                   "Angle through which the lifted legs twist; negative turns the "
                   "body the other way"},
                  number::angle(), bindStep(document, "twist", &S::twist));
  const struct {
    const char *word, *deed;
  } kSteps[] = {{"Lifting", "lifting"}, {"Twisting", "twisting"}, {"Closing", "closing"}};
  for (std::size_t k = 0; k < std::size(kSteps); ++k) {
    const QString word = QString::fromLatin1(kSteps[k].word), deed = said(kSteps[k].deed);
    first.addNumber({word + " takes", "manoeuvre." + deed + "Time", "Duration of this step"},
                    {Dimension::None, 0.05, 60.0, QStringLiteral("s"), 2, 0.1},
                    bindStep(document, deed + " time", &S::durations, k));
    more.addNumber({word + " at most", "manoeuvre." + deed + "Speed",
                    "Bound of every joint's speed in this step; 0 leaves it free"},
                   {Dimension::AngularSpeed, 0.0, 100.0},
                   bindStep(document, deed + " speed", &S::maxSpeeds, k));
  }
  first.addNumber({"Times", "manoeuvre.cycles", "How often the cycle is done"}, number::count(1, 60),
                  bind<M, double>(
                      document, "times", [](const M& turn) { return turn.cycles.value_or(1); },
                      [](M& turn, double value) { turn.cycles = qRound(value); }));
  more.addChoice({"Limbs", "manoeuvre.limbs", "Whether the arms go along"}, {"Legs", "Legs and arms"},
                 bindChoice<M>(document, "limbs", &M::limbs));
  more.addNumber({"Arms", "manoeuvre.arms", "Tilt of the arms, where they go along"}, tilt,
                 bindStep(document, "arms", &S::arms));
}

void fillPlanned(Document& document, BoundForm& first, BoundForm& more) {
  using M = TurnManoeuvre;
  first.addNumber({"Angle", "manoeuvre.angle", "About the axis; negative turns the other way"}, turnKind(),
                  bindNumber<M>(document, "angle", &M::angle));
  first.addChoice(
      {"About", "manoeuvre.axis",
       "The body's own axis: up turns to the left, left bends forward, forward rolls to the right"},
      {"Up", "Left", "Forward", "Own axis"}, bindAxis(document));
  first.addChoice(
      {"Goal", "manoeuvre.goal", "The shortest turn, or the one of least torque in the time given"},
      {"Shortest", "Least torque"}, bindChoice<M>(document, "goal", &M::goal));
  first.addChoice({"Limbs", "manoeuvre.limbs", "Whether the arms help"}, {"Legs", "Legs and arms"},
                  bindChoice<M>(document, "limbs", &M::limbs));
  first.addNumber({"Effort", "manoeuvre.effort", "Share of every joint's torque limit that may be used"},
                  percentKind(100.0), bindNumber<M>(document, "effort", &M::strengthShare, kPercent));
  more.addNumber({"Joint speed", "manoeuvre.maxSpeed", "Greatest speed of every joint"},
                 {Dimension::AngularSpeed, 0.01, 100.0},
                 bindNumber<M>(document, "joint speed", &M::maxSpeed));
  more.addNumber({"Time", "manoeuvre.time", "That the turn may take; 0 leaves it free"},
                 zeroMeans(QCoreApplication::translate("ManoeuvreForms", "free"),
                           {Dimension::None, 0.0, 600.0, QStringLiteral("s"), 2, 0.5}),
                 bindTime(document));
  more.addNumber({"Cycles", "manoeuvre.cycles", "Of each part of the turn; 0 takes as many as are best"},
                 zeroMeans(QCoreApplication::translate("ManoeuvreForms", "as is best"), number::count(0, 60)),
                 bindCycles(document));
  more.addVector({"Axis", "manoeuvre.ownAxis", "In the body's axes: left, up, forward"}, number::plain(),
                 bindVector<M>(document, "axis", &M::axis));
}

/// Cycles that are planned, or the one that is given.
void fill(const TurnManoeuvre& turn, Document& document, BoundForm& first, BoundForm& more) {
  first.addChoice(
      {"Cycle", "manoeuvre.given",
       "Planned: the cycles that do the turn. Given: the three steps of one cycle as you set them"},
      {"Planned", "Given"}, bindGiven(document));
  if (turn.steps)
    fillSteps(document, first, more);
  else
    fillPlanned(document, first, more);
}

template <class M>
void fillTraverse(Document& document, BoundForm& first, BoundForm& more) {
  using T = TraverseManoeuvre;
  first.addNumber({"Steps", "manoeuvre.rungs", "Spacings to go, two or more"}, number::count(2, 100),
                  bindCount<M>(document, "steps", &T::rungs));
  first.addNumber({"Spacing", "manoeuvre.spacing", "From hold to hold"}, number::size(),
                  bindNumber<M>(document, "spacing", &T::spacing));
  first.addNumber({"Speed", "manoeuvre.speed", "Greatest speed of the trunk"}, speedKind(),
                  bindNumber<M>(document, "speed", &T::speed));
  first.addNumber({"Ramp", "manoeuvre.ramp", "Time in which the trunk speeds up and slows down"},
                  number::seconds(), bindNumber<M>(document, "ramp", &T::rampTime));
  first.addChoice(
      {"Method", "manoeuvre.method",
       "Kinematic: as planned by the kinematic motion function. Predicted: that, with the same holds "
       "at the same times, improved for the least load of the joints. Joint space: every joint by that "
       "function from period to period, at rest between them"},
      {"Kinematic", "Predicted", "Joint space"},
      bind<M, int>(
          document, "method", [](const M& m) { return static_cast<int>(m.method); },
          [](M& m, int value) { chooseMethod(static_cast<TraverseMethod>(value), m); }));
  first.addChoice({"Goal", "manoeuvre.traverseGoal",
                   "At the speed asked for, or as fast as all limits let: the greatest workload possible"},
                  {"As asked", "Fastest"}, bindChoice<M>(document, "goal", &T::goal));
  more.addChoice({"Pace", "manoeuvre.pace", "Even, or a rest whenever a hand has arrived"},
                 {"Even", "Stop at each"}, bindChoice<M>(document, "pace", &T::pace));
  more.addNumber({"Both hold", "manoeuvre.holdShare", "Part of a period in which both hands hold"},
                 percentKind(80.0), bindNumber<M>(document, "share of holding", &T::holdShare, kPercent));
  more.addNumber({"Joint speed", "manoeuvre.jointSpeed", "Greatest speed of every joint in joint space"},
                 {Dimension::AngularSpeed, 0.01, 100.0},
                 bindNumber<M>(document, "joint speed", &T::jointSpeed));
  more.addSwitch({"Shoulder limits", "manoeuvre.shoulderLimits",
                  "Off: without the shoulders' ranges and strengths, as 001 figure 15"},
                 bind<M, bool>(
                     document, "shoulder limits", [](const M& m) { return m.shoulderLimits; },
                     [](M& m, bool on) { m.shoulderLimits = on; }));
  more.addNumber({"Hand height", "manoeuvre.handHeight", "Of the hands beyond the shoulders, along the way"},
                 number::length(), bindNumber<M>(document, "hand height", &T::handHeight));
  more.addNumber({"Hand width", "manoeuvre.handWidth", "Between the hands, across the way"}, number::length(),
                 bindNumber<M>(document, "hand width", &T::handWidth));
  more.addNumber({"Distance", "manoeuvre.distance", "Of the shoulders from the plane of the holds"},
                 number::size(), bindNumber<M>(document, "distance", &T::distance));
  more.addNumber({"Clearance", "manoeuvre.clearance", "By which a moving hand leaves that plane"},
                 number::length(), bindNumber<M>(document, "clearance", &T::clearance));
  more.addNumber({"Touch speed", "manoeuvre.approachSpeed",
                  "At which a hand meets its bar, which stops it; 0: it comes to rest there"},
                 {Dimension::Speed, 0.0, 0.5}, bindNumber<M>(document, "touch speed", &T::approachSpeed));
  more.addNumber({"Lean", "manoeuvre.lean", "By which the trunk leans forward"}, number::angle(),
                 bind<M, double>(
                     document, "lean", [](const M& m) { return logQuaternion(m.attitude.normalized()).x(); },
                     [](M& m, double lean) { m.attitude = expQuaternion(Vector3(lean, 0.0, 0.0)); }));
  more.addNumber({"Bar bears", "manoeuvre.railLimit", "Force that a bar bears; 556 N (125 lbf) is assumed"},
                 number::forceLimit(), bindNumber<M>(document, "rail limit", &T::railLimit));
}

void fill(const TraverseManoeuvre&, Document& document, BoundForm& first, BoundForm& more) {
  fillTraverse<TraverseManoeuvre>(document, first, more);
}

void fill(const CarryManoeuvre&, Document& document, BoundForm& first, BoundForm& more) {
  using M = CarryManoeuvre;
  first.addNumber({"Mass", "manoeuvre.mass", "Of the box, strapped to the back"}, number::mass(),
                  bindNumber<M>(document, "mass", &M::mass));
  first.addNumber({"Edge", "manoeuvre.size", "Of the box, a cube of even density"}, number::size(),
                  bindNumber<M>(document, "edge", &M::size));
  first.addChoice({"Along", "manoeuvre.along", "The rungs of a ladder, or one handrail"}, {"Rungs", "Rail"},
                  bindChoice<M>(document, "way", &TraverseManoeuvre::along));
  fillTraverse<M>(document, first, more);
}

void fill(const FlightManoeuvre&, Document& document, BoundForm& first, BoundForm& more) {
  using M = FlightManoeuvre;
  first.addChoice(
      {"Push off", "manoeuvre.from", "A wall below the feet, or a rail at the start with the hands"},
      {"Wall, feet", "Rail, hands"}, bindChoice<M>(document, "push", &M::from));
  first.addNumber({"Speed", "manoeuvre.speed", "Of the centre of mass in free flight"}, speedKind(),
                  bindNumber<M>(document, "speed", &M::speed));
  first.addVector({"Rail at", "manoeuvre.rail", "Middle of the hands on the rail: left, up, forward"},
                  number::length(), bindVector<M>(document, "rail", &M::rail));
  first.addVector({"Turned on arrival", "manoeuvre.attitude",
                   "Rotation of the body at rest at the rail, about left, up and forward"},
                  number::angle(),
                  bind<M, Vector3>(
                      document, "attitude", [](const M& m) { return logQuaternion(m.attitude.normalized()); },
                      [](M& m, const Vector3& turn) { m.attitude = expQuaternion(turn); }));
  more.addVector({"Rail along", "manoeuvre.railAxis", "Direction of the bar"}, number::plain(),
                 bindVector<M>(document, "rail direction", &M::railAxis));
  more.addNumber({"Push way", "manoeuvre.pushStroke", "On which the body speeds up"}, number::size(),
                 bindNumber<M>(document, "push way", &M::pushStroke));
  more.addNumber({"Catch way", "manoeuvre.catchStroke", "On which it slows down"}, number::size(),
                 bindNumber<M>(document, "catch way", &M::catchStroke));
  more.addNumber({"Hand width", "manoeuvre.handWidth", "Between the hands on the bar"}, number::size(),
                 bindNumber<M>(document, "hand width", &M::handWidth));
  more.addNumber({"Bar bears", "manoeuvre.railLimit", "Force that a bar bears; 556 N (125 lbf) is assumed"},
                 number::forceLimit(), bindNumber<M>(document, "rail limit", &M::railLimit));
}

void fill(const HoldManoeuvre&, Document& document, BoundForm& first, BoundForm& more) {
  using M = HoldManoeuvre;
  first.addVector(
      {"Pull", "manoeuvre.pull", "Force of the tool on the hands, all together: left, up, forward"},
      number::force(), bindVector<M>(document, "pull", &M::pull));
  first.addVector({"Tool at", "manoeuvre.tool", "Where the hands hold it, from between the feet"},
                  number::length(), bindVector<M>(document, "tool", &M::tool));
  first.addChoice({"Hands", "manoeuvre.hands", "That hold the tool"}, {"Right", "Left", "Both"},
                  bindChoice<M>(document, "hands", &M::hands));
  first.addChoice({"Feet", "manoeuvre.feet", "In the restraint"}, {"Right", "Left", "Both"},
                  bindChoice<M>(document, "feet", &M::feet));
  more.addVector({"Handle along", "manoeuvre.handle", "Direction of the tool's handle"}, number::plain(),
                 bindVector<M>(document, "handle", &M::handle));
  more.addNumber({"Hand width", "manoeuvre.handWidth", "Between two hands on the handle"}, number::size(),
                 bindNumber<M>(document, "hand width", &M::handWidth));
  more.addNumber({"Stance", "manoeuvre.stance", "Between two feet"}, number::size(),
                 bindNumber<M>(document, "stance", &M::stance));
}

}  // namespace

void fillManoeuvreForms(ManoeuvreKind kind, Document& document, BoundForm& first, BoundForm& more) {
  const std::optional<Manoeuvre>& asked = document.shown().task.manoeuvre;
  std::visit([&](const auto& one) { fill(one, document, first, more); },
             asked && kindOf(*asked) == kind ? *asked : usualManoeuvre(kind));
}

}  // namespace handhold
