import { stoneRole } from '#spec/meanings/stone-roles.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { measureOfChange } from '#spec/request/sections/change.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import type { ConstraintWord } from '#spec/request/words/constraint-words.ts';
import type { StyleWord } from '#spec/request/words/style-words.ts';
import type { TextSpan } from '../parse/span.ts';

type Changes = NonNullable<DesignRequest['changes']>;
type Value = Changes[string][string];

/** A change in a direction, as it is said of what was asked for before. */
interface Comparison {
  readonly subject: string;
  /** As it stands in `changes`, and what it is about. */
  readonly key: string;
  readonly measure: string;
  readonly unit: string | undefined;
  readonly value: Value;
  readonly span: TextSpan | undefined;
}

/**
 * What becomes of a measure that was said when it is to be more or less of it: as much as is plainly seen, but no other
 * piece. "Twice" and "half" are what they say.
 */
const factors: Readonly<Record<string, number>> = {
  thinner: 0.8,
  narrower: 0.8,
  smaller: 0.85,
  shorter: 0.9,
  lower: 0.8,
  lighter: 0.85,
  fewer: 0.7,
  cheaper: 0.85,
  thicker: 1.25,
  wider: 1.25,
  larger: 1.15,
  longer: 1.1,
  taller: 1.2,
  heavier: 1.15,
  more: 1.3,
  half: 0.5,
  double: 2,
};

type Word =
  | { readonly list: 'style'; readonly word: StyleWord }
  | { readonly list: 'constraints'; readonly word: ConstraintWord };

/** The word for it where no measure was said: designs know how slim or large it makes a piece. */
const words: Readonly<Record<string, Word>> = {
  'band_width thinner': { list: 'style', word: 'slim' },
  'band_width narrower': { list: 'style', word: 'slim' },
  'width thinner': { list: 'style', word: 'slim' },
  'width narrower': { list: 'style', word: 'slim' },
  'thickness thinner': { list: 'style', word: 'slim' },
  'band_width wider': { list: 'style', word: 'chunky' },
  'width wider': { list: 'style', word: 'chunky' },
  'band_width thicker': { list: 'style', word: 'chunky' },
  'thickness thicker': { list: 'style', word: 'chunky' },
  'size larger': { list: 'style', word: 'large' },
  'size smaller': { list: 'style', word: 'small' },
  'length longer': { list: 'style', word: 'long' },
  'length shorter': { list: 'style', word: 'short' },
  'height lower': { list: 'constraints', word: 'low_profile' },
  'metal lighter': { list: 'constraints', word: 'lightweight' },
};

/** A change with its comparisons as facts, as far as they can be; those that are left stay in `changes`. */
export function withComparisons(base: DesignRequest, change: DesignRequest): DesignRequest {
  const { changes, ...rest } = change;
  const evidence = Object.fromEntries(
    Object.entries(change.evidence).filter(([place]) => !place.startsWith('changes.')),
  );
  let next: DesignRequest = { ...rest, evidence };
  for (const [subject, fields] of Object.entries(changes ?? {})) {
    for (const [key, value] of Object.entries(fields)) {
      const { measure, unit } = measureOfChange(key);
      const one = { subject, key, measure, unit, value, span: change.evidence[`changes.${subject}.${key}`] };
      next = asFact(base, next, one) ?? asChange(next, one);
    }
  }
  return next;
}

function asFact(base: DesignRequest, change: DesignRequest, one: Comparison): DesignRequest | undefined {
  return ofMeasure(base, change, one) ?? ofStone(base, change, one) ?? inWords(base, change, one);
}

/** "2 inches shorter", "thinner": of a measure that was said. */
function ofMeasure(base: DesignRequest, change: DesignRequest, one: Comparison): DesignRequest | undefined {
  const { subject, measure, span } = one;
  const place = placeOf(base, subject, measure);
  if (place === undefined) return undefined;
  const section = (change[place.section] ?? {}) as Readonly<Record<string, unknown>>;
  // "bigger, 2 ct": the measure says how much bigger.
  if (section[place.field] !== undefined) return change;
  const amount = changedBy(place.value, one);
  if (amount === undefined) return undefined;
  return {
    ...change,
    [place.section]: { ...section, [place.field]: amount },
    evidence: { ...change.evidence, ...(span && { [`${place.section}.${place.field}`]: span }) },
  };
}

function changedBy(old: number, { unit, value }: Comparison): number | undefined {
  const factor = factors[String(value)];
  const amount = unit === 'percent' ? old * (1 + Number(value) / 100) : old + Number(value);
  const changed = typeof value === 'number' ? amount : factor === undefined ? undefined : old * factor;
  return changed === undefined || changed <= 0 ? undefined : Number(changed.toFixed(2));
}

interface SaidNumber {
  readonly section: 'dimensions' | 'size' | 'weight' | 'budget';
  readonly field: string;
  readonly value: number;
}

/** The number that a change is about, if it was said. */
function placeOf(
  { dimensions, size, weight, budget, items }: DesignRequest,
  subject: string,
  measure: string,
): SaidNumber | undefined {
  if (subject === 'size' && typeof size?.value === 'number')
    return { section: 'size', field: 'value', value: size.value };
  const of = { dimensions, weight, budget, size: undefined }[subject] as Readonly<Record<string, unknown>> | undefined;
  const names = [`${measure}_mm`, `${measure}_approx_g`, `${measure}_max_g`, measure, 'max'];
  for (const name of subject === 'budget' ? names : names.slice(0, 4)) {
    const value = of?.[name];
    if (typeof value === 'number') return { section: subject as SaidNumber['section'], field: name, value };
  }
  const [item] = items ?? [];
  const own =
    subject === 'dimensions' ? (item as Readonly<Record<string, unknown>> | undefined)?.[`${measure}_mm`] : undefined;
  return typeof own === 'number' ? { section: 'dimensions', field: `${measure}_mm`, value: own } : undefined;
}

/** "a bigger stone", "half the stones": of the stones that were said. */
function ofStone(base: DesignRequest, change: DesignRequest, one: Comparison): DesignRequest | undefined {
  const { subject, measure, span } = one;
  const stones = change.stones ?? [];
  const isOfMain = subject === 'center' || subject === 'stones';
  const own = stones.findIndex(({ role }) => stoneRole(role).isUsual || role === subject);
  const old = (base.stones ?? []).find(({ role }) => (isOfMain ? stoneRole(role).isUsual : role === subject));
  const isMeasured = stones[own] !== undefined && hasSize(stones[own]) && measure === 'size';
  const said: Partial<RequestStone> | undefined = isMeasured ? {} : stoneChange(old, one);
  if (said === undefined) return undefined;
  const at = own >= 0 ? own : stones.length;
  const stone: RequestStone = { role: old?.role ?? 'center', ...stones[own], ...said };
  const evidence = Object.keys(said).flatMap((key) => (span ? [[`stones[${at}].${key}`, span] as const] : []));
  return {
    ...change,
    stones: own >= 0 ? stones.with(own, stone) : [...stones, stone],
    evidence: { ...change.evidence, ...Object.fromEntries(evidence) },
  };
}

function hasSize(stone: RequestStone): boolean {
  return [stone.carat_each, stone.carat_total, stone.diameter_mm, stone.size_mm].some((one) => one !== undefined);
}

const numbersOfStone = { diameter: 'diameter_mm', carat_each: 'carat_each', count: 'count' } as const;

function stoneChange(old: RequestStone | undefined, one: Comparison): Partial<RequestStone> | undefined {
  const { subject, measure, value } = one;
  const key = Object.entries(numbersOfStone).find(([called]) => called === measure)?.[1];
  const known = key && old?.[key];
  if (key !== undefined && known !== undefined) {
    const changed = changedBy(known, one);
    if (changed === undefined) return undefined;
    return { [key]: key === 'count' ? Math.max(1, Math.round(changed)) : changed };
  }
  if (measure !== 'size' || old === undefined || subject === 'stones') return undefined;
  const measured = (['carat_each', 'carat_total', 'diameter_mm'] as const).find((way) => old[way] !== undefined);
  const changed = measured && changedBy(old[measured] ?? 0, one);
  if (measured !== undefined && changed !== undefined) return { [measured]: changed };
  if (value !== 'larger' && value !== 'smaller') return undefined;
  const word = value === 'larger' ? 'large' : 'small';
  return old.size_word === word ? undefined : { size_word: word };
}

/** Where no measure was said, the word for it; undefined where it was said already. */
function inWords(
  base: DesignRequest,
  change: DesignRequest,
  { measure, value, span }: Comparison,
): DesignRequest | undefined {
  const said = words[`${measure} ${value}`];
  if (said === undefined) return undefined;
  const { list, word } = said;
  const own = change[list] ?? [];
  if (own.includes(word)) return change;
  if (base[list]?.includes(word)) return undefined;
  return {
    ...change,
    [list]: [...own, word],
    evidence: { ...change.evidence, ...(span && { [`${list}[${own.length}]`]: span }) },
  };
}

function asChange(change: DesignRequest, { subject, key, value, span }: Comparison): DesignRequest {
  return {
    ...change,
    changes: { ...change.changes, [subject]: { ...change.changes?.[subject], [key]: value } },
    evidence: { ...change.evidence, ...(span && { [`changes.${subject}.${key}`]: span }) },
  };
}
