import { createStore } from 'zustand/vanilla';
import type { VariedModel } from '#designer/vary/variation.ts';
import type { PricedOrVaried } from '#designer/vary/variations-for.ts';
import type { Pixels } from '#picture/contract.ts';
import type { Problem } from '#shared/result.ts';
import { chaptersOf, withChange } from '#spec/request/changed-brief.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Sketch } from '#spec/sketch.ts';
import type { JobAnswers, JobEnd, Proposed } from '#workbench/answers.ts';
import type { ReadonlyStore } from '../../lib/readonly-store.ts';
import { currentRevision } from '../journal/draft.ts';
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

/** What pieces are drawn with besides the words of a brief. */
export interface DrawnBeside {
  /** Designs of the shelf that stay as they are: the others of the order are drawn around them. */
  readonly held?: readonly string[];
  /** What they are drawn from; left out, the words alone. */
  readonly sketch?: Sketch | undefined;
}

/** The brief that is being worked on; weighing goes on while the jeweller walks from page to page. */
export interface DesignSession {
  readonly store: ReadonlyStore<SessionState>;
  /**
   * Turns a brief into four designs: drawings, then weights and prices, then photographs. A newer brief takes the
   * place of one that is still being worked on. The same brief always leads to the same four.
   */
  design(brief: string, beside?: DrawnBeside): void;
  /**
   * Designs again from the tray that is shown. Its looks stay as far as the changed brief leaves them; the same brief
   * once more asks for others. What the tray was drawn around stays, unless others are named.
   */
  revise(brief: string, held?: readonly string[]): void;
  /** Draws variations of a design of the shelf, or the same design at three prices. */
  vary(id: string, wish: PricedOrVaried): void;
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

/** A design of the shelf that others are drawn from. */
interface VariedDraft {
  readonly id: string;
  readonly anchor: VariedModel;
  readonly wish: PricedOrVaried;
}

const drawnFrom = ({ id, wish }: VariedDraft): NonNullable<TrayRecord['drawnFrom']> => ({
  draft: id,
  as: wish === 'three-prices' ? 'prices' : 'variations',
});

/** What a tray was drawn with, for when it is drawn again. */
const besideOf = ({ held = [], sketch }: TrayRecord): DrawnBeside => ({ held: held.map(({ draft }) => draft), sketch });

/** What a brief is drawn with: what stays, what it is drawn from, or the design that others are drawn from. */
interface DrawnWith extends DrawnBeside {
  readonly vary?: VariedDraft;
}

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
    { proposals, lines, held, framing }: Proposed,
    said: Pick<TrayRecord, 'brief' | 'request' | 'drawnFrom' | 'sketch'>,
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
    const lineOf = (item: number) => lines.find(({ line }) => line.item === item);
    const stay = held.flatMap(({ id, item }) => {
      const line = lineOf(item);
      return line === undefined ? [] : [{ draft: id, ...line }];
    });
    const tray: TrayRecord = {
      id: dependencies.newId(),
      ...said,
      framing,
      drafts: ids,
      ...(stay.length > 0 && { held: stay }),
      created,
    };
    void dependencies.openJournal().then((journal) => journal.keepTray(tray));
    dependencies.showImages(ids);
    setState({ phase: 'working', tray, what: 'Drawing' });
    return new Map(proposals.map(({ id }, index) => [id, ids[index] as string]));
  }

  /** Keeps what the workbench answers to a brief, as it comes. */
  function keepAnswers(
    brief: string,
    ground: TrayGround,
    from: Pick<TrayRecord, 'drawnFrom' | 'sketch'>,
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
          if (request !== undefined) draftIds = layOut(answer, { brief, request, ...from });
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
            return begin(withChange(tray.brief, brief), tray.framing.seed, besideOf(tray));
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

  function begin(brief: string, seed: number, { held: heldIds = [], sketch, vary }: DrawnWith): void {
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
    const held = heldIds.flatMap((id) => {
      const draft = dependencies.drafts.draft(id);
      return draft === undefined ? [] : [{ id, spec: currentRevision(draft).spec }];
    });
    const varied = vary && { vary: { anchor: vary.anchor, wish: vary.wish } };
    const job = { type: 'design', brief, count: PROPOSALS, seed, ground, held, sketch, ...varied } as const;
    const from = { ...(vary && { drawnFrom: drawnFrom(vary) }), ...(sketch && { sketch }) };
    running = dependencies.workbench().start(job, keepAnswers(brief, ground, from));
  }

  const design = (brief: string, beside: DrawnBeside = {}): void => {
    // The picture of the public pages shows what its words alone lead to.
    const shown = beside.sketch === undefined ? dependencies.shownSeed(brief) : undefined;
    begin(brief, shown ?? FIRST_SEED, beside);
  };

  return {
    store,
    design,
    revise(brief, held) {
      const { tray, phase } = getState();
      if (tray === undefined) return design(brief, held && { held });
      // A tray is photographed with the seed that it was proposed with.
      const { seed } = tray.framing;
      const beside = besideOf(tray);
      const again = tray.brief === brief && phase !== 'cancelled' ? seed + 1 : seed;
      begin(brief, again, held === undefined ? beside : { ...beside, held });
    },
    vary(id, wish) {
      const draft = dependencies.drafts.draft(id);
      if (draft === undefined) return;
      const { spec } = currentRevision(draft);
      begin(draft.brief, spec.seed, { vary: { id, anchor: { spec, request: draft.request }, wish } });
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
