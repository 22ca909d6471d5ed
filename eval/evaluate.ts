import { type BriefComparison, compare } from './compare.ts';
import { type Half, halfOf, readCorpus } from './corpus.ts';
import { type KeptBrief, keepFacts } from './keep.ts';
import { type KeptScore, keptScoreOf } from './kept-score.ts';
import { type Score, scoreOf } from './score.ts';

export interface Evaluation {
  readonly scores: Readonly<Record<Half, Score>>;
  /** Brief by brief, for the half that rules are written for; the other half only has its score. */
  readonly develop: readonly BriefComparison[];
}

/** How much of what briefs say the designs keep. */
export interface KeptEvaluation {
  readonly scores: Readonly<Record<Half, KeptScore>>;
  /** Brief by brief, for the half that rules are written for. */
  readonly develop: readonly KeptBrief[];
}

/** Understands the whole corpus. */
export function evaluate(): Evaluation {
  const corpus = readCorpus();
  // The first brief of a process is slow: its code is not compiled yet.
  for (const marked of corpus.slice(0, 20)) compare(marked);
  const compareHalf = (half: Half): readonly BriefComparison[] =>
    corpus.filter(({ brief }) => halfOf(brief) === half).map(compare);
  const develop = compareHalf('develop');
  return { scores: { develop: scoreOf(develop), 'held-back': scoreOf(compareHalf('held-back')) }, develop };
}

/** Proposes designs for the whole corpus and looks for what was said in them. */
export function evaluateKept(): KeptEvaluation {
  const corpus = readCorpus();
  const keepHalf = (half: Half): readonly KeptBrief[] =>
    corpus.filter(({ brief }) => halfOf(brief) === half).map(keepFacts);
  const develop = keepHalf('develop');
  return { scores: { develop: keptScoreOf(develop), 'held-back': keptScoreOf(keepHalf('held-back')) }, develop };
}
