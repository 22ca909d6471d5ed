import type { Problem } from '#shared/result.ts';
import type { KeptDesign } from '../journal/kept-design.ts';
import type { Pause } from './pause-after.ts';

/** What a salesperson is told of where a design is kept. */
export interface HomeWords {
  readonly state: 'here' | 'waiting' | 'kept' | 'refused';
  readonly said: string;
  /** What that means, in a sentence. */
  readonly meaning: string;
}

/** How a design stands with its workshop, in words. @param kept undefined while its jeweller has not kept it */
export function homeWords(kept: KeptDesign | undefined, pause: Pause | undefined): HomeWords {
  if (kept === undefined) return notKept;
  if (kept.refused !== undefined) return refusedAs(kept.refused);
  if (kept.isWaiting) return waitingFor[pause ?? 'nothing'];
  if (kept.beside === undefined) return atHome;
  return {
    state: 'kept',
    said: 'Kept beside a colleague’s change',
    meaning: 'Theirs was there first and stands in the catalogue. Both are among the revisions.',
  };
}

const notKept: HomeWords = {
  state: 'here',
  said: 'Only in this browser',
  meaning: 'Keep it, like it or change it, and it is the workshop’s.',
};

const atHome: HomeWords = {
  state: 'kept',
  said: 'Kept in the workshop',
  meaning: 'It opens wherever you log in.',
};

const waitingFor: Readonly<Record<Pause | 'nothing', HomeWords>> = {
  nothing: { state: 'waiting', said: 'Being kept…', meaning: 'It is on its way to the workshop.' },
  line: {
    state: 'waiting',
    said: 'Waits for the line',
    meaning: 'It is safe in this browser, and goes to the workshop when there is a line again.',
  },
  busy: {
    state: 'waiting',
    said: 'Waits for the studio',
    meaning: 'It is safe in this browser. The studio is busy; it is kept as soon as it has time.',
  },
};

/** What the API tells its callers by a word that a salesperson does not know. */
const inOurWords: Readonly<Record<string, Pick<Problem, 'message' | 'remedy'>>> = {
  // Deleted, or of a workshop that somebody has left: the API tells the two apart for nobody.
  not_found: {
    message: 'The workshop has this design no more.',
    remedy: 'Ask an owner of the workshop whether it was deleted.',
  },
  designs_full: {
    message: 'The workshop has no room for more designs.',
    remedy: 'Ask whoever runs the studio for more.',
  },
};

function refusedAs(problem: Problem): HomeWords {
  const { message, remedy } = inOurWords[problem.code] ?? problem;
  return { state: 'refused', said: `Not kept: ${message}`, meaning: remedy };
}
