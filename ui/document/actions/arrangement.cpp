// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/actions/arrangement.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/own_point.h"
#include "engine/task/prop_places.h"
#include "engine/task/task_check.h"
#include "engine/task/task_loads.h"
#include "ui/document/element_names.h"
#include "ui/document/free_name.h"

namespace handhold {

namespace {

/// Who stands so little beside the world's middle, and so little turned, stands in it.
constexpr double kInTheMiddle = 0.1;            // m
constexpr double kAhead = 10.0 * M_PI / 180.0;  // rad
constexpr double kSamePlace = 1e-6;             // m
const Matrix3 kOwnMirror = Vector3(-1.0, 1.0, 1.0).asDiagonal();

/// "left rail" of "right rail", the other way round, too.
std::string otherSideName(const std::string& name) {
  const QString words = QString::fromStdString(name);
  for (const auto& [here, there] : {std::pair("right", "left"), std::pair("left", "right")})
    if (const QRegularExpression side(QString("\\b%1\\b").arg(QLatin1String(here)),
                                      QRegularExpression::CaseInsensitiveOption);
        words.contains(side))
      return QString(words).replace(side, QLatin1String(there)).toStdString();
  return name;
}

/// Where the person stands straight, across their middle.
std::string imageOfPoint(const Model& model, const std::string& point) {
  const Site& site = model.sites[model.findSite(point)];
  Data data(model);
  updateKinematics(model, model.zeroPosition(), data);
  const Vector3 p = linkPose(data, site.link) * site.X_LS.p;
  const LinkIndex link = site.link > 0 ? model.joints[site.link].mirror : site.link;
  return pointWords(model, link, linkPose(data, link).inverse() * Vector3(-p.x(), p.y(), p.z()));
}

std::string siteAcross(const Model& model, const std::string& site) {
  for (const BodySide side : kBodySides) {
    if (!site.starts_with(prefixOf(side))) continue;
    const BodySide other = side == BodySide::Right ? BodySide::Left : BodySide::Right;
    const std::string there = prefixOf(other) + site.substr(2);
    if (model.findSite(there).valid()) return there;
  }
  return site;
}

/// The same end of the other side; nothing for seat and back.
std::optional<ContactEnd> otherEnd(ContactEnd end) {
  const std::string there = otherSideName(rowOf(end).word);
  for (const ContactEndRow& row : kContactEndRows)
    if (row.word == there && row.end != end) return row.end;
  return std::nullopt;
}

/// Puts mirror images of things into a task.
class Mirror {
 public:
  explicit Mirror(const Project& project)
      : person_(project.subject), task_(project.task), plane_(mirrorPlane(project)) {
    R_ -= 2.0 * plane_.normal * plane_.normal.transpose();
  }

  void add(Element thing);
  Task& task() { return task_; }
  /// With the points of one's own that are images of others.
  const Subject& person() const { return person_; }
  const std::vector<Element>& added() const { return added_; }

 private:
  Vector3 place(const Vector3& p) const { return plane_.point + R_ * (p - plane_.point); }
  Quaternion turned(const Quaternion& R_WT) const {
    return Quaternion(Matrix3(R_ * R_WT.toRotationMatrix() * kOwnMirror));
  }
  void addProp(const Prop& prop);
  void addContact(const Contact& contact);
  Target mirrored(Target target);
  void addLoad(Load load);
  template <class Item>
  void append(std::vector<Item>& items, Item item, ElementKind kind);

  std::string otherSite(const std::string& site);

  Subject person_;
  Task task_;
  MirrorPlane plane_;
  Matrix3 R_ = Matrix3::Identity();
  std::vector<Element> added_;
};

template <class Item>
void Mirror::append(std::vector<Item>& items, Item item, ElementKind kind) {
  nameOf(item) = freeName(items, otherSideName(nameOf(item)));
  added_.push_back({kind, static_cast<int>(items.size())});
  items.push_back(std::move(item));
}

std::string Mirror::otherSite(const std::string& site) {
  if (spokenPoint(site).empty()) return siteAcross(*person_.model, site);
  std::string image = imageOfPoint(*person_.model, site);
  person_ = withPoint(person_, image);
  return image;
}

/// What lies across the middle is its own image.
void Mirror::addProp(const Prop& prop) {
  Prop image = prop;
  image.position = place(prop.position);
  image.orientation = turned(prop.orientation);
  const auto stands = [&](const Prop& other) {
    return other.kind == image.kind && (other.position - image.position).norm() < kSamePlace &&
           (other.size - image.size).norm() < kSamePlace;
  };
  if (std::any_of(task_.props.begin(), task_.props.end(), stands)) return;
  append(task_.props, image, ElementKind::Prop);
  const std::vector<Contact> before = task_.contacts;
  for (const Contact& contact : before) {
    const auto end = otherEnd(contact.end);
    const auto holds = [&](const Contact& other) { return other.end == end; };
    if (contact.prop == prop.name && std::none_of(before.begin(), before.end(), holds)) addContact(contact);
  }
}

void Mirror::addContact(const Contact& contact) {
  const std::optional<ContactEnd> end = otherEnd(contact.end);
  if (!end) return;
  Contact image = contact;
  image.end = *end;
  image.site = otherSite(contact.site);
  image.hinge.reset();
  image.others.clear();
  setFree(image);
  image.position = place(contact.position);
  image.axis = R_ * contact.axis;
  if (image.heading) image.heading = R_ * *image.heading;
  if (const auto held = heldProp(task_, image)) {
    image.prop = held->prop;
    image.place = held->found.place;
    const Vector3 axis = image.axis;
    resolvePlace(*propOf(task_, image), image);
    if (axis.dot(image.axis) < 0.0) image.thumb = opposite(image.thumb);
  }
  const auto there = std::ranges::find(task_.contacts, *end, &Contact::end);
  if (there == task_.contacts.end()) return append(task_.contacts, image, ElementKind::Contact);
  image.name = there->name;
  *there = image;
  added_.push_back({ElementKind::Contact, static_cast<int>(there - task_.contacts.begin())});
}

Target Mirror::mirrored(Target target) {
  target.site = otherSite(target.site);
  target.position = place(target.position);
  target.direction = R_ * target.direction;
  target.orientation = turned(target.orientation);
  for (Vector3& point : target.path) point = R_ * point;
  return target;
}

/// A moment turns the other way: it is an axial vector.
void Mirror::addLoad(Load load) {
  const std::string other = otherSite(load.site);
  if (turnsWithSite(load))
    return append(task_.loads, mirroredInSite(*person_.model, load, other), ElementKind::Load);
  load.site = other;
  load.force = R_ * load.force;
  load.moment = -(R_ * load.moment);
  load.com = kOwnMirror * load.com;
  append(task_.loads, std::move(load), ElementKind::Load);
}

void Mirror::add(Element thing) {
  const auto index = static_cast<std::size_t>(thing.index);
  switch (thing.kind) {
    case ElementKind::Prop:
      return addProp(Prop(task_.props.at(index)));
    case ElementKind::Contact:
      return addContact(Contact(task_.contacts.at(index)));
    case ElementKind::Target:
      return append(task_.targets, mirrored(task_.targets.at(index)), ElementKind::Target);
    case ElementKind::TimedTarget: {
      TimedTarget timed = task_.motion.targets.at(index);
      timed.target = mirrored(timed.target);
      return append(task_.motion.targets, std::move(timed), ElementKind::TimedTarget);
    }
    case ElementKind::Load:
      return addLoad(task_.loads.at(index));
    default:
      return;
  }
}

}  // namespace

MirrorPlane mirrorPlane(const Project& project) {
  Data data(*project.subject.model);
  updateKinematics(*project.subject.model, project.q, data);
  const Pose X_WP = linkPose(data, LinkIndex(0));
  Vector3 left = X_WP.R.col(0);
  left.y() = 0.0;
  MirrorPlane plane;
  if (left.norm() < 0.5) return plane;  // on the side: left and right are above and below
  left.normalize();
  const bool isAhead = std::acos(std::min(1.0, left.x())) < kAhead;
  if (isAhead && std::abs(X_WP.p.x()) < kInTheMiddle) return plane;
  return {X_WP.p, left};
}

void mirrorThings(Document& document, const std::vector<Element>& things) {
  Mirror mirror(document.project());
  std::vector<Element> ordered = things;  // props first: contacts find theirs
  std::stable_partition(ordered.begin(), ordered.end(),
                        [](Element thing) { return thing.kind == ElementKind::Prop; });
  for (const Element thing : ordered) mirror.add(thing);
  if (mirror.added().empty())
    throw InputError(thingsWords(document.project(), things).toStdString(),
                     "lies in the person's middle already", "move it to one side first");
  resolvePlaces(mirror.task());
  checkTask(mirror.task(), *mirror.person().model, "mirror");
  const QString words = thingsWords(document.project(), things);
  Project next = document.project();
  next.subject = mirror.person();
  document.commit(QObject::tr("Mirror %1").arg(words), withTask(next, std::move(mirror.task())));
  document.selectAll(mirror.added());
}

void repeatProp(Document& document, int prop, int copies, const Vector3& step) {
  if (copies < 1 || copies > kMostCopies)
    throw InputError("copies", "must be 1 to " + std::to_string(kMostCopies), "type another number");
  if (!(step.norm() > kSamePlace))
    throw InputError("step", "is zero", "say how far each copy is from the one before");
  Task task = document.project().task;
  const Prop first = task.props.at(static_cast<std::size_t>(prop));
  std::vector<Element> added;
  for (int i = 1; i <= copies; ++i) {
    Prop copy = first;
    copy.name = freeName(task.props, first.name);
    copy.position += i * step;
    added.push_back({ElementKind::Prop, static_cast<int>(task.props.size())});
    task.props.push_back(std::move(copy));
  }
  checkTask(task, document.model(), "array");
  document.commit(QObject::tr("Array of %1").arg(QString::fromStdString(first.name)),
                  withTask(document.project(), std::move(task)));
  document.selectAll(added);
}

}  // namespace handhold
