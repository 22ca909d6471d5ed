import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestDimensions } from '#spec/request/sections/measure.ts';
import { isUnder } from '#spec/request/sections/brief-span.ts';

/** The parts of a request that are one record or one value. */
const records = [
  'metal',
  'total_carat',
  'beads',
  'size',
  'dimensions',
  'weight',
  'finish_on',
  'enamel',
  'engraving',
  'hallmark',
  'budget',
  'recipient',
  'wear',
  'astrology',
  'outfit',
  'keep',
  'quote',
  'changes',
] as const;
const singles = [
  'profile',
  'closure',
  'occasion',
  'occasion_number',
  'occasion_time',
  'deadline',
  'heirloom_from',
  'style_reference',
] as const;

type RecordName = (typeof records)[number];
type Fields = Readonly<Record<string, unknown>>;

/** What is said of one measure in several ways: a width is no longer "about 20 mm" once it is 18. */
const waysOfSaying: readonly (readonly string[])[] = [
  ['width_mm', 'width_approx_mm'],
  ['height_mm', 'height_max_mm'],
  ['length_mm', 'length_min_mm', 'length_max_mm'],
] satisfies readonly (readonly (keyof RequestDimensions)[])[];

/** The fields of a part that no longer hold once something new is said of it. */
const outdone: Partial<Record<RecordName, (old: Fields, said: Fields) => readonly string[]>> = {
  // Karat and colour are of a metal: another one has its own.
  metal: (old, said) => {
    if (said['material'] !== undefined && said['material'] !== old['material']) return Object.keys(old);
    if (said['karat'] !== undefined) return ['fineness', 'fallback_karat'];
    return said['fineness'] === undefined ? [] : ['karat'];
  },
  size: (old) => Object.keys(old),
  weight: (old) => Object.keys(old),
  budget: (old) => Object.keys(old).filter((field) => field !== 'currency'),
  dimensions: (_, said) => waysOfSaying.filter((ways) => ways.some((way) => said[way] !== undefined)).flat(),
};

/** The records and single values of a request, amended by those of a change of it. */
export function amendSections(base: DesignRequest, change: DesignRequest): DesignRequest {
  const next: Record<string, unknown> = { ...base };
  let evidence: DesignRequest['evidence'] = { ...base.evidence };
  const forget = (path: string): void => {
    evidence = Object.fromEntries(Object.entries(evidence).filter(([place]) => !isUnder(place, path)));
  };
  const take = (path: string): void => {
    const own = Object.entries(change.evidence).filter(([place]) => isUnder(place, path));
    evidence = { ...evidence, ...Object.fromEntries(own) };
  };
  for (const name of records) {
    const said = change[name] as Fields | undefined;
    if (said === undefined) continue;
    const old = { ...(base[name] as Fields | undefined) };
    const fallen = [...(outdone[name]?.(old, said) ?? []), ...Object.keys(said)];
    const kept = Object.fromEntries(Object.entries(old).filter(([field]) => !fallen.includes(field)));
    for (const field of fallen) forget(`${name}.${field}`);
    next[name] = { ...kept, ...said, ...sameSystem(name, old, said) };
    for (const field of Object.keys(said)) take(`${name}.${field}`);
  }
  for (const name of singles) {
    if (change[name] === undefined) continue;
    forget(name);
    next[name] = change[name];
    take(name);
  }
  return { ...(next as DesignRequest), evidence };
}

/** "size 7", said of a ring that is a US 6, is a US 7. */
function sameSystem(name: RecordName, old: Fields, said: Fields): Fields {
  const isOpen = name === 'size' && said['system'] === null && said['value'] !== undefined;
  return isOpen && old['system'] !== undefined ? { system: old['system'] } : {};
}
