import { create } from 'zustand';
import type { Problem } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import type { JobAnswers, JobEnd, Proposal } from '#workbench/messages.ts';
import { useForm } from '../../state/form.ts';
import { type Draft, withWeighed } from '../journal/draft.ts';
import { changeDraft, draftOnShelf, keepDraft } from '../journal/draft-shelf.ts';
import type { TrayRecord } from '../journal/journal.ts';
import { keepDrawing, keepPhoto } from '../journal/picture-shelf.ts';
import { studioJournal } from '../journal/studio-journal.ts';
import { pixelsToBlob } from '../../lib/platform/pixels-to-blob.ts';
import { studioWorkbench } from '../workbench/studio-workbench.ts';
import type { RunningJob } from '../workbench/workbench-client.ts';

/** How many designs a brief leads to. */
const PROPOSALS = 4;

/** reading: understood, not proposed yet. working: drawn, being weighed and photographed. */
export type SessionStage = 'idle' | 'reading' | 'working' | 'done' | 'cancelled' | 'failed';

interface DesignSession {
  readonly stage: SessionStage;
  readonly brief: string;
  readonly tray: TrayRecord | undefined;
  readonly what: string;
  readonly share: number | undefined;
  readonly problem: Problem | undefined;
}

/** The brief that is being worked on; weighing goes on while the jeweller walks from page to page. */
export const useDesignSession = create<DesignSession>()(() => ({
  stage: 'idle',
  brief: '',
  tray: undefined,
  what: '',
  share: undefined,
  problem: undefined,
}));

const { getState, setState } = useDesignSession;

let running: RunningJob | undefined;

/** Counts the briefs: what is still under way for an earlier one changes nothing any more. */
let newest = 0;

/** Whether all pieces of the newest brief are weighed, so that only their photographs are still to be taken. */
let allWeighed = false;

/** How many places of the screen show the tray. */
let onlookers = 0;

/**
 * Turns a brief into four designs: drawings, then weights and prices, then photographs. A newer brief takes the place
 * of one that is still being worked on.
 */
export function designFrom(brief: string): void {
  running?.cancel();
  newest += 1;
  allWeighed = false;
  const seed = freshSeed();
  setState({ stage: 'reading', brief, problem: undefined, what: 'Reading the brief', share: undefined });
  running = studioWorkbench().start(
    { type: 'design', brief, count: PROPOSALS, seed, profile: defaultWorkshopProfile },
    keepAnswers(brief),
  );
}

/** Stops the work; what is drawn and weighed so far stays. */
export function cancelDesign(): void {
  running?.cancel();
  newest += 1;
  const { tray } = getState();
  setState({ stage: tray === undefined ? 'idle' : 'cancelled', what: '', share: undefined });
}

/**
 * The tray is on the screen. Its photographs are taken only while it is: whoever has opened a piece waits for that one,
 * and not for four pictures that nobody looks at. Back on the tray, `useCatchUp` takes what is missing.
 * @returns to be called when the tray leaves the screen
 */
export function lookAtTray(): () => void {
  onlookers += 1;
  return () => {
    onlookers -= 1;
    leavePhotographs();
  };
}

function leavePhotographs(): void {
  if (onlookers > 0 || !allWeighed || getState().stage !== 'working') return;
  running?.cancel();
  newest += 1;
  setState({ stage: 'done', what: '', share: undefined });
}

/** Shows an earlier tray again. */
export function showTray(tray: TrayRecord): void {
  running?.cancel();
  newest += 1;
  useForm.getState().setImageData(tray.drafts);
  setState({ stage: 'done', brief: tray.brief, tray, what: '', share: undefined, problem: undefined });
}

/** Seeds are whole numbers below 2³¹. */
function freshSeed(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] as number) >>> 1;
}

/** Keeps what the workbench answers to a brief, as it comes. */
function keepAnswers(brief: string): (answer: JobAnswers['design'] | JobEnd) => void {
  const mine = newest;
  const draftOf = new Map<string, string>();
  let request: DesignRequest | undefined;
  /** Pictures are packed one after the other, so that a sharper pass never comes before a coarser one. */
  let packed: Promise<void> = Promise.resolve();

  /** The first revision of the proposal's draft. */
  const revisionOf = (proposalId: string) => draftOnShelf(draftOf.get(proposalId) ?? '')?.revisions[0]?.id;

  return (answer) => {
    switch (answer.type) {
      case 'understood':
        request = answer.request;
        return;
      case 'proposed':
        if (request !== undefined) layOut(answer.proposals, { brief, request, framing: answer.framing }, draftOf);
        return;
      case 'drawing': {
        const revision = revisionOf(answer.proposalId);
        if (revision !== undefined) keepDrawing(revision, answer.svg);
        return;
      }
      case 'settled': {
        const { proposal, sheet, findings, notes } = answer;
        changeDraft(draftOf.get(proposal.id) ?? '', (draft) => settled(draft, proposal, notes, { sheet, findings }));
        return;
      }
      case 'picture': {
        const { proposalId, pixels, final } = answer;
        packed = packed.then(async () => {
          const bytes = await pixelsToBlob(pixels);
          const revision = revisionOf(proposalId);
          if (revision !== undefined) keepPhoto(revision, bytes, final);
        });
        return;
      }
      case 'progress':
        // One step for the drawings, then one a piece for weighing, and one for photographing.
        allWeighed = answer.done >= (answer.total + 1) / 2;
        setState({
          what: allWeighed ? 'Photographing' : 'Weighing and checking',
          share: answer.done / answer.total,
        });
        leavePhotographs();
        return;
      case 'failed':
        setState({ stage: 'failed', problem: answer.problem, what: '', share: undefined });
        return;
      case 'done':
        void packed.then(() => {
          if (mine === newest) setState({ stage: 'done', what: '', share: undefined });
        });
        return;
      case 'cancelled':
        return;
    }
  };
}

/** Makes a draft of every proposal and a tray that holds them. */
function layOut(
  proposals: readonly Proposal[],
  { brief, request, framing }: Pick<TrayRecord, 'brief' | 'request' | 'framing'>,
  draftOf: Map<string, string>,
): void {
  const created = new Date().toISOString();
  const drafts = proposals.map((proposal) => draftFrom(proposal, brief, request, created));
  drafts.forEach((draft, index) => draftOf.set((proposals[index] as Proposal).id, draft.id));
  drafts.forEach(keepDraft);
  const ids = drafts.map(({ id }) => id);
  const tray: TrayRecord = { id: crypto.randomUUID(), brief, request, framing, drafts: ids, created };
  void studioJournal().then((journal) => journal.keepTray(tray));
  useForm.getState().setImageData(ids);
  setState({ stage: 'working', tray });
}

function draftFrom(proposal: Proposal, brief: string, request: DesignRequest, created: string): Draft {
  const revision = {
    id: crypto.randomUUID(),
    parent: null,
    spec: proposal.spec,
    edit: { patch: [], origin: 'proposal', author: 'studio', time: created },
  } as const;
  return {
    id: crypto.randomUUID(),
    brief,
    request,
    proposal: { role: proposal.role, reason: proposal.reason },
    notes: [],
    revisions: [revision],
    current: revision.id,
    created,
  };
}

/** The proposal as the workbench settled it; revisions that somebody made meanwhile stay. */
function settled(
  draft: Draft,
  proposal: Proposal,
  notes: readonly string[],
  weighed: Parameters<typeof withWeighed>[2],
): Draft {
  const [first, ...later] = draft.revisions;
  if (first === undefined) return draft;
  const { role, reason } = proposal;
  const revisions = [{ ...first, spec: proposal.spec }, ...later];
  return withWeighed({ ...draft, proposal: { role, reason }, notes, revisions }, first.id, weighed);
}
