import { createStore } from 'zustand/vanilla';
import { ok, type Problem, type Result } from '#shared/result.ts';
import { MINUTE_MS } from '#shared/time-units.ts';
import type { RefusedCall } from '../../api/studio-client.ts';
import type { ReadonlyStore } from '../../lib/readonly-store.ts';
import type { Draft } from '../journal/draft.ts';
import type { DraftShelf } from '../journal/draft-shelf.ts';
import { type Journal, missingDraft } from '../journal/journal.ts';
import { hasMore, type KeptDesign, keptSince } from '../journal/kept-design.ts';
import type { OtherWindows } from '../journal/other-windows.ts';
import type { DesignHome } from './design-home.ts';
import { openFromHome } from './open-from-home.ts';
import { maySend, sendNext } from './send-next.ts';
import { takeIn } from './take-in.ts';
import { type Pause, pauseAfter } from './pause-after.ts';

interface KeeperState {
  /** How designs stand with their workshop, by id: those that were looked at on this page. */
  readonly kept: Readonly<Record<string, KeptDesign>>;
  /** Why nothing is sent at the moment. */
  readonly pause: Pause | undefined;
}

/** Brings what a jeweller keeps to their workshop, as soon as there is a line. */
export interface Keeper {
  readonly store: ReadonlyStore<KeeperState>;
  /** From now on the design is the workshop's. */
  keep(id: string): Promise<void>;
  /** Reads how a design stands. */
  look(id: string): Promise<void>;
  /** Takes in what others have made of a design of which nothing waits here. */
  refresh(id: string): Promise<void>;
  /** A draft from the journal, or else from the workshop. */
  open(id: string): Promise<Result<Draft>>;
  /** Call it when a draft was written to the journal. */
  drafted(id: string): void;
  /** Tries once more what was refused. */
  again(id: string): Promise<void>;
  /** Sends what waits from earlier visits now. */
  resume(): void;
  /** Somebody else sits down. */
  forget(): void;
}

/** What a keeper needs. */
export interface KeeperDependencies {
  openJournal(): Promise<Journal>;
  readonly drafts: Pick<DraftShelf, 'fetch' | 'draft' | 'keep' | 'change'>;
  readonly home: DesignHome;
  readonly windows: Pick<OtherWindows, 'tell' | 'heed'>;
  /** Does something while no other window of this browser does the same. */
  alone(work: () => Promise<void>): Promise<void>;
  /** @returns what calls it off */
  later(run: () => void, ms: number): () => void;
  now(): Date;
  /** Called when this browser and somebody else changed the same state of a design. */
  onForked(draft: Draft): void;
}

/** An edit is seldom the last one: what is sent has rested this long. */
const REST_MS = 1500;
const CONFLICT = 412;
const NOT_FOUND = 404;

/** Until a journal that took nothing is tried again. */
const STUCK_MS = MINUTE_MS;

const isSame = (a: KeptDesign | undefined, b: KeptDesign): boolean => JSON.stringify(a) === JSON.stringify(b);

const refusedFor = (kept: KeptDesign, { code, message, remedy }: Problem): KeptDesign => ({
  ...kept,
  refused: { code, message, remedy },
});

/** A keeper that has not sent anything yet. */
export function createKeeper(dependencies: KeeperDependencies): Keeper {
  const { drafts, home, windows, openJournal } = dependencies;
  const store = createStore<KeeperState>()(() => ({ kept: {}, pause: undefined }));
  /** Counts who sat here before: what they sent is nothing to who sits here now. */
  let people = 0;
  let failures = 0;
  let running: Promise<void> | undefined;
  let callOff: (() => void) | undefined;
  /** Until then the studio is left alone. */
  let notBefore = 0;

  const show = (kept: KeptDesign) => store.setState((state) => ({ kept: { ...state.kept, [kept.id]: kept } }));

  async function write(journal: Journal, kept: KeptDesign): Promise<KeptDesign> {
    const person = people;
    const written = await journal.writeKept(kept);
    if (person === people) show(written);
    windows.tell(kept.id);
    return written;
  }

  function runIn(ms: number): void {
    callOff?.();
    callOff = dependencies.later(run, Math.max(ms, notBefore - dependencies.now().getTime()));
  }

  function run(): void {
    const person = people;
    running ??= dependencies
      .alone(() => sendAll(person))
      .finally(() => {
        running = undefined;
        if (person !== people) run();
      });
  }

  async function sendAll(person: number): Promise<void> {
    const journal = await openJournal();
    const left = new Set<string>();
    while (person === people) {
      const kept = (await journal.waiting()).find(({ id, refused }) => refused === undefined && !left.has(id));
      if (kept === undefined) break;
      const draft = await drafts.fetch(kept.id);
      if (person !== people) return;
      if (!draft.ok) {
        await write(journal, refusedFor(kept, draft.problem));
      } else if (!hasMore(kept, draft.value)) {
        // The journal knows more than this page, or less: it looks again.
        await write(journal, kept);
        left.add(kept.id);
        continue;
      } else if (!maySend(draft.value, dependencies.now().getTime())) {
        left.add(kept.id);
        continue;
      } else {
        const sent = await sendNext(kept, draft.value, home);
        if (person !== people) return;
        if (!(await received(journal, kept, sent))) return;
      }
      // A journal without room would have the same thing sent for ever.
      if (isSame(await journal.kept(kept.id), kept)) return runIn(STUCK_MS);
    }
    if (left.size > 0) runIn(REST_MS);
  }

  /** @returns whether to go on with what waits next */
  async function received(journal: Journal, kept: KeptDesign, sent: Result<KeptDesign, RefusedCall>): Promise<boolean> {
    if (sent.ok) {
      failures = 0;
      store.setState({ pause: undefined });
      await write(journal, sent.value);
      return true;
    }
    const refused = sent.problem.status === CONFLICT ? await refresh(journal, kept) : sent.problem;
    if (refused === undefined) return true;
    const waiting = pauseAfter(refused, failures);
    if (waiting === undefined) {
      await write(journal, refusedFor(kept, refused));
      return true;
    }
    failures += 1;
    store.setState({ pause: waiting.pause });
    notBefore = dependencies.now().getTime() + waiting.ms;
    runIn(waiting.ms);
    return false;
  }

  /** Takes in what has become of a design in its workshop. @returns why that could not be read */
  async function refresh(journal: Journal, kept: KeptDesign): Promise<RefusedCall | undefined> {
    if (kept.workshop === undefined) return undefined;
    const person = people;
    const before = await drafts.fetch(kept.id);
    if (!before.ok) return undefined;
    const known = new Set(before.value.revisions.map(({ id }) => id));
    const there = await home.read({ workshopId: kept.workshop, designId: kept.id }, known);
    if (!there.ok) return there.problem;
    const draft = drafts.draft(kept.id);
    if (person !== people || draft === undefined) return undefined;
    const taken = takeIn(draft, kept, there.value);
    // First the record: what comes from there does not wait to go there.
    await journal.writeKept(taken.kept);
    drafts.change(kept.id, (now) => takeIn(now, kept, there.value).draft);
    await journal.keepDraft(drafts.draft(kept.id) ?? taken.draft);
    await write(journal, (await journal.kept(kept.id)) ?? taken.kept);
    if (taken.hasForked) dependencies.onForked(taken.draft);
    return undefined;
  }

  async function look(id: string): Promise<void> {
    const person = people;
    const journal = await openJournal();
    const kept = await journal.kept(id);
    if (kept === undefined || person !== people) return;
    show(kept);
    if (kept.isWaiting && kept.refused === undefined) runIn(REST_MS);
  }

  /** Refreshes a design of which nothing waits here. */
  async function refreshIdle(id: string): Promise<void> {
    const journal = await openJournal();
    if ((await journal.kept(id)) === undefined) return;
    await dependencies.alone(async () => {
      const kept = await journal.kept(id);
      if (kept === undefined || kept.isWaiting) return;
      const problem = await refresh(journal, kept);
      if (problem?.status === NOT_FOUND) await write(journal, refusedFor(kept, problem));
    });
  }

  windows.heed((id) => {
    if (store.getState().kept[id] !== undefined) void look(id);
  });

  return {
    store,
    look,
    async keep(id) {
      const journal = await openJournal();
      const draft = await drafts.fetch(id);
      if (!draft.ok || (await journal.kept(id)) !== undefined) return;
      await write(journal, keptSince(dependencies.now().toISOString(), draft.value));
      runIn(REST_MS);
    },
    async open(id) {
      const own = await drafts.fetch(id);
      if (own.ok || own.problem.code !== missingDraft.code) return own;
      const person = people;
      const opened = await openFromHome(id, home);
      if (!opened.ok || person !== people) return opened.ok ? own : opened;
      await write(await openJournal(), opened.value.kept);
      drafts.keep(opened.value.draft);
      return ok(opened.value.draft);
    },
    refresh: refreshIdle,
    drafted: (id) => void look(id),
    async again(id) {
      const journal = await openJournal();
      const kept = await journal.kept(id);
      if (kept === undefined) return;
      if (!kept.isWaiting) return refreshIdle(id);
      const { refused: _over, ...rest } = kept;
      await write(journal, rest);
      run();
    },
    resume() {
      failures = 0;
      notBefore = 0;
      run();
    },
    forget() {
      people += 1;
      callOff?.();
      [failures, notBefore] = [0, 0];
      store.setState({ kept: {}, pause: undefined });
    },
  };
}
