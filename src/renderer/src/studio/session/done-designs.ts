import type { DoneWork } from '#shared/desktop/platform.ts';
import type { SessionState } from './design-session.ts';

/** What a notification shows of a brief. */
const MOST_CHARACTERS = 160;

/** What there is to tell when the work on a brief has come to its end; undefined while it goes on. */
export function doneDesigns(state: SessionState, before: SessionState): DoneWork | undefined {
  const wasAtWork = before.phase === 'reading' || before.phase === 'working';
  if (!wasAtWork) return undefined;
  if (state.phase === 'done') return { title: 'Your designs are ready', text: inOneLine(state.brief) };
  if (state.phase === 'failed' && state.problem !== undefined)
    return { title: 'Your designs could not be made', text: inOneLine(state.problem.message) };
  return undefined;
}

function inOneLine(text: string): string {
  const line = text
    .replaceAll(/\s+/gu, ' ')
    // Controls and turned writing; the joiners of Indian scripts stay.
    .replaceAll(/(?![\u200c\u200d])\p{C}/gu, '')
    .trim();
  const characters = Array.from(line);
  return characters.length <= MOST_CHARACTERS ? line : `${characters.slice(0, MOST_CHARACTERS).join('').trimEnd()}…`;
}
