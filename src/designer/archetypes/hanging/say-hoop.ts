import { spokenAs, spokenHoop } from '../../parts/spoken.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import { inSeries } from '../../words/numbers.ts';

/** A hoop earring in a few words, read off its parts: its stones, its metal, how it closes. */
export function sayHoop(draft: PieceDraft): string {
  const [set] = spokenAs(draft, 'set');
  const hoop = spokenHoop(draft, set === undefined) ?? 'a hoop';
  const extras = spokenAs(draft, 'extra');
  const body = extras.length > 0 ? `${hoop} with ${inSeries(extras)}` : hoop;
  return [set === undefined ? body : `${set} ${body}`, ...spokenAs(draft, 'worn')].join(', ');
}
