// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace handhold {

/// A pendulum about z with a muscle from the ground over a point that is there up to 0.5 rad to one that goes
/// out along x with the angle, and a ligament of two points.
inline const std::string kPendulum = R"(<?xml version="1.0"?>
<OpenSimDocument Version="40000"><Model name="pendulum"><gravity>0 -10 0</gravity>
 <BodySet><objects><Body name="rod"><mass>2</mass><mass_center>0 -0.4 0</mass_center><inertia>0.01 0.02 0.03 0 0 0</inertia></Body></objects></BodySet>
 <JointSet><objects><PinJoint name="pin"><socket_parent_frame>/ground</socket_parent_frame><socket_child_frame>/bodyset/rod</socket_child_frame>
  <coordinates><Coordinate name="swing"><default_value>0.2</default_value></Coordinate></coordinates></PinJoint></objects></JointSet>
 <ForceSet><objects>
  <Millard2012EquilibriumMuscle name="flexor"><GeometryPath><PathPointSet><objects>
   <PathPoint name="P1"><socket_parent_frame>/ground</socket_parent_frame><location>0 0.1 0</location></PathPoint>
   <ConditionalPathPoint name="P2"><socket_parent_frame>/bodyset/rod</socket_parent_frame><location>0.05 -0.1 0.01</location>
    <socket_coordinate>/jointset/pin/swing</socket_coordinate><range>-0.5 0.5</range></ConditionalPathPoint>
   <MovingPathPoint name="P3"><socket_parent_frame>/bodyset/rod</socket_parent_frame>
    <socket_x_coordinate>/jointset/pin/swing</socket_x_coordinate><socket_y_coordinate>/jointset/pin/swing</socket_y_coordinate><socket_z_coordinate>/jointset/pin/swing</socket_z_coordinate>
    <x_location><LinearFunction><coefficients>0.1 0.02</coefficients></LinearFunction></x_location>
    <y_location><Constant><value>-0.3</value></Constant></y_location><z_location><Constant><value>0.04</value></Constant></z_location></MovingPathPoint>
  </objects></PathPointSet><PathWrapSet><objects><PathWrap/></objects></PathWrapSet></GeometryPath></Millard2012EquilibriumMuscle>
  <Ligament name="band"><GeometryPath><PathPointSet><objects>
   <PathPoint name="A"><body>ground</body><location>0 0 0</location></PathPoint>
   <PathPoint name="B"><body>rod</body><location>0 -0.2 0</location></PathPoint>
  </objects></PathPointSet></GeometryPath></Ligament>
  <CoordinateActuator name="motor"/>
 </objects></ForceSet>
 <MarkerSet><objects><Marker name="tip"><socket_parent_frame>/bodyset/rod</socket_parent_frame><location>0 -0.8 0</location></Marker></objects></MarkerSet>
</Model></OpenSimDocument>
)";

}  // namespace handhold
