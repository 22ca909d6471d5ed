import type { AssistantEvent, AssistantTools, OpenDesign, PieceFigures } from '../contract.ts';
import { figuresOf, knownFigures } from '../figures.ts';
import { allAtOnce } from '../once.ts';
import type { Reply } from '../reply.ts';
import type { SaidDirection } from '../read-talk.ts';
import { said, sayGrams, sayPrice } from '../say.ts';

/** Which of the open designs is the lightest, the cheapest…; of one alone, whether it was so before its last change. */
export const compareReply: Reply = ({ talk: { acts, directions }, chat: { open }, design }, tools) => {
  if (!acts.has('which')) return undefined;
  const by = directions.find((one) => one.by === 'weight' || one.by === 'price') ?? directions[0];
  if (by === undefined || open.length === 0) return undefined;
  if (by.by !== 'weight' && by.by !== 'price')
    return allAtOnce(said('I compare by weight and by price; the rest is seen best side by side.'));
  if (open.length === 1 || acts.has('undo')) return withBefore(open[0] ?? design, by, tools);
  return among(open, by, tools);
};

const measured = ({ by }: SaidDirection, figures: PieceFigures): number =>
  by === 'price' ? figures.price.amount : figures.netMetalGrams;
const told = ({ by }: SaidDirection, figures: PieceFigures): string =>
  by === 'price' ? sayPrice(figures) : sayGrams(figures);
const best = ({ by, sign }: SaidDirection): string =>
  by === 'price' ? (sign > 0 ? 'the dearest' : 'the cheapest') : sign > 0 ? 'the heaviest' : 'the lightest';

async function* among(
  open: readonly OpenDesign[],
  by: SaidDirection,
  tools: AssistantTools,
): AsyncIterable<AssistantEvent> {
  const weighed: { readonly design: OpenDesign; readonly figures: PieceFigures }[] = [];
  yield { type: 'doing', what: 'Weighing' };
  for (const design of open) {
    const figures = await figuresOf(design, tools);
    if (figures.ok) weighed.push({ design, figures: figures.value });
  }
  const [first, ...others] = weighed.toSorted((a, b) => by.sign * (measured(by, b.figures) - measured(by, a.figures)));
  if (first === undefined) return yield said('None of them is weighed yet.');
  const { design, figures } = first;
  const rest = others.map((one) => `${one.design.spec.title} ${told(by, one.figures)}`).join(', ');
  yield said(`${design.spec.title} is ${best(by)}: ${told(by, figures)}.`, design.id);
  if (rest !== '') yield said(`The others: ${rest}.`, design.id);
}

async function* withBefore(
  design: OpenDesign | undefined,
  by: SaidDirection,
  tools: AssistantTools,
): AsyncIterable<AssistantEvent> {
  if (design === undefined) return;
  const now = await figuresOf(design, tools);
  if (!now.ok) return yield { type: 'failed', problem: now.problem };
  const before = design.states.at(-2)?.figures;
  if (before === undefined || knownFigures(design) === before)
    return yield said(`There is only this one: ${told(by, now.value)}.`, design.id);
  const isNow = by.sign * (measured(by, now.value) - measured(by, before)) > 0;
  yield said(
    `It is ${told(by, now.value)} now and was ${told(by, before)} before the last change, so ${isNow ? 'this one' : 'the one before'}.`,
    design.id,
  );
}
