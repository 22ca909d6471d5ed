import type { PartOf } from '#spec/part-registry.ts';

type Loop = Pick<PartOf<'loop'>, 'innerMm' | 'wireMm'>;

/** How deep a fixed loop or bail goes into the body that carries it (making rule: overlap at least 0.15 mm). */
export const ROOT_MM = 0.35;

/** A loop of thin wire goes in no deeper than this share of its wire: it would be closed. */
const ROOT_SHARE = 0.7;

/** Room between a hanging ring and the wire it rests on, so that the two stay separate bodies. */
export const PLAY_MM = 0.06;

/** From the edge of a body to the middle of the loop that is fixed to it. */
export function loopReachMm({ innerMm, wireMm }: Loop): number {
  return innerMm / 2 + wireMm - Math.min(ROOT_MM, wireMm * ROOT_SHARE);
}

/** From the middle of one loop down to that of the next, which hangs from it in a jump ring. */
export function linkedMm(above: Loop, link: Pick<PartOf<'link'>, 'innerMm'>, below: Loop): number {
  return above.innerMm / 2 + below.innerMm / 2 + link.innerMm - 2 * PLAY_MM;
}
