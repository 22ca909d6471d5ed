import type { DesignRequest } from '../request/design-request.ts';

/** The path of every value that a record can hold; open records and lists of values are one path. */
type LeafOf<T, Path extends string> = T extends string | number | boolean | null
  ? Path
  : T extends readonly (infer Entry)[]
    ? LeafOf<Entry, Path>
    : string extends keyof T
      ? Path
      : { [K in keyof T & string]: LeafOf<NonNullable<T[K]>, Path extends '' ? K : `${Path}.${K}`> }[keyof T & string];

/**
 * Every field of a request, without counting: `metal.karat`, `stones.carat_total`. Taken from its schema, so that a new
 * field does not compile until `rules/registry.ts` says how it is kept.
 */
export type RequestField = LeafOf<DesignRequest, ''>;

/** The fields of one section of a request. */
export type FieldsOf<Section extends string> = Extract<RequestField, Section | `${Section}.${string}`>;
