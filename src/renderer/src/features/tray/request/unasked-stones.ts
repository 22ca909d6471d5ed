import type { Sheet } from '#engine/contract/sheet.ts';
import { money } from '#shared/money.ts';
import { inPlural } from '#shared/words.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestChip } from './request-chips.ts';

/** From this share of a price on, stones that nobody asked for are told. */
const LEAST_SHARE = 0.15;

/**
 * A chip for stones that nobody asked for and that a client would pay for, with their share of the price; undefined
 * where stones were said, or hardly cost anything.
 * @param sheets of the designs that are weighed
 */
export function unaskedStonesChip(request: DesignRequest, sheets: readonly Sheet[]): RequestChip | undefined {
  const { stones = [], total_carat, beads, items = [] } = request;
  if (stones.length > 0 || total_carat !== undefined || beads !== undefined) return undefined;
  const costly = sheets.filter((sheet) => amountOf(sheet) >= LEAST_SHARE * sheet.price.amount);
  const [first] = costly;
  if (!first) return undefined;
  const gems = [...new Set(costly.flatMap((sheet) => sheet.stones.map(({ gem }) => inPlural(sayGem(gem)))))];
  const most = Math.max(...costly.map(amountOf));
  const share = Math.round((100 * most) / Math.max(...costly.map(({ price }) => price.amount)));
  const amount = money(most, first.price.currency);
  // A kind of piece may be about its stones: a solitaire without one is none.
  const isOpen = items.every(({ subtype }) => subtype === undefined);
  return {
    id: 'assumed stones',
    state: 'assumed',
    words: `Stones: ${gems.join(', ')}, up to ${amount}`,
    why: `Nobody asked for stones: they are up to ${amount}, some ${share} % of the price.`,
    spans: [],
    ...(isOpen && { remedies: [{ label: 'Design without stones', words: 'no stones', spans: [] }] }),
  };
}

function amountOf({ price }: Sheet): number {
  return price.lines.reduce((sum, { kind, amount }) => (kind === 'stone' ? sum + amount : sum), 0);
}
