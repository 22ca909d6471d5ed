import { clamp, roundToStep } from '#shared/units.ts';
import { fringeCount, fringeGapMm } from '#layout/bell/fringe-form.ts';
import type { Part, PartOf } from '#spec/part-registry.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { BellLook } from '../../looks/jhumka-look.ts';
import { shapeFor, stoneFor, stoneSizeFor } from '../../proportions/stone-choice.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import type { DrawnElement } from './drawn-element.ts';
import { countAnEar } from './jhumka-stones.ts';

/** Height of a bell over its width (jhumka 0.60 to 0.70); a parasol is flatter, a temple bell taller. */
const HEIGHT_RATIO: Readonly<Record<BellLook['profile'], number>> = { dome: 0.65, flared: 0.7, umbrella: 0.52 };

/** Metal beads over the width of their bell; solid ones soon weigh too much. */
const BEAD = { share: 0.135, least: 1.3, most: 2.3 };

/** Pearls over the width of their bell: lighter than metal, they may be larger. */
const PEARL = { share: 0.2, least: 1.5, most: 5 };

/** Grains around the bell over its width. */
const GRAIN = { share: 0.065, least: 0.6, most: 1.1 };

/** Clear space between neighbours below a rim. */
const GAP_MM = 0.25;

/** A wall is thinner in its grooves, where it also stands aslant. */
const FLUTED_WALL_MM = 0.6;

/** What a bell is drawn from. */
export interface BellTask {
  readonly diameterMm: number;
  /** Undefined for the height that goes with its width. */
  readonly heightMm: number | undefined;
  readonly wallMm: number | undefined;
  /** What hangs from the rim instead of metal beads. */
  readonly hung: StoneWish | undefined;
}

/** The ids of a bell and its fringe in a design, and of the stone that hangs there. */
const BELL = 'bell';
const FRINGE = 'fringe';
const HUNG = 'hung';

/** The bell with what hangs from its rim. */
export function drawBell(look: BellLook, task: BellTask): DrawnElement {
  const { diameterMm, hung } = task;
  const smooth: PartOf<'bell'> = {
    kind: 'bell',
    profile: look.profile,
    diameterMm,
    heightMm: task.heightMm ?? roundToStep(HEIGHT_RATIO[look.profile] * diameterMm, 0.5),
    wallMm: task.wallMm ?? (look.fluted ? FLUTED_WALL_MM : makingRules.bell.wallMm.limit),
    flutes: 0,
    grainRows: look.grainRows,
    grainMm: roundToStep(clamp(GRAIN.share * diameterMm, GRAIN.least, GRAIN.most), 0.05),
  };
  const beadMm = roundToStep(clamp(BEAD.share * diameterMm, BEAD.least, BEAD.most), 0.1);
  const strung = hung && hungStone(smooth, hung);
  const count = strung?.count ?? fringeCount(smooth, beadMm, GAP_MM);
  const bell = look.fluted ? { ...smooth, flutes: flutesFor(count) } : smooth;
  const measures = { widthMm: diameterMm, heightMm: bell.heightMm };
  const drawn = { body: BELL, behind: BELL, measures };
  if (strung) {
    const fringe: Part = {
      kind: 'stone-fringe',
      on: BELL,
      holds: HUNG,
      count,
      eyeWireMm: makingRules.bell.eyeWireMm.limit,
    };
    return { ...drawn, parts: { [BELL]: bell, [FRINGE]: fringe }, stones: { [HUNG]: strung.stone } };
  }
  if (look.fringe === 'bare') return { ...drawn, parts: { [BELL]: bell }, stones: {} };
  const fringe: Part = {
    kind: 'bead-fringe',
    on: BELL,
    count,
    beadMm,
    form: look.fringe,
    eyeWireMm: makingRules.bell.eyeWireMm.limit,
  };
  return { ...drawn, parts: { [BELL]: bell, [FRINGE]: fringe }, stones: {} };
}

/** A lobe over every bead; few beads have two, many half as many. */
function flutesFor(count: number): number {
  return count < 8 ? 2 * count : count > 26 && count % 2 === 0 ? count / 2 : Math.min(count, 32);
}

/** The beads as said; those without a size are as large as hang side by side in the said number. */
function hungStone(bell: PartOf<'bell'>, wish: StoneWish): { readonly stone: Stone; readonly count: number } {
  const said = countAnEar(wish);
  const shape = shapeFor(wish, 'round');
  const usual = clamp(PEARL.share * bell.diameterMm, PEARL.least, PEARL.most);
  const room = said === undefined ? usual : fringeGapMm(bell, said, 0) - GAP_MM;
  const sizeMm = roundToStep(Math.max(PEARL.least, Math.min(said === undefined ? usual : 1.3 * usual, room)), 0.5);
  const stone = stoneFor(wish, shape, stoneSizeFor(wish, shape, sizeMm, 0));
  return { stone, count: said ?? fringeCount(bell, stoneWidthMm(stone), GAP_MM) };
}

/** The narrowest rim from which a said number of stones of a said size hangs side by side; 0 where neither binds. */
export function leastRimMm(wish: StoneWish | undefined): number {
  const count = wish && countAnEar(wish);
  if (wish === undefined || count === undefined) return 0;
  const shape = shapeFor(wish, 'round');
  const stone = stoneFor(wish, shape, stoneSizeFor(wish, shape, 2, 0));
  const across = (stoneWidthMm(stone) + GAP_MM) / (2 * Math.sin(Math.PI / Math.max(2, count)));
  return 2 * across + 1;
}
