import { pick, type RandomSource } from '#shared/random.ts';

/** The most changes that are made to a brief. */
const MOST_CHANGES = 6;

type Change = (words: readonly string[], others: readonly string[], random: RandomSource) => readonly string[];

/**
 * What happens to words between a client's mouth and the brief: one is lost, doubled, moved, cut, run into the next.
 */
const changes: readonly Change[] = [
  (words, _others, random) => words.toSpliced(place(words, random), 1),
  (words, _others, random) => {
    const at = place(words, random);
    return words.toSpliced(at, 0, words[at] ?? '');
  },
  (words, _others, random) => {
    const from = place(words, random);
    return words.toSpliced(from, 1).toSpliced(place(words, random), 0, words[from] ?? '');
  },
  (words, _others, random) => {
    const at = place(words, random);
    const word = words[at] ?? '';
    return words.with(at, word.slice(0, Math.floor(random() * word.length)));
  },
  (words, _others, random) => {
    const at = place(words, random);
    return words.toSpliced(at, 2, words.slice(at, at + 2).join(''));
  },
  (words, others, random) =>
    words.toSpliced(place(words, random), 0, ...others.slice(place(others, random)).slice(0, 5)),
];

/** A brief with a few of its words changed, and now and then with words of another brief among them. */
export function mangledBrief(brief: string, other: string, random: RandomSource): string {
  let words: readonly string[] = brief.split(' ');
  const count = 1 + Math.floor(random() * MOST_CHANGES);
  for (let i = 0; i < count; i += 1)
    words = words.length > 0 ? pick(random, changes)(words, other.split(' '), random) : [''];
  return words.join(' ');
}

function place(words: readonly string[], random: RandomSource): number {
  return Math.floor(random() * words.length);
}
