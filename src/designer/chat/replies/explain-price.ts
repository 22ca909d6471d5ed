import { money } from '#shared/money.ts';
import { inSeries } from '../../phrasing/numbers.ts';
import type { PieceBilled } from '../contract.ts';

/** What the lines of a price are for, in the order of the question "why is it so dear". */
const groups = [
  { kinds: ['stone'], called: 'the stones' },
  { kinds: ['metal'], called: 'the metal' },
  { kinds: ['setting', 'making'], called: 'setting and making' },
  { kinds: ['bought'], called: 'bought parts' },
  { kinds: ['tax'], called: 'tax' },
] as const;

/** From this share a line is told by its name. */
const TELLING = 0.3;

/** What a price is made up of, the dearest first; to a client only what leads, without an amount. */
export function explainPrice({ price, lines }: PieceBilled, isForClient: boolean): readonly string[] {
  const sums = groups
    .map(({ kinds, called }) => ({
      called,
      amount: lines.reduce((sum, line) => (kinds.some((kind) => kind === line.kind) ? sum + line.amount : sum), 0),
    }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount);
  const [first] = sums;
  if (first === undefined) return ['There is nothing in it that costs anything.'];
  if (isForClient) return [ofMaterial(sums.map(({ called }) => called))];
  const share = (amount: number): string => `${Math.round((100 * amount) / price.amount)} %`;
  const told = sums.map(({ called, amount }) => `${called} ${money(amount, price.currency)} (${share(amount)})`);
  const line = lines.toSorted((a, b) => b.amount - a.amount)[0];
  const dearest =
    line !== undefined && line.amount / price.amount > TELLING
      ? [`The dearest line is ${line.label}: ${money(line.amount, price.currency)}.`]
      : [];
  return [`Of ${money(price.amount, price.currency)}: ${inSeries(told)}.`, ...dearest];
}

/** What a client is told: what it is made of, the dearer first. Labour is between the shop and its bench. */
function ofMaterial(called: readonly string[]): string {
  const [first, second] = called.filter((name) => name === 'the stones' || name === 'the metal');
  return `Most of it is ${first ?? 'the work'}${second === undefined ? '' : `, then ${second}`}.`;
}
