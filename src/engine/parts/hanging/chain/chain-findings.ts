import type { ChainLink } from '#layout/chain/link-pitch.ts';
import type { Finding } from '../../../contract/finding.ts';

/** A link that its neighbours cannot pass through is no chain. */
export function chainFindings(id: string, chain: ChainLink): readonly Finding[] {
  const insideMm = chain.linkWidthMm - 2 * chain.wireMm;
  const limitMm = Number((chain.wireMm * 1.15).toFixed(2));
  if (insideMm >= limitMm && chain.linkLengthMm - 2 * chain.wireMm >= limitMm) return [];
  const value = Number((2 * chain.wireMm + limitMm + 0.05).toFixed(2));
  const tooNarrow = insideMm < limitMm;
  return [
    {
      rule: 'chain.link-opening',
      severity: 'error',
      part: id,
      parameter: tooNarrow ? 'linkWidthMm' : 'linkLengthMm',
      value: Number((tooNarrow ? insideMm : chain.linkLengthMm - 2 * chain.wireMm).toFixed(2)),
      limit: limitMm,
      unit: 'mm',
      message: `The opening of a link is ${insideMm.toFixed(2)} mm: wire of ${chain.wireMm} mm does not pass through freely.`,
      remedy: `Make links at least ${value} mm ${tooNarrow ? 'wide' : 'long'}.`,
      patch: [{ op: 'replace', path: `/parts/${id}/${tooNarrow ? 'linkWidthMm' : 'linkLengthMm'}`, value }],
      source: 'geometry of interlocking links; play 15 % of the wire (trade practice)',
    },
  ];
}
