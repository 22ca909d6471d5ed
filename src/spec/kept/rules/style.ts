import { marksOf, type StyleMark } from '../../meanings/style-marks.ts';
import { alloys } from '../../tables/alloys.ts';
import type { Comparison } from '../comparison.ts';
import type { Verdict } from '../fact.ts';
import { kept, notDone } from '../rule.ts';

/**
 * Whether a design shows enough of what its style is told by.
 * @returns undefined where no list of marks tells a style
 */
export function judgeStyle(said: string, at: Comparison): Verdict | undefined {
  const style = marksOf(said);
  if (!style) return undefined;
  const seen = style.marks.filter((mark) => isSeen(mark, at));
  if (seen.length >= style.least) return kept;
  const named = (marks: readonly StyleMark[]): string => marks.map(({ called }) => called).join(', ');
  const missing = named(style.marks.filter((mark) => !seen.includes(mark)));
  return notDone(
    seen.length === 0 ? `it has none of its marks: ${missing}` : `it shows ${named(seen)} alone, not ${missing}`,
  );
}

function isSeen(
  { words = [], cuts = [], metals = [] }: StyleMark,
  { words: shown, lines, design }: Comparison,
): boolean {
  return (
    words.some((word) => shown.has(word)) ||
    cuts.some((cut) => lines.some(({ stone }) => stone.shape === cut)) ||
    metals.includes(alloys[design.spec.metal.alloy].colour)
  );
}
