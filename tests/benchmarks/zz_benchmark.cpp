#include <cstdio>
#include <cmath>
#include <filesystem>
#include "engine/planning/posture_motion.h"
#include "engine/model/model_file.h"
#include "engine/task/task_file.h"
#include "tests/engine/simulation/test_bodies.h"
using namespace handhold;
int main(int argc,char**argv){
  double step=argc>1?atof(argv[1]):1e-3;
  std::filesystem::path dir(HANDHOLD_SOURCE_DIR "/resources/tasks");
  for (auto& e : std::filesystem::directory_iterator(dir)) { if (e.path().extension()!=".json") continue;
    auto m = loadModel(taskModelFile(e.path(), dir.parent_path()/"models"));
    Task task = loadTask(e.path(), *m);
    auto p = solvePosture(*m, task, task.start, {});
    for (int mode=0; mode<3; ++mode) {
    if (mode==2) for (auto& c : task.contacts) c.pinned=false;
    SimulationOptions o; o.duration=4; o.framesPerSecond=200; o.settings.step=step;
    if (mode==1) { o.settings.scheme=IntegrationScheme::DormandPrince54; o.settings.absoluteTolerance=o.settings.relativeTolerance=1e-5; o.duration=2; }
    auto r = simulate(*m, task, std::make_shared<Limp>(), {0.0,p.q,VectorX::Zero(m->velocitySize())}, o);
    double gain=0; for (size_t i=1;i<r.frames.size();++i) gain=std::max(gain, energyOf(r.frames[i])-energyOf(r.frames[i-1]));
    printf("%-18s mode %d %-12s t %.3f rt %.1f drift %.1e gain %.2e J rel %d imp %d steps %d %s\n", e.path().stem().c_str(), mode, toString(r.status).c_str(), r.frames.empty()?0:r.frames.back().motion.time, r.frames.empty()?0:r.frames.back().motion.time/r.seconds, r.drift, gain, r.events.released, r.events.impacts, r.steps, r.message.c_str());
    } }
}
