// SPDX-License-Identifier: GPL-3.0-or-later
// Mesh files of every format that is read, whole and damaged. The reader runs in this program again, as a
// child.
#include "app/files/mesh_file.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>
#include <fstream>
#include <random>

#include "app/files/mesh_import.h"
#include "engine/core/error.h"

namespace handhold {

namespace {

constexpr int kMutants = 40;           // of all formats together; HANDHOLD_MESH_MUTANTS for more
constexpr qint64 kLongest_ms = 60000;  // the child may use 8 s of processor, on a machine that may be busy

const char kObj[] = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 3\nf 1 2 4\nf 2 3 4\n";
const char kStl[] =
    "solid s\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 "
    "0\nendloop\nendfacet\nendsolid s\n";
const char kPly[] =
    "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\n"
    "element face 1\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n";
const char kDae[] =
    "<?xml version=\"1.0\"?><COLLADA xmlns=\"http://www.collada.org/2005/11/COLLADASchema\" "
    "version=\"1.4.1\">"
    "<asset><up_axis>Y_UP</up_axis></asset><library_geometries><geometry id=\"g\"><mesh><source id=\"p\">"
    "<float_array id=\"a\" count=\"9\">0 0 0 1 0 0 0 1 0</float_array><technique_common>"
    "<accessor source=\"#a\" count=\"3\" stride=\"3\"><param name=\"X\" type=\"float\"/><param name=\"Y\" "
    "type=\"float\"/><param name=\"Z\" type=\"float\"/></accessor></technique_common></source>"
    "<vertices id=\"v\"><input semantic=\"POSITION\" source=\"#p\"/></vertices><triangles count=\"1\">"
    "<input semantic=\"VERTEX\" source=\"#v\" offset=\"0\"/><p>0 1 2</p></triangles></mesh></geometry>"
    "</library_geometries><library_visual_scenes><visual_scene id=\"s\"><node id=\"n\">"
    "<instance_geometry url=\"#g\"/></node></visual_scene></library_visual_scenes>"
    "<scene><instance_visual_scene url=\"#s\"/></scene></COLLADA>";
const char kGltf[] =
    "{\"asset\":{\"version\":\"2.0\"},\"scene\":0,\"scenes\":[{\"nodes\":[0]}],\"nodes\":[{\"mesh\":0}],"
    "\"meshes\":[{\"primitives\":[{\"attributes\":{\"POSITION\":0}}]}],\"buffers\":[{\"byteLength\":36,"
    "\"uri\":"
    "\"data:application/octet-stream;base64,AAAAAAAAAAAAAAAAAACAPwAAAAAAAAAAAAAAAAAAgD8AAAAA\"}],"
    "\"bufferViews\":[{\"buffer\":0,\"byteLength\":36}],\"accessors\":[{\"bufferView\":0,\"componentType\":"
    "5126,"
    "\"count\":3,\"type\":\"VEC3\",\"min\":[0,0,0],\"max\":[1,1,0]}]}";

struct Sample {
  const char* ending;
  std::string content;
};

const std::vector<Sample>& samples() {
  static const std::vector<Sample> all = {
      {"obj", kObj}, {"stl", kStl}, {"ply", kPly}, {"dae", kDae}, {"gltf", kGltf}};
  return all;
}

std::filesystem::path written(const QTemporaryDir& folder, const Sample& sample) {
  const std::filesystem::path file = folder.filePath("mesh.").toStdString() + sample.ending;
  std::ofstream(file, std::ios::binary) << sample.content;
  return file;
}

/// Bytes turned, left out, doubled or cut off, and numbers made absurd.
std::string mutated(std::string text, std::mt19937& random) {
  const auto below = [&](std::size_t count) {
    return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
  };
  for (std::size_t k = 1 + below(6); k-- > 0 && text.size() > 1;) {
    const std::size_t at = below(text.size());
    switch (below(5)) {
      case 0:
        text[at] = static_cast<char>(below(256));
        break;
      case 1:
        text.erase(at, 1 + below(8));
        break;
      case 2:
        text.insert(at, text.substr(at, 1 + below(32)));
        break;
      case 3:
        text.resize(at + 1);
        break;
      default:
        text.insert(at, below(2) == 0 ? "99999999999" : "-1e39");
    }
  }
  return text;
}

}  // namespace

class MeshFileTest : public QObject {
  Q_OBJECT

 private slots:
  void everyFormatIsRead();
  void otherFormatsAreRefused();
  void everyReasonIsItsOwn();
  void damagedFilesHarmNobody();
  void stoppingEndsTheChild();
  void filesOutsideTheFolderAreNamed();
};

void MeshFileTest::everyFormatIsRead() {
  for (const Sample& sample : samples()) {
    const QTemporaryDir folder;
    const auto mesh = readMesh(written(folder, sample));
    QVERIFY2(mesh && !mesh->triangles.empty(), sample.ending);
  }
}

void MeshFileTest::otherFormatsAreRefused() {
  const QTemporaryDir folder;
  QVERIFY_EXCEPTION_THROWN(readMesh(written(folder, {"fbx", kObj})), InputError);
  QVERIFY_EXCEPTION_THROWN(readMesh(folder.filePath("none.obj").toStdString()), InputError);
  QVERIFY_EXCEPTION_THROWN(readMesh(written(folder, {"obj", kDae})), InputError);
  QVERIFY_EXCEPTION_THROWN(readMesh(written(folder, {"obj", "v 0 0 0\nv 1 0 0\nf 1 2 77\n"})), InputError);
}

void MeshFileTest::everyReasonIsItsOwn() {
  const QTemporaryDir folder;
  const auto reason = [](const std::filesystem::path& file) {
    try {
      readMesh(file);
    } catch (const InputError& error) {
      return error.problem();
    }
    return std::string();
  };
  const auto holds = [&](const char* ending, const std::string& content) {
    return reason(written(folder, {ending, content}));
  };
  QCOMPARE(reason(folder.filePath("none.obj").toStdString()), std::string("is not found"));
  QVERIFY(holds("fbx", kObj).starts_with("is of no format that is read here"));
  QCOMPARE(reason("/dev/../tmp/."),
           std::string("is of no format that is read here (obj, stl, ply, dae, gltf, glb)"));
  QCOMPARE(holds("gltf", "{\"asset\": "), std::string("is damaged, or of another format than its name says"));
  const std::string gltf = holds("gltf", std::string(kGltf).replace(0, 20, "{\"asset\":{\"version\":}"));
  QVERIFY2(gltf.starts_with("is damaged") && gltf.find('\n') == std::string::npos, gltf.c_str());
  QVERIFY2(gltf.find(folder.path().toStdString()) == std::string::npos, gltf.c_str());
  QCOMPARE(holds("stl",
                 "solid s\nfacet normal 0 0 1\nouter loop\nvertex nan 0 0\nvertex 1 0 0\nvertex 0 1 0\n"
                 "endloop\nendfacet\nendsolid s\n"),
           std::string("is damaged: a corner is at no finite place"));
  QCOMPARE(holds("obj", "v 0 0 0\nv 1 0 0\nl 1 2\n"), std::string("holds no triangle"));
  const std::string greedy = holds("ply",
                                   "ply\nformat ascii 1.0\nelement vertex 2000000000\nproperty float x\n"
                                   "property float y\nproperty float z\nelement face 1\n"
                                   "property list uchar int vertex_indices\nend_header\n0 0 0\n");
  QCOMPARE(greedy, std::string("is damaged: it tells of more corners or faces than it has bytes"));
}

void MeshFileTest::damagedFilesHarmNobody() {
  const int wanted = qEnvironmentVariableIntValue("HANDHOLD_MESH_MUTANTS");
  const int count = wanted > 0 ? wanted : kMutants;
  std::mt19937 random(7);
  int refused = 0;
  qint64 longest = 0;
  for (int i = 0; i < count; ++i) {
    const Sample& sample = samples()[static_cast<std::size_t>(i) % samples().size()];
    const QTemporaryDir folder;
    QElapsedTimer time;
    time.start();
    try {
      readMesh(written(folder, {sample.ending, mutated(sample.content, random)}));
    } catch (const InputError&) {
      ++refused;
    }
    longest = std::max(longest, time.elapsed());
  }
  QVERIFY(longest < kLongest_ms);
  QVERIFY(refused > 0 && refused < count);
  std::printf("%d damaged meshes: %d refused, the longest took %lld ms\n", count, refused, longest);
}

void MeshFileTest::stoppingEndsTheChild() {
  const QTemporaryDir folder;
  std::stop_source stop;
  stop.request_stop();
  Sample large{"obj", ""};
  for (int i = 0; i < 300000; ++i) large.content += kObj;
  QVERIFY(!readMesh(written(folder, large), stop.get_token()));
}

void MeshFileTest::filesOutsideTheFolderAreNamed() {
  const QTemporaryDir folder;
  const std::filesystem::path home = folder.path().toStdString();
  Task task;
  for (const char* file : {"block.obj", "parts/block.obj", "../block.obj", "/etc/passwd"}) {
    Prop prop;
    prop.kind = PropKind::Mesh;
    prop.file = file;
    task.props.push_back(prop);
  }
  QCOMPARE(meshesOutside(task, home).size(), std::size_t(2));
  QCOMPARE(meshesOutside(task, {}).size(), std::size_t(2));
}

}  // namespace handhold

int main(int argc, char** argv) {
  if (argc == 4 && std::string_view(argv[1]) == "import-mesh")
    return handhold::convertMesh(argv[2], argv[3]) ? 0 : 1;
  QCoreApplication app(argc, argv);
  handhold::MeshFileTest test;
  return QTest::qExec(&test, argc, argv);
}

#include "mesh_file_test.moc"
