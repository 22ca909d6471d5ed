import { bailBehindStone } from '#layout/hanging/bail-form.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { hangsFreely, spanOfHalo, spanOfHead } from '../ring/head/span-of-head.ts';
import { partsOf } from '../find-parts.ts';
import { edgeOfBodyMm } from './edge-of-body.ts';
import { none, type PartKnowledge } from '../part-knowledge.ts';

/** What a pendant hangs from. */
export const bailKnowledge = {
  volumeMm3: ({ heightMm, widthMm, wallMm, style }) =>
    (style === 'ring' ? wallMm : (style === 'set' ? 1 : 0.78) * widthMm) * wallMm * Math.PI * (heightMm / 2 + 2) * 0.9,
  spanMm: spanOfBail,
  stones: none,
  head: false,
  bought: none,
  say: none,
  traits: ({ style }) => ({ surface: `${style} bail` }),
  free: 'fixed',
} as const satisfies PartKnowledge<'bail'>;

/** Hidden behind metal it adds nothing; behind a stone it looks over its edge. */
function spanOfBail(bail: PartOf<'bail'>, design: ComposedDesign): number {
  if (bail.style !== 'hidden') return bail.heightMm - edgeOfBodyMm(design, bail.on, 'top');
  const host = design.parts[bail.on];
  if (!hangsFreely(host)) return 0;
  const { halfHeightMm, raisedMm } = bailBehindStone(bail);
  const aboveMm = raisedMm + halfHeightMm + bail.wallMm / 2;
  const halos = partsOf(design, 'halo').filter(({ around }) => around === bail.on);
  const bodyMm = halos.reduce((sum, halo) => sum + spanOfHalo(halo, design), spanOfHead(host, design, bail.on));
  return Math.max(0, aboveMm - bodyMm / 2);
}
