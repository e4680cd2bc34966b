// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include "app/files/mesh_import.h"
#include "app/files/mesh_reader.h"
#include "app/files/prop_solids.h"
#include "ui/document/document.h"

namespace handhold {

/// Reads the meshes of the open document as they are needed, beside all else, and asks before it reads files
/// from outside the folder of a task that was opened. A mesh that is new in the task gets the unit that its
/// size suggests, and that is said.
class MeshBinding : public QObject {
  Q_OBJECT

 public:
  MeshBinding(Document& document, QWidget& window);

  const MeshStore& store() const { return store_; }
  /// What the document shows and nobody has read yet.
  void readMissing();
  /// Boxes stand for what was being read.
  void cancel();
  /// Who wants to know what was read, and where the document's files are.
  void feed(PropSolids& solids);

 signals:
  void changed();                     ///< one more mesh is there
  void reading(const QString& file);  ///< now; empty: nothing is read any more

 private:
  std::filesystem::path folder() const;
  void noteNew(const Project& before, const Project& after);
  void take(const std::filesystem::path& file, const std::shared_ptr<const TriangleMesh>& mesh);
  void leaveOut(const std::filesystem::path& file, const QString& reason);
  void guessUnit(const std::filesystem::path& file, const TriangleMesh& mesh);
  void tellOfReading();
  void askAboutOutside();

  Document& document_;
  QWidget& window_;
  MeshStore store_;
  MeshReader reader_;
  PropSolids* solids_ = nullptr;
  std::set<std::string> new_;  ///< props that came in as they stand in their files, by name
};

}  // namespace handhold
