// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/math/types.h"
#include "ui/scene/figure_instance.h"
#include "ui/scene/theme.h"
#include "ui/scene/thing.h"

namespace handhold {

/// Whether a thing is hidden by what stands before it, or drawn over everything.
enum class Depth { Hidden, OverBodies };

/// An outline glow; the surface itself keeps its colour.
enum class Highlight { None, Hovered, Selected };

/// Triangles for props; normals as many as positions.
struct TriangleMesh {
  std::vector<Eigen::Vector3f> positions;
  std::vector<Eigen::Vector3f> normals;
  std::vector<Eigen::Vector3f> colors;  ///< linear light, times the solid's; empty: that alone
  std::vector<std::array<std::uint32_t, 3>> triangles;
  bool isOpen = false;  ///< its inside can be seen: drawn from both sides
};

/// A mesh from bare triangles: normals smooth below a crease angle, so corners are split. Empty when stopped.
TriangleMesh meshFromTriangles(const std::vector<Eigen::Vector3f>& corners, const std::stop_token& stop = {});

enum class Form {
  Sphere,    ///< radius
  Capsule,   ///< axis y from -size.y to +size.y, radius around it
  Cylinder,  ///< the same with flat ends
  Cone,      ///< base at -size.y with radius, tip at +size.y
  Box,       ///< half extents size (outside), edges rounded with radius
  Ring,      ///< around y: circle of radius size.x, thickness radius
  Mesh       ///< mesh, scaled by size
};

enum class Material { Matte, Metal, Plain };  ///< Plain: unlit, exactly its colour

enum class Shade { Cast, None };  ///< None: throws no shadow, and the light is not aimed at it

/// A bar, rail, box, load, handle: any body that is not the person.
struct Solid {
  ThingId id;
  Form form = Form::Box;
  Pose X_WS;
  Vector3 size = Vector3::Ones();
  double radius = 0.0;
  Material material = Material::Matte;
  Color color;  ///< alpha below 1: translucent, sorted, no shadow
  Highlight highlight = Highlight::None;
  Depth depth = Depth::Hidden;
  Shade shade = Shade::Cast;
  std::shared_ptr<const TriangleMesh> mesh;
};

/// Force, moment axis, velocity: a slim arrow with a cone head and a halo.
struct Arrow {
  ThingId id;
  Vector3 from = Vector3::Zero();
  Vector3 to = Vector3::UnitY();
  double radius = 0.007;  ///< of the shaft
  Color color;
  Depth depth = Depth::OverBodies;
};

/// A line 1.5 pixels wide unless told otherwise; colours are blended from point to point.
struct Polyline {
  ThingId id;
  std::vector<Vector3> points;
  std::vector<Color> colors;  ///< one for all, or one for each point
  double width = 1.5;         ///< px
  double dash = 0.0;          ///< px of dash and of gap; 0: solid
  Depth depth = Depth::Hidden;
};

/// A target: translucent disc with a cross; or an accent ring around a handhold.
struct TargetDisc {
  ThingId id;
  Pose X_WT;  ///< the disc's normal is y
  double radius = 0.05;
  Color color;
  Highlight highlight = Highlight::None;
};

struct Label {
  ThingId id;
  Vector3 anchor = Vector3::Zero();
  std::string text;
  Color color = rgb(0xE7E9EC);
};

/// The floor: a grid that fades into the background, and the place where the shadow falls.
struct Floor {
  double height = 0.0;
  double spacing = 0.5;  ///< of the grid (m)
};

/// A handrail or foot restraint of a cabin. It goes with its wall where that is cut away, unless it is held.
struct CabinFitting {
  enum class Use { Free, Held };

  Solid solid;
  Vector3 inwards = Vector3::UnitY();  ///< out of its wall, in world
  Use use = Use::Free;
};

/// The inside of a station's module (engine/task/cabin.h); walls towards the viewer are cut away.
struct Cabin {
  ThingId id;
  Pose X_WC;
  Vector3 halfSize{1.05, 1.05, 3.15};
  std::vector<CabinFitting> fittings;
};

struct CenterOfMass {
  Vector3 p_W = Vector3::Zero();
  double radius = 0.025;
  std::optional<double> floorHeight;  ///< where its projection is marked
};

/// Words with a coloured dot before them: in the upper left corner whether the result is feasible, and its
/// peak.
struct Caption {
  std::string text;
  Color color;  ///< of the dot before it
};

/// All that a picture shows. Copy it freely: what is heavy is shared.
struct Scene {
  Theme theme;
  std::vector<FigureInstance> figures;
  std::vector<Solid> solids;
  /// Translucent, drawn one after the other: of each only the nearest surface is seen. Nothing picks them.
  std::vector<Solid> shells;
  std::vector<Arrow> arrows;
  std::vector<Polyline> lines;
  std::vector<TargetDisc> targets;
  std::vector<CenterOfMass> centersOfMass;
  std::vector<Label> labels;
  std::optional<Floor> floor;
  std::vector<Cabin> cabins;
  std::optional<Caption> caption;
  std::vector<Caption> notes;    ///< below the caption: what colours of lines and arrows mean, and numbers
  bool hasLoadLegend = false;    ///< load colours are on the person
  bool hasMuscleLegend = false;  ///< muscles are drawn by their activation
  bool hasReachLegend = false;   ///< shells have the colours of loads
  std::vector<Vector3> reach;    ///< corners of the room that a far motion takes; pictures frame them, too
};

// Things a scene is often built of.
Solid barBetween(const Vector3& a, const Vector3& b, double radius, const Theme& theme);
Solid boxSolid(const Pose& X_WB, const Vector3& halfSize, Color color);
Solid sphereSolid(const Vector3& center, double radius, Color color);
Solid capsuleBetween(const Vector3& a, const Vector3& b, double radius, Color color);
/// The thin accent ring of a handhold in use, around an axis.
Solid handholdRing(const Vector3& center, const Vector3& axis, double barRadius, const Theme& theme);
/// A dashed line between two points with end ticks facing no particular way, and its length as a label.
void addMeasuredGap(Scene& scene, const Vector3& from, const Vector3& to, const std::string& text);
/// A trail that fades towards its oldest (first) point.
Polyline trail(std::vector<Vector3> points, Color color);

/// Corners of the box around everything in the scene except floor and cabins; empty scene: a person's box.
Eigen::AlignedBox3d bounds(const Scene& scene);
/// The same for the things with this id (part ignored when it is -1).
Eigen::AlignedBox3d boundsOf(const Scene& scene, const ThingId& id);
Eigen::AlignedBox3d boundsOf(const Solid& solid);

/// The pose whose y axis runs from a to b, its origin in the middle.
Pose poseAlong(const Vector3& a, const Vector3& b);

}  // namespace handhold
