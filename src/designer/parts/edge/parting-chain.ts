import { linkPitchMm } from '#layout/chain/link-pitch.ts';
import { none, noSpan, noTraits, type PartKnowledge } from '../part-knowledge.ts';

/** The chain of a tikka with its hook, bought. */
export const partingChainKnowledge = {
  volumeMm3: ({ lengthMm, linkLengthMm, linkWidthMm, wireMm, hookMm }) => {
    const wire = (Math.PI / 4) * wireMm ** 2;
    const around = Math.PI * (linkWidthMm - wireMm) + 2 * Math.max(0, linkLengthMm - linkWidthMm);
    return (lengthMm / linkPitchMm({ linkLengthMm, wireMm })) * around * wire + 1.6 * hookMm * (Math.PI / 4) * 0.8 ** 2;
  },
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: () => 'chain',
  say: ({ lengthMm }) => ({ as: 'worn', words: `on a chain of ${lengthMm} mm with its hook` }),
  traits: noTraits,
  free: 'fixed',
} as const satisfies PartKnowledge<'parting-chain'>;
