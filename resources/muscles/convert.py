#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes human55.json of this folder from published muscles; README.md tells how. It is no part of the program.

usage: convert.py TABLES GAIT2354.osim MODEL.json OUT.json
TABLES holds muscles.csv, muscle_paths.csv, muscle_wraps.csv and muscle_bodies.csv; MODEL.json is human55.json.
Axes of the sources: x forward, y up, z to the right; ours: x left, y up, z forward. Right side only.
"""
import csv
import json
import math
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

import numpy as np

TURN = np.array([[0.0, 0.0, -1.0], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0]])  # (x, y, z) -> (-z, y, x)
HANGING = {"r_shoulder_adduction": math.pi / 2, "r_humerus_rotation": -math.pi / 2}  # the arm hangs, thumb forward
SHIPPED = {"seth2019", "cyclist", "gait2392", "arm26"}  # licences of muscles.csv that allow it
# From another source instead, or on bodies that we have not.
LEFT_OUT = {"G23_ercspn", "S19_TRIlong", "S19_BIC_long", "S19_BIC_brevis"}

# Torque sums beside the measured ones of README.md: factors of all forces of a group.
GROUPS = json.loads((pathlib.Path(__file__).parent / "groups.json").read_text())


def read(path):
    with open(path, newline="") as file:
        return list(csv.DictReader(file))


def about(axis, angle):
    x, y, z = axis
    c, s = math.cos(angle), math.sin(angle)
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + s * cross + (1 - c) * cross @ cross


def body_fixed(angles):
    return about((1, 0, 0), angles[0]) @ about((0, 1, 0), angles[1]) @ about((0, 0, 1), angles[2])


def vector(text):
    return np.array([float(part) for part in text.split()])


def quaternion(R):
    """w, x, y, z with w >= 0."""
    w = 0.5 * math.sqrt(max(1.0 + R[0, 0] + R[1, 1] + R[2, 2], 0.0))
    x = 0.5 * math.sqrt(max(1.0 + R[0, 0] - R[1, 1] - R[2, 2], 0.0))
    y = 0.5 * math.sqrt(max(1.0 - R[0, 0] + R[1, 1] - R[2, 2], 0.0))
    z = 0.5 * math.sqrt(max(1.0 - R[0, 0] - R[1, 1] + R[2, 2], 0.0))
    x = math.copysign(x, R[2, 1] - R[1, 2])
    y = math.copysign(y, R[0, 2] - R[2, 0])
    z = math.copysign(z, R[1, 0] - R[0, 1])
    return [w, x, y, z]


def spline(x, y, at):
    """The natural cubic spline, straight beyond its ends."""
    if len(x) < 3:
        return float(np.interp(at, x, y))
    h, n = np.diff(x), len(x)
    A, b = np.eye(n), np.zeros(n)
    for i in range(1, n - 1):
        A[i, i - 1:i + 2] = h[i - 1], 2.0 * (h[i - 1] + h[i]), h[i]
        b[i] = 6.0 * ((y[i + 1] - y[i]) / h[i] - (y[i] - y[i - 1]) / h[i - 1])
    bend = np.linalg.solve(A, b)
    i = int(np.clip(np.searchsorted(x, at) - 1, 0, n - 2))

    def inside(t):
        left, right = (x[i + 1] - t) / h[i], (t - x[i]) / h[i]
        return (left * y[i] + right * y[i + 1]
                + h[i] ** 2 / 6.0 * ((left ** 3 - left) * bend[i] + (right ** 3 - right) * bend[i + 1]))

    if x[0] <= at <= x[-1]:
        return float(inside(at))
    edge = x[0] if at < x[0] else x[-1]
    step = 1e-6 * (1.0 if at < x[0] else -1.0)
    return float(inside(edge) + (at - edge) * (inside(edge + step) - inside(edge)) / step)


class Human:
    """Link frames of the model, parallel to the base where all joints are at zero, in the hanging posture."""

    def __init__(self, model):
        leg_root = np.array([[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]])
        R, p, self.link_of = {}, {}, {}
        self.R, self.p = {"base": np.eye(3)}, {"base": np.zeros(3)}
        zero_R, zero_p = {}, {}
        for frame in model["frames"]:
            name, parent, joint = frame["frame"], frame["parent"], frame["joint"]
            if parent == -1:
                zero_R[name], zero_p[name], self.link_of[name] = np.eye(3), np.zeros(3), "base"
                continue
            if name == "leg_root":
                zero_R[name], zero_p[name], self.link_of[name] = leg_root, np.zeros(3), "base"
                continue
            above = self.link_of[parent]
            c, s = math.cos(frame["theta_offset"]), math.sin(frame["theta_offset"])
            ca, sa = math.cos(frame["alpha"]), math.sin(frame["alpha"])
            step = np.array([[c, -ca * s, sa * s], [s, ca * c, -sa * c], [0, sa, ca]])
            way = np.array([frame["a"] * c, frame["a"] * s, frame["d"]])
            zero_R[name] = zero_R[parent] @ step
            zero_p[name] = zero_p[parent] + zero_R[parent] @ way
            if not joint:
                self.link_of[name] = above
                continue
            if joint not in self.R:
                turn = about(zero_R[parent][:, 2], HANGING.get(joint, 0.0))
                self.R[joint] = self.R[above] @ turn
                offset = zero_p[parent] - self.zero_origin.get(above, np.zeros(3)) if above != "base" else zero_p[parent]
                self.p[joint] = self.p[above] + self.R[above] @ offset
                self.zero_origin[joint] = zero_p[parent]
            self.link_of[name] = joint

    zero_origin = {}

    def local(self, link, point):
        return self.R[link].T @ (point - self.p[link])


class Placement:
    """Where a source's body goes: its joint centre on ours, points scaled about it."""

    def __init__(self, link, source, ours, scale):
        self.link, self.source, self.ours, self.scale = link, np.array(source), np.array(ours), scale

    def point(self, human, ground):
        return human.local(self.link, self.ours + TURN @ (self.scale * (ground - self.source)))

    def turn(self, human, R):
        return human.R[self.link].T @ TURN @ R


class AlongBone(Placement):
    """Where the source's far joint lies aside of the line down from the near one, and ours on it: what is so far along
    the bone goes so far aside that joint comes to joint."""

    def __init__(self, link, source, ours, scale, far):
        super().__init__(link, source, ours, scale)
        self.far = far

    def point(self, human, ground):
        share = (ground - self.source)[1] / self.far[1]
        return super().point(human, ground - share * self.far * [1.0, 0.0, 1.0])


def source_poses(rows, source):
    """Poses of a source's bodies with all coordinates 0; its functions vanish there."""
    poses = {"ground": (np.eye(3), np.zeros(3))}
    for row in rows:
        if row["source"] != source or not row["body"]:
            continue
        R, p = poses[row["parent"]]
        frame_R = R @ body_fixed(vector(row["rot_in_parent"]))
        frame_p = p + R @ vector(row["loc_in_parent"])
        child_R = frame_R @ body_fixed(vector(row["rot_in_child"])).T
        poses[row["body"]] = (child_R, frame_p - child_R @ vector(row["loc_in_child"]))
    return poses


def rounded(values, digits=7):
    return [round(float(value), digits) + 0.0 for value in values]


class Arm:
    """Thorax, shoulder girdle and arm: seth2019 and arm26 share the frames, shoulder, elbow and all."""

    SHOULDER = np.array([-0.017545, -0.007, 0.17])  # in the thorax
    IN_SCAPULA = np.array([-0.00955, -0.034, 0.009])
    ELBOW = np.array([0.0061, -0.2904, -0.0123])  # in the humerus
    RADIUS = np.array([0.0, -0.011503, 0.0])  # in the ulna; sideways our forearm turns about its middle

    ORIGINS = {"thorax": np.zeros(3), "base": np.zeros(3), "scapula": SHOULDER - IN_SCAPULA,
               "clavicle": np.array([0.006325, 0.00693, 0.025465]), "humerus": SHOULDER, "r_humerus": SHOULDER,
               "ulna": SHOULDER + ELBOW, "r_ulna_radius_hand": SHOULDER + ELBOW,
               "radius": SHOULDER + ELBOW + np.array([0.0004, -0.011503, 0.019999])}

    def __init__(self, human):
        self.human = human
        self.shoulder = human.p["r_shoulder_adduction"]
        self.elbow = human.p["r_elbow_flexion"]

    def place(self, body):
        thorax = Placement("spine4_rotation", self.SHOULDER, self.shoulder, 0.96)
        scapula = Placement("r_clavicle_protraction", self.IN_SCAPULA, self.shoulder, 1.0)
        if body == "base":  # of arm26: what it attaches to is the shoulder blade
            return Placement("r_clavicle_protraction", self.SHOULDER, self.shoulder, 1.0)
        return {
            "thorax": thorax,
            "scapula": scapula,
            # parallel to the thorax where all coordinates are 0
            "clavicle": Placement("r_clavicle_protraction", self.SHOULDER - np.array([0.006325, 0.00693, 0.025465]),
                                  self.shoulder, 1.0),
            "humerus": Placement("r_humerus_rotation", np.zeros(3), self.shoulder, 0.897),
            # its muscles cross the elbow: 5 mm aside are a third of the arm of triceps
            "r_humerus": AlongBone("r_humerus_rotation", np.zeros(3), self.shoulder, 0.897, self.ELBOW),
            "ulna": Placement("r_elbow_flexion", np.zeros(3), self.elbow, 0.9),
            "r_ulna_radius_hand": Placement("r_elbow_flexion", np.zeros(3), self.elbow, 0.9),
            "radius": Placement("r_forearm_pronation", -self.RADIUS, self.elbow, 0.9),
        }[body]


class Trunk:
    SCALE = 0.79
    SACRUM = np.array([-0.118, 0.071, 0.0])  # L5/S1

    def place(self, body):
        if body in ("pelvis", "sacrum"):
            link = "base"
        elif body in ("lumbar5", "lumbar4"):
            link = "spine1_rotation"
        elif body == "lumbar3":
            link = "spine2_rotation"
        elif body in ("lumbar2", "lumbar1"):
            link = "spine3_rotation"
        else:
            link = "spine4_rotation"
        return Placement(link, self.SACRUM, np.zeros(3), self.SCALE)


def muscle_of(row, points, wraps, factor):
    force = float(row["rep_force_n"] or row["f_max_n"])
    return {
        "name": row["name"].replace("S19_", "").replace("A26_", "").replace("G23_", ""),
        "group": group_of(row["name"].replace("S19_", "").replace("A26_", "").replace("G23_", "")),
        "source": row["source"],
        "force": force,
        "fibre": round(float(row["l_opt_m"]) * factor, 6),
        "tendon": round(float(row["l_slack_m"]) * factor, 6),
        "pennation": float(row["pennation_rad"]),
        "points": points,
        **({"wraps": wraps} if wraps else {}),
    }


def group_of(name):
    for group in GROUPS:
        if name in group["muscles"]:
            return group["name"]
    raise SystemExit(f"{name} is in no group of groups.json")


def length(points):
    return sum(np.linalg.norm(b - a) for a, b in zip(points, points[1:]))


def tables_muscles(tables, human):
    bodies = read(tables / "muscle_bodies.csv")
    paths, surfaces = read(tables / "muscle_paths.csv"), read(tables / "muscle_wraps.csv")
    arm, trunk = Arm(human), Trunk()
    poses = {source: source_poses(bodies, source) for source in ("cyclist", "gait2392")}
    made = []
    for row in read(tables / "muscles.csv"):
        if row["source"] not in SHIPPED or row["use"] not in ("core", "alt") or row["name"] in LEFT_OUT:
            continue
        is_trunk = row["source"] in poses

        def placed(body):
            if is_trunk:
                return trunk.place(body), poses[row["source"]][body]
            return arm.place(body), (np.eye(3), np.zeros(3))

        points, ours, theirs = [], [], []
        for path in (path for path in paths if path["muscle"] == row["name"]):
            place, (R, p) = placed(path["body"])
            at = np.array([float(path[axis]) for axis in "xyz"])
            theirs.append(R @ at + p if is_trunk else arm.ORIGINS[path["body"]] + at)
            if row["name"].startswith("A26_BIC") and path["body"] == "r_ulna_radius_hand":
                # arm26 has no radius of its own: the insertion of seth2019, as far down as arm26's
                place, at = arm.place("radius"), np.array([-0.00088465, at[1] - arm.RADIUS[1], -0.00945516])
            ground = R @ at + p
            local = place.point(human, ground)
            points.append({"link": place.link, "at": rounded(local)})
            ours.append(human.R[place.link] @ local + human.p[place.link])
        wraps = []
        for surface in (surface for surface in surfaces if surface["muscle"] == row["name"]):
            place, (R, p) = placed(surface["body"])
            centre = R @ np.array([float(surface[axis]) for axis in ("tx", "ty", "tz")]) + p
            turn = place.turn(human, R @ body_fixed([float(surface[axis]) for axis in ("rx", "ry", "rz")]))
            made_wrap = {"name": surface["wrap"], "link": place.link, "kind": surface["kind"],
                         "at": rounded(place.point(human, centre)), "turn": rounded(quaternion(turn))}
            if surface["kind"] == "ellipsoid":
                made_wrap["radii"] = rounded(place.scale * float(surface[axis]) for axis in "abc")
            else:
                made_wrap["radius"] = round(place.scale * float(surface["radius"]), 7)
            if surface["kind"] == "cylinder":
                made_wrap["length"] = round(place.scale * float(surface["length"]), 7)
            if surface["quadrant"] != "all":
                made_wrap["side"] = surface["quadrant"]
            elif surface["wrap"] == "TRI":  # behind the elbow, or before it, at 0 and at 150 degrees, too
                made_wrap["side"] = "x" if row["name"] == "A26_BRA" else "-x"
            wraps.append(made_wrap)
        made.append(muscle_of(row, points, wraps, length(ours) / length(theirs)))
    return made


class Gait:
    """The legs of gait2354's scaled subject."""

    COORDINATES = {"hip_flexion_r": "r_hip_flexion", "knee_angle_r": "r_knee_flexion"}  # both turned about

    def __init__(self, file, human):
        self.human, self.root = human, ElementTree.parse(file).getroot()
        joint = {joint.get("name"): joint for joint in self.root.find(".//JointSet/objects")}

        def offset(name):
            return vector(joint[name].find("./frames/PhysicalOffsetFrame/translation").text)

        hip = offset("hip_r")
        knee = hip + np.array([self.at_zero(joint["knee_r"], f"translation{i}") for i in (1, 2, 3)])
        ankle = knee + offset("ankle_r")
        heel = ankle + offset("subtalar_r")
        toes = heel + offset("mtp_r")
        p = human.p
        self.origin = {"pelvis": np.zeros(3), "femur_r": hip, "tibia_r": knee, "talus_r": ankle, "calcn_r": heel,
                       "toes_r": toes}
        thigh = np.linalg.norm(p["r_knee_flexion"] - p["r_hip_rotation"]) / np.linalg.norm(knee - hip)
        self.shank = np.linalg.norm(p["r_ankle_plantarflexion"] - p["r_knee_flexion"]) / np.linalg.norm(ankle - knee)
        foot = abs(p["r_toe_flexion"][2] - p["r_ankle_plantarflexion"][2]) / abs(toes[0] - ankle[0])
        self.place = {
            "pelvis": Placement("base", hip, p["r_hip_rotation"], abs(p["r_hip_rotation"][0]) / hip[2]),
            "femur_r": Placement("r_hip_rotation", hip, p["r_hip_rotation"], thigh),
            "tibia_r": Placement("r_knee_flexion", knee, p["r_knee_flexion"], self.shank),
            "calcn_r": Placement("r_subtalar_inversion", ankle, p["r_subtalar_inversion"], foot),
        }

    @staticmethod
    def at_zero(joint, axis):
        for transform in joint.iter("TransformAxis"):
            if transform.get("name") != axis:
                continue
            constant = transform.find(".//Constant/value")
            if constant is not None:
                return float(constant.text)
            scale = transform.find(".//MultiplierFunction/scale")
            x, y = vector(transform.find(".//x").text), vector(transform.find(".//y").text)
            return float(np.interp(0.0, x, y)) * (float(scale.text) if scale is not None else 1.0)
        return 0.0

    def knee_in_femur(self, angle):
        """Pose of the shank in the thigh: it turns about z, and slides."""
        knee = next(joint for joint in self.root.find(".//JointSet/objects") if joint.get("name") == "knee_r")
        slide = []
        for transform in knee.iter("TransformAxis"):
            if not transform.get("name").startswith("translation"):
                continue
            x = transform.find(".//x")
            constant = transform.find(".//Constant/value")
            scale = transform.find(".//MultiplierFunction/scale")
            value = float(constant.text) if x is None else spline(vector(x.text), vector(transform.find(".//y").text), angle)
            slide.append(value * (float(scale.text) if scale is not None else 1.0))
        return about((0, 0, 1), angle), np.array(slide)

    def course(self, point):
        """Where the tendon ends, in our thigh over our angle: the source's knee slides, ours does not, and
        only the way of the point beside the thigh keeps the moment arm."""
        place = self.place["femur_r"]
        angles, ours = np.radians(np.arange(-135.0, 11.0, 5.0)), []
        for angle in angles:
            at = []
            for axis in "xyz":
                function = point.find(f"{axis}_location")
                factor = function.find(".//scale")
                value = spline(vector(function.find(".//x").text), vector(function.find(".//y").text), angle)
                at.append(value * (float(factor.text) if factor is not None else 1.0))
            R, p = self.knee_in_femur(angle)
            ours.append(place.point(self.human, self.origin["femur_r"] + p + R @ np.array(at)))
        told = {axis: {"angle": rounded(-angles[::-1]), "value": rounded(np.array(ours)[::-1, i])}
                for i, axis in enumerate("xyz")}
        return {"joint": self.COORDINATES[point.find("socket_x_coordinate").text.split("/")[-1]], **told}

    def point(self, point):
        body = point.find("socket_parent_frame").text.split("/")[-1]
        place = self.place["femur_r" if point.tag == "MovingPathPoint" else body]
        made = {"link": place.link}
        if point.tag == "MovingPathPoint":
            made["along"] = self.course(point)
            at = [np.interp(0.0, made["along"][axis]["angle"], made["along"][axis]["value"]) for axis in "xyz"]
            local = np.array(at)
        else:
            local = place.point(self.human, self.origin[body] + vector(point.find("location").text))
            made["at"] = rounded(local)
        ours = self.human.R[place.link] @ local + self.human.p[place.link]
        theirs = self.place["femur_r"].ours + (ours - place.ours) / place.scale
        theirs += TURN @ (place.source - self.place["femur_r"].source)
        if point.tag == "ConditionalPathPoint":
            least, most = vector(point.find("range").text)
            joint = self.COORDINATES[point.find("socket_coordinate").text.split("/")[-1]]
            made["while"] = {"joint": joint, "from": round(-most, 6), "to": round(-least, 6)}
            if not -most <= 0.0 <= -least:
                return made, None, None
        return made, ours, theirs

    def muscles(self):
        made = []
        for muscle in self.root.find(".//ForceSet/objects"):
            name = muscle.get("name", "")
            if not name.endswith("_r") or name in ("ercspn_r", "intobl_r", "extobl_r"):
                continue
            told = [self.point(point) for point in muscle.find(".//PathPointSet/objects")]
            ratio = length([t[1] for t in told if t[1] is not None]) / length([t[2] for t in told if t[2] is not None])

            def number(field):
                return float(muscle.find(field).text)

            made.append({
                "name": name[:-2], "group": group_of(name[:-2]), "source": "gait2354",
                "force": number("max_isometric_force"),
                "fibre": round(number("optimal_fiber_length") * ratio, 6),
                "tendon": round(number("tendon_slack_length") * ratio, 6),
                "pennation": round(number("pennation_angle_at_optimal"), 6),
                "points": [t[0] for t in told]})
        return made


# Of the brim under psoas and iliacus, and how far its upper point is raised along the muscle (m).
BRIM, HIGHER = 0.03, 0.012
# Of the condyles under the hamstrings and under gastrocnemius (m), how far the hamstrings' upper point on the shank is
# turned down about the knee (rad) and how much nearer to it it is, and from where above the knee gastrocnemius begins (m).
CONDYLES, LOWER_BEHIND, NEARER = 0.025, 0.3, 0.8
BEHIND_CONDYLES, ABOVE_CONDYLES = 0.0255, np.array([0.0, 0.028, -0.012])


def over_the_brim(muscle, human):
    """Psoas and iliacus: the source has points on the brim of the pelvis and one on the thigh that goes past them in
    deep flexion. A cylinder of the pelvis through its two brim points, and the first of them a little higher, keep the
    line before the hip (README.md)."""
    origin, upper, lower, _, end = muscle["points"]
    hip = human.p["r_hip_rotation"]
    first, second = (np.array(point["at"]) for point in (upper, lower))
    chord = (second - first)[1:]
    back = np.array([-chord[1], chord[0]]) / np.linalg.norm(chord)
    back *= math.copysign(1.0, -back[1])
    middle = 0.5 * (first + second)[1:]
    axis = middle + math.sqrt(BRIM ** 2 - 0.25 * chord @ chord) * back
    up = np.array(origin["at"]) - first
    raised = first + HIGHER * up / np.linalg.norm(up)
    return {**muscle, "points": [origin, {"link": "base", "at": rounded(raised)}, end],
            "wraps": [cylinder_across("pelvic brim", "base", [hip[0], *axis], BRIM, 1)]}


def cylinder_across(name, link, at, radius, side):
    """Along our x, from side to side; side 1: the line keeps before it, -1 behind it."""
    return {"name": name, "link": link, "kind": "cylinder", "at": rounded(at),
            "turn": rounded(quaternion(about((0, 1, 0), math.pi / 2))), "radius": radius, "length": 0.2,
            "side": "-x" if side > 0 else "x"}


def round_the_condyles(muscle, human):
    """Behind the knee: our hinge does not slide, and in deep flexion straight lines would pass before it."""
    knee = human.zero_origin["r_knee_flexion"] - human.zero_origin["r_hip_rotation"]
    points = muscle["points"]
    if muscle["name"] == "med_gas":  # from above the condyle, over it
        radius = BEHIND_CONDYLES
        points = [{**points[0], "at": rounded([points[0]["at"][0], *(knee + ABOVE_CONDYLES)[1:]])}, points[-1]]
    else:
        radius = CONDYLES
        c, s = math.cos(LOWER_BEHIND), math.sin(LOWER_BEHIND)
        x, y, z = points[1]["at"]
        points = [points[0], {**points[1], "at": rounded([x, NEARER * (c * y + s * z), NEARER * (c * z - s * y)])}, points[2]]
    return {**muscle, "points": points,
            "wraps": [cylinder_across("condyles", "r_hip_rotation", knee, radius, -1)]}


# How far gluteus maximus keeps behind and below the middle of the hip (m): its arm at 90 degrees of flexion in Rajagopal 2016,
# whose lines lie on cylinders, too, on the length of our thigh; and how far below its back the side is on which the line keeps (rad).
BELOW = math.radians(50.0)
BEHIND_HIP = {"glut_max1": 0.03, "glut_max2": 0.028, "glut_max3": 0.042}


def round_the_hip(muscle, human):
    """Gluteus maximus: in deep flexion straight lines from the pelvis to the thigh would pass through the joint. The
    line keeps behind it and below, which is the cylinder's x."""
    wrap = cylinder_across("hip", "base", human.p["r_hip_rotation"] * [1.0, 1.0, 0.0], BEHIND_HIP[muscle["name"]], -1)
    turn = about((0, 1, 0), math.pi / 2) @ about((0, 0, 1), -BELOW)
    return {**muscle, "wraps": [{**wrap, "turn": rounded(quaternion(turn)), "between": [2, 3]}]}


# Where straight lines would turn the sense in which a muscle pulls, with how much longer its line is than the
# source's where all joints are at zero (m), which is tendon.
LED = {"psoas": (over_the_brim, -0.0005), "iliacus": (over_the_brim, -0.0013), "bifemlh": (round_the_condyles, 0.0021),
       "bifemsh": (round_the_condyles, 0.0023), "med_gas": (round_the_condyles, 0.0234),
       **{name: (round_the_hip, 0.0) for name in BEHIND_HIP}}


def led(muscle, human):
    if muscle["name"] not in LED:
        return muscle
    how, longer = LED[muscle["name"]]
    return {**how(muscle, human), "tendon": round(muscle["tendon"] + longer, 6)}


# How near the wrist's muscles come to the middle of the joint (m), by their published arms in the bent wrist (README.md), and
# the side on which they keep: back or front.
WRIST = {"extensor_carpi_radialis": (0.012, "-x"), "extensor_carpi_ulnaris": (0.0065, "-x"),
         "flexor_carpi_radialis": (0.012, "x"), "flexor_carpi_ulnaris": (0.014, "x")}
# The forearm's rotators lie on cylinders about the axis that the radius turns about, which stand on the ulna: radius of the
# line's middle by their published arms (m), and the side on which it keeps, outer or front, however far the radius is turned.
ROTATORS = {"supinator": (0.0085, "-x"), "pronator_teres": (0.017, "y"), "pronator_quadratus": (0.007, "y")}
ON_RADIUS = 1.06  # where they end on it, over the cylinder's radius
# How much shorter than straight between its points in a hanging arm the line is where the fibres are at their best (m): the
# elbow at 75 degrees, the thumb forward, round the radius; the wrist a little bent.
SHORTER = {"pronator_teres": 0.0095, "supinator": -0.0033, "flexor_carpi_radialis": 0.003, "flexor_carpi_ulnaris": 0.003}


def own_muscles(human):
    """Ours: forearm, wrist and what turns the sole outward have no free source. Places beside elbow E, wrist W and
    ankle A as the arm hangs, in metres to the middle, up and forward; forces by sections at 45 N/cm^2."""
    elbow, wrist = human.p["r_elbow_flexion"], human.p["r_wrist_flexion"]
    arm, ulna, radius, hand = "r_humerus_rotation", "r_elbow_flexion", "r_forearm_pronation", "r_wrist_flexion"

    def ring(degrees, radius_m, height):
        """Round the forearm: 0 in front, 90 at the outer side, -90 at the inner."""
        return [-radius_m * math.sin(math.radians(degrees)), height, radius_m * math.cos(math.radians(degrees))]

    def on_radius(name, degrees, height):
        return ring(degrees, ON_RADIUS * ROTATORS[name][0], height)

    inner, outer = [0.030, 0.002, 0.002], [-0.030, 0.004, 0.0]
    above_inner = [0.030, 0.016, 0.0005]  # the ridge over the inner epicondyle
    # name, section cm^2, fibre m, points (link, from E or W, place)
    rows = [
        ("brachioradialis", 5.8, 0.17, [(arm, "E", [-0.012, 0.075, 0.012]), (radius, "W", [-0.012, 0.020, 0.012])]),
        ("supinator", 7.4, 0.033, [(ulna, "E", ring(165, 0.020, -0.035)), (radius, "E", on_radius("supinator", 0, -0.06))]),
        ("pronator_teres", 9.3, 0.0364, [(arm, "E", above_inner), (radius, "E", on_radius("pronator_teres", 80, -0.10))]),
        ("pronator_quadratus", 4.7, 0.0233, [(ulna, "E", ring(-110, 0.024, -0.19)), (radius, "E", on_radius("pronator_quadratus", 0, -0.20))]),
        ("flexor_carpi_radialis", 4.5, 0.0509, [(arm, "E", inner), (radius, "W", [0.014, 0.005, 0.010]), (hand, "W", [0.014, -0.030, 0.010])]),
        ("flexor_carpi_ulnaris", 7.7, 0.0419, [(arm, "E", inner), (radius, "W", [0.016, 0.006, -0.014]), (hand, "W", [0.015, -0.035, -0.014])]),
        ("extensor_carpi_radialis", 9.4, 0.0590, [(arm, "E", outer), (radius, "W", [-0.013, 0.004, 0.012]), (hand, "W", [-0.012, -0.035, 0.012])]),
        ("extensor_carpi_ulnaris", 5.9, 0.0514, [(arm, "E", outer), (radius, "W", [-0.007, 0.003, -0.018]), (hand, "W", [-0.007, -0.030, -0.018])]),
    ]
    ankle = human.p["r_subtalar_inversion"]
    rows.append(("peroneals", 15.3, 0.0508, [("r_knee_flexion", "A", [-0.030, 0.200, -0.012]),
                                             ("r_knee_flexion", "A", [-0.030, 0.010, -0.020]),
                                             ("r_subtalar_inversion", "A", [-0.032, -0.035, 0.010]),
                                             ("r_subtalar_inversion", "A", [-0.030, -0.055, 0.045])]))
    centres = {"E": elbow, "W": wrist, "A": ankle}
    made = []
    for name, section, fibre, places in rows:
        world = [centres[near] + np.array(at) for _, near, at in places]
        points = [{"link": link, "at": rounded(human.local(link, p))} for (link, _, _), p in zip(places, world)]
        muscle = {"name": name, "group": group_of(name), "source": "handhold", "force": round(45.0 * section, 1),
                  "fibre": fibre, "tendon": round(length(world) - fibre - SHORTER.get(name, 0.0), 6), "pennation": 0.0,
                  "points": points}
        if name in ROTATORS:
            thick, side = ROTATORS[name]
            turn = human.R[ulna].T @ about((1, 0, 0), math.pi / 2)  # z along the forearm
            muscle["wraps"] = [{"name": "forearm", "link": ulna, "kind": "cylinder",
                                "at": rounded(human.local(ulna, elbow + np.array([0.0, -0.11, 0.0]))),
                                "turn": rounded(quaternion(turn)), "radius": thick, "length": 0.26, "side": side}]
        if name in WRIST:  # the back of the wrist is under them where it is bent, or its front
            near, side = WRIST[name]
            muscle["wraps"] = [{"name": "wrist", "link": radius, "kind": "cylinder",
                                "at": rounded(human.local(radius, wrist)), "turn": rounded(quaternion(human.R[radius].T)),
                                "radius": near, "length": 0.1, "side": side, "between": [2, 3]}]
        made.append(muscle)
    return made


# What people call them.
TITLES = {
    "glut_med1": "gluteus medius, front", "glut_med2": "gluteus medius, middle", "glut_med3": "gluteus medius, rear",
    "bifemlh": "hamstrings, long heads", "bifemsh": "biceps femoris, short head", "sar": "sartorius",
    "add_mag2": "adductor magnus", "tfl": "tensor fasciae latae", "pect": "pectineus", "grac": "gracilis",
    "glut_max1": "gluteus maximus, upper", "glut_max2": "gluteus maximus, middle", "glut_max3": "gluteus maximus, lower",
    "iliacus": "iliacus", "psoas": "psoas", "quad_fem": "quadratus femoris", "gem": "gemelli", "peri": "piriformis",
    "rect_fem": "rectus femoris", "vas_int": "vasti", "med_gas": "gastrocnemius", "soleus": "soleus",
    "tib_post": "tibialis posterior", "tib_ant": "tibialis anterior",
    "TrapeziusScapula_M": "trapezius, middle", "TrapeziusScapula_S": "trapezius, upper",
    "TrapeziusScapula_I": "trapezius, lower", "TrapeziusClavicle_S": "trapezius, to the collar bone",
    "SerratusAnterior_I": "serratus anterior, lower", "SerratusAnterior_M": "serratus anterior, middle",
    "SerratusAnterior_S": "serratus anterior, upper", "Rhomboideus_S": "rhomboid, upper", "Rhomboideus_I": "rhomboid, lower",
    "LevatorScapulae": "levator scapulae", "Coracobrachialis": "coracobrachialis", "DeltoideusClavicle_A": "deltoid, front",
    "DeltoideusScapula_P": "deltoid, rear", "DeltoideusScapula_M": "deltoid, middle",
    "LatissimusDorsi_S": "latissimus dorsi, upper", "LatissimusDorsi_M": "latissimus dorsi, middle",
    "LatissimusDorsi_I": "latissimus dorsi, lower", "PectoralisMajorClavicle_S": "pectoralis major, from the collar bone",
    "PectoralisMajorThorax_I": "pectoralis major, lower", "PectoralisMajorThorax_M": "pectoralis major, middle",
    "TeresMajor": "teres major", "Infraspinatus_I": "infraspinatus, lower", "Infraspinatus_S": "infraspinatus, upper",
    "PectoralisMinor": "pectoralis minor", "TeresMinor": "teres minor", "Subscapularis_S": "subscapularis, upper",
    "Subscapularis_M": "subscapularis, middle", "Subscapularis_I": "subscapularis, lower",
    "Supraspinatus_P": "supraspinatus, rear", "Supraspinatus_A": "supraspinatus, front", "rect_abd": "rectus abdominis",
    "IL_L2": "iliocostalis, lumbar", "IL_R9": "iliocostalis, thoracic", "LTpT_T9": "longissimus, thoracic",
    "LTpT_R9": "longissimus, to the ribs", "LTpL_L3": "longissimus, lumbar",
    "QL_post_I_2-L3": "quadratus lumborum, rear", "QL_mid_L3-12_2": "quadratus lumborum, middle",
    "QL_ant_I_3-12_2": "quadratus lumborum, front", "MF_m2t_2": "multifidus, from L2", "MF_m4t_2": "multifidus, from L4",
    "E0_R11": "external oblique, side", "IO5": "internal oblique, side", "intobl": "internal oblique, front",
    "extobl": "external oblique, front", "TRIlong": "triceps, long head", "TRIlat": "triceps, outer head",
    "TRImed": "triceps, inner head", "BIClong": "biceps, long head", "BICshort": "biceps, short head", "BRA": "brachialis",
    "brachioradialis": "brachioradialis", "supinator": "supinator", "pronator_teres": "pronator teres",
    "pronator_quadratus": "pronator quadratus", "flexor_carpi_radialis": "flexor carpi radialis",
    "flexor_carpi_ulnaris": "flexor carpi ulnaris", "extensor_carpi_radialis": "extensor carpi radialis",
    "extensor_carpi_ulnaris": "extensor carpi ulnaris", "peroneals": "peroneals",
}


SOURCES = [
    {"name": "gait2354", "licence": "CC BY 3.0",
     "cite": "Delp et al. 1990, IEEE Trans Biomed Eng 37:757; Anderson and Pandy 1999, 2001; model by Thelen, Seth, Anderson and Delp"},
    {"name": "gait2392", "licence": "CC BY 3.0",
     "cite": "Delp et al. 1990, IEEE Trans Biomed Eng 37:757; Anderson and Pandy 1999, 2001"},
    {"name": "arm26", "licence": "CC BY 3.0", "cite": "Holzbaur, Murray and Delp 2005, Ann Biomed Eng 33:829; its elbow laid on ours, along the humerus"},
    {"name": "seth2019", "licence": "Apache-2.0",
     "cite": "Seth, Dong, Matias and Delp 2019, Front Neurorobot 13:90"},
    {"name": "cyclist", "licence": "MIT",
     "cite": "Bruno et al. 2015, J Biomech Eng 137:081003; Christophy et al. 2012, Biomech Model Mechanobiol 11:19; assembled by Wilkinson"},
    {"name": "handhold", "licence": "GPL-3.0-or-later",
     "cite": "forearm, wrist and peroneals, drawn for this figure; sections after Lieber et al. 1990, J Hand Surg 15A:244, and 1992, 17A:787, and Ward et al. 2009, Clin Orthop Relat Res 467:1074; the forearm's rotators and the wrist's muscles placed so that their arms lie beside those of Saul et al. 2015, Comput Methods Biomech Biomed Eng 18:1445"},
]


def main():
    tables, gait, model, out = (pathlib.Path(argument) for argument in sys.argv[1:5])
    human = Human(json.loads(model.read_text()))
    muscles = Gait(gait, human).muscles() + tables_muscles(tables, human) + own_muscles(human)
    muscles = [led(muscle, human) for muscle in muscles]
    muscles = [{"name": muscle["name"], "title": TITLES[muscle["name"]], **muscle} for muscle in muscles]
    groups = [{"name": group["name"], "factor": group["factor"]} for group in GROUPS]
    lines = ",\n".join("  " + json.dumps(muscle) for muscle in muscles)
    head = {"schema": "handhold-muscles-1", "model": "human55", "strength_of": "m50"}
    text = json.dumps(head)[:-1] + ',\n "sources": [\n' + ",\n".join("  " + json.dumps(s) for s in SOURCES)
    text += '\n ],\n "groups": [\n' + ",\n".join("  " + json.dumps(g) for g in groups)
    text += '\n ],\n "muscles": [\n' + lines + "\n ]\n}\n"
    out.write_text(text)
    print(len(muscles), "muscles of a side")


if __name__ == "__main__":
    main()
