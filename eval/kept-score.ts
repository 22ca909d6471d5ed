import type { KeptFact } from '#spec/kept/fact.ts';
import type { KeptBrief } from './keep.ts';

/** How many facts the designs of one half of the corpus keep. */
export interface KeptScore {
  /** Briefs of new pieces for which designs were proposed. */
  readonly designed: number;
  /** Kept over all facts that a design can be asked for; a fact counts once for each design. */
  readonly kept: number;
  /** The same without those that need an answer or that nothing in the design language can show. */
  readonly keptOrDone: number;
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
    kept: shareOf(kept, kept + changed + notDone + asked),
    keptOrDone: shareOf(kept, kept + changed),
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
