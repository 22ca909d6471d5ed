import type { DesignRequest } from '#spec/request/design-request.ts';

/** Any part of a document, at every level; lists must have all their entries. */
export type PartialDocument<T> = T extends readonly (infer Entry)[]
  ? readonly PartialDocument<Entry>[]
  : T extends object
    ? { readonly [Key in keyof T]?: PartialDocument<T[Key]> }
    : T;

/** What somebody types, and what has to be understood of it. */
export interface BriefCase {
  readonly brief: string;
  readonly says: PartialDocument<DesignRequest>;
  /** Codes that must_ask has to contain, among others. */
  readonly asks?: readonly string[];
  /** Codes that should_warn has to contain, among others. */
  readonly warns?: readonly string[];
}
