import type { BriefSpan } from './sections/brief-span.ts';

/**
 * The brief with one thing changed.
 * @param spans the words to replace; without any the new words are appended
 * @param words empty to take the old words out
 */
export function rewriteBrief(brief: string, spans: readonly BriefSpan[], words: string): string {
  const replacement = words.trim();
  if (spans.length === 0) return replacement === '' ? brief : `${brief.replace(/[\s.,;]+$/, '')}, ${replacement}`;
  let rewritten = '';
  let from = 0;
  merged(brief, spans).forEach(([start, end], index) => {
    rewritten += index === 0 ? withArticle(brief.slice(from, start), replacement) : brief.slice(from, start);
    from = end;
  });
  return tidied(rewritten + brief.slice(from));
}

/** "a" or "an", where one of them stands before the new words. */
function withArticle(before: string, words: string): string {
  const article = /^[aeiou]/i.test(words) ? 'an' : 'a';
  return before.replace(/\ban? $/, `${article} `) + words;
}

/** The words of the brief in these spans. */
export function wordsAt(brief: string, spans: readonly BriefSpan[]): string {
  return merged(brief, spans)
    .map(([start, end]) => brief.slice(start, end).trim())
    .join(' ');
}

/** What may stand between two spans that are replaced together: nothing that is read, or the "or" of a choice. */
const JOIN = /^[\s/]*(?:or|ya|या|and|&)?[\s/]*$/i;

/** Spans that touch, overlap or are joined become one. */
function merged(brief: string, spans: readonly BriefSpan[]): readonly BriefSpan[] {
  const whole: BriefSpan[] = [];
  for (const span of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = whole.at(-1);
    const isJoined = last !== undefined && (span[0] <= last[1] || JOIN.test(brief.slice(last[1], span[0])));
    if (isJoined) whole[whole.length - 1] = [last[0], Math.max(last[1], span[1])];
    else whole.push(span);
  }
  return whole;
}

/** No double blanks, no comma after a comma or at an end. */
function tidied(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/^[\s,;]+|[\s,;]+$/g, '');
}
