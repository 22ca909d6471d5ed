import type { Finding } from '../../contract/finding.ts';
import { setField } from '../by-rule.ts';
import { mostTurns, type TwistedStrands } from './strands.ts';

/** A twist that is said tighter than its strands can be wound: it is drawn as tight as they can. */
export function twistFindings(id: string, twist: TwistedStrands): readonly Finding[] {
  const most = mostTurns(twist);
  if (twist.turns <= most) return [];
  return [
    {
      rule: 'twist.tight',
      severity: 'warning',
      part: id,
      parameter: 'turns',
      value: twist.turns,
      limit: most,
      unit: 'turns',
      message: `Strands this thick can be wound ${timesOf(most)} here, not ${twist.turns} times.`,
      remedy: `Wind them ${timesOf(most)}, or make the twist narrower.`,
      patch: setField(id, 'turns', most),
      source: 'geometry: a turn takes as much length as the twist is wide',
    },
  ];
}

function timesOf(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
