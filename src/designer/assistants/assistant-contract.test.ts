import { describe, expect, test } from 'vitest';
import { applyEdit } from '#spec/edit.ts';
import { designRequestSchema } from '#spec/request/design-request.ts';
import type { AssistantEnvironment, AssistantOpener } from '../assistant.ts';
import type { AssistantEvent, ChatRequest } from '../chat/contract.ts';
import { estimatingTools } from '../chat/testing/estimating-tools.ts';
import { openDesigns, typed } from '../chat/testing/open-designs.ts';
import { chooseAssistant } from './choose-assistant.ts';
import { assistantOpeners } from './registry.ts';
import { obedientModel } from './testing/obedient-model.ts';
import { scriptedModel } from './testing/scripted-model.ts';

/** A place where every assistant opens, whatever it asks for: a key, or a line to a model. */
const environment: AssistantEnvironment = {
  fetch: async () => ({ status: 503, json: async () => ({}) }),
  settings: { MODEL_KEY: 'key', PARROT_KEY: 'key' },
  model: obedientModel,
};

const problem = { code: 'model_busy', message: 'The model is busy.', remedy: 'Try again later.' };
/** The same, and no host answers. */
const unanswered: AssistantEnvironment = { ...environment, model: scriptedModel([{ type: 'failed', problem }]).model };

const openers: Readonly<Record<string, AssistantOpener>> = assistantOpeners;
const ring = '18k yellow gold engagement ring, 1 ct round diamond, halo, US 6.5';
const [piece] = openDesigns(ring);
if (piece === undefined) throw new Error('One is proposed');

const turns: readonly ChatRequest[] = [
  typed('18k gold ring with a ruby'),
  typed('thinner', [piece]),
  typed('what would it weigh in platinum?', [piece]),
  typed('undo', [piece]),
  typed('asdf qwer', [piece]),
  typed(''),
  typed('no halo', openDesigns(ring, 4)),
  typed('x'.repeat(20_000), [piece]),
];

async function eventsOf(
  name: string,
  chat: ChatRequest,
  signal = new AbortController().signal,
  where: AssistantEnvironment = environment,
) {
  const assistant = chooseAssistant(where, { [name]: openers[name] as AssistantOpener });
  const events: AssistantEvent[] = [];
  for await (const event of assistant.converse(chat, estimatingTools, signal)) events.push(event);
  return events;
}

/** What is wrong with an event, if anything. */
function faultOf(event: AssistantEvent, { open }: ChatRequest): readonly string[] {
  if (event.type === 'failed') return event.problem.remedy === '' ? ['a problem without a remedy'] : [];
  if (event.type === 'said') return event.words.trim() === '' ? ['an empty sentence'] : [];
  if (event.type !== 'edited') return [];
  const design = open.find(({ id }) => id === event.design);
  const isFit = design !== undefined && applyEdit(design.spec, event.patch).ok;
  return isFit ? [] : ['a patch that fits no open design'];
}

describe.each(Object.keys(openers))('the assistant %s', (name) => {
  test('answers a brief with a request or with a problem that has a remedy', async () => {
    const assistant = chooseAssistant(environment, { [name]: openers[name] as AssistantOpener });
    const understood = await assistant.understand(ring);
    expect(
      understood.ok ? designRequestSchema.safeParse(understood.value).success : understood.problem.remedy,
    ).toBeTruthy();
  });

  test.each(turns.map((chat) => [chat.words.slice(0, 40), chat] as const))('answers “%s”', async (_, chat) => {
    const events = await eventsOf(name, chat);
    expect(events.length).toBeGreaterThan(0);
    expect(events.flatMap((event) => faultOf(event, chat))).toEqual([]);
  });

  test('answers with nothing wrong where no host answers', async () => {
    const chat = typed('thinner', [piece]);
    const events = await eventsOf(name, chat, undefined, unanswered);
    expect(events.length).toBeGreaterThan(0);
    expect(events.flatMap((event) => faultOf(event, chat))).toEqual([]);
  });

  test('changes nothing that is open', async () => {
    const before = structuredClone(piece);
    for (const chat of turns) await eventsOf(name, chat);
    expect(piece).toEqual(before);
  });

  test('says nothing more once nobody waits for it', async () => {
    expect(await eventsOf(name, typed('thinner', [piece]), AbortSignal.abort())).toEqual([]);
  });
});
