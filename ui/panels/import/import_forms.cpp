// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/import/import_forms.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <limits>

#include "engine/core/error.h"
#include "engine/estimation/cropping.h"
#include "engine/estimation/gap_filling.h"
#include "engine/estimation/marker_sets/joint_markers.h"
#include "ui/controls/zero_word.h"
#include "ui/document/language/said.h"
#include "ui/document/recordings/draft_smoothing.h"
#include "ui/document/recordings/recorded.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr double kScales[] = {1.0, 1e-3, 1e-2, 0.1, 10.0, 100.0, 1000.0, 0.0254};

NumberKind hertz(double most) { return {Dimension::None, 0.0, most, QStringLiteral("Hz"), 1, 0.5}; }
NumberKind instant() { return {Dimension::None, -1e6, 1e6, QStringLiteral("s"), 3, 0.1}; }

/// Reads and changes one choice.
template <class Value, class Get, class Set>
Binding<Value> bindDraft(ImportSession& session, Get get, Set set) {
  return {
      [&session, get] { return Value(get(session.draft())); },
      [&session, set](const Value& value) { session.edit([&](ImportDraft& draft) { set(draft, value); }); }};
}

QStringList axisWords() { return {"x", "y", "z", "−x", "−y", "−z"}; }

int indexOf(const LaboratoryAxis& axis) { return axis.axis + (axis.sign < 0 ? 3 : 0); }

LaboratoryAxis axisAt(int index) { return {index % 3, index < 3 ? 1 : -1}; }

/// The other of both gives way.
Binding<int> bindAxis(ImportSession& session, LaboratoryAxis WorldPlacement::*axis,
                      LaboratoryAxis WorldPlacement::*other) {
  return bindDraft<int>(
      session, [axis](const ImportDraft& draft) { return indexOf(draft.preparation.placement.*axis); },
      [axis, other](ImportDraft& draft, int index) {
        WorldPlacement& placement = draft.preparation.placement;
        const LaboratoryAxis before = placement.*axis;
        placement.*axis = axisAt(index);
        if ((placement.*other).axis == (placement.*axis).axis) placement.*other = before;
        draft.upSource = UpSource::Person;
      });
}

double frameRate(const ImportDraft& draft) {
  const Recording& read = *draft.read;
  return draft.preparation.rate.value_or(meanRate(playedTimes(read)));
}

const Recording* preparedPart(const ImportSession& session) {
  return session.trial() ? session.trial()->from<Recorded>()->recording.get() : nullptr;
}

float highestOf(const Recording& recording) {
  float highest = -std::numeric_limits<float>::infinity();
  for (const Marker& marker : recording.markers)
    for (const Vector3f& position : marker.positions)
      if (isSeen(position)) highest = std::max(highest, position.y());
  return highest;
}

/// How high above the floor anything of it comes; of a skeleton its joints.
FigureText heightText(const ImportSession& session) {
  const Recording* recording = preparedPart(session);
  if (!recording) return {"–", ""};
  const bool isSkeleton = recording->markers.empty() && recording->skeleton;
  const float highest = highestOf(isSkeleton ? withJointMarkers(*recording) : *recording);
  return std::isfinite(highest) ? figureText(static_cast<double>(highest), Dimension::Length)
                                : FigureText{"–", ""};
}

/// All of its time on the clock of the time line, which begins at 0.
TimeSpan wholeTime(const ImportSession& session) {
  const Recording* shown = preparedPart(session);
  return {0.0, shown ? durationOf(*shown) : 0.0};  // samples of the last frame come later, and go along
}

TimeSpan keptTime(const ImportSession& session) { return session.draft().kept.value_or(wholeTime(session)); }

/// What the file calls the instant at which the time line begins.
FigureText fileTimeText(const ImportSession& session) {
  if (session.draft().preparation.rate) return {QStringLiteral("–"), {}};
  return {figures(spanOf(*session.draft().read).value_or(TimeSpan()).from, 3), QStringLiteral("s")};
}

FigureText upText(UpSource source) {
  switch (source) {
    case UpSource::File:
      return {QObject::tr("told by the file"), {}};
    case UpSource::Guess:
      return {QObject::tr("a guess: look at the view"), {}};
    case UpSource::Person:
      return {QObject::tr("chosen here"), {}};
    default:
      return {QObject::tr("as it was imported"), {}};
  }
}

FigureText unitText(const ImportDraft& draft) {
  const Doubts& doubts = draft.read->doubts;
  const bool isGuess = hasDoubt(doubts, DoubtKind::Units) || hasDoubt(doubts, DoubtKind::Scale);
  if (draft.preparation.placement.scale != 1.0) return upText(UpSource::Person);
  if (!draft.result.isEmpty()) return upText(UpSource::Import);
  return {isGuess ? QObject::tr("a guess: look at Highest") : QObject::tr("told by the file"), {}};
}

FigureText fileText(const QString& file) {
  return {file.isEmpty() ? QObject::tr("none") : QFileInfo(file).fileName(), {}};
}

FigureText knownText(const ImportSession& session) {
  const std::vector<std::string>& labels = session.draft().labels;
  const std::optional<MarkerSet> set = setOf(session.draft(), session.sets());
  const int known = set ? recognise(labels, *set).matches : 0;
  return {QObject::tr("%1 of %2").arg(known).arg(labels.size()), {}};
}

}  // namespace

void setCutOff(ImportSession& session, std::optional<double> cutOff) {
  ImportDraft draft = session.draft();
  draft.preparation.smoothing.motion = cutOff;
  draft.cutOff.reset();
  session.change(std::move(draft));
}

void addLaboratory(BoundForm& form, ImportSession& session, const std::function<void()>& chooseForces) {
  form.addChoice({"Up", "import.up", "The axis of the laboratory that points up"}, axisWords(),
                 bindAxis(session, &WorldPlacement::up, &WorldPlacement::forward));
  form.addFact({"Up is", "import.upSource", "Where the axis that points up comes from"},
               [&session] { return upText(session.draft().upSource); });
  form.addChoice(
      {"Forward", "import.forward", "The axis of the laboratory along which the person looks or goes"},
      axisWords(), bindAxis(session, &WorldPlacement::forward, &WorldPlacement::up));
  form.addChoice(
      {"Unit", "import.scale", "For files whose unit of length is told wrong"},
      {"as it was read", "× 0.001", "× 0.01", "× 0.1", "× 10", "× 100", "× 1000", "inches"},
      bindDraft<int>(
          session,
          [](const ImportDraft& draft) {
            const double* found = std::ranges::find(kScales, draft.preparation.placement.scale);
            return static_cast<int>(found - std::begin(kScales));
          },
          [](ImportDraft& draft, int index) { draft.preparation.placement.scale = kScales[index]; }));
  form.addFact({"Unit is", "import.unitSource", "Where the unit of length comes from"},
               [&session] { return unitText(session.draft()); });
  form.addFact({"Highest", "import.highest", "How high markers or joints come above the floor"},
               [&session] { return heightText(session); });
  form.addNumber({"Rate", "import.rate", "Frames a second (Hz), for files that tell none or a wrong one"},
                 {Dimension::None, 0.1, 1e5, QStringLiteral("Hz"), 2, 1.0},
                 bindDraft<double>(session, frameRate, [](ImportDraft& draft, double rate) {
                   draft = withRate(std::move(draft), rate);
                 }));
  form.addFact(
      {"Forces file", "import.forces", "Ground forces that were recorded with it, in a file of their own"},
      [&session] { return fileText(session.draft().forcesFile); });
  form.addButton({"Ground forces…", "import.chooseForces",
                  "Choose OpenSim's table of ground forces (MOT, STO): they become force plates"},
                 "", chooseForces);
}

void addModel(BoundForm& form, ImportSession& session, const std::function<void()>& chooseMotion,
              const std::function<void()>& chooseLoads) {
  const auto nameOf = [&session](std::filesystem::path ModelFiles::*file) {
    return [&session, file] {
      const std::optional<ModelFiles>& model = session.draft().model;
      return fileText(model ? QString::fromStdU16String(((*model).*file).u16string()) : QString());
    };
  };
  form.addFact({"Motion file", "import.motion", "What moves the model"}, nameOf(&ModelFiles::motion));
  form.addButton({"Motion…", "import.chooseMotion",
                  "Choose a table of the model's coordinates (MOT, STO), or a recording of its markers"},
                 "", chooseMotion);
  form.addFact({"Loads file", "import.loads", "Measured loads on the model, as OpenSim's ExternalLoads"},
               nameOf(&ModelFiles::loads));
  form.addButton(
      {"Loads…", "import.chooseLoads",
       "Choose external loads (XML, with the table that they name): torques are computed with them"},
      "", chooseLoads);
}

void addPerson(BoundForm& form, ImportSession& session, const std::function<void()>& chooseStill) {
  form.addText(
      {"Name", "import.name", "Who was recorded"},
      bindDraft<QString>(
          session, [](const ImportDraft& draft) { return QString::fromStdString(draft.person.name); },
          [](ImportDraft& draft, const QString& name) { draft.person.name = name.toStdString(); }));
  NumberKind kilograms = number::mass(), height{Dimension::Length, 0.0, 3.0};
  kilograms.atZero = height.atZero = QObject::tr("not known");
  form.addNumber({"Mass", "import.mass", "0 where it is not known"}, kilograms,
                 bindDraft<double>(
                     session, [](const ImportDraft& draft) { return draft.person.mass; },
                     [](ImportDraft& draft, double mass) { draft.person.mass = mass; }));
  form.addNumber({"Stature", "import.stature", "0 where it is not known"}, height,
                 bindDraft<double>(
                     session, [](const ImportDraft& draft) { return draft.person.stature; },
                     [](ImportDraft& draft, double stature) { draft.person.stature = stature; }));
  form.addChoice(
      {"Sex", "import.sex", "For the mass, where nobody tells it"}, {"not told", "female", "male"},
      bindDraft<int>(
          session, [](const ImportDraft& draft) { return draft.sex ? static_cast<int>(*draft.sex) + 1 : 0; },
          [](ImportDraft& draft, int index) {
            draft.sex = index > 0 ? std::optional(static_cast<Sex>(index - 1)) : std::nullopt;
          }));
  form.addFact({"Static", "import.still",
                "A trial of the same person standing still: the fit measures the body by it, too"},
               [&session] { return fileText(session.draft().stillFile); });
  form.addButton({"Static trial…", "import.chooseStill", "Choose the file of the person standing still"}, "",
                 chooseStill);
}

/// Sets are there when the first recording is: their titles are those of the moment in which the form is
/// made.
void addMarkers(BoundForm& form, ImportSession& session) {
  QStringList titles{QObject::tr("none")};
  for (const MarkerSet& set : session.sets()) titles << said(set.title);
  form.addChoice({"Set", "import.set", "The way in which the markers were put on: it tells their segments"},
                 titles,
                 {[&session] {
                    const std::vector<MarkerSet>& sets = session.sets();
                    const auto set = std::ranges::find(sets, session.draft().markerSet, &MarkerSet::name);
                    return set == sets.end() ? 0 : static_cast<int>(set - sets.begin()) + 1;
                  },
                  [&session](int index) {
                    const auto which = static_cast<std::size_t>(index - 1);
                    session.change(withMarkerSet(session.draft(), index > 0 ? session.sets()[which].name : "",
                                                 session.sets()));
                  }});
  form.addFact(
      {"Known", "import.known", "Labels that the set has; the others are shown, but sit on no segment"},
      [&session] { return knownText(session); });
}

void addTimeSpan(BoundForm& form, ImportSession& session, const Document& document) {
  form.addNumber({"From", "import.from", "As the time line counts: 0 is the file's first value"}, instant(),
                 {[&session] { return keptTime(session).from; },
                  [&session](double from) {
                    session.keepTime(TimeSpan{from, keptTime(session).to});
                  }});
  form.addNumber({"To", "import.to", "As the time line counts: 0 is the file's first value"}, instant(),
                 {[&session] { return keptTime(session).to; },
                  [&session](double to) {
                    session.keepTime(TimeSpan{keptTime(session).from, to});
                  }});
  form.addFact({"0 s is", "import.fileTime", "What the file itself calls the first value's time"},
               [&session] { return fileTimeText(session); });
  form.addButton({"Begin at the playhead", "import.beginHere", "What lies before is left out (I)"}, "", [&] {
    session.keepTime(TimeSpan{document.playbackTime(), keptTime(session).to});
  });
  form.addButton({"End at the playhead", "import.endHere", "What lies behind is left out (O)"}, "", [&] {
    session.keepTime(TimeSpan{keptTime(session).from, document.playbackTime()});
  });
  form.addButton({"All of it", "import.whole", "Nothing is left out"}, "",
                 [&session] { session.keepTime(std::nullopt); });
}

void addGaps(BoundForm& form, ImportSession& session) {
  form.addFact({"Gaps", "import.gaps", "In the curves of all markers, as read and after filling"},
               [&session] {
                 return FigureText{
                     QObject::tr("%1, %2 stay").arg(session.gaps().before).arg(session.gaps().after), {}};
               });
  form.addSwitch(
      {"From three others of the segment", "import.others",
       "Where three markers of the same segment are seen, a fourth goes along with them"},
      bindDraft<bool>(
          session, [](const ImportDraft& draft) { return !draft.preparation.gaps.segments.empty(); },
          [&session](ImportDraft& draft, bool follows) {
            const std::optional<MarkerSet> set = setOf(draft, session.sets());
            draft.preparation.gaps.segments.clear();
            if (follows) draft.preparation.gaps.segments = usualGapFilling(*draft.read, set).segments;
            if (follows && !set)
              throw InputError("gaps", "no marker set tells the segments", "choose a set first");
          }));
  form.addSwitch(
      {"From the fitted body", "import.bodyGaps",
       "With Fit the human: what is left is put where the body has the marker"},
      bindDraft<bool>(
          session, [](const ImportDraft& draft) { return draft.gaps == BodyGaps::Filled; },
          [](ImportDraft& draft, bool fills) { draft.gaps = fills ? BodyGaps::Filled : BodyGaps::Stay; }));
  form.addNumber(
      {"Spline up to", "import.spline", "Longer gaps stay; 0: all stay"},
      zeroMeans(QCoreApplication::translate("ImportForms", "none"),
                {Dimension::None, 0.0, 10.0, QStringLiteral("s"), 2, 0.05}),
      bindDraft<double>(
          session, [](const ImportDraft& draft) { return draft.preparation.gaps.longestSpline; },
          [](ImportDraft& draft, double longest) { draft.preparation.gaps.longestSpline = longest; }));
}

void addSmoothing(BoundForm& form, ImportSession& session) {
  form.addNumber({"Motion", "import.cutOff",
                  "Cut-off of the zero-phase Butterworth low-pass of markers and coordinates; 0: none"},
                 zeroMeans(QCoreApplication::translate("ImportForms", "none"), hertz(500.0)),
                 {[&session] { return session.draft().preparation.smoothing.motion.value_or(0.0); },
                  [&session](double cutOff) {
                    if (cutOff > 0.0 && !(2.0 * cutOff < frameRate(session.draft())))
                      throw InputError("cut-off", "must lie below half the rate", "type a lower one");
                    setCutOff(session, cutOff > 0.0 ? std::optional(cutOff) : std::nullopt);
                  }});
  form.addNumber(
      {"Forces", "import.forceCutOff", "Of the plates' forces and moments; 0: none"},
      zeroMeans(QCoreApplication::translate("ImportForms", "none"), hertz(5000.0)),
      bindDraft<double>(
          session, [](const ImportDraft& draft) { return draft.preparation.smoothing.forces.value_or(0.0); },
          [](ImportDraft& draft, double cutOff) {
            if (cutOff > 0.0 && !(2.0 * cutOff < meanRate(draft.read->samples)))
              throw InputError("cut-off", "must lie below half the plates' rate", "type a lower one");
            draft.preparation.smoothing.forces = cutOff > 0.0 ? std::optional(cutOff) : std::nullopt;
          }));
  form.addNumber(
      {"Torques", "import.torqueCutOff",
       "With Fit the human: of the body's speeds and of the plates, in place of the low-pass above; as that "
       "of Motion, else 6 Hz, until one is typed; 0: none"},
      zeroMeans(QCoreApplication::translate("ImportForms", "none"), hertz(5000.0)),
      bindDraft<double>(session, weighingCutOff,
                        [](ImportDraft& draft, double cutOff) { draft.cutOff = cutOff; }));
}

void addEvents(BoundForm& form, ImportSession& session) {
  form.addSwitch(
      {"Find foot strikes and offs", "import.events",
       "From the plates, and where they tell nothing from the feet's own motion; what the file has stays"},
      bindDraft<bool>(
          session, [](const ImportDraft& draft) { return draft.events == FootEvents::FoundToo; },
          [](ImportDraft& draft, bool found) {
            draft.events = found ? FootEvents::FoundToo : FootEvents::AsRead;
            draft.ownEvents.reset();
          }));
  form.addFact(
      {"Events", "import.eventCount",
       "They stand in the time line: drag them, add and name them by its menu"},
      [&session] {
        const Recording* recording = preparedPart(session);
        return FigureText{recording ? QString::number(recording->events.size()) : QStringLiteral("–"), {}};
      });
}

}  // namespace handhold
