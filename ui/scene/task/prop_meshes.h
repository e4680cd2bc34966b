// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>

#include "engine/task/task.h"
#include "ui/scene/grip/held_field.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Triangles of a prop's mesh in its axes, as large as the prop is (m).
MeshCorners cornersOf(const Prop& prop, const TriangleMesh& mesh);

/// The meshes of a task that have been read, and their surfaces where hands hold them, which are measured
/// once. For one thread at a time.
class PropMeshes {
 public:
  using ByFile = std::map<std::string, std::shared_ptr<const TriangleMesh>>;

  /// By the name that the task gives the file.
  void set(ByFile meshes);
  /// Null for what is no mesh or has not been read.
  std::shared_ptr<const TriangleMesh> of(const Prop& prop) const;
  /// Its surface about a place in the prop's axes (m); null where there is no mesh.
  std::shared_ptr<const HeldField> about(const Prop& prop, const Vector3& p_P);

 private:
  struct Measured {
    std::shared_ptr<const TriangleMesh> mesh;
    Vector3 size, middle;
    std::shared_ptr<const HeldField> field;
  };

  ByFile meshes_;
  std::vector<Measured> measured_;  ///< the latest last
};

}  // namespace handhold
