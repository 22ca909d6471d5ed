import { liesAcross } from '#spec/parts/head-placement.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { ComposedDesign } from '../../../composed-design.ts';
import { sayStones } from '../../../phrasing/say-stone.ts';
import { partsOf } from '../../find-parts.ts';
import type { Spoken } from '../../part-knowledge.ts';
import { sayFlower, sayHalo } from '../../say-halo.ts';

/** What all heads share: what they hold, how it is turned, and what they stand on. */
type HeadLike = Pick<PartOf<'prong-head'>, 'on' | 'holds' | 'orientation'>;

/** Describes a head that stands alone, as a body of its own: "a round ruby laid across in four claws". */
export function sayFreeHead(head: HeadLike, design: ComposedDesign, id: string, held: string): Spoken | undefined {
  if (head.on !== undefined) return undefined;
  const stone = sayStones(1, design.stones[head.holds]);
  const across = liesAcross(head) ? ' laid across' : '';
  const flower = sayFlower(design, design.stones[head.holds], id);
  if (flower !== undefined) return { as: 'body', words: flower };
  const isFramed = partsOf(design, 'halo').some(({ around }) => around === id);
  return { as: 'body', words: `${stone}${across} in ${isFramed ? sayHalo(design, id) : held}` };
}
