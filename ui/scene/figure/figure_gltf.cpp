// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/figure_gltf.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <nlohmann/json.hpp>

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

static_assert(std::endian::native == std::endian::little, "glTF's buffers are little-endian");

// Numbers of the specification (Khronos, glTF 2.0, sections 3.6 and 4.4).
constexpr int kByte = 5121, kUint = 5125, kFloat = 5126;
constexpr int kVertices = 34962, kIndices = 34963;
constexpr std::uint32_t kMagic = 0x46546C67, kJsonChunk = 0x4E4F534A, kBinaryChunk = 0x004E4942;

/// The binary part of a file and what describes it.
class Buffer {
 public:
  /// Puts values behind what is there and returns the number of their accessor. `target` 0: neither
  /// vertices nor indices.
  template <class Value>
  int add(const std::vector<Value>& values, int component, const char* type, int target = 0) {
    bytes_.resize((bytes_.size() + 3) / 4 * 4);
    const std::size_t offset = bytes_.size(), size = values.size() * sizeof(Value);
    bytes_.resize(offset + size);
    if (size > 0) std::memcpy(bytes_.data() + offset, values.data(), size);
    Json view{{"buffer", 0}, {"byteOffset", offset}, {"byteLength", size}};
    if (target != 0) view["target"] = target;
    views_.push_back(std::move(view));
    accessors_.push_back({{"bufferView", views_.size() - 1},
                          {"componentType", component},
                          {"count", values.size()},
                          {"type", type}});
    return static_cast<int>(accessors_.size()) - 1;
  }

  /// What glTF asks to know of positions and of times.
  void setRange(int accessor, const Json& least, const Json& most) {
    accessors_[static_cast<std::size_t>(accessor)]["min"] = least;
    accessors_[static_cast<std::size_t>(accessor)]["max"] = most;
  }

  const Json& views() const { return views_; }
  const Json& accessors() const { return accessors_; }
  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
  Json views_ = Json::array(), accessors_ = Json::array();
};

using Three = std::array<float, 3>;
using Four = std::array<float, 4>;

Json addMesh(const Figure& figure, const FigureMesh& mesh, Buffer& buffer) {
  std::vector<Three> positions, normals, colours;
  std::vector<Four> weights;
  std::vector<std::array<std::uint8_t, 4>> joints;
  Three least, most;
  least.fill(std::numeric_limits<float>::max());
  most.fill(std::numeric_limits<float>::lowest());
  for (const FigureVertex& vertex : mesh.vertices) {
    positions.push_back(vertex.position);
    normals.push_back(vertex.normal);
    colours.push_back(figure.zones[vertex.zone].colour);
    weights.push_back(vertex.weight);
    joints.push_back(vertex.bone);
    for (int k = 0; k < 4; ++k)  // a joint without weight has to be the first
      if (weights.back()[k] <= 0.0f) weights.back()[k] = 0.0f, joints.back()[k] = 0;
    for (int k = 0; k < 3; ++k) {
      least[k] = std::min(least[k], vertex.position[k]);
      most[k] = std::max(most[k], vertex.position[k]);
    }
  }
  const int position = buffer.add(positions, kFloat, "VEC3", kVertices);
  buffer.setRange(position, least, most);
  Json attributes{{"POSITION", position}};
  attributes["NORMAL"] = buffer.add(normals, kFloat, "VEC3", kVertices);
  attributes["COLOR_0"] = buffer.add(colours, kFloat, "VEC3", kVertices);
  attributes["JOINTS_0"] = buffer.add(joints, kByte, "VEC4", kVertices);
  attributes["WEIGHTS_0"] = buffer.add(weights, kFloat, "VEC4", kVertices);
  return {{"name", "skin"},
          {"primitives", Json::array({{{"attributes", attributes},
                                       {"indices", buffer.add(mesh.indices, kUint, "SCALAR", kIndices)},
                                       {"material", 0}}})}};
}

Three shiftOf(const SkinMatrix& matrix) { return {matrix(0, 3), matrix(1, 3), matrix(2, 3)}; }

/// x, y, z, w, on the side of the one before, so that the way between both is the short one.
Four turnOf(const SkinMatrix& matrix, const Four* before) {
  Eigen::Quaternionf turn(Eigen::Matrix3f(matrix.leftCols<3>()));
  turn.normalize();
  Four four{turn.x(), turn.y(), turn.z(), turn.w()};
  float along = 0.0f;
  for (int k = 0; before && k < 4; ++k) along += four[k] * (*before)[k];
  if (along < 0.0f)
    for (float& part : four) part = -part;
  return four;
}

Json addAnimation(const FigureAnimation& animation, Buffer& buffer) {
  const std::vector<float> times(animation.times.begin(), animation.times.end());
  const int input = buffer.add(times, kFloat, "SCALAR");
  buffer.setRange(input, Json::array({times.front()}), Json::array({times.back()}));
  Json samplers = Json::array(), channels = Json::array();
  const auto add = [&](std::size_t node, const char* path, int output) {
    samplers.push_back({{"input", input}, {"output", output}});
    channels.push_back({{"sampler", samplers.size() - 1}, {"target", {{"node", node}, {"path", path}}}});
  };
  for (std::size_t joint = 0; joint < animation.palettes.front().size(); ++joint) {
    std::vector<Three> shifts;
    std::vector<Four> turns;
    for (const std::vector<SkinMatrix>& palette : animation.palettes) {
      shifts.push_back(shiftOf(palette[joint]));
      turns.push_back(turnOf(palette[joint], turns.empty() ? nullptr : &turns.back()));
    }
    add(joint, "rotation", buffer.add(turns, kFloat, "VEC4"));
    add(joint, "translation", buffer.add(shifts, kFloat, "VEC3"));
  }
  return {{"name", animation.name}, {"samplers", samplers}, {"channels", channels}};
}

/// Joints first, in the order of the palette, then the skin, then what holds all.
Json nodesOf(const Figure& figure, const FigureAnimation& animation) {
  Json nodes = Json::array(), all = Json::array();
  for (std::size_t joint = 0; joint < figure.palette.size(); ++joint) {
    const SkinMatrix& matrix = animation.palettes.front()[joint];
    nodes.push_back({{"name", figure.palette[joint].name},
                     {"translation", shiftOf(matrix)},
                     {"rotation", turnOf(matrix, nullptr)}});
    all.push_back(joint);
  }
  nodes.push_back({{"name", "figure"}, {"mesh", 0}, {"skin", 0}});
  all.push_back(nodes.size() - 1);
  nodes.push_back({{"name", animation.name}, {"children", all}});
  return nodes;
}

/// Vertices are in world at rest, where every joint is at the origin. The matrices may be left out, but not
/// all readers know.
Json skinOf(const Figure& figure, Buffer& buffer) {
  std::array<float, 16> identity{};
  for (std::size_t k = 0; k < 16; k += 5) identity[k] = 1.0f;
  Json joints = Json::array();
  for (std::size_t joint = 0; joint < figure.palette.size(); ++joint) joints.push_back(joint);
  const std::vector matrices(figure.palette.size(), identity);
  return {{"joints", joints}, {"inverseBindMatrices", buffer.add(matrices, kFloat, "MAT4")}};
}

void append(std::string& text, std::uint32_t number) {
  text.append(reinterpret_cast<const char*>(&number), sizeof(number));
}

void appendChunk(std::string& file, std::uint32_t kind, std::string content, char padding) {
  content.resize((content.size() + 3) / 4 * 4, padding);
  append(file, static_cast<std::uint32_t>(content.size()));
  append(file, kind);
  file += content;
}

}  // namespace

std::string figureGltf(const Figure& figure, const FigureAnimation& animation) {
  Buffer buffer;
  Json json{{"asset", {{"version", "2.0"}, {"generator", "Handhold"}}}, {"scene", 0}};
  json["meshes"] = Json::array({addMesh(figure, figure.body.front(), buffer)});
  json["materials"] = Json::array(
      {{{"name", "figure"}, {"pbrMetallicRoughness", {{"metallicFactor", 0.0}, {"roughnessFactor", 0.8}}}}});
  json["nodes"] = nodesOf(figure, animation);
  json["skins"] = Json::array({skinOf(figure, buffer)});
  json["scenes"] = Json::array({{{"nodes", Json::array({json["nodes"].size() - 1})}}});
  if (animation.times.size() > 1) json["animations"] = Json::array({addAnimation(animation, buffer)});
  json["bufferViews"] = buffer.views();
  json["accessors"] = buffer.accessors();
  json["buffers"] = Json::array({{{"byteLength", buffer.bytes().size()}}});
  std::string chunks;
  appendChunk(chunks, kJsonChunk, json.dump(), ' ');
  appendChunk(chunks, kBinaryChunk, buffer.bytes(), '\0');
  std::string file;
  append(file, kMagic);
  append(file, 2);
  append(file, static_cast<std::uint32_t>(12 + chunks.size()));
  return file + chunks;
}

}  // namespace handhold
