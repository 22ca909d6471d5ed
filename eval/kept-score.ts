import type { KeptFact } from '#spec/kept/fact.ts';
import type { KeptBrief } from './keep.ts';

/** How many facts the designs of one half of the corpus keep. */
export interface KeptScore {
  /** Briefs of new pieces for which designs were proposed. */
  readonly designed: number;
  /** Kept over kept, changed and not done; a fact counts once for each design. */
  readonly kept: number;
  /** Kept over kept and changed: where the design has something of the kind. */
  readonly keptAsSaid: number;
  readonly changed: number;
  readonly notDone: number;
  readonly asked: number;
  readonly outside: number;
  /** Share of the briefs whose designs all keep everything. */
  readonly briefsKept: number;
}

export function keptScoreOf(briefs: readonly KeptBrief[]): KeptScore {
  const designed = briefs.filter(({ designs }) => designs.length > 0);
  const facts = designed.flatMap(({ designs }) => designs.flat());
  const count = (state: KeptFact['state']): number => facts.filter((fact) => fact.state === state).length;
  const [kept, changed, notDone, asked] = [count('kept'), count('changed'), count('notDone'), count('asked')];
  const whole = designed.filter(({ designs }) => designs.flat().every(isKept));
  return {
    designed: designed.length,
    kept: shareOf(kept, kept + changed + notDone),
    keptAsSaid: shareOf(kept, kept + changed),
    changed,
    notDone,
    asked,
    outside: count('outside'),
    briefsKept: shareOf(whole.length, designed.length),
  };
}

function shareOf(part: number, all: number): number {
  return all === 0 ? 1 : part / all;
}

/** Whether nothing of a fact is left to be done or said. */
export function isKept({ state }: KeptFact): boolean {
  return state === 'kept' || state === 'outside';
}
