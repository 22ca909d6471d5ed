import type { Part } from '#spec/part-registry.ts';
import type { HeldMeasures } from '../../parts/free-measures/free-measures.ts';
import { knowledgeOf } from '../../parts/registry.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { inSeries } from '../../words/numbers.ts';

/** What was said of a piece stays as it is. */
export function heldMeasures({ lengths }: PieceWish): HeldMeasures {
  const { bandWidthMm, widthMm, diameterMm, heightMm, thicknessMm, faceLengthMm, faceWidthMm } = lengths;
  const said = (...measures: readonly (number | undefined)[]): boolean => measures.some((mm) => mm !== undefined);
  return {
    width: said(bandWidthMm, widthMm, diameterMm),
    metalWidth: said(bandWidthMm, widthMm),
    height: said(heightMm),
    thickness: said(thicknessMm),
    face: said(faceLengthMm, faceWidthMm, widthMm),
  };
}

/** A draft whose free parts have about so many times their metal. */
export function scaledDraft(draft: PieceDraft, factor: number, held: HeldMeasures): PieceDraft {
  const parts = Object.entries(draft.parts).map(([id, part]): readonly [string, Part] => {
    const { free } = knowledgeOf(part);
    return [id, free === 'fixed' ? part : free.scaled(part, factor, { draft, id, held })];
  });
  return { ...draft, parts: Object.fromEntries(parts) };
}

/** The parts that were moved, in their new measures, and what for. */
export function sayMoved(before: PieceDraft, after: PieceDraft, purpose: string): readonly string[] {
  const moved = Object.entries(after.parts).flatMap(([id, part]) => {
    const { free } = knowledgeOf(part);
    const isMoved = JSON.stringify(part) !== JSON.stringify(before.parts[id]);
    return free === 'fixed' || !isMoved ? [] : [free.say(part)];
  });
  return moved.length === 0 ? [] : [`${inSeries([...new Set(moved)])}, for the ${purpose}`];
}
