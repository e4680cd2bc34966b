// SPDX-License-Identifier: GPL-3.0-or-later
// The figure as a glTF file, read by another program's reader (Assimp): each vertex stands where our own
// skinning has it, at every instant of the animation.
#include "ui/scene/figure/figure_gltf.h"

#include <assimp/scene.h>

#include <QtTest>
#include <assimp/Importer.hpp>

#include "tests/ui/scene/figure_sample.h"

using namespace handhold;

namespace {

constexpr float kNear = 2e-5f;  ///< of floats at two metres (m)

/// Where the channel has its node at key `k`.
aiMatrix4x4 keyed(const aiNodeAnim& channel, unsigned k) {
  return aiMatrix4x4(aiVector3D(1.0f), channel.mRotationKeys[k].mValue, channel.mPositionKeys[k].mValue);
}

std::vector<aiVector3D> skinnedBy(const aiMesh& mesh, const std::map<std::string, aiMatrix4x4>& joints) {
  std::vector<aiVector3D> places(mesh.mNumVertices);
  for (unsigned b = 0; b < mesh.mNumBones; ++b) {
    const aiBone& bone = *mesh.mBones[b];
    const aiMatrix4x4 matrix = joints.at(bone.mName.C_Str()) * bone.mOffsetMatrix;
    for (unsigned w = 0; w < bone.mNumWeights; ++w) {
      const aiVertexWeight& weight = bone.mWeights[w];
      places[weight.mVertexId] += weight.mWeight * (matrix * mesh.mVertices[weight.mVertexId]);
    }
  }
  return places;
}

}  // namespace

class FigureGltfTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    figure_ = sample_.make();
    animation_.name = "reach";
    for (const double bend : {0.0, 0.4, 0.8}) {
      animation_.times.push_back(bend);
      skinPalette(*figure_, sample_.frames.at({{"r_elbow_flexion", bend}, {"l_hip_flexion", bend}}),
                  animation_.palettes.emplace_back());
    }
  }
  void everyVertexMovesAsOurs();
  void aPostureHasNoAnimation();

 private:
  testing::FigureSample sample_;
  std::shared_ptr<const Figure> figure_;
  FigureAnimation animation_;
};

void FigureGltfTest::everyVertexMovesAsOurs() {
  const std::string file = figureGltf(*figure_, animation_);
  Assimp::Importer importer;
  const aiScene* scene = importer.ReadFileFromMemory(file.data(), file.size(), 0, "glb");
  QVERIFY2(scene, importer.GetErrorString());
  QCOMPARE(scene->mNumMeshes, 1u);
  QCOMPARE(scene->mNumAnimations, 1u);
  const aiMesh& mesh = *scene->mMeshes[0];
  const FigureMesh& ours = figure_->body.front();
  QCOMPARE(std::size_t(mesh.mNumFaces), ours.indices.size() / 3);
  QVERIFY(mesh.HasVertexColors(0) && mesh.HasNormals());
  const aiAnimation& animation = *scene->mAnimations[0];
  QCOMPARE(std::size_t(animation.mNumChannels), figure_->palette.size());
  for (unsigned k = 0; k < animation_.times.size(); ++k) {
    std::map<std::string, aiMatrix4x4> joints;
    for (unsigned c = 0; c < animation.mNumChannels; ++c) {
      const aiNodeAnim& channel = *animation.mChannels[c];
      QCOMPARE(channel.mNumRotationKeys, unsigned(animation_.times.size()));
      QVERIFY(std::abs(channel.mRotationKeys[k].mTime / animation.mTicksPerSecond - animation_.times[k]) <
              1e-6);
      joints[channel.mNodeName.C_Str()] = keyed(channel, k);
    }
    const std::vector<aiVector3D> theirs = skinnedBy(mesh, joints);
    std::vector<Eigen::Vector3f> places, normals;
    skin(ours, animation_.palettes[k], places, normals);
    QCOMPARE(theirs.size(), places.size());
    for (std::size_t i = 0; i < places.size(); ++i)
      QVERIFY((Eigen::Vector3f(theirs[i].x, theirs[i].y, theirs[i].z) - places[i]).norm() < kNear);
  }
}

void FigureGltfTest::aPostureHasNoAnimation() {
  const std::string file = figureGltf(*figure_, {"still", {0.0}, {animation_.palettes[1]}});
  Assimp::Importer importer;
  const aiScene* scene = importer.ReadFileFromMemory(file.data(), file.size(), 0, "glb");
  QVERIFY2(scene, importer.GetErrorString());
  QCOMPARE(scene->mNumAnimations, 0u);
  QCOMPARE(QString(scene->mRootNode->mName.C_Str()), QString("still"));
}

QTEST_APPLESS_MAIN(FigureGltfTest)
#include "figure_gltf_test.moc"
