import type { PartOf } from '#spec/part-registry.ts';
import type { PieceDraft } from '../piece-draft.ts';
import { withArticle } from '../words/numbers.ts';
import { sayMelee } from '../words/say-stone.ts';
import { partOf, partsOf } from './find-parts.ts';

const edgeWords: Readonly<Record<PartOf<'halo'>['edge'], string>> = {
  plain: '',
  scalloped: 'scalloped ',
  milgrain: 'milgrained ',
};

/** "a scalloped halo of 20 diamonds"; two rings around each other are counted together. @param around one head's id */
export function sayHalo(draft: PieceDraft, around?: string): string {
  const halos = partsOf(draft, 'halo');
  const rings = around === undefined ? halos : halos.filter((halo) => halo.around === around);
  const [halo] = rings;
  if (!halo) return 'a halo';
  const double = rings.length > 1 ? 'double ' : '';
  const outline = halo.outline === 'follow' ? '' : `${halo.outline} `;
  const count = rings.reduce((sum, ring) => sum + ring.count, 0);
  return `${withArticle(`${edgeWords[halo.edge]}${double}${outline}halo`)} of ${sayMelee(count, draft.stones[halo.holds])}`;
}

/** " over a hidden halo of 16 diamonds", or nothing. */
export function sayHiddenHalo(draft: PieceDraft): string {
  const hidden = partOf(draft, 'hidden-halo');
  return hidden ? ` over a hidden halo of ${sayMelee(hidden.count, draft.stones[hidden.holds])}` : '';
}
