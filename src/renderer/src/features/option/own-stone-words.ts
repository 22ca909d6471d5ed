import { sayGem } from '#spec/meanings/say-gem.ts';
import { type BuiltCutId, builtCutIds, builtCuts, formOf } from '#spec/tables/cuts.ts';
import type { GemId } from '#spec/tables/gems.ts';

/** A stone that the client brings. */
export interface OwnStone {
  readonly gem: GemId;
  /** Undefined where nobody said how it is cut. */
  readonly shape: BuiltCutId | undefined;
  /** As typed: "8x6 mm", "1.2 ct", "5.25 ratti"; a bare number is millimetres. */
  readonly size: string;
}

/** The cuts that a stone may be said to have. A pearl's name tells its form. */
export const sayableCuts = builtCutIds.filter((id) => formOf(id) !== 'bead');

/** What a salesperson adds to the brief of a client who brings a stone. */
export function ownStoneWords({ gem, shape, size }: OwnStone): string {
  const typed = size.trim();
  const measure = /\p{L}{2}/u.test(typed) ? typed : `${typed} mm`;
  const stone = shape === undefined ? sayGem(gem) : `${sayCut(shape)} ${sayGem(gem)}`;
  return `with the client’s own ${stone}${typed === '' ? '' : `, ${measure}`}`;
}

/** "oval", "emerald cut", "oval cabochon": a cut before its stone. */
function sayCut(shape: BuiltCutId): string {
  const { words, name } = builtCuts[shape];
  return (
    words?.split(',')[0] ??
    name
      .replace(/ \(.*$/, '')
      .toLowerCase()
      .split(', ')
      .toReversed()
      .join(' ')
  );
}
