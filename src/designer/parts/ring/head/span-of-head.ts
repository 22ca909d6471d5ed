import { liesAcross } from '#spec/parts/head-placement.ts';
import { pearlCapMm } from '#layout/hanging/pearl-cap.ts';
import { haloRimMm } from '#layout/halo/halo-rim.ts';
import type { Part, PartOf } from '#spec/part-registry.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import type { ComposedDesign } from '../../../composed-design.ts';
import { heldStone } from '../../find-parts.ts';

type Head = PartOf<'prong-head' | 'bezel-head' | 'pearl-cup'>;

/** How far claws reach beyond the edge of their stone. */
const CLAW_MM = 0.4;

/** Whether a part is a setting that hangs by itself, on no body. */
export function hangsFreely(part: Part | undefined): part is Head {
  return part !== undefined && 'baseHeightMm' in part && 'holds' in part && part.on === undefined;
}

/** From the upper to the lower edge of a setting that hangs by itself; 0 for one that stands on a body. */
export function spanOfHead(head: Head, design: ComposedDesign, id: string): number {
  if (head.on !== undefined) return 0;
  const stone = heldStone(design, head);
  const stoneMm = liesAcross(head) ? stoneWidthMm(stone) : stone.lengthMm;
  const isFramed = Object.values(design.parts).some((part) => part.kind === 'halo' && part.around === id);
  const capMm = head.kind === 'pearl-cup' && head.side === 'above' ? pearlCapMm(head) : 0;
  return stoneMm + 2 * edgeMm(head, isFramed) + capMm;
}

/** Within a halo claws stand between its stones. */
function edgeMm(head: Head, isFramed: boolean): number {
  if (head.kind === 'bezel-head') return head.wallMm;
  return head.kind === 'prong-head' && !isFramed ? CLAW_MM : 0;
}

/** What the frame around a setting that hangs by itself adds on both sides. */
export function spanOfHalo(halo: PartOf<'halo'>, design: ComposedDesign): number {
  if (!hangsFreely(design.parts[halo.around])) return 0;
  return 2 * (halo.gapMm + heldStone(design, halo).lengthMm + haloRimMm);
}
