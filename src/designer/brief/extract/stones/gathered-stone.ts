import type { RequestStone } from '#spec/request/sections/stone.ts';
import type { SaidValue, SaidFields } from '../../extraction.ts';
import type { TextSpan } from '../../parse/span.ts';
import type { BriefContext } from '../subject.ts';

/** A carat weight before it is known whether it is said of each stone or of all. */
export interface SaidCarats {
  readonly value: number;
  readonly share: 'each' | 'total' | 'unsaid';
  /** By its unit the weight of one stone: a "pointer". */
  readonly ofOneStone?: true;
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

/** A weight before it is known whose it is. */
export type CaratTrait = Extract<Trait, { readonly key: 'carats' }>;

export type GatheredFields = SaidFields<StoneTraits>;

export type StoneJoint = 'and' | 'or' | 'list';

/** One kind of stone with what was said of it. */
export interface GatheredStone {
  readonly fields: GatheredFields;
  /** What opened it: a gem takes traits from both sides, a mere shape gives way to a gem. */
  readonly head: 'gem' | 'role' | 'stone' | 'look' | 'birthstone';
  /** The atom that it is said at: its head, or the first of the traits that it is known by. */
  readonly place: number;
  /** How it is joined to the stone before: "rubies and diamonds" are alike, of "ruby or spinel" one is wanted. */
  readonly joint?: StoneJoint | undefined;
  /** A halo that is only named, "double halo cushion 1.2ct": the outline and size behind it are the centre's. */
  readonly isBareHalo?: boolean;
  /** The stone before in another size, for another piece of the set. */
  readonly isTwin?: boolean;
  /** Set where it is somebody's birthstone. */
  readonly birthstone?: Birthstone;
}

export interface Birthstone {
  /** The words that say so. */
  readonly span: TextSpan;
  /** The month of birth, where it was said: the gem follows from it. */
  readonly month?: string;
}

/** What is known of a stone when it is opened, beside its traits. */
type Opening = Omit<GatheredStone, 'fields'>;

/**
 * A stone while words are gathered to it: those that are its own, and those behind its head, which wait there for the
 * next gem and are its own when none takes them. Whatever comes after gathering makes new stones and changes none.
 */
export class OpenStone implements GatheredStone {
  readonly #opening: Opening;
  /** In the order of their words; those that are not its own stand behind the head. */
  #traits: readonly { readonly one: Trait; readonly isOwn: boolean }[] = [];

  constructor(opening: Opening, traits: readonly Trait[]) {
    this.#opening = opening;
    this.give(traits);
  }

  get head(): GatheredStone['head'] {
    return this.#opening.head;
  }

  get place(): number {
    return this.#opening.place;
  }

  get joint(): StoneJoint | undefined {
    return this.#opening.joint;
  }

  get isBareHalo(): boolean {
    return this.#opening.isBareHalo === true;
  }

  get fields(): GatheredFields {
    return Object.fromEntries(this.#traits.map(({ one: { key, said } }) => [key, said]));
  }

  /** Traits behind the head, which no gem has taken so far. */
  get behind(): readonly Trait[] {
    return this.#traits.flatMap(({ one, isOwn }) => (isOwn ? [] : [one]));
  }

  /** Gives it the traits of which it has none yet. */
  give(traits: readonly Trait[]): void {
    for (const one of traits) if (canTake(this, [one])) this.#traits = [...this.#traits, { one, isOwn: true }];
  }

  /** Leaves a trait behind the head. */
  leave(one: Trait): void {
    this.#traits = [...this.#traits, { one, isOwn: false }];
  }

  /** Lets the next gem have those of the traits behind the head that are its. */
  passOn(isOfNext: (one: Trait) => boolean): readonly Trait[] {
    const passed = this.behind.filter(isOfNext);
    this.#traits = this.#traits.filter(({ one }) => !passed.includes(one));
    return passed;
  }

  /** The stone with all of its traits, when no more words come. */
  gathered(): GatheredStone {
    return { ...this.#opening, fields: this.fields };
  }
}

export function trait<Key extends keyof StoneTraits>(
  key: Key,
  value: NonNullable<StoneTraits[Key]>,
  span: SaidValue<unknown>['span'],
): Trait {
  // Correct by the signature; TypeScript cannot pick the member of a union by a generic key.
  return { key, said: { value, span } } as unknown as Trait;
}

/** The atom that the first of some traits is said at. */
export function placeOfTraits({ atoms }: BriefContext, traits: readonly Trait[]): number {
  const start = Math.min(...traits.map(({ said }) => said.span[0]));
  return atoms.findLastIndex(({ span }) => span[0] <= start);
}

/** The traits that fields are made of. */
export function traitsOf(fields: GatheredFields): readonly Trait[] {
  return Object.entries(fields).map(([key, said]) => ({ key, said }) as Trait);
}

/** The stone with the traits of which it has none yet. */
export function withTraits<Stone extends GatheredStone>(stone: Stone, traits: readonly Trait[]): Stone {
  const missing = traits.filter(
    (one, at) => canTake(stone, [one]) && traits.findIndex(({ key }) => key === one.key) === at,
  );
  if (missing.length === 0) return stone;
  return { ...stone, fields: { ...stone.fields, ...Object.fromEntries(missing.map(({ key, said }) => [key, said])) } };
}

/** The stone without what it has of a trait. */
export function withoutTraits(stone: GatheredStone, ...keys: readonly Trait['key'][]): GatheredStone {
  const left = traitsOf(stone.fields).filter(({ key }) => !keys.includes(key));
  return { ...stone, fields: Object.fromEntries(left.map(({ key, said }) => [key, said])) };
}

/** Whether it is known which gem it is, be it by the month of a birth. */
export function hasName({ fields, head }: GatheredStone): boolean {
  return fields.gem !== undefined || head === 'birthstone';
}

/** Whether a stone has none of these traits yet. */
export function canTake({ fields }: GatheredStone, traits: readonly Trait[]): boolean {
  return traits.every(({ key }) => fields[key] === undefined);
}
