import type { BriefSpan } from './sections/brief-span.ts';

/** Stands in a brief before each change that was said of its designs, on a line of its own. */
const CHANGE = 'Change: ';

/** The words of a brief that were said at one time, and where they begin in it. */
export interface BriefChapter {
  readonly words: string;
  readonly start: number;
}

/** The brief with one more change said of its designs: "18k ring with a halo", "no halo". */
export function withChange(brief: string, words: string): string {
  // A change is one line, whatever was pasted into it.
  return `${brief.trimEnd()}\n${CHANGE}${words.trim().replaceAll(/\s+/g, ' ')}`;
}

/** What was asked for first, and then every change of it in turn. */
export function chaptersOf(brief: string): readonly [first: BriefChapter, ...changes: BriefChapter[]] {
  const changes: BriefChapter[] = [];
  let end = brief.length;
  for (let at = brief.lastIndexOf(`\n${CHANGE}`); at > 0; at = brief.lastIndexOf(`\n${CHANGE}`, at - 1)) {
    const start = at + 1 + CHANGE.length;
    changes.unshift({ words: brief.slice(start, end), start });
    end = at;
  }
  return [{ words: brief.slice(0, end), start: 0 }, ...changes];
}

/** Where words of a chapter stand in the whole brief. */
export function spanInBrief({ start }: BriefChapter, [from, to]: BriefSpan): BriefSpan {
  return [from + start, to + start];
}
