import type { Part, PartOf } from '#spec/part-registry.ts';
import { clamp, roundToStep } from '#shared/units.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import type { Intent } from '../intent/intent.ts';
import type { PlateOutline } from '../intent/motif-words.ts';
import type { StoneWish } from '../intent/wish.ts';
import { canBeSunk, largestSunkMm } from '../proportions/flush.ts';
import { type PlateMeasures, plateOfWidth, usualPlateWidthMm, widthAroundStone } from '../proportions/pendant.ts';
import { pavilionMm } from '../proportions/ring.ts';
import { shapeFor, stoneOf, stoneSizeFor } from '../proportions/stone-choice.ts';
import { headPart } from '../ring/head-part.ts';
import type { DrawnElement, HangingKind } from './drawn-element.ts';
import { isDrawnMotif } from './drawn-motifs.ts';
import type { PlateElement } from './hanging-look.ts';
import { mainStone } from './hanging-stones.ts';
import { platePart } from './plate-part.ts';

/** Girdle above the plate that carries it, and culet off the skin (making rules, gallery: 0.5). */
const ABOVE_PLATE_MM = 0.55;
const OFF_SKIN_MM = 0.5;

/** A plate for an ear against one for a neck. */
const EAR_SCALE = 0.62;

/** A focal stone takes 30 to 40 % of its plate (taste, section 3), an accent half of that. */
const FOCUS_RATIO = 0.36;
const ACCENT_RATIO = 0.18;
const SUNK_RATIO = 0.16;

/** A plate of an outline, with a stone in a collar or stones sunk into it. */
export function drawPlate(intent: Intent, look: PlateElement, kind: HangingKind, richness: number): DrawnElement {
  const outline: PlateOutline = look.outline ?? intent.outline ?? 'round';
  const id = isDrawnMotif(outline) ? outline : 'plate';
  const measures = plateMeasures(intent, outline, look, kind, richness);
  const { main } = intent.stones;
  if (!look.set || !main || intent.excluded.has('stones')) {
    return { parts: { [id]: platePart(outline, measures, look) }, stones: {}, body: id, measures };
  }
  // A dome would rise over what is set into its foot.
  const plate = platePart(outline, measures, look.relief === 'domed' ? { ...look, relief: 'flat' } : look);
  const sunk = look.set === 'flush' ? sunkStone(main, plate) : undefined;
  const set = sunk ? sunkInto(id, main, sunk) : collared(intent, id, outline, main, plate, look);
  return { parts: { [id]: plate, ...set.parts }, stones: set.stones, body: id, measures };
}

type SetStone = Pick<DrawnElement, 'parts' | 'stones'>;

/** The stone that can be sunk into a plate; undefined when the wished one is too deep or too large. */
function sunkStone(wish: StoneWish, plate: PartOf<'plate'>): Stone | undefined {
  const shape = shapeFor(wish, 'round');
  const usual = Math.min(clamp(SUNK_RATIO * plate.widthMm, 1.2, 2.5), largestSunkMm(plate.thicknessMm));
  const stone = stoneOf(wish, shape, stoneSizeFor(wish, shape, Math.floor(usual * 20) / 20, 0));
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
  intent: Intent,
  id: string,
  outline: PlateOutline,
  wish: StoneWish,
  plate: PartOf<'plate'>,
  look: PlateElement,
): SetStone {
  const shape = shapeFor(wish, 'round');
  const usual = wish.accent ? clamp(ACCENT_RATIO * plate.widthMm, 2, 3) : clamp(FOCUS_RATIO * plate.widthMm, 2, 12);
  const stone = stoneOf(wish, shape, stoneSizeFor(wish, shape, usual, 0));
  const clear = plate.thicknessMm + ABOVE_PLATE_MM - pavilionMm(shape, stoneWidthMm(stone));
  const baseHeightMm = roundToStep(Math.max(OFF_SKIN_MM, clear), 0.1);
  const place = { on: id, baseHeightMm, offsetYMm: focusMm(outline, look, plate.heightMm) };
  const head: Part = headPart('centre', stone, { head: 'bezel' }, place, intent.alloys[0]);
  return { parts: { head }, stones: { centre: stone } };
}

/** In a frame the stone sits on the metal at its lower end; on a plate in its middle, in a drop's belly. */
function focusMm(outline: PlateOutline, look: PlateElement, heightMm: number): number {
  if (look.relief === 'frame') return roundToStep(-0.44 * heightMm, 0.1);
  const belly = outline === 'drop' || outline === 'paisley' ? -0.16 : outline === 'heart' ? 0.06 : 0;
  return roundToStep(belly * heightMm, 0.1);
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
  const scale = look.scale * (kind === 'pendant' ? 1 : EAR_SCALE);
  const usual = usualPlateWidthMm(outline) * scale + intent.style.boldness + 0.5 * richness;
  const said = stones.main?.size && look.set === 'bezel' ? mainStone(intent, stones.main, {}, kind, 0) : undefined;
  const forStone = said ? widthAroundStone(stoneWidthMm(said)) : 0;
  const least = outline === 'bar' ? 2.5 : 5;
  const saidWidthMm = lengths.widthMm ?? lengths.diameterMm;
  const measures = plateOfWidth(outline, saidWidthMm ?? Math.max(usual, forStone, least));
  return {
    widthMm: saidWidthMm ?? measures.widthMm,
    heightMm: lengths.heightMm ?? (outline === 'round' ? lengths.diameterMm : undefined) ?? measures.heightMm,
  };
}
