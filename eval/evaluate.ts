import { type BriefComparison, compare } from './compare.ts';
import { type Half, readHalf } from './corpus.ts';
import { type KeptBrief, keepFacts } from './keep.ts';

/** Understands the briefs of a half of the corpus. */
export function evaluate(half: Half): readonly BriefComparison[] {
  const briefs = readHalf(half);
  // The first brief of a process is slow: its code is not compiled yet.
  for (const marked of briefs.slice(0, 20)) compare(marked);
  return briefs.map(compare);
}

/** Proposes designs for the briefs of a half and looks for what was said in them. */
export function evaluateKept(half: Half): Promise<readonly KeptBrief[]> {
  return Promise.all(readHalf(half).map(keepFacts));
}
