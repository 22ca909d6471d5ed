import { rememberLast } from '#shared/remember-last.ts';
import { interpolate } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { Stone } from '#spec/stone.ts';
import { cutLayouts } from '#layout/cuts/registry.ts';
import { drawnStone } from '#layout/girdle/drawn-stone.ts';
import { haloOutline } from '#layout/halo/halo-outline.ts';
import { stretchesBetween } from '#layout/halo/halo-shares.ts';
import { type ProngInHalo, prongsInHalo } from '#layout/halo/prong-in-halo.ts';
import { type StoneLine, stoneLine } from '#layout/halo/stone-line.ts';
import { offsetOutline } from '#layout/outline/offset-outline.ts';
import { prongGirth } from '#layout/prongs/prong-girth.ts';
import { prongStations } from '#layout/prongs/prong-stations.ts';
import type { HeadGirth } from './head-girth.ts';

type HaloOutline = PartOf<'halo'>['outline'];

/** The line that a halo's stones stand on, at one distance from what it surrounds. */
export interface HaloLine {
  readonly lengthMm: number;
  /** Lengths between one claw and the next. */
  readonly stretchesMm: readonly number[];
}

/** A line with its points, for measuring straight across from stone to stone. */
export interface DrawnHaloLine extends HaloLine {
  readonly line: StoneLine;
  readonly prongs: readonly ProngInHalo[];
}

/** The lines around one stone by their distance from it. */
export interface HaloLines {
  /** Interpolated from two drawn lines: good enough for choosing. */
  lineAt(clearMm: number): HaloLine;
  /** Drawn exactly, for the final check. */
  drawnAt(clearMm: number): DrawnHaloLine;
}

/** The outline that a halo takes around a cut; it follows the stone where it would become a washer. */
export function haloOutlineFor(shape: Stone['shape'], wished: HaloOutline): HaloOutline {
  return cutLayouts[shape].haloOutlines.includes(wished) ? wished : 'follow';
}

/** The lines of a halo around a stone in its head, by their distance from what they surround. */
export function haloLines(
  stone: Pick<Stone, 'shape' | 'lengthMm' | 'widthMm'>,
  outline: HaloOutline,
  { claws, clawMm, wallMm }: HeadGirth,
): HaloLines {
  const drawn = drawnStone(stone);
  const surrounded = wallMm > 0 ? offsetOutline(drawn.outline, wallMm) : drawn.outline;
  const anglesDeg = claws > 0 ? prongStations(drawn, claws).map(({ angleDeg }) => angleDeg) : [];
  const draw = (clearMm: number): DrawnHaloLine => {
    const points = haloOutline(surrounded, outline, clearMm);
    const line = stoneLine(points);
    const prongs = prongsInHalo(drawn, anglesDeg, prongGirth(clawMm), points);
    const prongsAtMm = prongs.map(({ at }) => at);
    return { lengthMm: line.lengthMm, stretchesMm: stretchesBetween(prongsAtMm, line.lengthMm), line, prongs };
  };
  const remembered = rememberLast<DrawnHaloLine>(REMEMBERED_LINES);
  const drawnAt = (clearMm: number): DrawnHaloLine => remembered(clearMm.toFixed(4), () => draw(clearMm));
  const [near, far] = [drawnAt(NEAR_MM), drawnAt(FAR_MM)];
  return { drawnAt, lineAt: (clearMm) => between(near, far, (clearMm - NEAR_MM) / (FAR_MM - NEAR_MM)) };
}

/** Plans of one halo differ in melee and gap, and often come back to the same distance. */
const REMEMBERED_LINES = 40;

/** Lines grow evenly with their distance, so that all others can be interpolated from two. */
const NEAR_MM = 0.5;
const FAR_MM = 1.1;

function between(near: HaloLine, far: HaloLine, share: number): HaloLine {
  return {
    lengthMm: interpolate(near.lengthMm, far.lengthMm, share),
    stretchesMm: near.stretchesMm.map((length, index) => interpolate(length, far.stretchesMm[index] ?? length, share)),
  };
}
