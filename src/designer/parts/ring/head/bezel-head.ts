import type { PartOf } from '#spec/part-registry.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { drawnStone } from '#layout/girdle/drawn-stone.ts';
import type { ComposedDesign } from '../../../composed-design.ts';
import { pavilionMm } from '../../../proportions/ring/ring.ts';
import { withArticle } from '../../../phrasing/numbers.ts';
import { heldStone } from '../../find-parts.ts';
import { none, type PartKnowledge } from '../../part-knowledge.ts';
import { sayFreeHead } from './any-head.ts';
import { spanOfHead } from './span-of-head.ts';

/** A stone in a collar of metal. */
export const bezelHeadKnowledge = {
  volumeMm3,
  spanMm: spanOfHead,
  stones: () => ({ count: 1, work: 'bezel' }),
  head: { held, girth: ({ wallMm }) => ({ claws: 0, clawMm: 0, wallMm: wallMm - FLARE_MM }) },
  bought: none,
  say: (part, design, id) => sayFreeHead(part, design, id, held(part)),
  traits: ({ edge }) => ({ setting: 'bezel', ...(edge === 'milgrain' ? { surface: 'milgrained bezel' } : {}) }),
  free: 'fixed',
} as const satisfies PartKnowledge<'bezel-head'>;

/** A collar's wall flares downwards, so that at the girdle it is a little thinner than at its foot. */
const FLARE_MM = 0.16;

/** A stone up to this height fits under gloves. */
const LOW_BASE_MM = 1.5;

/** Whether a collar stands low enough on its band not to catch. */
function isLow({ baseHeightMm }: PartOf<'bezel-head'>): boolean {
  return baseHeightMm < LOW_BASE_MM;
}

function held(head: PartOf<'bezel-head'>): string {
  const low = head.on !== undefined && isLow(head) ? 'low ' : '';
  return withArticle(`${low}${head.edge === 'milgrain' ? 'milgrained ' : ''}bezel`);
}

function volumeMm3(head: PartOf<'bezel-head'>, design: ComposedDesign): number {
  const stone = heldStone(design, head);
  const widthMm = Math.min(stone.lengthMm, stoneWidthMm(stone));
  const pavilion = pavilionMm(stone.shape, widthMm);
  const { girdleMm } = drawnStone(stone);
  const heightMm = head.on === undefined ? 0.5 * pavilion + 0.8 : Math.max(0.9, head.baseHeightMm + pavilion - 0.7);
  const legs = head.on === undefined ? 4 * 0.8 * (head.baseHeightMm + 0.5 * pavilion) + 2 : 0;
  return (girdleMm + Math.PI * head.wallMm) * (head.wallMm + 0.15) * heightMm * 0.85 + legs;
}
