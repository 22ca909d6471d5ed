import type { BriefSpan } from './request-chips.ts';

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
  merged(spans).forEach(([start, end], index) => {
    rewritten += brief.slice(from, start) + (index === 0 ? replacement : '');
    from = end;
  });
  return tidied(rewritten + brief.slice(from));
}

/** The words of the brief in these spans. */
export function wordsAt(brief: string, spans: readonly BriefSpan[]): string {
  return merged(spans)
    .map(([start, end]) => brief.slice(start, end).trim())
    .join(' ');
}

/** Spans that touch or overlap become one. */
function merged(spans: readonly BriefSpan[]): readonly BriefSpan[] {
  const whole: BriefSpan[] = [];
  for (const span of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = whole.at(-1);
    if (last !== undefined && span[0] <= last[1] + 1) whole[whole.length - 1] = [last[0], Math.max(last[1], span[1])];
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
