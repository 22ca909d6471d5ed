import { headsOf } from '../../parts/heads.ts';
import { spokenAs, spokenHoop } from '../../parts/spoken.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import { inSeries } from '../../words/numbers.ts';
import { sayMelee } from '../../words/say-stone.ts';

/** A hoop earring in a few words, read off its parts: its stones, its metal, how it closes. */
export function sayHoop(draft: PieceDraft): string {
  const set = spokenAs(draft, 'set')[0] ?? sayStations(draft);
  const hoop = spokenHoop(draft, set === undefined) ?? 'a hoop';
  const extras = spokenAs(draft, 'extra');
  const body = extras.length > 0 ? `${hoop} with ${inSeries(extras)}` : hoop;
  return [set === undefined ? body : `${set} ${body}`, ...spokenAs(draft, 'worn')].join(', ');
}

function sayStations(draft: PieceDraft): string | undefined {
  const heads = headsOf(draft);
  const [head] = heads;
  return (
    head &&
    `${sayMelee(heads.length, draft.stones[head.holds])} ${heads.length > 1 ? 'in bezels' : 'in a bezel'} down the front of`
  );
}
