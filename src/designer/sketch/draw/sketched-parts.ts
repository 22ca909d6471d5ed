import { clamp, roundToStep } from '#shared/units.ts';
import { outlineBox } from '#layout/outline/outlines.ts';
import type { Point2 } from '#layout/outline/point.ts';
import { rangeOfField } from '#spec/part-fields.ts';
import type { Part, PartOf } from '#spec/part-registry.ts';
import { type Sketch, type SketchedStone, sketchKinds } from '#spec/sketch.ts';
import type { Stone } from '#spec/stone.ts';
import { type AlloyId, alloys } from '#spec/tables/alloys.ts';
import { builtCuts, cutInForm } from '#spec/tables/cuts.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { hookPart, loopPart, postPart } from '../../compose/hanging/hang-parts.ts';
import { meleeWish } from '../../compose/ring/melee.ts';
import { baseOverMm, headPart } from '../../compose/ring/head-part.ts';
import { hangersLeft } from '../../parts/hanging/hangers-left.ts';
import { metalVolumeMm3 } from '../../parts/metal-volume.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { bailOfPlate, pendantChain } from '../../proportions/hanging/pendant.ts';
import { pavilionMm } from '../../proportions/ring/ring.ts';
import { stoneFor } from '../../proportions/stone-choice.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import { sawnOut } from './sawn-out.ts';

/** How one of the proposals is made from the same drawing. */
export interface SketchLook {
  readonly finish: NonNullable<PieceWish['finish']>;
  /** Over the thickness of the sketch. */
  readonly thicker: number;
  /** Beads along its edge and around its stones. */
  readonly grained: boolean;
}

/** The plate of a sketch. */
export const SKETCH_PLATE = 'outline';

/** Girdle above the plate, and culet off the skin. */
const ABOVE_PLATE_MM = 0.55;
const OFF_SKIN_MM = makingRules.gallery.culetClearanceMinMm.limit;

/** Stones so much smaller than the largest accompany it. */
const ACCOMPANIES = 0.6;

/** The gem of a drawn stone of which nobody said what it is. */
const unsaidStone: Pick<StoneWish, 'gem' | 'colour' | 'supply' | 'form'> = {
  gem: 'diamond',
  colour: undefined,
  supply: 'shop',
  form: 'faceted',
};

/** Beads along an edge over the width of its plate, in mm. */
const GRAIN = { share: 0.045, least: 0.45, most: 0.8 };

/** A sketch as a design: its outline is the metal, its stones stand where they were drawn. */
export function composeSketch(asked: PieceWish, sketch: Sketch, look: SketchLook): ComposedDesign {
  const [alloy] = asked.alloys;
  const plate = plateOf(sketch, look);
  const { parts: heads, stones } = setStones(asked, sketch, plate, look, alloy);
  const edge: Record<string, Part> = look.grained
    ? { edge: { kind: 'milgrain', on: SKETCH_PLATE, beadMm: beadMm(plate.widthMm) } }
    : {};
  const body: ComposedDesign = {
    kind: sketchKinds[sketch.worn],
    metal: { alloy, finish: asked.finish ?? look.finish },
    size: undefined,
    stones,
    parts: { [SKETCH_PLATE]: plate, ...edge, ...heads },
  };
  return { ...body, parts: { ...body.parts, ...carriedBy(asked, sketch, plate, body) } };
}

function plateOf(sketch: Sketch, { thicker }: SketchLook): PartOf<'plate'> {
  const { minimum, maximum } = outlineBox(sketch.outline);
  const openings = sawnOut(sketch).map((line) => line.map(rounded));
  const thicknessMm = roundToStep(clamp(sketch.thicknessMm * thicker, 1, 4), 0.1);
  return {
    kind: 'plate',
    shape: 'free',
    widthMm: roundToStep(maximum[0] - minimum[0], 0.01),
    heightMm: roundToStep(maximum[1] - minimum[1], 0.01),
    thicknessMm,
    bevelMm: Math.min(sketch.bevelMm, roundToStep(thicknessMm / 3, 0.05)),
    domeMm: 0,
    border: 0,
    outline: sketch.outline.map(rounded),
    ...(openings.length === 0 ? {} : { openings }),
  };
}

function rounded([x, y]: Point2): [number, number] {
  return [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];
}

function beadMm(widthMm: number): number {
  return roundToStep(clamp(GRAIN.share * widthMm, GRAIN.least, GRAIN.most), 0.05);
}

/** Stones that are alike are one kind of stone; each has a setting of its own. */
function setStones(
  asked: PieceWish,
  sketch: Sketch,
  plate: PartOf<'plate'>,
  look: SketchLook,
  alloy: AlloyId,
): { readonly parts: Readonly<Record<string, Part>>; readonly stones: Readonly<Record<string, Stone>> } {
  const parts: Record<string, Part> = {};
  const stones: Record<string, Stone> = {};
  const largest = Math.max(...sketch.stones.map(({ widthMm }) => widthMm));
  if (asked.excluded.has('stones')) return { parts, stones };
  const main = asked.stones.main ?? unsaidStone;
  const kinds = new Map<string, string>();
  sketch.stones.forEach((drawn, index) => {
    const wish = drawn.widthMm < ACCOMPANIES * largest ? meleeWish(asked, main.gem) : main;
    const shape = cutInForm(wish.form, drawn.cut);
    const stone = stoneFor({ ...wish, size: undefined }, shape, sizeOf(drawn));
    const key = JSON.stringify(stone);
    const kind = kinds.get(key) ?? (kinds.size === 0 ? 'centre' : `stone-${kinds.size + 1}`);
    kinds.set(key, kind);
    stones[kind] = stone;
    parts[index === 0 ? 'head' : `head-${index + 1}`] = headOf(kind, stone, drawn, sketch, plate, look, alloy);
  });
  return { parts, stones };
}

/** A round has one measure; of the others the longer side is the length. */
function sizeOf({ cut, lengthMm, widthMm }: SketchedStone): { readonly lengthMm: number; readonly widthMm: number } {
  if (!builtCuts[cut].oneDiameter) return { lengthMm, widthMm };
  const diameter = roundToStep((lengthMm + widthMm) / 2, 0.1);
  return { lengthMm: diameter, widthMm: diameter };
}

function headOf(
  holds: string,
  stone: Stone,
  drawn: SketchedStone,
  { setting }: Sketch,
  plate: PartOf<'plate'>,
  { grained }: SketchLook,
  alloy: AlloyId,
): Part {
  const acrossMm = Math.min(drawn.lengthMm, drawn.widthMm);
  const clear = plate.thicknessMm + ABOVE_PLATE_MM - pavilionMm(stone.shape, acrossMm);
  const baseMm = baseOverMm(stone.shape, plate.thicknessMm, Math.max(OFF_SKIN_MM, clear));
  const place = {
    on: SKETCH_PLATE,
    offsetXMm: drawn.xMm,
    offsetYMm: drawn.yMm,
    baseHeightMm: roundToStep(baseMm, 0.1),
  };
  const head = headPart(holds, stone, { head: setting, bezelEdge: grained ? 'milgrain' : 'plain' }, place, alloy);
  return drawn.turnDeg === 0 ? head : { ...head, turnDeg: drawn.turnDeg };
}

const BAIL_MOST_MM = rangeOfField('bail', 'heightMm').max;

/** How far the middle of the upper edge lies below the highest place. */
function cleftMm({ outline = [] }: PartOf<'plate'>): number {
  const crossings = outline.flatMap(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    return ax > 0 === bx > 0 ? [] : [ay + (ax / (ax - bx)) * (by - ay)];
  });
  return crossings.length === 0 ? 0 : outlineBox(outline).maximum[1] - Math.max(...crossings);
}

/** The bail and chain, post or hook. */
function carriedBy(
  asked: PieceWish,
  { worn }: Sketch,
  plate: PartOf<'plate'>,
  body: ComposedDesign,
): Readonly<Record<string, Part>> {
  if (worn === 'lobe') return { post: postPart(SKETCH_PLATE, asked) };
  if (worn === 'hook') return { eye: loopPart(SKETCH_PLATE, 'top'), hook: hookPart('eye', asked) };
  const wanted = hangersLeft(asked.excluded);
  if (!wanted.bail && !wanted.chain) return {};
  const usual = bailOfPlate(SKETCH_PLATE, plate, true);
  // Where the middle lies lower than the shoulders, as in a heart, the bail reaches out of the cleft.
  const bail = { ...usual, heightMm: roundToStep(Math.min(BAIL_MOST_MM, usual.heightMm + cleftMm(plate)), 0.1) };
  if (!wanted.chain) return { bail };
  const volume = metalVolumeMm3({ ...body, parts: { ...body.parts, bail } });
  const grams = (volume * alloys[body.metal.alloy].densityGramsPerCm3) / 1000;
  return { bail, chain: pendantChain('bail', grams, plate.widthMm, asked.lengths.lengthMm) };
}
