// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/mesh_binding.h"

#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

#include "ui/document/task_actions.h"

namespace handhold {

MeshBinding::MeshBinding(Document& document, QWidget& window) : document_(document), window_(window) {
  connect(&document_, &Document::wasReset, this, &MeshBinding::askAboutOutside);
  connect(&document_, &Document::projectChanged, this, &MeshBinding::noteNew);
  connect(&reader_, &MeshReader::started, this, &MeshBinding::tellOfReading);
  connect(&reader_, &MeshReader::finished, this, &MeshBinding::take);
  connect(&reader_, &MeshReader::failed, this, [this](const auto& file, const QString& sentence) {
    const QString reason = QString::fromStdString(reasonWithout(file, sentence.toStdString()));
    leaveOut(file, reason);
    document_.report(Severity::Attention,
                     QStringLiteral("“%1” %2").arg(QString::fromStdString(file.filename().string()), reason));
    tellOfReading();
  });
}

std::filesystem::path MeshBinding::folder() const {
  return std::filesystem::path(document_.filePath().toStdString()).parent_path();
}

void MeshBinding::feed(PropSolids& solids) {
  solids_ = &solids;
  const auto tell = [this] { solids_->setFolder(folder()); };
  connect(&document_, &Document::wasReset, this, tell);
  connect(&document_, &Document::filePathChanged, this, tell);
  tell();
}

void MeshBinding::readMissing() {
  for (const std::filesystem::path& file : store_.unread(document_.shown().task, folder()))
    reader_.read(file);
}

void MeshBinding::tellOfReading() {
  emit reading(QString::fromStdString(reader_.last().filename().string()));
}

void MeshBinding::cancel() {
  for (const std::filesystem::path& file : reader_.files()) leaveOut(file, tr("reading was cancelled"));
  reader_.cancelAll();
  tellOfReading();
}

void MeshBinding::noteNew(const Project& before, const Project& after) {
  for (const Prop& prop : after.task.props) {
    const bool stood =
        std::ranges::any_of(before.task.props, [&](const Prop& old) { return old.name == prop.name; });
    if (prop.kind == PropKind::Mesh && !stood && prop.size == Vector3::Ones()) new_.insert(prop.name);
  }
}

void MeshBinding::take(const std::filesystem::path& file, const std::shared_ptr<const TriangleMesh>& mesh) {
  store_.keep(file, mesh);
  if (solids_) solids_->keep(file, mesh);
  for (const Prop& prop : document_.shown().task.props)
    if (prop.kind == PropKind::Mesh && folder() / prop.file == file) document_.noteReadable(prop.file);
  tellOfReading();
  guessUnit(file, *mesh);
  emit changed();
}

/// The document knows why, by the name that its task gives the file.
void MeshBinding::leaveOut(const std::filesystem::path& file, const QString& reason) {
  store_.keepReason(file, reason.toStdString());
  if (solids_) solids_->forget(file);
  for (const Prop& prop : document_.shown().task.props)
    if (prop.kind == PropKind::Mesh && folder() / prop.file == file)
      document_.noteUnreadable(prop.file, reason);
  emit changed();
}

void MeshBinding::guessUnit(const std::filesystem::path& file, const TriangleMesh& mesh) {
  const double unit = guessedUnit(mesh);
  const std::vector<Prop> props = document_.project().task.props;
  for (int i = 0; i < static_cast<int>(props.size()); ++i) {
    Prop prop = props[static_cast<std::size_t>(i)];
    const bool isIts = prop.kind == PropKind::Mesh && folder() / prop.file == file;
    if (!isIts || new_.erase(prop.name) == 0 || unit == 1.0) continue;
    prop.size.setConstant(unit);
    const QString name = QString::fromStdString(prop.name);
    perform(document_, [&] { editProp(document_, i, prop, {tr("%1 in millimetres").arg(name), {}}); });
    document_.report(Severity::Attention,
                     tr("“%1” would be larger than a house in metres: its numbers are taken as "
                        "millimetres. The inspector holds its unit")
                         .arg(name));
  }
}

/// What comes in later was chosen by the user.
void MeshBinding::askAboutOutside() {
  reader_.cancelAll();
  new_.clear();                                // what a file holds was scaled by who wrote it
  if (document_.filePath().isEmpty()) return;  // it has no folder yet
  const std::vector<std::filesystem::path> files = meshesOutside(document_.project().task, folder());
  if (files.empty()) return;
  QString names;
  for (const std::filesystem::path& file : files) {
    leaveOut(file, tr("is left out: it lies outside the task's folder"));
    names += QLatin1Char('\n') + QString::fromStdString(file.lexically_normal().string());
  }
  auto* question = new QMessageBox(&window_);
  question->setObjectName(QStringLiteral("outside"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->setWindowTitle(tr("Files from elsewhere"));
  question->setText(tr("The task draws meshes from outside its folder. Read them?\n%1").arg(names));
  QPushButton* read = question->addButton(tr("Read"), QMessageBox::AcceptRole);
  question->setDefaultButton(question->addButton(tr("Leave out"), QMessageBox::RejectRole));
  connect(read, &QPushButton::clicked, this, [this, files] {
    for (const std::filesystem::path& file : files) store_.forget(file);
    emit changed();
  });
  question->open();
}

}  // namespace handhold
