import type { PartOf } from '#spec/part-registry.ts';
import type { Point2 } from '../outline/point.ts';

type Vati = PartOf<'vati'>;

/** Between the rims of two cups. */
const BETWEEN_MM = 0.6;

/** How deep a ring goes into the rim that carries it. */
const ROOT_MM = 0.35;

/** The rolled rim over the wall, and its least thickness. */
const RIM = { overWall: 1.5, leastMm: 1 } as const;

/** A grain around the boss in the middle of a dome, and the boss itself, over the diameter of the cup. */
const GRAIN_SHARE = 0.085;
const BOSS_SHARE = 0.17;

/** The circle of grains, over the radius of the dome's edge. */
const GRAIN_CIRCLE = 0.3;

/** From the middle of one grain to the next, over its width. */
const GRAIN_STEP = 1.12;

/** Steps along each side of the wall, and around the rim. */
export interface VatiSteps {
  readonly wall: number;
  readonly rim: number;
}

function rimRadiusMm({ wallMm }: Pick<Vati, 'wallMm'>): number {
  return Math.max(RIM.leastMm, RIM.overWall * wallMm) / 2;
}

/** The ball whose cap the outside of a dome is, and the inside around the same middle. */
function balls(vati: Vati): { readonly radiusMm: number; readonly innerMm: number; readonly middleZ: number } {
  const edgeMm = vati.diameterMm / 2 - rimRadiusMm(vati) + vati.wallMm / 2;
  const radiusMm = (edgeMm ** 2 + vati.depthMm ** 2) / (2 * vati.depthMm);
  return { radiusMm, innerMm: radiusMm - vati.wallMm, middleZ: vati.depthMm - radiusMm };
}

/**
 * Half the section of a cup as radius and height over its rim: from the axis down the inside of the dome, around the
 * rolled rim and up the outside to the axis.
 */
export function vatiSection(vati: Vati, { wall, rim }: VatiSteps): readonly Point2[] {
  const { radiusMm, innerMm, middleZ } = balls(vati);
  const rollMm = rimRadiusMm(vati);
  const atMm = vati.diameterMm / 2 - rollMm;
  const isOutside = ([r, z]: Point2): boolean => Math.hypot(r - atMm, z) > rollMm;
  const arc = (ballMm: number): readonly Point2[] => {
    const edge = Math.acos(Math.max(-1, Math.min(1, -middleZ / ballMm)));
    return Array.from({ length: wall + 1 }, (_, step): Point2 => {
      const angle = (edge * step) / wall;
      return [ballMm * Math.sin(angle), middleZ + ballMm * Math.cos(angle)];
    }).filter(isOutside);
  };
  const [inside, outside] = [arc(innerMm), arc(radiusMm)];
  const angleOf = ([r, z]: Point2): number => Math.atan2(z, r - atMm);
  const from = angleOf(inside.at(-1) ?? [0, 0]);
  const until = angleOf(outside.at(-1) ?? [atMm + rollMm, 0]);
  // From where the inside meets the rim, below it, to where the outside does.
  const turn = 2 * Math.PI + until - from;
  const around = turn > 2 * Math.PI ? turn - 2 * Math.PI : turn;
  const roll = Array.from({ length: rim + 1 }, (_, step): Point2 => {
    const angle = from + (around * step) / rim;
    return [atMm + rollMm * Math.cos(angle), rollMm * Math.sin(angle)];
  });
  return [...inside, ...roll, ...outside.toReversed()];
}

/** A ball on a dome, by its place as seen from the front, its height over the rim and its width. */
export interface VatiGrain {
  readonly at: Point2;
  readonly z: number;
  readonly widthMm: number;
}

/** The boss and the grains around it, on one cup; their middles lie in the middle of the wall. */
export function vatiGrains(vati: Vati): readonly VatiGrain[] {
  if (vati.work === 'smooth') return [];
  const { radiusMm, middleZ } = balls(vati);
  const on = (distanceMm: number): number => middleZ + Math.sqrt(radiusMm ** 2 - distanceMm ** 2);
  const boss = { at: [0, 0] as Point2, z: vati.depthMm - 0.1, widthMm: BOSS_SHARE * vati.diameterMm };
  if (vati.work === 'boss') return [boss];
  const circleMm = Math.max(GRAIN_CIRCLE * (vati.diameterMm / 2), (boss.widthMm + GRAIN_SHARE * vati.diameterMm) / 2);
  const widthMm = GRAIN_SHARE * vati.diameterMm;
  const count = Math.floor((2 * Math.PI * circleMm) / (GRAIN_STEP * widthMm));
  const grains = Array.from({ length: count }, (_, index): VatiGrain => {
    const angle = (2 * Math.PI * index) / count;
    return { at: [circleMm * Math.cos(angle), circleMm * Math.sin(angle)], z: on(circleMm) - 0.05, widthMm };
  });
  return [boss, ...grains];
}

/** Where the middles of the cups lie from left to right. */
export function vatiPlaces({ count, diameterMm }: Vati): readonly number[] {
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * (diameterMm + BETWEEN_MM));
}

/** Wire of the ring above a cup. */
export function vatiRingWireMm(vati: Pick<Vati, 'wallMm'>): number {
  return Math.max(0.8, 1.2 * vati.wallMm);
}

/** Height of the middle of that ring over the middle of the cup. */
export function vatiRingMm(vati: Vati): number {
  return vati.diameterMm / 2 + vatiRingWireMm(vati) - ROOT_MM + vati.ringMm / 2;
}

/** From ring to ring, the outer sides of their wire included. */
export function vatiRingsMm(vati: Vati): number {
  return (vati.count - 1) * (vati.diameterMm + BETWEEN_MM) + vatiRingWireMm(vati);
}
