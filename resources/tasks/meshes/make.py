#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes pump.obj and drill.obj, the meshes of samples, beside itself (m, y up, z forward)."""
import math
import os

HERE = os.path.dirname(os.path.abspath(__file__))


class Mesh:
    """Closed bodies that may stand in each other, as an assembly of parts does."""

    def __init__(self):
        self.points, self.faces = [], []

    def add(self, points, faces, place=lambda p: p):
        first = len(self.points) + 1
        self.points += [place(p) for p in points]
        self.faces += [[first + i for i in face] for face in faces]

    def lathe(self, profile, place, around=32):
        """Turns (radius, along) from the first to the last about the axis; both ends lie on it."""
        points, faces, rings = [], [], []
        for radius, along in profile:
            if radius == 0.0:
                rings.append([len(points)] * around)
                points.append((0.0, along, 0.0))
                continue
            rings.append([len(points) + k for k in range(around)])
            for k in range(around):
                a = 2.0 * math.pi * k / around
                points.append((radius * math.cos(a), along, radius * math.sin(a)))
        for low, high in zip(rings, rings[1:]):
            for k in range(around):
                n = (k + 1) % around
                face = [low[k], high[k], high[n], low[n]]
                faces.append([i for j, i in enumerate(face) if i != face[j - 1]])
        self.add(points, faces, place)

    def box(self, low, high):
        points = [(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]
        faces = [[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]]
        self.add(points, faces)

    def write(self, name, title):
        with open(os.path.join(HERE, name), "w") as out:
            out.write("# %s; SPDX-License-Identifier: GPL-3.0-or-later; by make.py\n" % title)
            for p in self.points:
                out.write("v %.5f %.5f %.5f\n" % p)
            for face in self.faces:
                out.write("f " + " ".join(map(str, face)) + "\n")


def along_x(x, y, z):
    """The lathe's axis lies along x, from there."""
    return lambda p: (x + p[1], y - p[0], z + p[2])


def along_z(x, y, z):
    return lambda p: (x + p[0], y - p[2], z + p[1])


def upright(x, y, z):
    return lambda p: (x + p[0], y + p[1], z + p[2])


def ring(outer, begin, end):
    return [(0.0, begin), (outer, begin), (outer, end), (0.0, end)]


def pump():
    """A centrifugal pump: motor with cooling fins, volute, suction and discharge with flanges, base."""
    mesh = Mesh()
    axis = 0.36
    mesh.box((-0.45, 0.0, -0.18), (0.40, 0.06, 0.18))
    mesh.box((-0.36, 0.05, -0.12), (-0.04, 0.30, 0.12))
    mesh.lathe(ring(0.145, -0.40, -0.02), along_x(0, axis, 0))
    for k in range(9):
        mesh.lathe(ring(0.168, -0.36 + 0.036 * k, -0.348 + 0.036 * k), along_x(0, axis, 0))
    mesh.lathe([(0.0, -0.47), (0.10, -0.465), (0.15, -0.44), (0.15, -0.40), (0.0, -0.40)], along_x(0, axis, 0))
    mesh.lathe(ring(0.05, -0.03, 0.12), along_x(0, axis, 0), 24)
    volute = [(0.0, 0.08)]
    for k in range(13):
        a = math.pi * k / 12
        volute.append((0.15 + 0.075 * math.sin(a), 0.17 - 0.075 * math.cos(a)))
    volute.append((0.0, 0.26))
    mesh.lathe(volute, along_x(0, axis, 0), 48)
    mesh.box((0.10, 0.05, -0.10), (0.24, 0.25, 0.10))
    mesh.lathe(ring(0.07, 0.24, 0.42), along_x(0, axis, 0))
    mesh.lathe(ring(0.12, 0.40, 0.43), along_x(0, axis, 0))
    for k in range(8):
        a = 2.0 * math.pi * (k + 0.5) / 8
        bolt = along_x(0, axis + 0.098 * math.cos(a), 0.098 * math.sin(a))
        mesh.lathe(ring(0.011, 0.385, 0.445), bolt, 6)
    mesh.lathe(ring(0.055, axis + 0.10, 0.86), upright(0.17, 0, 0.14))
    for level in (0.66, 0.86):
        mesh.lathe(ring(0.10, level, level + 0.025), upright(0.17, 0, 0.14))
    mesh.lathe(ring(0.03, 0.15, 0.36), along_z(0.17, axis - 0.06, 0), 24)
    mesh.lathe(ring(0.06, 0.33, 0.36), along_z(0.17, axis - 0.06, 0), 24)
    mesh.box((-0.28, axis + 0.12, -0.09), (-0.12, axis + 0.24, 0.09))
    mesh.write("pump.obj", "A centrifugal pump")


def drill():
    """A cordless drill that stands on its battery: an oval handle, motor, chuck and bit."""
    mesh = Mesh()
    mesh.box((-0.037, 0.0, -0.055), (0.037, 0.045, 0.065))
    handle = [(0.0, 0.04), (0.019, 0.04), (0.017, 0.065), (0.0165, 0.10), (0.0175, 0.135), (0.02, 0.165), (0.0, 0.165)]
    mesh.lathe(handle, lambda p: (0.88 * p[0], p[1], 1.08 * p[2]))
    axis = 0.19
    mesh.lathe([(0.0, -0.075), (0.024, -0.072), (0.032, -0.06), (0.033, 0.06), (0.027, 0.085), (0.0, 0.085)], along_z(0, axis, 0))
    mesh.lathe(ring(0.024, 0.08, 0.115), along_z(0, axis, 0), 24)
    mesh.lathe([(0.0, 0.115), (0.020, 0.115), (0.020, 0.135), (0.012, 0.165), (0.0, 0.165)], along_z(0, axis, 0), 24)
    mesh.lathe(ring(0.004, 0.16, 0.25), along_z(0, axis, 0), 12)
    mesh.box((-0.007, 0.115, 0.012), (0.007, 0.142, 0.025))
    mesh.write("drill.obj", "A cordless drill")


pump()
drill()
