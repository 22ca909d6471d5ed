import type { DesignRequest } from '#spec/request/design-request.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** One thing that a brief says. */
export interface BriefFact {
  /** What it is about, without counting: `stones.gem`. */
  readonly field: string;
  /** Where it stands: `stones[0].gem`; a word of a list is part of its place. */
  readonly place: string;
  readonly value: string | number | boolean;
}

/** What was computed or is asked, not said; and where a finish is, which no brief was marked with: the finish itself is. */
const NOT_SAID = new Set(['assumptions', 'evidence', 'should_warn', 'must_ask', 'finish_on']);

/** Lists whose entries have several facts each and may come in another order. */
const THINGS = ['items', 'stones'] as const;

/** The facts of a request, with its items and stones in the order of those of `like`. */
export function requestFacts(request: DesignRequest, like: DesignRequest = request): readonly BriefFact[] {
  return Object.entries(request as unknown as Readonly<Record<string, Json | undefined>>).flatMap(([key, value]) => {
    if (value === undefined || NOT_SAID.has(key)) return [];
    const things = THINGS.find((name) => name === key);
    if (things === undefined) return flat(key, key, value);
    const own: readonly object[] = request[things] ?? [];
    return inOrderOf(own, like[things] ?? []).flatMap(([thing, at]) => flat(key, `${key}[${at}]`, thing as Json));
  });
}

function flat(field: string, place: string, value: Json): readonly BriefFact[] {
  if (value === null) return [];
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    // Measures of one thing belong together; words are facts by themselves.
    if (list.every((entry) => typeof entry === 'number')) return [{ field, place, value: list.join(' × ') }];
    return list.flatMap((entry) =>
      typeof entry === 'string' ? [{ field, place: `${place}.${entry}`, value: entry }] : flat(field, place, entry),
    );
  }
  if (typeof value !== 'object') return [{ field, place, value: value as string | number | boolean }];
  return Object.entries(value).flatMap(([key, inner]) => flat(`${field}.${key}`, `${place}.${key}`, inner));
}

/** Each thing with the place of its counterpart: pairs that share most facts are matched first; the rest come after. */
function inOrderOf<T extends object>(own: readonly T[], like: readonly object[]): readonly (readonly [T, number])[] {
  const pairs = own
    .flatMap((thing, index) => like.map((other, at) => ({ index, at, shared: sharedFacts(thing, other) })))
    .toSorted((a, b) => b.shared - a.shared);
  const placeOf = new Map<number, number>();
  const taken = new Set<number>();
  for (const { index, at } of pairs) {
    if (placeOf.has(index) || taken.has(at)) continue;
    placeOf.set(index, at);
    taken.add(at);
  }
  let next = like.length;
  return own.map((thing, index) => [thing, placeOf.get(index) ?? next++] as const);
}

function sharedFacts(thing: object, other: object): number {
  const known = new Map<string, unknown>(Object.entries(other));
  return Object.entries(thing).filter(([key, value]) => JSON.stringify(known.get(key)) === JSON.stringify(value))
    .length;
}
