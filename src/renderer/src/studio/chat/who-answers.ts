import { createStore } from 'zustand/vanilla';
import type { Result } from '#shared/result.ts';
import type { ReadonlyStore } from '../../lib/readonly-store.ts';

/** Who answers in the chat of this studio. */
export type ChatAnswerer =
  | {
      readonly by: 'built-in';
      /** The studio could not be asked whether it has a model. */
      readonly isUnasked?: true;
    }
  | {
      readonly by: 'model';
      readonly name: string;
      /** Where what is said goes; undefined where it stays on this computer. */
      readonly sentTo: string | undefined;
    };

/** What the studio tells of its model, as far as a conversation needs it. */
export interface ShownAnswering {
  readonly answers: 'built-in' | 'model';
  readonly name?: string | undefined;
  readonly host?: string | undefined;
  readonly runsHere: boolean;
  /** Somebody’s own computer: it is the studio’s server, too. */
  readonly mayChange: boolean;
}

/** Knows who answers, once somebody has asked. */
export interface WhoAnswers {
  /** Undefined until it is known. */
  readonly store: ReadonlyStore<ChatAnswerer | undefined>;
  /** Asks the studio, unless it was asked already. */
  load(): Promise<ChatAnswerer>;
  /** It was changed on this page. */
  change(shown: ShownAnswering): void;
  forget(): void;
}

/** Where a studio cannot be asked, its model cannot be either: the built-in designer answers, and the next who asks asks anew. */
export function createWhoAnswers(read: () => Promise<Result<ShownAnswering>>): WhoAnswers {
  const store = createStore<ChatAnswerer | undefined>()(() => undefined);
  let loading: Promise<ChatAnswerer> | undefined;

  async function ask(): Promise<ChatAnswerer> {
    const shown = await read();
    loading = undefined;
    const answering: ChatAnswerer = shown.ok ? answeringOf(shown.value) : { by: 'built-in', isUnasked: true };
    store.setState(answering, true);
    return answering;
  }

  return {
    store,
    load() {
      const known = store.getState();
      if (known !== undefined && !('isUnasked' in known)) return Promise.resolve(known);
      loading ??= ask();
      return loading;
    },
    change: (shown) => store.setState(answeringOf(shown), true),
    forget() {
      loading = undefined;
      store.setState(undefined, true);
    },
  };
}

function answeringOf({ answers, name = '', host, runsHere, mayChange }: ShownAnswering): ChatAnswerer {
  if (answers === 'built-in') return { by: 'built-in' };
  const elsewhere = runsHere ? 'the studio’s own server' : host;
  return { by: 'model', name, sentTo: runsHere && mayChange ? undefined : elsewhere };
}
