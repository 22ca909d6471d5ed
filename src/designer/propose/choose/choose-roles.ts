import { type BarredChoice, traitDistance } from '../../proposal.ts';
import type { Candidate } from './candidate.ts';

/** Two proposals differ by at least this much: one loud axis and a quiet one, or three quiet ones. */
const LEAST_DISTANCE = 5;

/** How many candidates of a role are compared; most ladders are shorter. */
const CONSIDERED = 14;

/** More distance than this earns nothing: a better idea is worth more than a stranger one. */
const ENOUGH_DISTANCE = 8;

/** An idea is given up for money or weight only where another comes nearer to them by more than this, a rank or six of it. */
const WORTH_IT = 6;

/** How far a candidate misses money and weight: 0 fits, more is worse; computed by the caller. */
export type Fit = (candidate: Candidate) => number;

/** How candidates are rated beside their rank. */
export interface Ratings {
  /** How well they go with the first piece of the order. */
  readonly going: Fit;
  /** How far they miss money and weight. */
  readonly limits: Fit;
}

/** What was chosen for a role. */
export interface RoleChoice {
  readonly candidate: Candidate;
  /** Without what was said of money and weight it would be another. */
  readonly forLimits: boolean;
}

/**
 * Chooses one candidate for each role: first what was asked for, then better ideas first among those that differ enough
 * from each other. One that misses money or weight, or that was barred, is replaced without touching the others: with
 * another budget the designs that it has room for stay.
 */
export function chooseRoles(
  byRole: readonly (readonly Candidate[])[],
  barred: readonly BarredChoice[],
  { going, limits }: Ratings,
): readonly RoleChoice[] {
  const fit: Fit = (candidate) => going(candidate) + limits(candidate);
  const ideal = chooseAll(byRole, going);
  const within = ideal.reduce<readonly Candidate[]>((chosen, candidate, index) => {
    if (limits(candidate) === 0) return chosen;
    const replaced = replacedAt(index, chosen, []);
    const nearer = limits(candidate) - limits(replaced[index] ?? candidate);
    return nearer > WORTH_IT ? replaced : chosen;
  }, ideal);
  const chosen = within.reduce<readonly Candidate[]>((chosen, candidate, index) => {
    const bars = barred.filter((bar) => bar.role === candidate.role);
    return violations(candidate, bars) === 0 ? chosen : replacedAt(index, chosen, bars);
  }, within);
  return chosen.map((candidate, index) => ({ candidate, forLimits: within[index] !== ideal[index] }));

  function replacedAt(
    index: number,
    chosen: readonly Candidate[],
    bars: readonly BarredChoice[],
  ): readonly Candidate[] {
    const others = chosen.filter((_, other) => other !== index);
    const replaced = replacement(byRole[index] ?? [], others, bars, fit);
    return replaced === undefined ? chosen : chosen.with(index, replaced);
  }
}

function chooseAll(byRole: readonly (readonly Candidate[])[], fit: Fit): readonly Candidate[] {
  const ladders = byRole.map((candidates, index) => shortList(candidates, index === 0 ? 1 : CONSIDERED, fit));
  let best: { readonly chosen: readonly Candidate[]; readonly cost: number } | undefined;
  const descend = (chosen: readonly Candidate[], cost: number, index: number): void => {
    if (best && cost >= best.cost) return;
    const ladder = ladders[index];
    if (!ladder) {
      best = { chosen, cost };
      return;
    }
    for (const { candidate, penalty } of ladder) {
      const apart = chosen.reduce((sum, other) => sum + closeness(candidate, other), 0);
      descend([...chosen, candidate], cost + penalty + apart, index + 1);
    }
  };
  descend([], 0, 0);
  return best?.chosen ?? [];
}

interface Weighed {
  readonly candidate: Candidate;
  readonly penalty: number;
}

function shortList(candidates: readonly Candidate[], length: number, fit: Fit): readonly Weighed[] {
  let short: readonly Weighed[] = [];
  for (const candidate of candidates.toSorted((a, b) => a.rank - b.rank)) {
    const worst = short.length < length ? undefined : short.at(-1);
    // What is ranked behind the worst of the list cannot come into it, however well it fits.
    if (worst && candidate.rank >= worst.penalty) break;
    const weighed = { candidate, penalty: candidate.rank + fit(candidate) };
    short = [...short, weighed].sort((a, b) => a.penalty - b.penalty).slice(0, length);
  }
  return short;
}

/** The cost of two candidates that look alike; below the least distance it outweighs any better idea. */
function closeness(a: Candidate, b: Candidate): number {
  const distance = traitDistance(a.traits, b.traits);
  const short = Math.max(0, LEAST_DISTANCE - distance);
  return 100 * short + Math.max(0, ENOUGH_DISTANCE - distance);
}

function violations(candidate: Candidate, bars: readonly BarredChoice[]): number {
  return bars.filter((bar) => candidate.traits[bar.axis] === bar.value).length;
}

/** The best other candidate of a role; when all are barred, the one with the fewest barred choices. */
function replacement(
  candidates: readonly Candidate[],
  others: readonly Candidate[],
  bars: readonly BarredChoice[],
  fit: Fit,
): Candidate | undefined {
  const costed = candidates.map((candidate) => {
    const apart = others.reduce((sum, other) => sum + closeness(candidate, other), 0);
    return { candidate, cost: 1000 * violations(candidate, bars) + apart + candidate.rank + fit(candidate) };
  });
  return costed.sort((a, b) => a.cost - b.cost)[0]?.candidate;
}
