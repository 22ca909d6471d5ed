import type { Part, PartOf } from '#spec/part-registry.ts';
import type { Stone } from '#spec/stone.ts';
import { alloys } from '#spec/tables/alloys.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import { metalVolumeMm3 } from '../../parts/metal-volume.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { bailOfPlate, hiddenBail, pendantChain } from '../../proportions/pendant.ts';
import { drawPlate } from './draw-plate.ts';
import { drawStone } from './draw-stone.ts';
import type { DrawnElement, HangingKind } from './drawn-element.ts';
import { hookPart, joint, loopPart, postPart } from './hang-parts.ts';
import type { HangingLook } from './hanging-look.ts';

/** Names of the settings from top to bottom. */
const names = ['head', 'drop', 'tip'] as const;

/** A pendant, or one ear of a pair: its elements one below the other, joined so that they move, and what it is worn by. */
export function composeHanging(asked: PieceWish, look: HangingLook, richness: number): PieceDraft {
  const kind: HangingKind =
    look.worn === 'bail' ? 'pendant' : look.elements.length > 1 || look.worn === 'hook' ? 'drop' : 'stud';
  const drawn = look.elements.map((element, index): DrawnElement => {
    if (element.is === 'plate') return drawPlate(asked, element, kind, richness);
    return drawStone(asked, element, names[index] ?? 'tip', kind, richness);
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
  const draft = { ...shell(asked, look), stones, parts };
  return { ...draft, parts: { ...parts, ...wornBy(asked, look, top, draft) } };
}

function shell(asked: PieceWish, look: HangingLook): Omit<PieceDraft, 'stones' | 'parts'> {
  const kind = look.worn === 'bail' ? 'pendant' : 'earrings';
  return { kind, metal: { alloy: asked.alloys[0], finish: asked.finish ?? look.finish }, size: undefined };
}

function wornBy(asked: PieceWish, look: HangingLook, top: DrawnElement, draft: PieceDraft): Readonly<Record<string, Part>> {
  if (look.worn === 'post') return { post: postPart(settingOf(draft, top)) };
  if (look.worn === 'hook') return { eye: loopPart(top.body, 'top'), hook: hookPart('eye') };
  const bail = bailOf(draft, top);
  const withBail = asked.excluded.has('bail') ? {} : { bail };
  if (asked.excluded.has('chain') || asked.excluded.has('bail')) return withBail;
  const grams = pendantGrams({ ...draft, parts: { ...draft.parts, bail } });
  return { bail, chain: pendantChain('bail', grams, top.measures.widthMm + asked.heft, asked.lengths.lengthMm) };
}

/** Stones are hung from what stands behind them, not from the halo around them. */
function bailOf(draft: PieceDraft, top: DrawnElement): PartOf<'bail'> {
  const body = draft.parts[top.body];
  if (body?.kind !== 'plate') return hiddenBail(settingOf(draft, top), top.measures);
  const holdsStones = Object.values(draft.parts).some(
    (part) => (part.kind === 'bezel-head' || part.kind === 'flush') && part.on === top.body,
  );
  return bailOfPlate(top.body, body, holdsStones);
}

/** A post stands under the setting itself, not under its halo. */
function settingOf(draft: PieceDraft, top: DrawnElement): string {
  const body = draft.parts[top.body];
  return body?.kind === 'halo' ? body.around : top.body;
}

function pendantGrams(draft: PieceDraft): number {
  return (metalVolumeMm3(draft) * alloys[draft.metal.alloy].densityGramsPerCm3) / 1000;
}
