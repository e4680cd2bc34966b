// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/figure_data.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>

#include "engine/core/error.h"
#include "engine/core/fingerprint.h"
#include "ui/scene/figure/json_field.h"

namespace handhold {
namespace {

// Rounded to five digits in the file, so that rows are orthonormal to a few 1e-5.
constexpr double kAxesTolerance = 1.0e-3;

Matrix3 readAxes(const JsonField& field) {
  const std::vector<JsonField> rows = field.items();
  if (rows.size() != 3) field.refuse("has not three rows", "write three orthonormal rows");
  Matrix3 axes;
  for (int i = 0; i < 3; ++i) axes.row(i) = rows[i].vector3().transpose();
  if (!(axes * axes.transpose()).isIdentity(kAxesTolerance)) {
    field.refuse("is not orthonormal", "write three orthonormal rows");
  }
  return axes;
}

LoftStation readStation(const JsonField& field) {
  const std::vector<double> numbers = field.numbers(1 + LoftStation::kChannels);
  LoftStation station;
  station.t = numbers[0];
  std::copy(numbers.begin() + 1, numbers.end(), station.channels.begin());
  for (int i = 2; i < 6; ++i) {
    if (station.channels[i] <= 0.0)
      field.refuse("has a radius that is not positive", "make it larger than zero");
  }
  if (station.channels[6] < 1.0) field.refuse("has an exponent below 1", "write an exponent from 2 to 6");
  return station;
}

void readLoft(const JsonField& field, FigureSolid& solid) {
  const JsonField stations = field.at("stations");
  for (const JsonField& item : stations.items()) {
    solid.stations.push_back(readStation(item));
    const std::size_t n = solid.stations.size();
    if (n > 1 && solid.stations[n - 1].t <= solid.stations[n - 2].t) {
      item.refuse("does not lie beyond the station before it", "sort the stations by their first number");
    }
  }
  if (solid.stations.size() < 2) stations.refuse("has fewer than two stations", "add a station");
  const std::vector<JsonField> caps = field.at("caps").items();
  if (caps.size() != 2) field.at("caps").refuse("has not two numbers", "write two lengths");
  solid.caps = {caps[0].positive(), caps[1].positive()};
}

SolidShape readShape(const JsonField& field) {
  const std::string shape = field.text();
  if (shape == "ellipsoid") return SolidShape::ellipsoid;
  if (shape == "cone") return SolidShape::cone;
  if (shape == "loft") return SolidShape::loft;
  field.refuse("is \"" + shape + "\"", "use ellipsoid, cone or loft");
}

SolidOperation readOperation(const JsonField& field) {
  const std::string operation = field.text();
  if (operation == "union") return SolidOperation::unite;
  if (operation == "subtract") return SolidOperation::subtract;
  field.refuse("is \"" + operation + "\"", "use union or subtract");
}

FigureSolid readSolid(const JsonField& field) {
  FigureSolid solid;
  solid.name = field.at("name").text();
  solid.group = field.at("group").text();
  solid.shape = readShape(field.at("shape"));
  solid.operation = readOperation(field.at("op"));
  solid.frame = field.at("frame").frame();
  solid.blend = field.at("blend").notNegative();
  if (solid.shape == SolidShape::cone) {
    solid.a = field.at("a").vector3();
    solid.b = field.at("b").vector3();
    solid.ra = field.at("ra").positive();
    solid.rb = field.at("rb").positive();
    if ((solid.a - solid.b).norm() <= std::abs(solid.ra - solid.rb)) {
      field.at("ra").refuse("makes one end swallow the other",
                            "move the ends apart or bring the radii closer");
    }
    return solid;
  }
  solid.origin = field.at("origin").vector3();
  solid.axes = readAxes(field.at("axes"));
  if (solid.shape == SolidShape::ellipsoid) solid.radii = field.at("radii").positive3();
  if (solid.shape == SolidShape::loft) readLoft(field, solid);
  return solid;
}

std::vector<FigureSolid> readSolids(const JsonField& field, const std::vector<std::string>& groups) {
  std::vector<FigureSolid> solids;
  for (const JsonField& item : field.items()) {
    solids.push_back(readSolid(item));
    if (std::find(groups.begin(), groups.end(), solids.back().group) == groups.end()) {
      item.at("group").refuse("names no group", "use one of the groups listed in the file");
    }
  }
  return solids;
}

int paletteIndex(const FigureData& data, const JsonField& field) {
  const std::string name = field.text();
  for (std::size_t i = 0; i < data.palette.size(); ++i) {
    if (data.palette[i].name == name) return static_cast<int>(i);
  }
  field.refuse("names \"" + name + "\", which is no earlier palette entry",
               "name an entry that comes before");
}

int readCount(const JsonField& field, int count) {
  const int number = field.integer();
  if (number < 0 || number >= count) field.refuse("is out of range", "count from 0");
  return number;
}

PaletteEntry readHinge(const FigureData& data, const JsonField& field, PaletteEntry entry) {
  entry.kind = PaletteEntry::Kind::hinge;
  entry.first = paletteIndex(data, field.at("parent"));
  entry.frame = field.at("frame").frame();
  entry.centre = field.at("centre").vector3();
  const std::string hand = field.at("hand").text();
  if (hand != "right" && hand != "left") field.at("hand").refuse("is no hand", "write right or left");
  entry.hand = hand == "right" ? 0 : 1;
  entry.finger = readCount(field.at("finger"), 5);
  entry.joint = readCount(field.at("joint"), 3);
  return entry;
}

PaletteEntry readPaletteEntry(const FigureData& data, const JsonField& field) {
  PaletteEntry entry;
  entry.name = field.at("name").text();
  const std::string kind = field.at("kind").text();
  if (kind == "frame") {
    entry.frame = field.at("frame").frame();
    return entry;
  }
  if (kind == "hinge") return readHinge(data, field, std::move(entry));
  entry.centreFrame = field.at("centre_frame").frame();
  if (kind == "swing") {
    entry.kind = PaletteEntry::Kind::swing;
    entry.first = paletteIndex(data, field.at("parent"));
    entry.frame = field.at("child_frame").frame();
    entry.axis = field.at("axis").unit3();
    return entry;
  }
  if (kind != "slerp") field.at("kind").refuse("is \"" + kind + "\"", "use frame, swing, slerp or hinge");
  entry.kind = PaletteEntry::Kind::slerp;
  entry.first = paletteIndex(data, field.at("a"));
  entry.second = paletteIndex(data, field.at("b"));
  entry.fraction = field.at("f").number();
  return entry;
}

std::array<double, 2> readPair(const JsonField& field) {
  const std::vector<double> numbers = field.numbers(2);
  return {numbers[0], numbers[1]};
}

SkinFactor readFactor(const JsonField& field) {
  SkinFactor factor;
  if (field.at("kind").text() == "group") {
    factor.kind = SkinFactor::Kind::group;
    factor.group = field.at("group").text();
    factor.soft = field.at("soft").positive();
    factor.bias = field.at("bias").number();
    return factor;
  }
  if (field.at("kind").text() != "plane") field.at("kind").refuse("is unknown", "use plane or group");
  factor.frame = field.at("frame").frame();
  factor.point = field.at("point").vector3();
  factor.normal = field.at("normal").unit3();
  factor.extension = field.at("ext").unit3();
  factor.width = readPair(field.at("width"));
  if (std::min(factor.width[0], factor.width[1]) <= 0.0)
    field.at("width").refuse("is not positive", "widen it");
  factor.shift = readPair(field.at("shift"));
  factor.reference = field.at("ref").positive();
  if (field.has("cone")) factor.cone = readPair(field.at("cone"));
  if (field.has("group")) {
    factor.group = field.at("group").text();
    factor.soft = field.at("soft").positive();
  }
  return factor;
}

SkinJoint readJoint(const FigureData& data, const JsonField& field) {
  SkinJoint joint;
  joint.name = field.at("name").text();
  for (const JsonField& bone : field.at("chain").items()) joint.chain.push_back(paletteIndex(data, bone));
  if (joint.chain.size() < 2) field.at("chain").refuse("is too short", "name at least two palette entries");
  for (const JsonField& item : field.at("factors").items()) joint.factors.push_back(readFactor(item));
  joint.coloured = field.at("colour").boolean();
  joint.seamed = field.at("seam").boolean();
  if (joint.coloured) joint.loads = field.at("loads").texts();
  return joint;
}

void readSkin(const JsonField& field, FigureData& data) {
  for (const JsonField& item : field.at("palette").items()) {
    data.palette.push_back(readPaletteEntry(data, item));
  }
  if (data.palette.size() > 255) field.at("palette").refuse("has too many entries", "keep at most 255");
  data.rootBone = paletteIndex(data, field.at("root"));
  for (const JsonField& item : field.at("joints").items()) data.joints.push_back(readJoint(data, item));
}

void readMaterials(const JsonField& field, FigureData& data) {
  const JsonField colours = field.at("colours");
  for (const std::string& name : field.at("order").texts()) {
    MaterialZone zone;
    zone.name = name;
    if (field.has(name)) zone.segments = field.at(name).texts();
    const Vector3 colour = colours.at(name).vector3();
    zone.colour = {float(colour.x()), float(colour.y()), float(colour.z())};
    data.zones.push_back(zone);
  }
  if (data.zones.empty()) field.at("order").refuse("is empty", "list the materials");
  data.seamFactor = colours.at("seam_factor").number();
  data.seamHalfWidth = field.at("seam_half_width").positive();
}

void readParts(const JsonField& field, FigureData& data) {
  for (const JsonField& item : field.items()) {
    data.parts.push_back({item.at("name").text(), item.at("frame").frame(), item.at("bones").texts()});
  }
}

void readFingers(const JsonField& field, FigureData& data) {
  for (const JsonField& item : field.items()) {
    Finger finger;
    finger.name = item.at("name").text();
    const std::vector<JsonField> joints = item.at("joints").items();
    if (joints.size() != 3) item.at("joints").refuse("are not three", "write three places");
    for (std::size_t i = 0; i < 3; ++i) finger.joints[i] = joints[i].vector3();
    finger.tip = item.at("tip").vector3();
    const std::vector<double> radii = item.at("radii").numbers(3);
    std::copy(radii.begin(), radii.end(), finger.radii.begin());
    data.fingers.push_back(finger);
  }
}

PostureAngles readPosture(const JsonField& field) {
  PostureAngles posture;
  for (const auto& [joint, angle] : field.members()) posture[joint] = angle.number();
  return posture;
}

void readLevels(const JsonField& field, FigureData& data) {
  const std::vector<JsonField> triangles = field.at("triangles").items();
  const std::vector<JsonField> pixels = field.at("switch_pixels").items();
  if (triangles.size() != 3 || pixels.size() != 3) field.refuse("has not three levels", "write three levels");
  for (int i = 0; i < 3; ++i) {
    data.triangles[i] = triangles[i].integer();
    data.switchPixels[i] = pixels[i].integer();
    if (data.triangles[i] < 100) triangles[i].refuse("is too small", "write at least 100 triangles");
  }
}

void readPlaces(const JsonField& root, FigureData& data) {
  for (const JsonField& item : root.at("density").items()) {
    data.density.push_back({item.at("frame").frame(), item.at("point").vector3(),
                            item.at("radius").positive(), item.at("gain").positive()});
  }
  for (const auto& [name, item] : root.at("points").members()) {
    data.points[name] = {item.at("frame").frame(), item.at("local").vector3()};
  }
  for (const JsonField& item : root.at("scaling").items()) {
    data.scaling.push_back({item.at("frame").frame(), item.at("girth_share").notNegative()});
  }
  for (const JsonField& item : root.at("girths").items()) {
    data.girths.push_back({item.at("name").text(), item.at("frame").frame(), item.at("point").vector3(),
                           item.at("normal").vector3(), item.at("radius").positive()});
  }
  for (const JsonField& item : root.at("zero_positions").items())
    data.zeroPositions.push_back(item.vector3());
  if (data.zeroPositions.size() != static_cast<std::size_t>(kFigureFrames)) {
    root.at("zero_positions").refuse("has not one position for each frame", "write 54 positions");
  }
  data.rest = readPosture(root.at("rest"));
  for (const auto& [name, item] : root.at("poses").members()) data.poses[name] = readPosture(item);
}

void readGroups(const JsonField& root, FigureData& data) {
  std::vector<std::string> names;
  for (const JsonField& item : root.at("groups").items()) {
    data.groups.push_back({item.at("name").text(), item.at("blend").notNegative()});
    names.push_back(data.groups.back().name);
  }
  data.solids = readSolids(root.at("primitives"), names);
  if (data.solids.empty()) root.at("primitives").refuse("is empty", "add primitives");
  data.women = readSolids(root.at("women"), names);
  data.boneGroups = root.at("bones").at("groups").texts();
  data.boneSolids = readSolids(root.at("bones").at("primitives"), data.boneGroups);
}

nlohmann::json parseText(const std::string& text, const std::string& name) {
  try {
    return nlohmann::json::parse(text);
  } catch (const nlohmann::json::exception& error) {
    throw InputError(name, std::string("is no JSON: ") + error.what(),
                     "restore the file from the program's sources");
  }
}

}  // namespace

FigureData parseFigureData(const std::string& text, const std::string& name) {
  const nlohmann::json json = parseText(text, name);
  const JsonField root(json, name);
  FigureData data;
  data.fingerprint = fingerprint(text.data(), text.size());
  data.cellSize = root.at("grid").at("cell").positive();
  data.bonesCellSize = root.at("bones").at("cell").positive();
  readGroups(root, data);
  readSkin(root.at("skin"), data);
  readMaterials(root.at("material_zones"), data);
  readFingers(root.at("fingers"), data);
  readParts(root.at("parts"), data);
  readLevels(root.at("lod"), data);
  readPlaces(root, data);
  return data;
}

FigureData readFigureData(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw InputError(file.string(), "cannot be read", "check that the file exists");
  std::ostringstream text;
  text << stream.rdbuf();
  return parseFigureData(text.str(), file.filename().string());
}

}  // namespace handhold
