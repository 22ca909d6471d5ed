import { applyEdit } from '#spec/edit.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { converse } from '../converse.ts';
import type { AssistantEvent, ChatAnswer, ChatTurn, OpenDesign } from '../contract.ts';
import { proposeOptions } from '../../propose/testing/propose-options.ts';
import { estimatingTools } from './estimating-tools.ts';
import { openDesigns } from './open-designs.ts';

/** What the studio answered to one turn, as a screen would show it. */
export interface ToldTurn {
  readonly words: string;
  /** What was patched, as `d1/parts/shank/palmWidthMm`. */
  readonly edits: readonly string[];
  readonly shows: readonly string[];
  readonly proposes: readonly string[];
  readonly buttons: readonly string[];
  readonly problems: readonly string[];
  /** The open designs after it. */
  readonly open: readonly OpenDesign[];
}

/** Whoever talks: `#Label` presses a button. */
export async function holdConversation(
  brief: string | undefined,
  pieces: number,
  says: readonly string[],
): Promise<readonly ToldTurn[]> {
  let open = brief === undefined ? [] : openDesigns(brief, pieces);
  const specs = new Map<string, DesignSpec>(open.map(({ states: [first], spec }) => [first.id, spec]));
  const conversation: ChatTurn[] = [];
  const told: ToldTurn[] = [];
  let buttons: readonly ChatAnswer[] = [];
  for (const one of says) {
    const chosen = one.startsWith('#') ? buttons.find(({ label }) => plain(label).startsWith(one.slice(1))) : undefined;
    if (one.startsWith('#') && chosen === undefined) throw new Error(`There is no button "${one.slice(1)}"`);
    const words = chosen?.words ?? one;
    const { profile } = proposeOptions();
    const chat = { conversation, open, words, chosen, profile, isForClient: false };
    const events: AssistantEvent[] = [];
    for await (const event of converse(chat, estimatingTools, new AbortController().signal)) events.push(event);
    for (const event of events) open = after(event, open, specs);
    buttons = events.flatMap((event) => (event.type === 'asked' ? event.answers : []));
    told.push({ ...shownTurn(events), open });
    conversation.push({ from: 'client', words }, studioTurn(events));
  }
  return told;
}

/** With the spaces of a keyboard. */
const plain = (words: string): string => words.replaceAll('\u202f', ' ');

function shownTurn(events: readonly AssistantEvent[]): Omit<ToldTurn, 'open'> {
  return {
    words: events.flatMap((event) => (event.type === 'said' ? plain(event.words) : [])).join(' '),
    edits: events.flatMap((event) =>
      event.type === 'edited' ? event.patch.map(({ path }) => `${event.design}${path}`) : [],
    ),
    shows: events.flatMap((event) => (event.type === 'shown' ? event.state : [])),
    proposes: events.flatMap((event) => (event.type === 'proposed' ? event.brief : [])),
    buttons: events.flatMap((event) => (event.type === 'asked' ? event.answers.map(({ label }) => plain(label)) : [])),
    problems: events.flatMap((event) => (event.type === 'failed' ? event.problem.code : [])),
  };
}

function studioTurn(events: readonly AssistantEvent[]): ChatTurn {
  const about = events.flatMap((event) => (event.type === 'said' ? (event.about ?? []) : [])).at(-1);
  const asked = events.find((event) => event.type === 'asked');
  return {
    from: 'studio',
    words: shownTurn(events).words,
    ...(about === undefined ? {} : { about }),
    ...(asked && { answers: asked.answers }),
    ...(asked?.pendingBrief === undefined ? {} : { pendingBrief: asked.pendingBrief }),
  };
}

/** The open designs as an event leaves them. */
function after(
  event: AssistantEvent,
  open: readonly OpenDesign[],
  specs: Map<string, DesignSpec>,
): readonly OpenDesign[] {
  return open.map((design): OpenDesign => {
    if (event.type === 'edited' && event.design === design.id) {
      const edited = applyEdit(design.spec, event.patch);
      if (!edited.ok) throw new Error(edited.problem.message);
      const id = `${design.id}-${specs.size}`;
      specs.set(id, edited.value);
      const { redo: _, ...rest } = design;
      const [first, ...later] = design.states;
      const figured = [first, ...later].map((state, index, all) =>
        index === all.length - 1 && event.before ? { ...state, figures: event.before } : state,
      );
      const newest = { id, ...(event.after && { figures: event.after }) };
      return { ...rest, spec: edited.value, states: [...figured, newest] as unknown as OpenDesign['states'] };
    }
    if (event.type === 'shown' && event.design === design.id) {
      const spec = specs.get(event.state);
      if (spec === undefined) throw new Error(`There is no state ${event.state}`);
      const place = design.states.findIndex(({ id }) => id === event.state);
      if (place < 0) return { ...design, spec, states: [...design.states, { id: event.state }] };
      const states = design.states.slice(0, place + 1) as unknown as OpenDesign['states'];
      const next = design.states[place + 1]?.id;
      return { ...design, spec, states, ...(next === undefined ? {} : { redo: next }) };
    }
    return design;
  });
}
