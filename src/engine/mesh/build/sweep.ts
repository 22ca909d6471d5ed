import type { Vector3 } from '../../contract/frame.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { loft } from './loft.ts';
import { add, anyPerpendicular, cross, dot, lengthOf, scale, subtract, unit } from '../math/vectors.ts';

export interface SweepOptions {
  /** The end joins the beginning. */
  readonly closed: boolean;
  /** Where `u` of the section points, made perpendicular to the path; a function for a twisted wire. */
  readonly up: Vector3 | ((index: number) => Vector3);
  /** The cross-section at a point of the path as (u, v) pairs, always equally many; `along` runs from 0 to 1. */
  readonly section: (index: number, along: number) => Float64Array;
  /** Ends of an open wire: cut flat (the default), or rounded, a dome beyond the end as high as the wire is thick. */
  readonly ends?: 'flat' | 'dome';
}

/** The most rings of a rounded end, however fine the wire. */
const MAX_DOME_RINGS = 8;

/**
 * Draws a cross-section along a path: wires, prongs, rails, scrolls, bails. u goes along `up`, v along tangent × up.
 * @param path x, y, z in mm, without repeated points; a closed path does not repeat its first point.
 */
export function sweep(path: Float64Array, options: SweepOptions): TriangleMesh {
  const count = path.length / 3;
  const ringSize = options.section(0, 0).length / 2;
  const domed = options.ends === 'dome' && !options.closed;
  const domeRings = domed ? Math.min(MAX_DOME_RINGS, Math.max(2, Math.ceil(ringSize / 4))) : 0;
  const points = new Float64Array(3 * ringSize * (count + 2 * domeRings));
  for (let i = 0; i < count; i += 1) {
    const station = stationAt(path, i, options);
    const section = options.section(i, options.closed ? i / count : i / (count - 1));
    if (section.length !== 2 * ringSize) throw new Error('Every section of a sweep has equally many points');
    layRing(points, (domeRings + i) * ringSize, station, section, 0, 1);
  }
  if (!domed) return loft(points, ringSize, { loop: options.closed });
  const startTip = layDome(points, path, options, { index: 0, away: -1, rings: domeRings, ringSize });
  const endTip = layDome(points, path, options, { index: count - 1, away: 1, rings: domeRings, ringSize });
  return loft(points, ringSize, { loop: false, startTip, endTip });
}

interface Station {
  readonly origin: Vector3;
  readonly tangent: Vector3;
  readonly u: Vector3;
  readonly v: Vector3;
}

function pointOf(path: Float64Array, index: number): Vector3 {
  return [path[3 * index] as number, path[3 * index + 1] as number, path[3 * index + 2] as number];
}

function stationAt(path: Float64Array, index: number, options: SweepOptions): Station {
  const count = path.length / 3;
  const before = options.closed ? (index + count - 1) % count : Math.max(0, index - 1);
  const after = options.closed ? (index + 1) % count : Math.min(count - 1, index + 1);
  const tangent = unit(subtract(pointOf(path, after), pointOf(path, before)));
  const wanted = typeof options.up === 'function' ? options.up(index) : options.up;
  const across = subtract(wanted, scale(tangent, dot(wanted, tangent)));
  // `up` runs along the path: take some perpendicular instead, always the same.
  const u = lengthOf(across) < 1e-9 ? anyPerpendicular(tangent) : unit(across);
  return { origin: pointOf(path, index), tangent, u, v: cross(tangent, u) };
}

/** Writes one ring: the section scaled by `size`, moved by `shiftMm` along the tangent. */
function layRing(
  points: Float64Array,
  first: number,
  { origin, tangent, u, v }: Station,
  section: Float64Array,
  shiftMm: number,
  size: number,
): void {
  for (let j = 0; 2 * j < section.length; j += 1) {
    const a = size * (section[2 * j] as number);
    const b = size * (section[2 * j + 1] as number);
    const at = 3 * (first + j);
    points[at] = origin[0] + tangent[0] * shiftMm + u[0] * a + v[0] * b;
    points[at + 1] = origin[1] + tangent[1] * shiftMm + u[1] * a + v[1] * b;
    points[at + 2] = origin[2] + tangent[2] * shiftMm + u[2] * a + v[2] * b;
  }
}

interface Dome {
  readonly index: number;
  /** −1 at the beginning of the path, 1 at its end. */
  readonly away: -1 | 1;
  readonly rings: number;
  readonly ringSize: number;
}

/** Rings of a rounded end, narrowing towards the tip that is returned. */
function layDome(points: Float64Array, path: Float64Array, options: SweepOptions, dome: Dome): Vector3 {
  const station = stationAt(path, dome.index, options);
  const section = options.section(dome.index, dome.away < 0 ? 0 : 1);
  let heightMm = 0;
  for (let j = 0; j < section.length; j += 2) {
    const [u, v] = [section[j] as number, section[j + 1] as number];
    heightMm = Math.max(heightMm, Math.sqrt(u * u + v * v));
  }
  for (let k = 1; k <= dome.rings; k += 1) {
    const angle = (Math.PI / 2) * (k / (dome.rings + 1));
    const ring = dome.away < 0 ? dome.rings - k : dome.rings + dome.index + k;
    const shiftMm = dome.away * heightMm * Math.sin(angle);
    layRing(points, ring * dome.ringSize, station, section, shiftMm, Math.cos(angle));
  }
  return add(station.origin, scale(station.tangent, dome.away * heightMm));
}
