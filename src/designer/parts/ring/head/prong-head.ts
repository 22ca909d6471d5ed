import type { PartOf } from '#spec/part-registry.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { drawnStone } from '#layout/girdle/drawn-stone.ts';
import type { ComposedDesign } from '../../../composed-design.ts';
import { crownMm, pavilionMm } from '../../../proportions/ring/ring.ts';
import { sayCount } from '../../../phrasing/numbers.ts';
import { heldStone } from '../../find-parts.ts';
import { none, type PartKnowledge } from '../../part-knowledge.ts';
import { sayFreeHead } from './any-head.ts';
import { spanOfHead } from './span-of-head.ts';

/** A stone held by claws. */
export const prongHeadKnowledge = {
  volumeMm3,
  spanMm: spanOfHead,
  stones: () => ({ count: 1, work: 'prong' }),
  head: { held, girth: ({ prongs, prongMm }) => ({ claws: prongs, clawMm: prongMm, wallMm: 0 }) },
  bought: none,
  say: (part, design, id) => sayFreeHead(part, design, id, held(part)),
  traits: ({ prongs }) => ({ setting: `${prongs} claws` }),
  free: 'fixed',
} as const satisfies PartKnowledge<'prong-head'>;

function held({ prongs }: PartOf<'prong-head'>): string {
  return `${sayCount(prongs)} claws`;
}

function volumeMm3(head: PartOf<'prong-head'>, design: ComposedDesign): number {
  const stone = heldStone(design, head);
  const widthMm = Math.min(stone.lengthMm, stoneWidthMm(stone));
  const heightMm = head.baseHeightMm + pavilionMm(stone.shape, widthMm) + crownMm(stone.shape, widthMm) - 0.8;
  const { girdleMm } = drawnStone(stone);
  const prongs = head.prongs * (Math.PI / 4) * head.prongMm ** 2 * heightMm * 0.75;
  return prongs + head.rails * girdleMm * 0.72 * 0.5 + (head.on === undefined ? 2 + 0.4 * widthMm : 0);
}
