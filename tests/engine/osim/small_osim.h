// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace handhold {

/// Two bodies of schema 4: a pendulum about z whose shaft slides along a spline of its angle (a knee), and a
/// forearm on a universal joint beside an offset frame.
inline const std::string kLegOsim = R"(<?xml version="1.0" encoding="UTF-8"?>
<OpenSimDocument Version="40000"><Model name="arm">
 <gravity>0 -10 0</gravity>
 <BodySet><objects>
  <Body name="shank"><mass>2</mass><mass_center>0 -0.4 0.01</mass_center><inertia>0.1 0.02 0.12 0.001 0 0.002</inertia></Body>
  <Body name="foot"><mass>0.7</mass><mass_center>0.1 -0.02 0</mass_center><inertia>0.01 0.02 0.03 0 0 0</inertia></Body>
 </objects></BodySet>
 <JointSet><objects>
  <UniversalJoint name="ankle">
   <socket_parent_frame>shank_offset</socket_parent_frame><socket_child_frame>/bodyset/foot</socket_child_frame>
   <coordinates><Coordinate name="tip"><range>-1 1</range></Coordinate><Coordinate name="roll"/></coordinates>
   <frames><PhysicalOffsetFrame name="shank_offset"><socket_parent>/bodyset/shank</socket_parent>
    <translation>0 -0.8 0</translation><orientation>0.1 0.2 0.3</orientation></PhysicalOffsetFrame></frames>
  </UniversalJoint>
  <CustomJoint name="knee">
   <socket_parent_frame>/ground</socket_parent_frame><socket_child_frame>/bodyset/shank</socket_child_frame>
   <coordinates><Coordinate name="bend"><default_value>0.3</default_value></Coordinate></coordinates>
   <SpatialTransform>
    <TransformAxis name="rotation1"><coordinates>bend</coordinates><axis>0 0 1</axis><LinearFunction><coefficients>1 0</coefficients></LinearFunction></TransformAxis>
    <TransformAxis name="rotation2"><coordinates/><axis>0 1 0</axis><Constant><value>0.2</value></Constant></TransformAxis>
    <TransformAxis name="rotation3"><coordinates>bend</coordinates><axis>1 0 0</axis><PolynomialFunction><coefficients>0.3 0.1 0</coefficients></PolynomialFunction></TransformAxis>
    <TransformAxis name="translation1"><coordinates>bend</coordinates><axis>1 0 0</axis><MultiplierFunction><function>
     <SimmSpline><x>-2 -1 0 1 2</x><y>0.01 0.03 0.02 0 -0.01</y></SimmSpline></function><scale>2</scale></MultiplierFunction></TransformAxis>
    <TransformAxis name="translation2"><coordinates/><axis>0 1 0</axis><Constant><value>0</value></Constant></TransformAxis>
    <TransformAxis name="translation3"><coordinates/><axis>0 0 1</axis><Constant><value>0</value></Constant></TransformAxis>
   </SpatialTransform>
  </CustomJoint>
 </objects></JointSet>
 <MarkerSet><objects>
  <Marker name="toe"><socket_parent_frame>/bodyset/foot</socket_parent_frame><location>0.2 0 0.03</location></Marker>
  <Marker name="heel"><socket_parent_frame>/bodyset/foot</socket_parent_frame><location>-0.05 0 0</location></Marker>
  <Marker name="shin"><socket_parent_frame>/bodyset/shank</socket_parent_frame><location>0.05 -0.4 0</location></Marker>
  <Marker name="calf"><socket_parent_frame>/bodyset/shank</socket_parent_frame><location>-0.05 -0.3 0.02</location></Marker>
 </objects></MarkerSet>
</Model></OpenSimDocument>
)";

}  // namespace handhold
