// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/mesh_reader.h"

#include "app/files/mesh_file.h"

namespace handhold {

MeshReader::~MeshReader() { cancelAll(); }

void MeshReader::read(const std::filesystem::path& file) {
  if (workers_.contains(file)) return;
  workers_[file] = std::jthread([this, file, round = round_](std::stop_token stop) {
    std::shared_ptr<const TriangleMesh> mesh;
    QString reason;
    try {
      mesh = readMesh(file, stop);
    } catch (const std::exception& problem) {
      reason = QString::fromUtf8(problem.what());
    }
    if (stop.stop_requested()) return;
    QMetaObject::invokeMethod(this, [this, file, round, mesh, reason] {
      if (round != round_) return;
      workers_.erase(file);
      mesh ? emit finished(file, mesh) : emit failed(file, reason);
    });
  });
  emit started();
}

std::vector<std::filesystem::path> MeshReader::files() const {
  std::vector<std::filesystem::path> files;
  for (const auto& [file, worker] : workers_) files.push_back(file);
  return files;
}

std::filesystem::path MeshReader::last() const {
  return workers_.empty() ? std::filesystem::path() : workers_.rbegin()->first;
}

void MeshReader::cancelAll() {
  ++round_;
  for (auto& [file, worker] : workers_) worker.request_stop();  // all, before the first is waited for
  workers_.clear();
}

}  // namespace handhold
