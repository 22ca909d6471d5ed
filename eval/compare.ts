import { understand } from '#designer/brief/understand.ts';
import type { MarkedBrief } from './corpus.ts';
import { requestFacts, type BriefFact } from './facts.ts';

/** How one brief was understood. */
export interface BriefComparison {
  readonly marked: MarkedBrief;
  readonly understood: readonly BriefFact[];
  readonly lost: readonly BriefFact[];
  /** Read where nothing of the kind was said. */
  readonly invented: readonly BriefFact[];
  /** Read where something else was said. */
  readonly wrong: readonly { readonly said: BriefFact; readonly read: BriefFact }[];
  readonly needlessQuestions: readonly string[];
  readonly missedQuestions: readonly string[];
  /** Refused although it should not be, or the other way round. */
  readonly wronglyRefused: boolean;
  readonly milliseconds: number;
}

/** Understands a brief and compares the result with what was marked by hand. */
export function compare(marked: MarkedBrief): BriefComparison {
  const startedAt = performance.now();
  const answer = understand(marked.brief);
  const milliseconds = performance.now() - startedAt;
  const said = marked.says === undefined ? [] : requestFacts(marked.says);
  const read = answer.ok ? requestFacts(answer.value, marked.says) : [];
  const readAt = new Map(read.map((fact) => [fact.place, fact]));
  const saidAt = new Set(said.map(({ place }) => place));
  const asked = answer.ok ? answer.value.must_ask : [];
  const toBeAsked = marked.says?.must_ask ?? [];
  return {
    marked,
    understood: said.filter((fact) => isSame(fact, readAt.get(fact.place))),
    lost: said.filter(({ place }) => !readAt.has(place)),
    invented: read.filter(({ place }) => !saidAt.has(place)),
    wrong: said.flatMap((fact) => {
      const other = readAt.get(fact.place);
      return other === undefined || isSame(fact, other) ? [] : [{ said: fact, read: other }];
    }),
    needlessQuestions: asked.filter((question) => !toBeAsked.includes(question)),
    missedQuestions: toBeAsked.filter((question) => !asked.includes(question)),
    wronglyRefused: answer.ok === (marked.says === undefined),
    milliseconds,
  };
}

/** Converted units are rounded to a hundredth. */
const ROUNDING = 0.011;

function isSame(said: BriefFact, read: BriefFact | undefined): boolean {
  if (read === undefined) return false;
  if (typeof said.value === 'number' && typeof read.value === 'number') {
    return Math.abs(said.value - read.value) <= Math.max(ROUNDING, Math.abs(said.value) * 0.005);
  }
  return String(said.value).toLowerCase() === String(read.value).toLowerCase();
}
