import { createStore } from 'zustand/vanilla';
import type { AssistantEvent, ChatAnswer, ChatTurn, PieceFigures } from '#designer/chat/contract.ts';
import type { Problem } from '#shared/result.ts';
import { applyEdit } from '#spec/edit.ts';
import { clientCurrency } from '#spec/request/client-currency.ts';
import type { ReadonlyStore } from '../../lib/readonly-store.ts';
import { currentRevision, type Draft, type Revision, showing, withRevision, withWeighed } from '../journal/draft.ts';
import type { DraftShelf } from '../journal/draft-shelf.ts';
import type { RunningJob, WorkbenchClient } from '../workbench/workbench-client.ts';
import { openDesignOf } from './open-design-of.ts';
import type { ChatAnswerer, WhoAnswers } from './who-answers.ts';

/** One thing that was said, as it is shown. */
export interface ShownTurn extends ChatTurn {
  readonly id: string;
  /** Of the studio: what a piece weighed and cost before its change and after. */
  readonly figures?: { readonly title: string; readonly before?: PieceFigures; readonly after?: PieceFigures };
  readonly problem?: Problem;
}

/** One conversation: about a piece, by the id of its draft, or about all that lies in the tray. */
export interface ChatState {
  readonly turns: readonly ShownTurn[];
  /** What the client waits for; undefined while nobody waits. */
  readonly doing: string | undefined;
  /** Whoever else could answer: the client has chosen the built-in designer here. */
  readonly by?: 'built-in' | undefined;
}

/** What is said of which drafts, and what follows from it. */
export interface Saying {
  readonly words: string;
  readonly chosen?: ChatAnswer;
  /** The drafts that lie open. */
  readonly open: readonly string[];
  /** The one that was chosen on the screen. */
  readonly about?: string | undefined;
  readonly isForClient: boolean;
  /** Draws designs from a brief. */
  propose(brief: string): void;
}

/** The conversations of this page; they are forgotten when somebody else sits down. */
export interface ChatSession {
  readonly store: ReadonlyStore<Readonly<Record<string, ChatState>>>;
  say(conversation: string, saying: Saying): void;
  /** Waits no longer; what was answered so far stays. */
  stop(conversation: string): void;
  /** The model answers again, if there is one. */
  askModel(conversation: string): void;
  /** Begins a conversation anew. */
  clear(conversation: string): void;
  forget(): void;
}

/** What conversations need. */
export interface ChatDependencies {
  readonly drafts: Pick<DraftShelf, 'draft' | 'change'>;
  workbench(): Pick<WorkbenchClient, 'start'>;
  readonly whoAnswers: Pick<WhoAnswers, 'store' | 'load'>;
  now(): Date;
  newId(): string;
}

export const nothingSaid: ChatState = { turns: [], doing: undefined, by: undefined };

/** Earlier turns are no longer spoken of. */
const MOST_TURNS = 60;

/** Conversations in which nothing has been said yet. */
export function createChatSession({ drafts, workbench, whoAnswers, now, newId }: ChatDependencies): ChatSession {
  const store = createStore<Readonly<Record<string, ChatState>>>()(() => ({}));
  const running = new Map<string, RunningJob>();
  const stateOf = (name: string): ChatState => store.getState()[name] ?? nothingSaid;
  const set = (name: string, state: Partial<ChatState>): void =>
    store.setState({ [name]: { ...stateOf(name), ...state } });

  /** The studio's turn that is being said, changed. */
  function tell(name: string, id: string, change: (turn: ShownTurn) => ShownTurn): void {
    set(name, { turns: stateOf(name).turns.map((turn) => (turn.id === id ? change(turn) : turn)) });
  }

  function follow(name: string, id: string, event: AssistantEvent, saying: Saying): void {
    switch (event.type) {
      case 'said':
        return tell(name, id, (turn) => ({
          ...turn,
          words: `${turn.words} ${event.words}`.trim(),
          ...(event.about === undefined ? {} : { about: event.about }),
        }));
      case 'doing':
        return set(name, { doing: event.what });
      case 'asked':
        return tell(name, id, (turn) => ({
          ...turn,
          answers: [...(turn.answers ?? []), ...event.answers],
          ...(event.pendingBrief === undefined ? {} : { pendingBrief: event.pendingBrief }),
        }));
      case 'failed':
        return tell(name, id, (turn) => ({ ...turn, problem: event.problem }));
      case 'proposed':
        return saying.propose(event.brief);
      case 'shown':
        return drafts.change(event.design, (draft) => {
          const revision = draft.revisions.find((one) => one.id === event.state);
          return revision === undefined ? draft : showing(draft, revision);
        });
      case 'edited':
        return edited(name, id, event);
    }
  }

  function edited(name: string, id: string, event: Extract<AssistantEvent, { type: 'edited' }>): void {
    const draft = drafts.draft(event.design);
    const next = draft && applyEdit(currentRevision(draft).spec, event.patch);
    if (draft === undefined || next === undefined) return;
    // It was changed by hand while the answer was under way.
    if (!next.ok) return tell(name, id, (turn) => ({ ...turn, problem: next.problem }));
    const edit = { patch: event.patch, origin: 'words', author: 'me', time: now().toISOString() } as const;
    const revision = { id: newId(), spec: next.value, edit };
    drafts.change(event.design, (kept) => withRevision(kept, revision));
    weigh(draft, revision);
    const { before, after } = event;
    tell(name, id, (turn) => ({
      ...turn,
      figures: { title: next.value.title, ...(before && { before }), ...(after && { after }) },
    }));
  }

  /** The workbench has built it already to answer: its sheet is there at once, wherever the piece is shown. */
  function weigh({ id: draftId, request }: Draft, { id, spec }: Pick<Revision, 'id' | 'spec'>): void {
    const currency = clientCurrency(request);
    const job = { type: 'build', lane: `weigh ${draftId}`, spec, quality: 'view', currency } as const;
    workbench().start(job, (answer) => {
      if (answer.type !== 'built' || answer.sheet === undefined) return;
      const weighed = { sheet: answer.sheet, findings: answer.findings };
      drafts.change(draftId, (draft) => withWeighed(draft, id, weighed));
    });
  }

  function stop(name: string): void {
    running.get(name)?.cancel();
    running.delete(name);
    if (stateOf(name).doing !== undefined) set(name, { doing: undefined });
  }

  return {
    store,
    stop,
    say(name, saying) {
      stop(name);
      const { words, chosen, about, isForClient } = saying;
      const before = stateOf(name).turns;
      const open = saying.open.flatMap((id) => drafts.draft(id) ?? []);
      const mine: ShownTurn = { id: newId(), from: 'client', words };
      const theirs: ShownTurn = { id: newId(), from: 'studio', words: '' };
      const by = chosen?.by ?? stateOf(name).by;
      set(name, { turns: [...before, mine, theirs].slice(-MOST_TURNS), doing: 'Reading', by });
      const start = (answering: ChatAnswerer): RunningJob => {
        const job = {
          type: 'chat',
          lane: `chat ${name}`,
          conversation: before.map(turnOf),
          open: open.map((draft: Draft) => openDesignOf(draft)),
          words,
          chosen,
          about,
          by: by ?? (answering.by === 'built-in' ? 'built-in' : undefined),
          isForClient,
        } as const;
        return workbench().start(job, (answer) => {
          if (answer.type === 'chat') return follow(name, theirs.id, answer.event, saying);
          if (answer.type === 'failed') tell(name, theirs.id, (turn) => ({ ...turn, problem: answer.problem }));
          running.delete(name);
          set(name, { doing: undefined });
        });
      };
      const known = whoAnswers.store.getState();
      running.set(name, known === undefined ? later(whoAnswers.load(), start) : start(known));
    },
    askModel: (name) => set(name, { by: undefined }),
    clear(name) {
      stop(name);
      set(name, nothingSaid);
    },
    forget() {
      for (const job of running.values()) job.cancel();
      running.clear();
      store.setState({}, true);
    },
  };
}

/** What of a turn the assistant is told again. */
function turnOf({ from, words, about, answers, pendingBrief }: ShownTurn): ChatTurn {
  return {
    from,
    words,
    ...(about === undefined ? {} : { about }),
    ...(answers === undefined ? {} : { answers }),
    ...(pendingBrief === undefined ? {} : { pendingBrief }),
  };
}

/** A job that starts as soon as it is known who is to do it. */
function later(answering: Promise<ChatAnswerer>, start: (answering: ChatAnswerer) => RunningJob): RunningJob {
  let started: RunningJob | undefined;
  let isCancelled = false;
  void answering.then((known) => {
    if (!isCancelled) started = start(known);
  });
  return {
    cancel() {
      isCancelled = true;
      started?.cancel();
    },
  };
}
