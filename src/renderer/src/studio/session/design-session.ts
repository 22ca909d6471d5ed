import { createStore } from 'zustand/vanilla';
import type { Pixels } from '#picture/contract.ts';
import type { Problem } from '#shared/result.ts';
import { chaptersOf, withChange } from '#spec/request/changed-brief.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Sketch } from '#spec/sketch.ts';
import type { JobAnswers, JobEnd, Proposed } from '#workbench/answers.ts';
import type { ReadonlyStore } from '../../lib/readonly-store.ts';
import type { DraftShelf } from '../journal/draft-shelf.ts';
import type { Journal, TrayRecord } from '../journal/journal.ts';
import type { PictureShelf } from '../journal/picture-shelf.ts';
import type { TrayGround } from '../tray-ground.ts';
import type { RunningJob, WorkbenchClient } from '../workbench/workbench-client.ts';
import { draftOf, settledDraft } from './proposed-draft.ts';

/** How many designs a brief leads to. */
const PROPOSALS = 4;

/** The seed of a brief that is said for the first time: the looks that a salesperson would lay out first. */
const FIRST_SEED = 1;

/** reading: the brief is being read, nothing is proposed yet. working: proposals are drawn, being weighed and photographed. */
export type SessionPhase = 'idle' | 'reading' | 'working' | 'done' | 'cancelled' | 'failed';

export interface SessionState {
  readonly phase: SessionPhase;
  /** The newest brief. */
  readonly brief: string;
  /** The tray that is shown; while a brief is being read, still the one before. */
  readonly tray: TrayRecord | undefined;
  /** What the workbench is doing. */
  readonly what: string;
  /** Progress, 0…1; undefined while it is unknown. */
  readonly share: number | undefined;
  readonly problem: Problem | undefined;
}

/** What a session needs. */
export interface SessionDependencies {
  readonly drafts: DraftShelf;
  readonly pictures: Pick<PictureShelf, 'keepDrawing' | 'keepPhoto'>;
  workbench(): Pick<WorkbenchClient, 'start'>;
  openJournal(): Promise<Pick<Journal, 'keepTray'>>;
  /** Makes a picture file of finished pixels. */
  pack(pixels: Pixels): Promise<Blob>;
  /** What the pieces of a new tray are to lie on. */
  ground(): TrayGround;
  /** Called with the ids of the drafts that lie in the tray. */
  showImages(drafts: readonly string[]): void;
  now(): Date;
  newId(): string;
  /** The seed of the picture that is shown under a brief on the public pages. */
  shownSeed(brief: string): number | undefined;
}

/** The brief that is being worked on; weighing goes on while the jeweller walks from page to page. */
export interface DesignSession {
  readonly store: ReadonlyStore<SessionState>;
  /**
   * Turns a brief into four designs: drawings, then weights and prices, then photographs. A newer brief takes the
   * place of one that is still being worked on. The same brief always leads to the same four.
   * @param sketch what they are drawn from; left out, the words alone
   */
  design(brief: string, sketch?: Sketch): void;
  /**
   * Designs again from the tray that is shown. Its looks stay as far as the changed brief leaves them; the same brief
   * once more asks for others.
   */
  revise(brief: string): void;
  /** Stops the work; what is drawn and weighed so far stays. */
  cancel(): void;
  /** Shows an earlier tray again. */
  show(tray: TrayRecord): void;
  /**
   * Call it when the tray appears on the screen. Its photographs are taken only while it is visible, so that they don't
   * delay a piece that somebody has opened. Back on the tray, `useTrayCompletion` takes those that are missing.
   * @returns a function to call when the tray leaves the screen
   */
  watch(): () => void;
  /** Stops, and forgets the brief and its tray: somebody else sits down. */
  forget(): void;
}

const nothingYet: SessionState = {
  phase: 'idle',
  brief: '',
  tray: undefined,
  what: '',
  share: undefined,
  problem: undefined,
};

/** A session in which nothing has been asked for yet. */
export function createDesignSession(dependencies: SessionDependencies): DesignSession {
  const store = createStore<SessionState>()(() => nothingYet);
  const { getState, setState } = store;
  let running: RunningJob | undefined;
  /** Number of the newest brief or tray: late answers to an earlier one are ignored. */
  let newest = 0;
  /** Whether all pieces of the newest brief are weighed, so that only their photographs are still to be taken. */
  let allWeighed = false;
  /** How many components show the tray. */
  let watchers = 0;
  const now = () => dependencies.now().toISOString();

  function stop(): void {
    running?.cancel();
    running = undefined;
    newest += 1;
  }

  function leavePhotographs(): void {
    if (watchers > 0 || !allWeighed || getState().phase !== 'working') return;
    stop();
    setState({ phase: 'done', what: '', share: undefined });
  }

  /** Makes a draft of every proposal and a tray that holds them. @returns the drafts' ids by those of their proposals */
  function layOut(
    { proposals, lines, framing }: Proposed,
    { sketch, ...said }: Pick<TrayRecord, 'brief' | 'request'> & { readonly sketch: Sketch | undefined },
  ): ReadonlyMap<string, string> {
    const created = now();
    const drafts = proposals.map((proposal) => {
      const line = lines.find((one) => one.line.item === proposal.item);
      if (line === undefined)
        throw new Error(`The workbench proposed for line ${proposal.item}, which it did not send.`);
      return draftOf(proposal, line, { ...said, created }, dependencies.newId);
    });
    drafts.forEach(dependencies.drafts.keep);
    const ids = drafts.map(({ id }) => id);
    const drawn = sketch === undefined ? {} : { sketch };
    const tray: TrayRecord = { id: dependencies.newId(), ...said, ...drawn, framing, drafts: ids, created };
    void dependencies.openJournal().then((journal) => journal.keepTray(tray));
    dependencies.showImages(ids);
    setState({ phase: 'working', tray, what: 'Drawing' });
    return new Map(proposals.map(({ id }, index) => [id, ids[index] as string]));
  }

  /** Keeps what the workbench answers to a brief, as it comes. */
  function keepAnswers(
    brief: string,
    ground: TrayGround,
    sketch: Sketch | undefined,
  ): (answer: JobAnswers['design'] | JobEnd) => void {
    const mine = newest;
    let request: DesignRequest | undefined;
    let draftIds: ReadonlyMap<string, string> = new Map();
    /** Pictures are packed one after another, so that a sharper pass never arrives before a coarser one. */
    let packed: Promise<void> = Promise.resolve();

    const draftId = (proposalId: string): string => draftIds.get(proposalId) ?? '';
    /** Revisions that hold a settled proposal, by the proposal's id. */
    const settledRevisions = new Map<string, string>();
    /** The revision that holds the proposal; until it is settled, the first of its draft. None once somebody else sits here. */
    const revisionOf = (proposalId: string) => {
      const draft = dependencies.drafts.draft(draftId(proposalId));
      return draft && (settledRevisions.get(proposalId) ?? draft.revisions[0]?.id);
    };

    return (answer) => {
      if (mine !== newest) return;
      switch (answer.type) {
        case 'understood':
          request = answer.request;
          return;
        case 'proposed':
          if (request !== undefined) draftIds = layOut(answer, { brief, request, sketch });
          return;
        case 'drawing': {
          const revision = revisionOf(answer.proposalId);
          if (revision !== undefined) dependencies.pictures.keepDrawing(revision, answer.svg, ground);
          return;
        }
        case 'settled': {
          const { proposal, svg } = answer;
          const before = dependencies.drafts.draft(draftId(proposal.id));
          if (before === undefined) return;
          const { draft, revision } = settledDraft(before, answer, now, dependencies.newId);
          settledRevisions.set(proposal.id, revision);
          if (svg !== undefined) dependencies.pictures.keepDrawing(revision, svg, ground);
          dependencies.drafts.keep(draft);
          return;
        }
        case 'leftOut': {
          const { tray } = getState();
          if (tray === undefined) return;
          const left = draftId(answer.proposalId);
          const leftOut = [...(tray.leftOut ?? []), answer.message];
          const shown = { ...tray, drafts: tray.drafts.filter((id) => id !== left), leftOut };
          void dependencies.openJournal().then((journal) => journal.keepTray(shown));
          dependencies.showImages(shown.drafts);
          setState({ tray: shown });
          return;
        }
        case 'picture': {
          const { proposalId, pixels, final } = answer;
          packed = packed.then(async () => {
            const bytes = await dependencies.pack(pixels);
            const revision = revisionOf(proposalId);
            if (revision !== undefined) dependencies.pictures.keepPhoto(revision, bytes, final, ground);
          });
          return;
        }
        case 'progress':
          allWeighed = answer.next === 'photographing';
          setState({ what: allWeighed ? 'Photographing' : 'Weighing and checking', share: answer.done / answer.total });
          leavePhotographs();
          return;
        case 'failed': {
          const { tray } = getState();
          // Said in the box of a tray, a change of a design is one of those that lie there.
          if (answer.problem.code === 'design_not_open' && tray !== undefined && chaptersOf(brief).length === 1)
            return begin(withChange(tray.brief, brief), tray.framing.seed, tray.sketch);
          setState({ phase: 'failed', problem: answer.problem, what: '', share: undefined });
          return;
        }
        case 'done':
          void packed.then(() => {
            if (mine === newest) setState({ phase: 'done', what: '', share: undefined });
          });
          return;
        case 'cancelled':
          return;
      }
    };
  }

  function begin(brief: string, seed: number, sketch: Sketch | undefined): void {
    stop();
    allWeighed = false;
    setState({
      phase: 'reading',
      brief,
      problem: undefined,
      what: 'Reading the brief',
      share: undefined,
    });
    const ground = dependencies.ground();
    const job = { type: 'design', brief, count: PROPOSALS, seed, ground, sketch } as const;
    running = dependencies.workbench().start(job, keepAnswers(brief, ground, sketch));
  }

  const design = (brief: string, sketch?: Sketch): void =>
    begin(brief, (sketch === undefined ? dependencies.shownSeed(brief) : undefined) ?? FIRST_SEED, sketch);

  return {
    store,
    design,
    revise(brief) {
      const { tray, phase } = getState();
      if (tray === undefined) return design(brief);
      // A tray is photographed with the seed that it was proposed with.
      const { seed } = tray.framing;
      begin(brief, tray.brief === brief && phase !== 'cancelled' ? seed + 1 : seed, tray.sketch);
    },
    cancel() {
      stop();
      setState({ phase: getState().tray === undefined ? 'idle' : 'cancelled', what: '', share: undefined });
    },
    show(tray) {
      stop();
      dependencies.showImages(tray.drafts);
      setState({ phase: 'done', brief: tray.brief, tray, what: '', share: undefined, problem: undefined });
    },
    watch() {
      watchers += 1;
      return () => {
        watchers -= 1;
        leavePhotographs();
      };
    },
    forget() {
      stop();
      setState(nothingYet);
    },
  };
}
