/** A stream of numbers in [0, 1): the only randomness in the pure layers, always handed in. */
export type RandomSource = () => number;

/**
 * Deterministic random numbers from an integer seed (mulberry32: 32-bit integer arithmetic only, so every runtime
 * gives the same bits).
 */
export function seededRandom(seed: number): RandomSource {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One element of a non-empty list. */
export function pick<T>(random: RandomSource, choices: readonly T[]): T {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new Error('pick needs at least one choice');
  return chosen;
}
