import { sizeName } from '#spec/sizes/size-name.ts';
import { capitalised } from '#shared/words.ts';
import { editOf } from '../../edit/edit-of.ts';
import { appraisedStones } from '../../propose/estimated-appraisal.ts';
import { sayStones } from '../../phrasing/say-stone.ts';
import { inSeries } from '../../phrasing/numbers.ts';
import type { AssistantEvent, AssistantTools, OpenDesign } from '../contract.ts';
import { editedPiece, figuresOf } from '../figures.ts';
import { allAtOnce } from '../once.ts';
import type { ReadTurn } from '../read-turn.ts';
import type { Reply } from '../reply.ts';
import { asked, said, sayGrams, sayPrice, asSentence } from '../say.ts';

/** What a piece weighs, costs, measures and holds; or what it would, if something of it were another. */
export const factsReply: Reply = (turn, tools) => {
  const { talk, design, change, saysOfDesign } = turn;
  const { acts } = talk;
  const asksFigures = acts.has('price') || acts.has('weight');
  const isQuestion = change.ok && change.value.intent === 'question';
  if (design === undefined) return undefined;
  if ((asksFigures || isQuestion) && saysOfDesign) return whatIf(turn, design, tools);
  if (asksFigures) return figures(design, tools);
  if (acts.has('castable')) return castable(design, tools);
  if (acts.has('size'))
    return allAtOnce(
      said(design.spec.size === undefined ? 'It has no size.' : `It is ${sizeName(design.spec.size)}.`, design.id),
    );
  return acts.has('stones') ? allAtOnce(said(stonesOf(design), design.id)) : undefined;
};

function stonesOf({ spec }: OpenDesign): string {
  const lines = appraisedStones({ ...spec, size: spec.size });
  if (lines.length === 0) return 'It has no stones.';
  return `It has ${inSeries(lines.map(({ stoneId, count }) => sayStones(count, spec.stones[stoneId])))}.`;
}

async function* figures(design: OpenDesign, tools: AssistantTools): AsyncIterable<AssistantEvent> {
  const known = await figuresOf(design, tools);
  if (!known.ok) return yield { type: 'failed', problem: known.problem };
  yield said(`It weighs ${sayGrams(known.value)} of metal and costs ${sayPrice(known.value)}.`, design.id);
}

async function* castable(design: OpenDesign, tools: AssistantTools): AsyncIterable<AssistantEvent> {
  yield { type: 'doing', what: 'Checking' };
  const findings = await tools.check(design.spec);
  if (!findings.ok) return yield { type: 'failed', problem: findings.problem };
  const errors = findings.value.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first === undefined) return yield said('Yes: it passes every check, so it can be cast as it is.', design.id);
  yield said(`Not yet: ${first.message} ${first.remedy}`, design.id);
}

/** What would change in grams and money; nothing is changed by asking. */
export async function* whatIf(
  { change, chat }: ReadTurn,
  design: OpenDesign,
  tools: AssistantTools,
): AsyncIterable<AssistantEvent> {
  if (!change.ok) return yield { type: 'failed', problem: change.problem };
  const { patch, spec, says, notDone } = editOf(editedPiece(design, chat), chat.words, change.value);
  const [refusal] = notDone;
  if (patch.length === 0) {
    yield said(refusal?.says ?? 'Nothing of it would be different.', design.id);
    return yield* asked(refusal?.instead ?? []);
  }
  yield { type: 'doing', what: 'Weighing' };
  const [now, then] = [await figuresOf(design, tools), await tools.price(spec)];
  if (!now.ok || !then.ok) {
    const problem = now.ok ? (then.ok ? undefined : then.problem) : now.problem;
    if (problem) yield { type: 'failed', problem };
    return;
  }
  yield said(asSentence(says), design.id);
  yield said(
    `It would weigh ${sayGrams(then.value)} instead of ${sayGrams(now.value)}, and cost ${sayPrice(then.value)} instead of ${sayPrice(now.value)}.`,
    design.id,
  );
  yield* asked([{ label: 'Do it', words: capitalised(inSeries(says)), edit: { design: design.id, patch } }]);
}
