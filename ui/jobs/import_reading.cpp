// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>

#include "engine/estimation/cropping.h"
#include "engine/estimation/gap_filling.h"
#include "ui/document/recordings/guessed_reading.h"
#include "ui/document/recordings/table_memory.h"
#include "ui/jobs/import_session.h"

// Files of an import: the recording, a table told column by column, a model's motion, a static trial, forces.

namespace handhold {

namespace {

std::filesystem::path pathNamed(const QString& file) { return file.toStdU16String(); }

}  // namespace

void ImportSession::tellProgress(const Progress& progress) {
  const QString words = tr("Reading “%1”").arg(QFileInfo(file_).fileName());
  const bool isKnown = progress.fraction >= 0.0;
  emit reading(isKnown ? words + QStringLiteral(", %1 %").arg(qRound(100.0 * progress.fraction)) : words);
}

void ImportSession::readFor(const QString& file, Reader read, Taker take) {
  file_ = file;
  readsAnother_ = false;
  emit reading(tr("Reading “%1”").arg(QFileInfo(file).fileName()));
  reader_.start(tr("Read"),
                [read = std::move(read), take = std::move(take)](const JobContext& job) -> JobEnd {
                  std::optional<TableDraft> table;
                  RecordingRead result = read(job, table);
                  if (result.isStopped) return {};
                  auto recording = std::make_shared<const Recording>(std::move(result.recording));
                  return [take, recording, table] { take(recording, table); };
                });
}

void ImportSession::read(const QString& file) {
  if (isOsim(pathNamed(file))) return readMoved({pathNamed(file), {}, {}});
  const auto read = [file](const JobContext& job, std::optional<TableDraft>& table) {
    return readGuessed(pathNamed(file), table, job.progress, job.stop);
  };
  readFor(file, read, [this, file](std::shared_ptr<const Recording> recording, const auto& table) {
    if (!spanOf(*recording)) {
      close();
      return emit failed(tr("%1: holds no frames; a recording has at least one").arg(file));
    }
    ImportDraft draft = draftOf(file, std::move(recording), knownSets());
    draft.table = table;
    open(std::move(draft));
  });
  readsAnother_ = true;
}

void ImportSession::readMoved(const ModelFiles& files) {
  const bool isNew = files.motion.empty() && files.loads.empty();
  const auto used = std::make_shared<ModelFiles>(files);
  const auto read = [used, isNew](const JobContext& job, std::optional<TableDraft>&) {
    if (isNew) *used = filesBeside(used->model);
    return readModel(*used, job.progress, job.stop);
  };
  const QString file = QString::fromStdU16String(files.model.u16string());
  readFor(file, read, [this, file, used](std::shared_ptr<const Recording> recording, const auto&) {
    ImportDraft draft = draftOf(file, std::move(recording), knownSets());
    draft.model = *used;
    draft.preparation.placement.forward = LaboratoryAxis{0, 1};  // OpenSim's models look along x
    open(std::move(draft));
  });
  readsAnother_ = isNew;
}

void ImportSession::describe(const CsvDescription& chosen) {
  if (!draft_ || !draft_->table) return;
  const auto read = [file = draft_->file, guessed = draft_->table->guessed, chosen](
                        const JobContext& job, std::optional<TableDraft>& table) {
    table = TableDraft{guessed, chosen};
    return readTable(pathNamed(file), chosen, job.progress, job.stop);
  };
  readFor(draft_->file, read, [this](std::shared_ptr<const Recording> recording, const auto& table) {
    if (!draft_) return;
    if (!spanOf(*recording)) return emit failed(tr("No column holds anything that moves"));
    ImportDraft draft = withReading(*draft_, std::move(recording), *table, sets_);
    gaps_.before = gapCount(*draft.read);
    analysed_.reset();
    residuals_ = {};
    unsmoothed_.reset();
    rememberTable(table->guessed.description, table->chosen);
    change(std::move(draft));
  });
}

void ImportSession::readStill(const QString& file) {
  const auto read = [file](const JobContext& job, std::optional<TableDraft>& table) {
    return readGuessed(pathNamed(file), table, job.progress, job.stop);
  };
  readFor(file, read, [this, file](std::shared_ptr<const Recording> recording, const auto&) {
    if (!draft_) return;
    ImportDraft draft = *draft_;
    draft.stillFile = file;
    draft.still = std::move(recording);
    change(std::move(draft));
  });
}

void ImportSession::readForces(const QString& file) {
  const auto read = [file](const JobContext& job, std::optional<TableDraft>& table) {
    return readGuessed(pathNamed(file), table, job.progress, job.stop);
  };
  readFor(file, read, [this, file](std::shared_ptr<const Recording> forces, const auto&) {
    if (!draft_) return;
    perform(document_, [&] { change(withForces(*draft_, file, *forces)); });
  });
}

}  // namespace handhold
