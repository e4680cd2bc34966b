// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mesh_binding.h"

#include <QMessageBox>
#include <QPushButton>

namespace handhold {

MeshBinding::MeshBinding(Document& document, QWidget& window) : document_(document), window_(window) {
  connect(&document_, &Document::wasReset, this, &MeshBinding::askAboutOutside);
  connect(&reader_, &MeshReader::started, this, [this](const QString& file) {
    document_.report(Severity::Info, QStringLiteral("Reading the mesh “%1” …").arg(file));
  });
  connect(&reader_, &MeshReader::finished, this, [this](const auto& file, const auto& mesh) {
    store_.keep(file, mesh);
    emit changed();
  });
  connect(&reader_, &MeshReader::failed, this, [this](const auto& file, const QString& reason) {
    store_.keep(file, nullptr);
    document_.report(Severity::Attention, reason);
  });
}

std::filesystem::path MeshBinding::folder() const {
  return std::filesystem::path(document_.filePath().toStdString()).parent_path();
}

void MeshBinding::readMissing() {
  for (const std::filesystem::path& file : store_.unread(document_.shown().task, folder()))
    reader_.read(file);
}

/// What comes in later was chosen by the user.
void MeshBinding::askAboutOutside() {
  reader_.cancelAll();
  const std::vector<std::filesystem::path> files = meshesOutside(document_.project().task, folder());
  if (files.empty()) return;
  QString names;
  for (const std::filesystem::path& file : files) {
    store_.keep(file, nullptr);
    names += QLatin1Char('\n') + QString::fromStdString(file.lexically_normal().string());
  }
  auto* question = new QMessageBox(&window_);
  question->setObjectName(QStringLiteral("outside"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->setWindowTitle(QStringLiteral("Files from elsewhere"));
  question->setText(
      QStringLiteral("The task draws meshes from outside its folder. Read them?\n%1").arg(names));
  QPushButton* read = question->addButton(QStringLiteral("Read"), QMessageBox::AcceptRole);
  question->setDefaultButton(question->addButton(QStringLiteral("Leave out"), QMessageBox::RejectRole));
  connect(read, &QPushButton::clicked, this, [this, files] {
    for (const std::filesystem::path& file : files) store_.forget(file);
    emit changed();
  });
  question->open();
}

}  // namespace handhold
