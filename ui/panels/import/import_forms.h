// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/bound_form.h"
#include "ui/jobs/import_session.h"

namespace handhold {

class ResidualChart;

/// Each fills a form with what a person chooses about a recording; every choice is prepared at once. While
/// nothing is imported the forms must not be refreshed.
/// `chooseForces` asks for a table of ground forces.
void addLaboratory(BoundForm& form, ImportSession& session, const std::function<void()>& chooseForces);
/// Of a model of OpenSim: what moves it and what loads it; both ask for a file.
void addModel(BoundForm& form, ImportSession& session, const std::function<void()>& chooseMotion,
              const std::function<void()>& chooseLoads);
/// `chooseStill` asks for the file of a static trial.
void addPerson(BoundForm& form, ImportSession& session, const std::function<void()>& chooseStill);
void addMarkers(BoundForm& form, ImportSession& session);
void addTimeSpan(BoundForm& form, ImportSession& session, const Document& document);
void addGaps(BoundForm& form, ImportSession& session);
void addSmoothing(BoundForm& form, ImportSession& session);
void addEvents(BoundForm& form, ImportSession& session);

/// The low-pass of markers and coordinates (Hz); nothing: none.
void setCutOff(ImportSession& session, std::optional<double> cutOff);

}  // namespace handhold
