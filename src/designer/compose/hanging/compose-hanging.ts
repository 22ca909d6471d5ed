import type { PieceKind } from '#spec/design-spec.ts';
import type { Part, PartOf } from '#spec/part-registry.ts';
import type { Stone } from '#spec/stone.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { bailRow, roomForStones } from './bail-row.ts';
import { hangersLeft } from '../../parts/hanging/hangers-left.ts';
import { isOpenBehind } from '../../parts/heads.ts';
import { metalVolumeMm3 } from '../../parts/metal-volume.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { bailOfPlate, bailOnTop, hiddenBail, pendantChain } from '../../proportions/hanging/pendant.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { drawMotif } from './draw-motif.ts';
import { drawPlate } from './draw-plate.ts';
import { drawStone } from './draw-stone.ts';
import { type DrawnElement, placeOf } from './drawn-element.ts';
import { hookPart, joint, loopPart, postPart } from './hang-parts.ts';
import { type HangingElement, type HangingLook, sitsOnSkin } from '../../looks/hanging-look.ts';
import { noseWirePart } from './nose-wire-part.ts';

/** What is worn so. */
const kindWorn = {
  neck: 'pendant',
  lobe: 'earrings',
  hook: 'earrings',
  nostril: 'nose-pin',
} as const satisfies Readonly<Record<HangingLook['worn'], PieceKind>>;

/** Names of the settings from top to bottom. */
const names = ['head', 'drop', 'tip'] as const;

/**
 * A pendant, a nose pin, or one ear of a pair: its elements one below the other, joined so that they move, with its bail, post,
 * hook or wire.
 */
export function composeHanging(asked: PieceWish, look: HangingLook, richness: number): ComposedDesign {
  return drawHanging(asked, look, richness).design;
}

/** A hanging piece with its uppermost element. */
export function drawHanging(
  asked: PieceWish,
  look: HangingLook,
  richness: number,
): { readonly design: ComposedDesign; readonly top: DrawnElement } {
  const place = placeOf(look, 0);
  const draw = (element: HangingElement, index: number, tallestMm?: number): DrawnElement => {
    if (element.is === 'figure') return drawMotif(asked, element, place, richness);
    if (element.is === 'metal') return drawPlate(asked, element, place, richness, tallestMm);
    const hangs = !sitsOnSkin(look) || index > 0;
    return drawStone(asked, element, { name: names[index] ?? 'tip', hangs }, place, richness);
  };
  const drawn = look.elements.map((element, index): DrawnElement => {
    const below = look.elements[index + 1];
    // A bare plate carries what hangs from it: it is drawn for that.
    if (element.is !== 'metal' || element.set !== undefined || below === undefined) return draw(element, index);
    const { widthMm, heightMm } = draw(below, index + 1).measures;
    return draw(element, index, Math.max(widthMm, heightMm));
  });
  const [top] = drawn;
  if (!top) throw new Error('A hanging piece has at least one element');
  const parts: Record<string, Part> = {};
  const stones: Record<string, Stone> = {};
  drawn.forEach((element, index) => {
    Object.assign(parts, element.parts);
    Object.assign(stones, element.stones);
    const above = drawn[index - 1];
    if (above) Object.assign(parts, joint(above.body, element.body, index === 1 ? 'link' : `link-${index}`));
  });
  const design = { ...shell(asked, look), stones, parts };
  const worn = wornBy(asked, look, top, design);
  return {
    design: { ...design, stones: { ...stones, ...worn.stones }, parts: { ...parts, ...worn.parts } },
    top,
  };
}

function shell(asked: PieceWish, look: HangingLook): Omit<ComposedDesign, 'stones' | 'parts'> {
  return {
    kind: kindWorn[look.worn],
    metal: { alloy: asked.alloys[0], finish: asked.finish ?? look.finish },
    size: undefined,
  };
}

function wornBy(
  asked: PieceWish,
  look: HangingLook,
  top: DrawnElement,
  design: ComposedDesign,
): Pick<ComposedDesign, 'parts' | 'stones'> {
  const of = (parts: ComposedDesign['parts']) => ({ parts, stones: {} });
  if (look.worn === 'lobe') return of({ post: postPart(top.behind, asked) });
  if (look.worn === 'nostril') return of({ wire: noseWirePart(asked, top.behind) });
  if (look.worn === 'hook') return of({ eye: loopPart(top.body, 'top'), hook: hookPart('eye', asked) });
  const bail = bailFor(asked, look, top);
  const wanted = hangersLeft(asked.excluded);
  if (!wanted.bail && !wanted.chain) return of({});
  const row = bailRow(asked, bail) ?? of({});
  const hung = { bail, ...row.parts };
  if (!wanted.chain) return { ...row, parts: hung };
  const grams = pendantGrams({ ...design, parts: { ...design.parts, bail } });
  const chain = pendantChain('bail', grams, top.measures.widthMm + asked.heft, asked.lengths.lengthMm);
  return { ...row, parts: { ...hung, chain } };
}

/** Stones on a bail are seen, so it is too, and high enough for them. */
function bailFor(asked: PieceWish, look: HangingLook, top: DrawnElement): PartOf<'bail'> {
  const bail = look.bailSeen || asked.stones.bail ? seenBail(top) : bailOf(top);
  return asked.stones.bail ? roomForStones(bail, asked.stones.bail) : bail;
}

/** A plate hangs from its upper edge, a stone from its setting. */
function bailOf({ plate, bail, parts, behind, measures }: DrawnElement): PartOf<'bail'> {
  if (bail) return bail;
  if (isOpenBehind(parts[behind])) return bailOnTop(behind, measures);
  return plate ? bailOfPlate(behind, plate.part, plate.holdsStones) : hiddenBail(behind, measures);
}

/** A small bail is hidden where it can be: seen, it would be too large for its body. */
function seenBail(top: DrawnElement): PartOf<'bail'> {
  const bail = bailOf(top);
  const isSeen = bail.style !== 'hidden' || !top.plate || top.measures.heightMm < SEEN_FROM_MM;
  return isSeen ? bail : bailOnTop(top.behind, top.measures);
}

/** From this height of a plate the least bail is no more than a quarter of it. */
const SEEN_FROM_MM = 10.3;

function pendantGrams(design: ComposedDesign): number {
  return (metalVolumeMm3(design) * alloys[design.metal.alloy].densityGramsPerCm3) / 1000;
}
