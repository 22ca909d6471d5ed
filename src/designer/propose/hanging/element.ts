import type { Part } from '#spec/part-registry.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { clamp, roundToStep } from '#shared/units.ts';
import type { Intent } from '../intent/intent.ts';
import type { PlateOutline } from '../intent/motif-words.ts';
import type { StoneWish } from '../intent/wish.ts';
import { type PlateMeasures, plateOfWidth, usualPlateWidthMm, widthAroundStone } from '../proportions/pendant.ts';
import { shapeFor, stoneOf, stoneSizeFor } from '../proportions/stone-choice.ts';
import { headPart } from '../ring/head-part.ts';
import { haloPart, haloPlanFor } from '../ring/halo-part.ts';
import { meleeWish } from '../ring/melee.ts';
import { isDrawnMotif } from './drawn-motifs.ts';
import type { PlateElement, StoneElement } from './hanging-look.ts';
import { platePart } from './plate-part.ts';

/** One element, drawn: its parts and stones, and the part that others hang from. */
export interface DrawnElement {
  readonly parts: Readonly<Record<string, Part>>;
  readonly stones: Readonly<Record<string, Stone>>;
  /** What a bail, a loop or a post is fixed to. */
  readonly body: string;
  readonly measures: PlateMeasures;
}

/** A free-standing setting keeps its culet this far from the skin (making rules, gallery). */
const ALONE_BASE_MM = 0.8;

/** Main stone of a hanging piece without a size: of a pendant, a stud, a drop. Trade judgement (faces 4–7 in taste). */
const usualMm = { pendant: 6, stud: 5, drop: 6 } as const;

/** A stone that was asked for as an accent. */
const ACCENT_MM = 3;

/** The stone above over the one below (taste, section 4: 1 to 1.6). */
const SMALLER = 1 / 1.6;

/** Which main stone is meant: of a pendant, a stud or a drop. */
export type HangingKind = keyof typeof usualMm;

/** The main stone of a hanging piece at a richness. */
export function mainStone(
  intent: Intent,
  wish: StoneWish,
  look: Pick<StoneElement, 'shape'>,
  kind: HangingKind,
  richness: number,
): Stone {
  const shape = shapeFor(wish, look.shape);
  const usual = wish.accent ? ACCENT_MM : usualMm[kind] + intent.style.boldness;
  return stoneOf(wish, shape, stoneSizeFor(wish, shape, usual, richness));
}

/** A stone in its own setting. @param name prefix of the ids, so that two settings do not collide */
export function drawStone(
  intent: Intent,
  look: StoneElement,
  name: string,
  kind: HangingKind,
  richness: number,
): DrawnElement {
  const { main } = intent.stones;
  if (!main) throw new Error('A setting needs a stone');
  const stoneId = look.which === 'main' ? 'centre' : 'small';
  const stone =
    look.which === 'main' ? mainStone(intent, main, look, kind, richness) : smallStone(intent, main, kind, richness);
  const place = { across: look.across ?? false, baseHeightMm: ALONE_BASE_MM };
  const head = headPart(stoneId, stone, look, place, intent.alloys[0]);
  const size = { widthMm: stoneWidthMm(stone), heightMm: stone.lengthMm };
  const measures = look.across ? { widthMm: size.heightMm, heightMm: size.widthMm } : size;
  if (!look.halo)
    return { parts: { [name]: head }, stones: { [stoneId]: stone }, body: name, measures: wider(measures, 0.8) };
  const said = { count: intent.stones.halo ? intent.stones.small?.count : undefined, meleeMm: undefined };
  const plan = haloPlanFor({ stone, head, outline: look.halo.outline, show: look.halo.melee, said });
  const melee = stoneOf(meleeWish(intent, main.gem), 'round', { lengthMm: plan.meleeMm, widthMm: plan.meleeMm });
  return {
    parts: { [name]: head, [`${name}-halo`]: haloPart(plan, look.halo, stone.shape, name) },
    stones: { [stoneId]: stone, melee },
    body: `${name}-halo`,
    measures: wider(measures, 2 * (plan.gapMm + plan.meleeMm + 0.23)),
  };
}

function wider({ widthMm, heightMm }: PlateMeasures, byMm: number): PlateMeasures {
  return { widthMm: widthMm + byMm, heightMm: heightMm + byMm };
}

/** The stone that accompanies the main one: as said, else round, its face in the ratio of taste. */
function smallStone(intent: Intent, main: StoneWish, kind: HangingKind, richness: number): Stone {
  const below = mainStone(intent, main, {}, kind, richness);
  const said = intent.stones.beside ?? intent.stones.small;
  const wish = { ...main, shape: undefined, size: undefined, lengthToWidth: undefined, ...meleeWish(intent, main.gem) };
  if (said?.size) return stoneOf(said, shapeFor(said, 'round'), stoneSizeFor(said, shapeFor(said, 'round'), 3, 0));
  const widthMm = roundToStep(clamp(SMALLER * stoneWidthMm(below), 2, 5), 0.25);
  return stoneOf(
    said?.gemSaid ? said : wish,
    said?.shape ?? 'round',
    stoneSizeFor({ ...wish, shape: said?.shape }, said?.shape ?? 'round', widthMm, 0),
  );
}

/** A plate of an outline, with a stone in a collar or stones sunk into it. */
export function drawPlate(intent: Intent, look: PlateElement, kind: HangingKind, richness: number): DrawnElement {
  const outline: PlateOutline = look.outline ?? intent.outline ?? 'round';
  const id = isDrawnMotif(outline) ? outline : 'plate';
  const { main } = intent.stones;
  const set = main && !intent.excluded.has('stones') ? look.set : undefined;
  const measures = plateMeasures(intent, outline, look, kind, richness);
  const plate = platePart(outline, measures, look);
  if (!set || !main) return { parts: { [id]: plate }, stones: {}, body: id, measures };
  const shape = shapeFor(main, 'round');
  if (set === 'flush') {
    const stone = stoneOf(main, shape, stoneSizeFor(main, shape, flushMm(measures.widthMm, look.thicknessMm), 0));
    const inset: Part = { kind: 'flush', on: id, holds: 'inset', count: main.count ?? 1, spacingDeg: 18 };
    return { parts: { [id]: plate, inset }, stones: { inset: stone }, body: id, measures };
  }
  // An accent stays small on its plate.
  const focusMm = main.accent ? clamp(0.18 * measures.widthMm, 2, 3) : clamp(0.36 * measures.widthMm, 2, 12);
  const stone = stoneOf(main, shape, stoneSizeFor(main, shape, focusMm, 0));
  const base = { on: id, baseHeightMm: 0.4, ...focusOffset(outline, look, measures) };
  const head = headPart('centre', stone, { head: 'bezel' }, base, intent.alloys[0]);
  return { parts: { [id]: plate, head }, stones: { centre: stone }, body: id, measures };
}

/** A sunk stone leaves 0.3 mm of metal under its culet (making rules); its depth is about 0.62 of its width. */
function flushMm(plateMm: number, thicknessMm: number): number {
  return roundToStep(Math.min(clamp(0.16 * plateMm, 1.2, 2.5), (thicknessMm - 0.32) / 0.62), 0.05);
}

/** In a frame the stone sits on the metal at its lower end; on a plate in its middle, in a drop's belly. */
function focusOffset(outline: PlateOutline, look: PlateElement, { heightMm }: PlateMeasures): { offsetYMm: number } {
  if (look.relief === 'frame') return { offsetYMm: roundToStep(-0.44 * heightMm, 0.1) };
  const belly = outline === 'drop' || outline === 'paisley' ? -0.16 : outline === 'heart' ? 0.06 : 0;
  return { offsetYMm: roundToStep(belly * heightMm, 0.1) };
}

/** Said lengths exactly; otherwise the usual width, or as wide as its stone wants. */
function plateMeasures(
  intent: Intent,
  outline: PlateOutline,
  look: PlateElement,
  kind: HangingKind,
  richness: number,
): PlateMeasures {
  const { lengths, stones } = intent;
  const ear = kind === 'pendant' ? 1 : 0.62;
  const usual = usualPlateWidthMm(outline) * ear * look.scale + intent.style.boldness + 0.5 * richness;
  const said = stones.main?.size && look.set === 'bezel' ? mainStone(intent, stones.main, {}, kind, 0) : undefined;
  const forStone = said ? widthAroundStone(stoneWidthMm(said)) : 0;
  const widthMm = lengths.widthMm ?? lengths.diameterMm ?? Math.max(usual, forStone, outline === 'bar' ? 2.5 : 5);
  const measures = plateOfWidth(outline, widthMm);
  return {
    widthMm: lengths.widthMm ?? lengths.diameterMm ?? measures.widthMm,
    heightMm: lengths.heightMm ?? (outline === 'round' ? lengths.diameterMm : undefined) ?? measures.heightMm,
  };
}
