import { money } from '#shared/money.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { Stone } from '#spec/stone.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import { gems } from '#spec/tables/gems.ts';
import { understandChange } from '../../brief/understand.ts';
import { editOf } from '../../edit/edit-of.ts';
import type { EditedPiece } from '../../edit/edit-step.ts';
import { estimate } from '../../propose/estimate.ts';
import type { AssistantEvent, AssistantTools, ChatAnswer, OpenDesign } from '../contract.ts';
import { editedPiece, figuresOf } from '../figures.ts';
import type { ReadTurn } from '../read-turn.ts';
import type { Reply } from '../reply.ts';
import { asked, said, sayPrice } from '../say.ts';

/** What may be given up for a price, as a client would say it; the least missed first. */
const savings = ['14k', 'thinner', 'lighter', 'lab grown', 'no halo', 'silver'] as const;

/** Shares of its weight to which the main stone may shrink. */
const stoneShares = [0.9, 0.8, 0.7, 0.6, 0.5];

/** More buttons than this are not read. */
const MOST_OFFERED = 4;

/** Without an amount, "cheaper" is what is felt: a seventh. */
const CHEAPER = 0.85;

/** "20 % cheaper", "under 2000": what could be given up for it, each with the price that it leads to. */
export const cheaperReply: Reply = (turn, tools) => {
  const { design, change, talk } = turn;
  if (design === undefined || !change.ok || talk.acts.has('which')) return undefined;
  const { budget, changes } = change.value;
  const asked = changes?.['budget'];
  if (budget === undefined && asked === undefined) return undefined;
  return offer(turn, design, (amount, profile) => targetOf(change.value, amount, profile), tools);
};

/** The price that is to be met; undefined where it is said in another currency than the piece is priced in. */
function targetOf(
  { budget, changes }: DesignRequest,
  amount: number,
  { currency }: WorkshopProfile,
): number | undefined {
  const said = changes?.['budget'];
  const percent = said?.['target_change_percent'];
  if (typeof percent === 'number') return amount * (1 + percent / 100);
  if (said !== undefined) return amount * CHEAPER;
  if (budget?.currency !== undefined && budget.currency !== currency) return undefined;
  return budget?.max ?? budget?.target ?? budget?.approx;
}

async function* offer(
  { chat }: ReadTurn,
  design: OpenDesign,
  target: (amount: number, profile: WorkshopProfile) => number | undefined,
  tools: AssistantTools,
): AsyncIterable<AssistantEvent> {
  const now = await figuresOf(design, tools);
  if (!now.ok) return yield { type: 'failed', problem: now.problem };
  const { amount, currency } = now.value.price;
  const wished = target(amount, chat.profile);
  if (wished === undefined)
    return yield said(`It is priced in ${currency}: say the amount in ${currency}, or “20 % cheaper”.`, design.id);
  const inWords = money(wished, currency);
  if (wished >= amount)
    return yield said(`It costs ${sayPrice(now.value)}, which is within ${inWords} already.`, design.id);
  const ways = savingsOf(editedPiece(design, chat), amount);
  const enough = ways.filter((way) => way.amount <= wished).toSorted((a, b) => b.amount - a.amount);
  const nearest = ways.toSorted((a, b) => a.amount - b.amount);
  const [told, offered] =
    enough.length > 0
      ? [`It costs ${sayPrice(now.value)}. For ${inWords} one of these would do; which may it be?`, enough]
      : [`It costs ${sayPrice(now.value)}. Nothing by itself brings it to ${inWords}; these come nearest:`, nearest];
  if (ways.length === 0)
    return yield said('Nothing of it can be made cheaper without drawing another piece.', design.id);
  yield said(told, design.id);
  yield* asked(
    offered.slice(0, MOST_OFFERED).map(({ words, says, amount: price }): ChatAnswer => {
      return { label: `${says}: about ${money(price, currency)}`, words };
    }),
  );
}

interface Saving {
  readonly words: string;
  readonly says: string;
  readonly amount: number;
}

/** What each way of saving leads to, as the designer estimates it, put right by what the piece was priced at. */
function savingsOf(piece: EditedPiece, amount: number): readonly Saving[] {
  const estimated = (spec: EditedPiece['spec']): number => estimate({ ...spec, size: spec.size }, piece.profile).amount;
  const correction = amount / estimated(piece.spec);
  const lead = leadOf(piece.spec);
  const smaller =
    lead === undefined ? [] : stoneShares.map((share) => `${(share * estimateCarats(lead)).toFixed(2)} ct`);
  const ways = [...savings, ...smaller].flatMap((words): readonly Saving[] => {
    const change = understandChange(words);
    if (!change.ok) return [];
    const { patch, spec, says, notDone } = editOf(piece, words, change.value);
    // A lab-grown diamond in the place of a ruby would be another piece, not a cheaper one.
    const isOther = lead !== undefined && speciesOf(leadOf(spec)) !== speciesOf(lead);
    if (patch.length === 0 || notDone.length > 0 || isOther) return [];
    const price = estimated(spec) * correction;
    return price < amount ? [{ words, says: shortly(says), amount: price }] : [];
  });
  return [...new Map(ways.map((way) => [way.says, way])).values()];
}

/** The largest stone. */
function leadOf({ stones }: EditedPiece['spec']): Stone | undefined {
  return Object.values(stones).toSorted((a, b) => estimateCarats(b) - estimateCarats(a))[0];
}

const speciesOf = (stone: Stone | undefined): string | undefined => stone && gems[stone.gem].species;

/** "14k yellow gold", without what it takes the place of. */
const shortly = (says: readonly string[]): string =>
  says
    .map((one) => one.replace(/ instead of .*$/, ''))
    .join(', ')
    .replace(/^./, (letter) => letter.toUpperCase());
