// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mesh_import.h"
#include "app/mesh_reader.h"
#include "ui/document/document.h"

namespace handhold {

/// Reads the meshes of the open document as they are needed, beside all else, and asks before it reads files
/// from outside the folder of a task that was opened.
class MeshBinding : public QObject {
  Q_OBJECT

 public:
  MeshBinding(Document& document, QWidget& window);

  const MeshStore& store() const { return store_; }
  /// What the document shows and nobody has read yet.
  void readMissing();

 signals:
  void changed();  ///< one more mesh is there

 private:
  std::filesystem::path folder() const;
  void askAboutOutside();

  Document& document_;
  QWidget& window_;
  MeshStore store_;
  MeshReader reader_;
};

}  // namespace handhold
