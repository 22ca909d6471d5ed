import type { PartOf } from '#spec/part-registry.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import { plateVolumeMm3 } from '../../proportions/plate-volume.ts';
import { withArticle } from '../../words/numbers.ts';
import { sayMelee, sayStones } from '../../words/say-stone.ts';
import { partOf, partsOf } from '../find-parts.ts';
import { freePlate } from '../free-measures/hanging.ts';
import { none, noTraits, type PartKnowledge } from '../part-knowledge.ts';
import { motifOfId } from '../plate-id.ts';

/** A flat or domed body in an outline. */
export const plateKnowledge = {
  volumeMm3: plateVolumeMm3,
  stones: none,
  head: false,
  bought: none,
  say: (part, draft, id) => ({ as: 'body', words: sayPlate(part, draft, id) }),
  traits: noTraits,
  free: freePlate,
} as const satisfies PartKnowledge<'plate'>;

function sayPlate(part: PartOf<'plate'>, draft: PieceDraft, id: string): string {
  const name = part.shape === 'free' ? motifOfId(id) : part.shape === 'round' ? 'disc' : part.shape;
  const relief = part.border > 0 ? 'open ' : part.domeMm > 0 ? 'domed ' : '';
  const finish = draft.metal.finish === 'polished' ? '' : `${draft.metal.finish} `;
  const body = withArticle(`${finish}${relief}${part.widthMm} mm ${name}`);
  const collar = partsOf(draft, 'bezel-head').find(({ on }) => on === id);
  if (collar) return `${body} with ${sayStones(1, draft.stones[collar.holds])} in a bezel`;
  const cup = partsOf(draft, 'pearl-cup').find(({ on }) => on === id);
  if (cup) return `${body} with ${sayStones(1, draft.stones[cup.holds])} on a peg`;
  const sunk = partOf(draft, 'flush');
  return sunk?.on === id ? `${body} with ${sayMelee(sunk.count, draft.stones[sunk.holds])} set flush` : body;
}
