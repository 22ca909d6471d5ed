import type { PartOf } from '#spec/part-registry.ts';
import type { ComposedDesign } from '../composed-design.ts';
import { withArticle } from '../phrasing/numbers.ts';
import { sayMelee } from '../phrasing/say-stone.ts';
import { partOf, partsOf } from './find-parts.ts';

const edgeWords: Readonly<Record<PartOf<'halo'>['edge'], string>> = {
  plain: '',
  scalloped: 'scalloped ',
  milgrain: 'milgrained ',
};

/** "a scalloped halo of 20 diamonds"; two rings around each other are counted together. @param around one head's id */
export function sayHalo(design: ComposedDesign, around?: string): string {
  const halos = partsOf(design, 'halo');
  const rings = around === undefined ? halos : halos.filter((halo) => halo.around === around);
  const [halo] = rings;
  if (!halo) return 'a halo';
  const double = rings.length > 1 ? 'double ' : '';
  const outline = halo.outline === 'follow' ? '' : `${halo.outline} `;
  const count = rings.reduce((sum, ring) => sum + ring.count, 0);
  return `${withArticle(`${edgeWords[halo.edge]}${double}${outline}halo`)} of ${sayMelee(count, design.stones[halo.holds])}`;
}

/** " over a hidden halo of 16 diamonds", or nothing. */
export function sayHiddenHalo(design: ComposedDesign): string {
  const hidden = partOf(design, 'hidden-halo');
  return hidden ? ` over a hidden halo of ${sayMelee(hidden.count, design.stones[hidden.holds])}` : '';
}
