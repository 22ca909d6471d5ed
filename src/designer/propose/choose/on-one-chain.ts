import { chainForAll, hungOnChain } from '../../parts/hanging/carrying-chain.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { netGrams } from '../estimate.ts';
import type { Candidate } from './candidate.ts';
import { drawnOnce } from './drawn-once.ts';

/**
 * The chosen candidates on one chain, which follows from what each role would show first: the same however often one of
 * them is asked for again.
 */
export function onOneChain(
  chosen: readonly Candidate[],
  ladders: readonly (readonly Candidate[])[],
  { finishingLossPct }: PieceWish,
): readonly Candidate[] {
  const designs = ladders.flatMap(([first]) => (first ? [first.design] : []));
  const chain = chainForAll(
    designs,
    designs.map((design) => netGrams(design, finishingLossPct)),
  );
  if (chain === undefined) return chosen;
  return chosen.map((candidate) => {
    const { idea } = candidate;
    const hung = drawnOnce({
      ...idea,
      compose: (asked, richness) => hungOnChain(idea.compose(asked, richness), chain),
    });
    return { ...candidate, idea: hung, design: hungOnChain(candidate.design, chain) };
  });
}
