import { type ChainLink, leastLinkLengthMm, linkPlayMm } from '#layout/chain/link-pitch.ts';
import type { Finding } from '../../../contract/finding.ts';
import { setField } from '../../by-rule.ts';

/** Play of a wire in the opening of a link, as a share of the wire. */
const PLAY = 1.15;

/** A link that its neighbours cannot pass through, or in whose opening they meet, is no chain. */
export function chainFindings(id: string, chain: ChainLink): readonly Finding[] {
  const { wireMm, linkWidthMm, linkLengthMm } = chain;
  const narrow: Opening = {
    parameter: 'linkWidthMm',
    insideMm: linkWidthMm - 2 * wireMm,
    leastMm: PLAY * wireMm,
    mendedMm: (2 + PLAY) * wireMm + 0.05,
    fault: `wire of ${wireMm} mm does not pass through freely`,
    size: 'wide',
  };
  const short: Opening = {
    parameter: 'linkLengthMm',
    insideMm: linkLengthMm - 2 * wireMm,
    leastMm: 2 * (wireMm + linkPlayMm(wireMm)),
    mendedMm: leastLinkLengthMm(wireMm),
    fault: `the two links that lie in it, of wire of ${wireMm} mm, touch each other`,
    size: 'long',
  };
  const tight = [narrow, short].find(({ insideMm, leastMm }) => insideMm < leastMm - 1e-6);
  return tight === undefined ? [] : [openingFinding(id, tight)];
}

interface Opening {
  readonly parameter: 'linkWidthMm' | 'linkLengthMm';
  readonly insideMm: number;
  readonly leastMm: number;
  /** The outside measure that a link should have. */
  readonly mendedMm: number;
  readonly fault: string;
  readonly size: 'wide' | 'long';
}

function openingFinding(id: string, opening: Opening): Finding {
  const { parameter, insideMm, leastMm, mendedMm, fault, size } = opening;
  const value = Math.ceil(100 * mendedMm - 1e-6) / 100;
  return {
    rule: 'chain.link-opening',
    severity: 'error',
    part: id,
    parameter,
    value: Number(insideMm.toFixed(2)),
    limit: Number(leastMm.toFixed(2)),
    unit: 'mm',
    message: `The opening of a link is ${insideMm.toFixed(2)} mm ${size}: ${fault}.`,
    remedy: `Make links at least ${value} mm ${size}.`,
    patch: setField(id, parameter, value),
    source: 'geometry of interlocking links; play 15 % of the wire (trade practice)',
  };
}
