import { liesAcross } from '#spec/parts/head-placement.ts';
import { bellCrown } from '#layout/bell/bell-form.ts';
import { beadDepthsMm, pinDepthsMm } from '#layout/bell/fringe-form.ts';
import { placeMotif, spanMm } from '#layout/motifs/placed-motif.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { bezelWallMm } from '#spec/tables/making-rules.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { heldStone, partOf, partsOf } from '../find-parts.ts';

/** How deep a loop goes into the body that carries it, and the play of a jump ring in it: those of the built parts. */
const ROOT_MM = 0.35;
const ROOT_SHARE = 0.7;
const PLAY_MM = 0.06;

/** From end to end of the cast metal and the stones of one ear: tops, joints, bell, fringe. */
export function jhumkaHeightMm(design: Pick<ComposedDesign, 'parts' | 'stones'>): number {
  const bell = partOf(design, 'bell');
  if (!bell) return 0;
  const tops = Object.values(design.parts).reduce((sum, part) => {
    if (part.kind === 'plate') return sum + part.heightMm;
    if (part.kind === 'motif') return sum + spanMm(placeMotif(part));
    const alone = 'holds' in part && 'baseHeightMm' in part && part.on === undefined;
    return alone ? sum + headHeightMm(design, part) : sum;
  }, 0);
  const joints = partsOf(design, 'link').reduce((sum, link) => sum + jointMm(design, link), 0);
  const hookLoop = partsOf(design, 'loop').find(({ on, side }) => side === 'top' && design.parts[on] === bell);
  const eyeMm = partOf(design, 'ear-wire') && hookLoop ? reachMm(hookLoop) + hookLoop.innerMm / 2 + hookLoop.wireMm : 0;
  return tops + joints + eyeMm + bellCrown(bell).topMm + fringeMm(design);
}

type Head = PartOf<'prong-head' | 'bezel-head' | 'pearl-cup'>;

function headHeightMm(design: Pick<ComposedDesign, 'parts' | 'stones'>, head: Head): number {
  const stone = heldStone(design, head);
  const longMm = liesAcross(head) ? stoneWidthMm(stone) : stone.lengthMm;
  const halo = partsOf(design, 'halo').find(({ around }) => design.parts[around] === head);
  const wallMm = head.kind === 'bezel-head' ? bezelWallMm(stoneWidthMm(stone)) : 0;
  if (halo) return longMm + 2 * (wallMm + halo.gapMm + heldStone(design, halo).lengthMm + HALO_EDGE_MM);
  return longMm + 2 * (head.kind === 'bezel-head' ? bezelWallMm(stoneWidthMm(stone)) : CLAW_MM);
}

/** What claws and the edge of a halo add on each side. */
const CLAW_MM = 0.4;
const HALO_EDGE_MM = 0.25;

/** From the body down to the middle of its loop. */
function reachMm({ innerMm, wireMm }: PartOf<'loop'>): number {
  return innerMm / 2 + wireMm - Math.min(ROOT_MM, ROOT_SHARE * wireMm);
}

/** From the lower edge of one body to the upper edge of the next. */
function jointMm(design: Pick<ComposedDesign, 'parts'>, link: PartOf<'link'>): number {
  const [above, below] = [design.parts[link.on], design.parts[link.carries]];
  if (above?.kind !== 'loop' || below?.kind !== 'loop') return 0;
  const between = above.innerMm / 2 + below.innerMm / 2 + link.innerMm - 2 * PLAY_MM;
  return reachMm(above) + between + reachMm(below);
}

function fringeMm(design: Pick<ComposedDesign, 'parts' | 'stones'>): number {
  const beads = partOf(design, 'bead-fringe');
  if (beads) return beadDepthsMm(beads).bottomMm;
  const stones = partOf(design, 'stone-fringe');
  return stones ? pinDepthsMm(stones, stoneWidthMm(heldStone(design, stones))).bottomMm : 0;
}
