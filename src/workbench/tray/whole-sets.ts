import { traitDistance } from '#designer/proposal.ts';
import { isCastable } from '#engine/making/check-piece.ts';
import type { SettledProposal } from './settle-proposal.ts';

/**
 * The pieces of one line of a set, in which one that cannot be cast is replaced by the nearest that can: a set is laid out
 * whole. Where nothing of the line can be cast, all stay as they are.
 */
export function wholeSets(settled: readonly SettledProposal[]): readonly SettledProposal[] {
  const able = settled.filter((one) => isCastable(one.settled.findings));
  return settled.map((one) => {
    const [nearest] = able.toSorted((a, b) => distance(a, one) - distance(b, one));
    return able.includes(one) || nearest === undefined ? one : standIn(nearest, one);
  });
}

const distance = (a: SettledProposal, b: SettledProposal): number =>
  traitDistance(a.tested.design.traits, b.tested.design.traits);

/** The piece of another set, under the name of this one, which says so. */
function standIn({ tested, settled, facts }: SettledProposal, { tested: lost }: SettledProposal): SettledProposal {
  const { role, spec } = lost.design;
  const design = {
    ...tested.design,
    role,
    reason: `${tested.design.reason}; as in another of these sets, since its own could not be cast`,
    spec: { ...tested.design.spec, title: spec.title },
  };
  return { tested: { ...tested, design }, settled, facts };
}
