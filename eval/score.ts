import type { BriefComparison } from './compare.ts';
import { type MistakenUnit, unitFactors } from './unit-factors.ts';

/** How often something was found: shares from 0 to 1. */
export interface Rates {
  readonly said: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** The figures of one half of the corpus. */
export interface Score extends Rates {
  readonly briefs: number;
  /** Share of briefs that were understood completely, with nothing invented. */
  readonly exactMatch: number;
  readonly fields: Readonly<Record<string, Rates>>;
  readonly negations: Rates;
  readonly invented: number;
  readonly unitErrors: number;
  readonly wronglyRefused: number;
  readonly needlessQuestionsPerBrief: number;
  readonly missedQuestions: number;
  readonly medianMilliseconds: number;
  readonly p95Milliseconds: number;
}

export function scoreOf(comparisons: readonly BriefComparison[]): Score {
  const fields = new Set(comparisons.flatMap(factsSaidOrRead).map(({ field }) => sectionOf(field)));
  const times = comparisons.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const sum = (count: (one: BriefComparison) => number): number =>
    comparisons.reduce((total, one) => total + count(one), 0);
  return {
    ...ratesOf(comparisons, () => true),
    briefs: comparisons.length,
    exactMatch: sum((one) => Number(isExact(one))) / comparisons.length,
    fields: Object.fromEntries(
      [...fields].toSorted().map((section) => [section, ratesOf(comparisons, (field) => sectionOf(field) === section)]),
    ),
    negations: ratesOf(comparisons, (field) => field === 'exclude'),
    invented: sum(({ invented }) => invented.length),
    unitErrors: sum(({ wrong }) => wrong.filter(({ said, read }) => isUnitError(said.value, read.value)).length),
    wronglyRefused: sum(({ wronglyRefused }) => Number(wronglyRefused)),
    needlessQuestionsPerBrief: sum(({ needlessQuestions }) => needlessQuestions.length) / comparisons.length,
    missedQuestions: sum(({ missedQuestions }) => missedQuestions.length),
    medianMilliseconds: times[Math.floor(times.length / 2)] ?? 0,
    p95Milliseconds: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}

/** A fact read wrongly is both lost and invented. */
function ratesOf(comparisons: readonly BriefComparison[], isMeant: (field: string) => boolean): Rates {
  let right = 0;
  let said = 0;
  let read = 0;
  for (const { understood, lost, invented, wrong } of comparisons) {
    const hits = understood.filter(({ field }) => isMeant(field)).length;
    const mistaken = wrong.filter((pair) => isMeant(pair.said.field)).length;
    right += hits;
    said += hits + mistaken + lost.filter(({ field }) => isMeant(field)).length;
    read += hits + mistaken + invented.filter(({ field }) => isMeant(field)).length;
  }
  const precision = read === 0 ? 1 : right / read;
  const recall = said === 0 ? 1 : right / said;
  return { said, precision, recall, f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

function isExact({
  lost,
  invented,
  wrong,
  needlessQuestions,
  missedQuestions,
  wronglyRefused,
}: BriefComparison): boolean {
  const faults = [lost, invented, wrong, needlessQuestions, missedQuestions];
  return !wronglyRefused && faults.every(({ length }) => length === 0);
}

const factsSaidOrRead = ({ understood, lost, invented, wrong }: BriefComparison) => [
  ...understood,
  ...lost,
  ...invented,
  ...wrong.map(({ said }) => said),
];

/** The section of a field: `stones.gem` belongs to `stones`. */
const sectionOf = (field: string): string => field.split('.', 1)[0] as string;

/** A number that is right but for its unit. */
function isUnitError(said: unknown, read: unknown): boolean {
  if (typeof said !== 'number' || typeof read !== 'number' || said === 0 || read === 0) return false;
  const ratio = Math.max(said / read, read / said);
  return (Object.keys(unitFactors) as MistakenUnit[]).some((unit) => Math.abs(ratio / unitFactors[unit] - 1) < 0.01);
}
