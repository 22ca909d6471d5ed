import { patchBetween } from '#spec/edit.ts';
import type { AssistantEvent, AssistantTools, ChatAnswer, ChatRequest } from '../contract.ts';
import { keepEdit } from '../keep-edit.ts';
import { said } from '../say.ts';

/** What a button stands for that was worked out when it was offered; undefined where it is only words. */
export function chosenReply(
  { chosen, open }: ChatRequest,
  tools: AssistantTools,
): AsyncIterable<AssistantEvent> | undefined {
  if (chosen?.brief !== undefined) return propose(chosen.brief);
  return chosen?.edit === undefined ? undefined : edit(chosen.edit, open, tools);
}

async function* propose(brief: string): AsyncIterable<AssistantEvent> {
  yield said('I’ll draw four with that.');
  yield { type: 'proposed', brief };
}

async function* edit(
  { design: id, patch, isUncast }: NonNullable<ChatAnswer['edit']>,
  open: ChatRequest['open'],
  tools: AssistantTools,
): AsyncIterable<AssistantEvent> {
  const design = open.find((one) => one.id === id);
  if (design === undefined) return yield said('That piece is no longer open: say it again beside the one that is.');
  const edited = tools.edit(design.spec, patch);
  if (!edited.ok) return yield said('The piece has changed since then: say it again and I’ll take another look.', id);
  const spec = edited.value;
  if (!isUncast)
    return void (yield* keepEdit(design, { patch: patchBetween(design.spec, spec), spec }, 'Done.', tools));
  yield said('Done. It cannot be cast like that: its files come once the checks pass.', id);
  yield { type: 'edited', design: id, patch };
}
