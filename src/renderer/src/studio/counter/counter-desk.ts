import { createStore } from 'zustand/vanilla';
import type { Problem, Result } from '#shared/result.ts';
import type { ShopCounter } from '#spec/workshop/counter.ts';
import type { ReadonlyStore } from '../../lib/readonly-store.ts';
import type { CounterHome } from './counter-home.ts';
import type { KeptCounter } from './kept-counter.ts';

interface CounterState {
  /** Undefined until it was read once, and where nobody is logged in. */
  readonly kept: KeptCounter | undefined;
  /** Why it could not be read. What was read before stays. */
  readonly problem: Problem | undefined;
}

/** What the shop charges, as everything that reckons a price here knows it. */
export interface CounterDesk {
  readonly store: ReadonlyStore<CounterState>;
  /** Reads it anew: somebody else may have changed it. */
  read(): Promise<void>;
  /**
   * @param before what was changed
   * @returns what stands there now; or why it was not entered: then nothing has changed, but what somebody else entered is read
   */
  enter(before: KeptCounter, counter: ShopCounter): Promise<Result<KeptCounter>>;
  /** Somebody else sits down. */
  forget(): void;
}

export interface CounterDeskDependencies {
  readonly home: CounterHome;
  /** What an earlier visit left in this browser. */
  kept(): KeptCounter | undefined;
  keep(counter: KeptCounter | undefined): void;
  /** Who is logged in. */
  accountId(): string | undefined;
}

/** The counter of whoever is logged in. */
export function createCounterDesk({ home, kept, keep, accountId }: CounterDeskDependencies): CounterDesk {
  const store = createStore<CounterState>()(() => ({ kept: kept(), problem: undefined }));
  const { getState, setState } = store;

  function lay(counter: KeptCounter): void {
    // The same state is the same object, so that nothing is reckoned anew for it.
    const before = getState().kept;
    const isSame =
      before?.etag === counter.etag &&
      before.workshopId === counter.workshopId &&
      before.accountId === counter.accountId &&
      before.isOwner === counter.isOwner &&
      before.shopName === counter.shopName;
    setState({ kept: isSame ? before : counter, problem: undefined });
    keep(counter);
  }

  async function read(): Promise<void> {
    const mine = accountId();
    if (mine === undefined) return;
    const answer = await home.read(mine);
    if (accountId() !== mine) return;
    if (answer.ok) lay(answer.value);
    else setState({ problem: answer.problem });
  }

  return {
    store,
    read,
    async enter(before, counter) {
      const answer = await home.enter(before, counter);
      if (accountId() !== before.accountId) return answer;
      if (answer.ok) lay(answer.value);
      else if (answer.problem.status === 412) await read();
      return answer;
    },
    forget() {
      keep(undefined);
      setState({ kept: undefined, problem: undefined });
    },
  };
}
