// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>

#include "engine/estimation/foot_events.h"
#include "engine/estimation/marker_sets/own_places.h"
#include "engine/estimation/marker_sets/recognition.h"
#include "engine/estimation/preparation.h"
#include "engine/estimation/recorded_trial/recorded_trial.h"
#include "engine/io/recording_formats.h"
#include "engine/trial/trial.h"
#include "ui/document/recordings/model_reading.h"

namespace handhold {

/// Who says which axis points up.
enum class UpSource { File, Guess, Person, Import };

/// Where events of feet come from.
enum class FootEvents { AsRead, FoundToo };

/// What the columns of a table of text are.
struct TableDraft {
  TableBeginning guessed;
  CsvDescription chosen;
};

/// A recording on its way into the project: what its file holds and all that a person chooses about it.
struct ImportDraft {
  QString file;
  QString result;                         ///< that is fitted again, by its name; empty: the file was read
  std::shared_ptr<const Recording> read;  ///< as the file has it; never null
  std::optional<TableDraft> table;        ///< where the file is one of text
  std::optional<ModelFiles> model;        ///< where it is a model of OpenSim
  Preparation preparation;                ///< of all of its time: `kept` is cut out last
  /// The part of the time that is imported (s), 0 with the file's first value as in the time line; empty:
  /// all.
  std::optional<TimeSpan> kept;
  UpSource upSource = UpSource::Guess;
  RecordedPerson person;
  std::optional<Sex> sex;
  QString stillFile;                       ///< of the person standing still; empty: there is none
  std::shared_ptr<const Recording> still;  ///< as that file has it; measures the body, too
  QString forcesFile;  ///< of ground forces that were recorded with it; empty: there is none
  std::shared_ptr<const Recording> unforced;  ///< what was read without them; null: likewise
  std::vector<std::string> labels;            ///< of its markers, of a skeleton those in its joints
  std::string markerSet;                      ///< name of the set that they are of; empty: none is known
  std::vector<MarkerPlace> ownPlaces;         ///< of labels that somebody put on the body, one label each
  std::map<std::string, double> weights;      ///< in the fit, of labels to which somebody gave one
  std::optional<std::vector<RecordedEvent>> ownEvents;  ///< in place of all others, on the time line's clock
  FootEvents events = FootEvents::AsRead;
  /// Of speeds and plates when the human is fitted (Hz; 0: none); empty: as the motion's, else the usual.
  std::optional<double> cutOff;
  BodyGaps gaps = BodyGaps::Stay;           ///< what is still not seen when the human is fitted
  std::optional<ReductionSizes> reduction;  ///< of what is left on the pelvis by the fit; empty: none
  std::vector<DeclaredHold> holds;          ///< on the clock of the time line
};

/// With what the recording lets guess, and the marker set of which it has most labels; joints of a skeleton
/// that were found out otherwise (bones/known_bones.h) are places of its own.
ImportDraft draftOf(const QString& file, std::shared_ptr<const Recording> recording,
                    const std::vector<MarkerSet>& sets);

/// Whether its labels are those of a skeleton's joints.
bool isOfBones(const ImportDraft& draft);

/// Of a result, by its name, that has a recording: it is in our world, filled and smoothed as it was
/// imported.
ImportDraft draftAgain(const std::string& name, const Trial& trial, const std::vector<MarkerSet>& sets);

/// The draft with the columns of its file told otherwise: what a person chose stays, guesses are made anew.
/// The time line's instants stay with their rows where there are as many.
ImportDraft withReading(const ImportDraft& draft, std::shared_ptr<const Recording> recording,
                        const TableDraft& table, const std::vector<MarkerSet>& sets);

/// The draft with another rate of the frames (Hz): all that stands on the clock of the time line goes along.
ImportDraft withRate(ImportDraft draft, double rate);

/// The draft with the ground forces of a table, in place of those that it had. Throws InputError for a table
/// that has none, and where the recording has plates of its own.
ImportDraft withForces(ImportDraft draft, const QString& file, const Recording& forces);

/// The chosen set with a person's own places and weights; nothing where there is neither set nor place.
std::optional<MarkerSet> setOf(const ImportDraft& draft, const std::vector<MarkerSet>& sets);

/// Whether somebody has told more of the markers than their set does.
inline bool hasOwnMarkers(const ImportDraft& draft) {
  return !draft.ownPlaces.empty() || !draft.weights.empty();
}

/// The draft with another set, or none: markers follow others of the segments that it tells.
ImportDraft withMarkerSet(ImportDraft draft, const std::string& name, const std::vector<MarkerSet>& sets);

/// The draft with places of one label each, in place of those that the labels had.
ImportDraft withOwnPlaces(ImportDraft draft, const std::vector<MarkerPlace>& places,
                          const std::vector<MarkerSet>& sets);
/// The draft without places of the labels.
ImportDraft withoutOwnPlaces(ImportDraft draft, const std::vector<std::string>& labels,
                             const std::vector<MarkerSet>& sets);

/// Segments that follow one another on a body, by the names of marker_segments.
std::vector<std::pair<std::string, std::string>> neighbouringSegments();

/// Markers on feet and toes.
FootMarkers feetOf(const Recording& recording, const MarkerSet& set);

/// What the page shows: prepared, all of its time, without a body. For any thread. Throws InputError.
std::shared_ptr<const Trial> unfittedTrial(const ImportDraft& draft, const std::vector<MarkerSet>& sets,
                                           const Subject& subject);

/// What is imported of such a trial: the part that the draft keeps, on a clock of its own. Throws InputError
/// where nothing was recorded then.
std::shared_ptr<const Trial> keptTrial(const ImportDraft& draft,
                                       const std::shared_ptr<const Trial>& unfitted);

/// What the human is fitted to: the recording of a kept trial, with the person as the draft has it.
/// `modelFile`: the text of the subject's model file. Throws InputError without a marker set.
RecordedTrialRequest fitRequest(const ImportDraft& draft, const std::vector<MarkerSet>& sets,
                                const Trial& kept, const std::string& modelFile);

/// The holds on the clock of what is kept, as far as they last then.
std::vector<DeclaredHold> keptHolds(const ImportDraft& draft);

/// What stands for the file in the list of results.
std::string recordingName(const ImportDraft& draft);

}  // namespace handhold
