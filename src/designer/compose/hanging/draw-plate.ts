import { clamp, roundToStep } from '#shared/units.ts';
import type { Part, PartOf } from '#spec/part-registry.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { plateId } from '../../parts/plate-id.ts';
import { canBeSunk, largestSunkMm } from '../../proportions/ring/flush.ts';
import { type PlateMeasures, plateOfWidth, sizedBy } from '../../proportions/hanging/pendant.ts';
import { pavilionMm } from '../../proportions/ring/ring.ts';
import { shapeFor, stoneFor, stoneSizeFor } from '../../proportions/stone-choice.ts';
import { isDrawnOutline, outlineFacts, type PlateOutline } from '../../motifs/outlines/registry.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import { baseOverMm, headPart } from '../ring/head-part.ts';
import { type DrawnElement, type HangingPlace, isOnSkin } from './drawn-element.ts';
import type { PlateElement } from '../../looks/hanging-look.ts';
import { mainStone } from './hanging-stones.ts';
import { platePart } from './plate-part.ts';

/** Girdle above the plate that carries it, and culet off the skin. */
const ABOVE_PLATE_MM = 0.55;

/** On a nostril a collar is low: what stands out catches. Trade judgement. */
const ABOVE_ON_NOSTRIL_MM = 0.42;
const OFF_SKIN_MM = makingRules.gallery.culetClearanceMinMm.limit;

/** Size of a plate over one for a neck. */
const placeScale: Readonly<Record<HangingPlace, number>> = { neck: 1, 'below-lobe': 0.62, lobe: 0.62, nostril: 0.36 };

/** The narrowest plates that are still seen, a bar among them; what grows with richness grows so much less on a nostril. */
const leastMm = { usual: 5, bar: 2.5 } as const;
const leastOnNostrilMm = { usual: 3, bar: 2 } as const;
const NOSTRIL_GROWTH = 0.3;

/**
 * A focal stone takes a good third of its plate, an accent half of that; on the lobe there is no more plate than holds
 * it, so that a stud stays small.
 */
const focusRatio: Readonly<Record<HangingPlace, number>> = {
  neck: 0.36,
  'below-lobe': 0.38,
  lobe: 0.55,
  nostril: 0.42,
};
const ACCENT_RATIO = 0.18;
const SUNK_RATIO = 0.16;

/** Where a budget asks for it a plate draws nearer to a stone of a said size, by this share of it a step of richness. */
const CLOSER_PER_STEP = 0.035;

/** The outline that the idea fixes, else the one that the client asked for, else the default of the idea. */
export function outlineOf(look: PlateElement, asked: PieceWish): PlateOutline {
  return look.outline ?? asked.outline ?? look.unsaid ?? 'round';
}

/**
 * A plate of an outline, with a stone in a collar or stones sunk into it.
 * @param tallestMm of what hangs from it, where it carries the body of its piece
 */
export function drawPlate(
  asked: PieceWish,
  look: PlateElement,
  place: HangingPlace,
  richness: number,
  tallestMm = Infinity,
): DrawnElement {
  const outline = fittingOutline(asked, look, place, richness);
  const id = plateId(isDrawnOutline(outline) ? outline : 'plate', look.echo ?? false);
  const measures = noTaller(plateMeasures(asked, outline, look, place, richness), asked, outline, tallestMm);
  const { main } = asked.stones;
  if (!look.set || !main || asked.excluded.has('stones')) {
    const bare = platePart(outline, measures, look);
    return {
      parts: { [id]: bare, ...(look.grained ? { edge: beads(id, measures) } : {}) },
      stones: {},
      body: id,
      behind: id,
      plate: { part: bare, holdsStones: false },
      measures,
    };
  }
  // A dome would rise over a stone that is set into its foot.
  const plate = platePart(outline, measures, look.relief === 'domed' ? { ...look, relief: 'flat' } : look);
  const sunk = look.set === 'flush' ? sunkStone(main, plate) : undefined;
  const set = sunk ? sunkInto(id, main, sunk) : collared(asked, id, outline, main, plate, look, place);
  return {
    parts: { [id]: plate, ...set.parts },
    stones: set.stones,
    body: id,
    behind: id,
    plate: { part: plate, holdsStones: true },
    measures,
  };
}

/** The tallest that is worn as a stud, and what holds a stone in less height than a long outline. Trade judgement. */
const TALLEST_STUD_MM = 15;
const COMPACT: PlateOutline = 'flower';

/** The outline of an idea, or a compact one where nobody asked for it and its stone would make it too tall for a lobe. */
function fittingOutline(asked: PieceWish, look: PlateElement, place: HangingPlace, richness: number): PlateOutline {
  const outline = outlineOf(look, asked);
  if (place !== 'lobe' || outline === asked.outline) return outline;
  const { widthMm, heightMm } = plateMeasures(asked, outline, look, place, richness);
  return heightMm > Math.max(TALLEST_STUD_MM, 1.5 * widthMm) ? COMPACT : outline;
}

/** What is left of a plate above the body of its piece: it belongs to that, and is never the taller of the two. */
const NARROWEST_ABOVE_MM = 3;

function noTaller(
  measures: PlateMeasures,
  { lengths }: PieceWish,
  outline: PlateOutline,
  tallestMm: number,
): PlateMeasures {
  const isSaid = lengths.widthMm !== undefined || lengths.diameterMm !== undefined || lengths.heightMm !== undefined;
  if (isSaid || measures.heightMm <= tallestMm) return measures;
  const share = tallestMm / measures.heightMm;
  return plateOfWidth(outline, Math.max(NARROWEST_ABOVE_MM, Math.floor(2 * share * measures.widthMm) / 2));
}

/** Beads along the edge of a plate, over its width, with limits in mm. Trade judgement. */
const GRAIN = { share: 0.06, least: 0.4, most: 0.8 };

function beads(on: string, { widthMm }: PlateMeasures): PartOf<'milgrain'> {
  return { kind: 'milgrain', on, beadMm: roundToStep(clamp(GRAIN.share * widthMm, GRAIN.least, GRAIN.most), 0.05) };
}

type SetStone = Pick<DrawnElement, 'parts' | 'stones'>;

/** The stone that can be sunk into a plate; undefined when the wished one is too deep or too large. */
function sunkStone(wish: StoneWish, plate: PartOf<'plate'>): Stone | undefined {
  const shape = shapeFor(wish, 'round');
  const usual = Math.min(clamp(SUNK_RATIO * plate.widthMm, 1.2, 2.5), largestSunkMm(plate.thicknessMm));
  const stone = stoneFor(wish, shape, stoneSizeFor(wish, shape, Math.floor(usual * 20) / 20, 0));
  return canBeSunk(stone, plate.thicknessMm, plate.heightMm) ? stone : undefined;
}

function sunkInto(id: string, wish: StoneWish, stone: Stone): SetStone {
  const count = wish.count ?? 1;
  return {
    parts: { inset: { kind: 'flush', on: id, holds: 'inset', count, spacingDeg: 18 } },
    stones: { inset: stone },
  };
}

function collared(
  asked: PieceWish,
  id: string,
  outline: PlateOutline,
  wish: StoneWish,
  plate: PartOf<'plate'>,
  look: PlateElement,
  place: HangingPlace,
): SetStone {
  const shape = shapeFor(wish, 'round');
  const [least, most] = place === 'nostril' ? [1.2, 3] : [2, wish.accent ? 3 : 12];
  const usual = clamp((wish.accent ? ACCENT_RATIO : focusRatio[place]) * plate.widthMm, least, most);
  const stone = stoneFor(wish, shape, stoneSizeFor(wish, shape, usual, 0));
  const aboveMm = place === 'nostril' ? ABOVE_ON_NOSTRIL_MM : ABOVE_PLATE_MM;
  const clear = plate.thicknessMm + aboveMm - pavilionMm(shape, stoneWidthMm(stone));
  const baseMm = baseOverMm(shape, plate.thicknessMm, Math.max(OFF_SKIN_MM, clear));
  const baseHeightMm = roundToStep(baseMm, 0.1);
  const stand = { on: id, baseHeightMm, offsetYMm: focusMm(outline, look, plate.heightMm) };
  const head: Part = headPart('centre', stone, { head: 'bezel', bezelEdge: look.bezelEdge }, stand, asked.alloys[0]);
  return { parts: { head }, stones: { centre: stone } };
}

/** A stone sits in the middle of its plate, in a drop in the belly; in a frame on the metal at its lower end. */
function focusMm(outline: PlateOutline, look: PlateElement, heightMm: number): number {
  if (look.relief === 'frame') return roundToStep(-0.44 * heightMm, 0.1);
  return roundToStep((outlineFacts(outline).stoneAtShare ?? 0) * heightMm, 0.1);
}

/** Said lengths exactly; otherwise the usual width, or as wide as its stone wants. */
function plateMeasures(
  asked: PieceWish,
  outline: PlateOutline,
  look: PlateElement,
  place: HangingPlace,
  richness: number,
): PlateMeasures {
  const { lengths, stones } = asked;
  const growth = place === 'nostril' ? NOSTRIL_GROWTH : 1;
  const usual =
    outlineFacts(outline).usualWidthMm * look.scale * placeScale[place] * sizedBy(asked.style.size) +
    growth * 0.5 * richness;
  const { main } = stones;
  const leads = look.set && main && (main.size !== undefined || (isOnSkin(place) && !main.accent));
  const filled = focusRatio[place] * (1 - CLOSER_PER_STEP * Math.min(0, richness));
  const forStone = leads ? stoneWidthMm(mainStone(asked, main, {}, place, 0)) / filled : 0;
  const least = (place === 'nostril' ? leastOnNostrilMm : leastMm)[outline === 'bar' ? 'bar' : 'usual'];
  const saidWidthMm = lengths.widthMm ?? lengths.diameterMm;
  const measures = plateOfWidth(outline, saidWidthMm ?? Math.max(usual, forStone, least));
  return {
    widthMm: saidWidthMm ?? measures.widthMm,
    heightMm: lengths.heightMm ?? (outline === 'round' ? lengths.diameterMm : undefined) ?? measures.heightMm,
  };
}
