import { headsOf } from '../../parts/heads.ts';
import { spokenAs, spokenHoop } from '../../parts/spoken.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import { inSeries } from '../../words/numbers.ts';
import { sayMelee } from '../../words/say-stone.ts';

/** A bangle in a few words, read off its parts. */
export function sayBangle(draft: PieceDraft): string {
  const body = spokenHoop(draft, true) ?? 'a bangle';
  const extras = [...sayStations(draft), ...spokenAs(draft, 'extra')];
  return extras.length > 0 ? `${body} with ${inSeries(extras)}` : body;
}

function sayStations(draft: PieceDraft): readonly string[] {
  const heads = headsOf(draft);
  const [head] = heads;
  return head ? [`${sayMelee(heads.length, draft.stones[head.holds])} in bezels over the top`] : [];
}
