import type { RequestStone } from '#spec/request/stone.ts';
import type { SaidValue, SaidFields } from '../../extraction.ts';

/** A carat weight before it is known whether it is said of each stone or of all. */
export interface SaidCarats {
  readonly value: number;
  readonly share: 'each' | 'total' | 'unsaid';
}

/** Everything that can be said of a stone; `carats` becomes a weight each or in all once all stones are known. */
export interface StoneTraits extends Omit<RequestStone, 'carat_each' | 'carat_total'> {
  readonly carats?: SaidCarats;
  /** Whether the count is that of one of two sides. */
  readonly perSide?: boolean;
}

/** One trait with the words it was read from. */
export type Trait = {
  [Key in keyof StoneTraits]-?: { readonly key: Key; readonly said: SaidValue<NonNullable<StoneTraits[Key]>> };
}[keyof StoneTraits];

export type GatheredFields = { -readonly [Key in keyof SaidFields<StoneTraits>]: SaidFields<StoneTraits>[Key] };

/** One kind of stone while its traits are gathered. */
export interface GatheredStone {
  fields: GatheredFields;
  /** What opened it: a gem takes traits from both sides, a mere shape gives way to a gem. */
  head: 'gem' | 'role' | 'stone' | 'look';
  /** Traits that came behind the head; they may yet belong to the gem that follows. */
  behind: Trait[];
  /** Where its head stands in the brief. */
  readonly place: number;
  /** How it is joined to the stone before: "rubies and diamonds" are alike, of "ruby or spinel" one is wanted. */
  readonly joint?: StoneJoint | undefined;
  /** A halo that is only named, "double halo cushion 1.2ct": the outline and size behind it are the centre's. */
  readonly isBareHalo?: boolean;
  /** The stone before in another size, for another piece of the set. */
  readonly isTwin?: boolean;
}

export type StoneJoint = 'and' | 'or' | 'list';

export function trait<Key extends keyof StoneTraits>(
  key: Key,
  value: NonNullable<StoneTraits[Key]>,
  span: SaidValue<unknown>['span'],
): Trait {
  // Correct by the signature; TypeScript cannot pick the member of a union by a generic key.
  return { key, said: { value, span } } as unknown as Trait;
}

/** Gives the stone a trait unless it has one of that name. Returns whether it did. */
export function give(stone: GatheredStone, one: Trait): boolean {
  if (stone.fields[one.key] !== undefined) return false;
  Object.assign(stone.fields, { [one.key]: one.said });
  return true;
}

export function canTake(stone: GatheredStone, traits: readonly Trait[]): boolean {
  return traits.every(({ key }) => stone.fields[key] === undefined);
}
