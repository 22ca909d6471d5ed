import type { PartOf } from '#spec/part-registry.ts';
import { isFlowerOfStones } from '#spec/shown/flower-of-stones.ts';
import type { Stone } from '#spec/stone.ts';
import type { ComposedDesign } from '../composed-design.ts';
import { withArticle } from '../phrasing/numbers.ts';
import { sayMelee, sayStones } from '../phrasing/say-stone.ts';
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

/** "a flower of seven round diamonds with a scalloped edge"; undefined where the ring around a head is no flower. @param around its id */
export function sayFlower(design: ComposedDesign, middle: Stone | undefined, around?: string): string | undefined {
  const halo = partsOf(design, 'halo').find((one) => around === undefined || one.around === around);
  const petal = halo && design.stones[halo.holds];
  if (!halo || !middle || !petal || !isFlowerOfStones(halo, design)) return undefined;
  const edge = halo.edge === 'plain' ? '' : ` with ${withArticle(`${edgeWords[halo.edge]}edge`)}`;
  const isAlike = petal.gem === middle.gem && petal.colour === middle.colour && petal.shape === middle.shape;
  if (isAlike) return `a flower of ${sayStones(1 + halo.count, middle)}${edge}`;
  return `a flower of ${sayMelee(halo.count, petal)} around ${sayStones(1, middle)}${edge}`;
}

/** " over a hidden halo of 16 diamonds", or nothing. */
export function sayHiddenHalo(design: ComposedDesign): string {
  const hidden = partOf(design, 'hidden-halo');
  return hidden ? ` over a hidden halo of ${sayMelee(hidden.count, design.stones[hidden.holds])}` : '';
}
