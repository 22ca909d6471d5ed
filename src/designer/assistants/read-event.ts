import { z } from 'zod';
import { fail, ok, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { specPatchSchema } from '#spec/edit-schema.ts';
import { LONGEST_BRIEF } from '../brief/understand.ts';
import type { AssistantEvent, AssistantTools, ChatRequest } from '../chat/contract.ts';
import { notUnderstood } from './read-answer.ts';

const words = z.string().min(1).max(2000);
const brief = z.string().min(1).max(LONGEST_BRIEF);
const figures = z.object({
  netMetalGrams: z.number().positive(),
  price: z.object({ amount: z.number().nonnegative(), currency: z.string().length(3) }),
});
const answer = z.object({
  label: z.string().min(1).max(200),
  words,
  edit: z
    .object({ design: z.string(), patch: specPatchSchema, isUncast: z.literal(true).exactOptional() })
    .exactOptional(),
  brief: brief.exactOptional(),
  by: z.literal('built-in').exactOptional(),
});
const problem = z.object({
  code: z.string(),
  message: z.string(),
  remedy: z.string(),
  path: z.string().exactOptional(),
});

/** Buttons under one question: more are no choice. */
const MOST_ANSWERS = 14;

const eventSchema: z.ZodType<AssistantEvent> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('said'), words, about: z.string().exactOptional() }),
  z.object({ type: z.literal('doing'), what: words }),
  z.object({
    type: z.literal('edited'),
    design: z.string(),
    patch: specPatchSchema,
    before: figures.exactOptional(),
    after: figures.exactOptional(),
  }),
  z.object({ type: z.literal('shown'), design: z.string(), state: z.string() }),
  z.object({ type: z.literal('proposed'), brief }),
  z.object({
    type: z.literal('asked'),
    answers: z.array(answer).max(MOST_ANSWERS),
    pendingBrief: brief.exactOptional(),
  }),
  z.object({ type: z.literal('failed'), problem }),
]);

/** Events of one turn: an assistant that says more than this goes round in circles. */
export const MOST_EVENTS = 100;

/**
 * What an assistant of another's making answers, as far as it is what it may be: each event by its schema, each patch tried
 * on the design that it is of. The first that is not ends the turn with what is wrong.
 */
export async function* readEvents(
  answers: AsyncIterable<unknown>,
  { open }: ChatRequest,
  tools: AssistantTools,
  signal: AbortSignal,
): AsyncIterable<AssistantEvent> {
  const specs = new Map(open.map(({ id, spec }) => [id, spec]));
  let count = 0;
  for await (const answered of answers) {
    if (signal.aborted) return;
    count += 1;
    const read =
      count > MOST_EVENTS ? fail(notUnderstood('turn that ends')) : readEvent(answered, { open }, specs, tools);
    if (!read.ok) return yield { type: 'failed', problem: read.problem };
    yield read.value;
  }
}

function readEvent(
  answered: unknown,
  { open }: Pick<ChatRequest, 'open'>,
  specs: Map<string, DesignSpec>,
  tools: AssistantTools,
): Result<AssistantEvent> {
  const read = eventSchema.safeParse(answered);
  if (!read.success) return fail(notUnderstood('answer', read.error.issues[0]?.path.join('.')));
  const event = read.data;
  if (event.type === 'edited') {
    const spec = specs.get(event.design);
    if (spec === undefined) return fail(notUnderstood('design that is open', event.design));
    const edited = tools.edit(spec, event.patch);
    if (!edited.ok) return edited;
    specs.set(event.design, edited.value);
  }
  if (
    event.type === 'shown' &&
    !open.some(({ id, states, redo }) => id === event.design && hasState(states, redo, event.state))
  )
    return fail(notUnderstood('state of an open design', event.state));
  return ok(event);
}

const hasState = (states: ChatRequest['open'][number]['states'], redo: string | undefined, id: string): boolean =>
  redo === id || states.some((state) => state.id === id);
