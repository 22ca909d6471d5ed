import { bangleEyeMm3, ghungrooMm3 } from '#layout/ghungroo/ghungroo-volume.ts';
import { bangleEye } from '#layout/ghungroo/ghungroo-form.ts';
import { sayCount } from '../../phrasing/numbers.ts';
import { grade } from '../grade.ts';
import { none, noSpan, type PartKnowledge } from '../part-knowledge.ts';

/** Slit bells on jump rings, which are bought. */
export const ghungrooKnowledge = {
  volumeMm3: (row, { parts }) => {
    const host = parts[row.on];
    return row.count * ghungrooMm3(row, host?.kind === 'chain' ? host.wireMm : bangleEye.wireMm);
  },
  castMm3: ({ on, count }, { parts }) => (parts[on]?.kind === 'chain' ? 0 : count * bangleEyeMm3()),
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: ({ count }) => ({ kind: 'ghungroo', count }),
  say: ({ count, bellMm, spacingMm }) => ({
    as: 'extra',
    words: `${sayCount(count)} ${count === 1 ? 'ghungroo' : 'ghungroos'} of ${bellMm} mm${spacingMm > 0 ? ' in a group' : ''}`,
  }),
  traits: ({ count, bellMm, spacingMm }) => ({
    silhouette: `bells ${grade(bellMm, [3.2, 4.2, 5.2, 7])}`,
    rhythm: `${spacingMm > 0 ? 'a group' : grade(count, [6, 10, 18, 30])} bells`,
  }),
  free: 'fixed',
} as const satisfies PartKnowledge<'ghungroo'>;
