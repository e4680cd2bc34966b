// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <filesystem>
#include <map>
#include <memory>
#include <thread>
#include <vector>

#include "ui/scene/scene.h"

namespace handhold {

/// Reads mesh files while the window goes on.
class MeshReader : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  ~MeshReader() override;

  /// Nothing when it is being read already.
  void read(const std::filesystem::path& file);
  void cancelAll();
  bool isBusy() const { return !workers_.empty(); }
  std::vector<std::filesystem::path> files() const;  ///< that are being read
  std::filesystem::path last() const;                ///< of them; empty: none

 signals:
  void started();
  void finished(const std::filesystem::path& file, std::shared_ptr<const TriangleMesh> mesh);
  void failed(const std::filesystem::path& file, const QString& reason);

 private:
  std::map<std::filesystem::path, std::jthread> workers_;
  int round_ = 0;  ///< answers from before the last cancelAll() count for nothing
};

}  // namespace handhold
