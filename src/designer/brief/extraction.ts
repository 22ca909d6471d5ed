import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestItem } from '#spec/request/sections/item.ts';
import type { Assumption } from '#spec/request/reader-fields.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import type { WarningCode } from '#spec/warnings.ts';
import type { TextSpan } from './parse/span.ts';

/** A value and the words it was read from. */
export interface SaidValue<T> {
  readonly value: T;
  readonly span: TextSpan;
}

/** A part of the document, field by field with its evidence. */
export type SaidFields<T> = { readonly [Key in keyof T]?: SaidValue<NonNullable<T[Key]>> };

/** The parts of the document that are one record. */
export interface Sections {
  readonly metal: NonNullable<DesignRequest['metal']>;
  readonly total_carat: NonNullable<DesignRequest['total_carat']>;
  readonly beads: NonNullable<DesignRequest['beads']>;
  readonly size: NonNullable<DesignRequest['size']>;
  readonly dimensions: NonNullable<DesignRequest['dimensions']>;
  readonly weight: NonNullable<DesignRequest['weight']>;
  readonly finish_on: NonNullable<DesignRequest['finish_on']>;
  readonly enamel: NonNullable<DesignRequest['enamel']>;
  readonly engraving: NonNullable<DesignRequest['engraving']>;
  readonly hallmark: NonNullable<DesignRequest['hallmark']>;
  readonly budget: NonNullable<DesignRequest['budget']>;
  readonly recipient: NonNullable<DesignRequest['recipient']>;
  readonly wear: NonNullable<DesignRequest['wear']>;
  readonly astrology: NonNullable<DesignRequest['astrology']>;
  readonly outfit: NonNullable<DesignRequest['outfit']>;
  readonly keep: NonNullable<DesignRequest['keep']>;
  readonly quote: NonNullable<DesignRequest['quote']>;
}

/** The parts that are a list of words. */
export type WordList = 'finish' | 'techniques' | 'motifs' | 'style' | 'features' | 'constraints' | 'exclude' | 'views';

/** The parts that are one value. */
export type SingleField =
  | 'intent'
  | 'profile'
  | 'closure'
  | 'occasion'
  | 'occasion_number'
  | 'occasion_time'
  | 'deadline'
  | 'base_design'
  | 'heirloom_from'
  | 'style_reference';

type SectionExtraction = {
  [Name in keyof Sections]: {
    readonly kind: 'section';
    readonly section: Name;
    readonly fields: SaidFields<Sections[Name]>;
  };
}[keyof Sections];

/** One thing that a subject read from the brief: what its words say, or what they leave to ask, to warn of or to assume. */
export type Extraction =
  | SectionExtraction
  | { readonly kind: 'item'; readonly index: number; readonly fields: SaidFields<RequestItem> }
  /** The words that tell of one of several pieces of a name. */
  | { readonly kind: 'clause'; readonly index: number; readonly span: TextSpan }
  | { readonly kind: 'stone'; readonly index: number; readonly fields: SaidFields<RequestStone> }
  | { readonly kind: 'word'; readonly list: WordList; readonly word: string; readonly span: TextSpan }
  | { readonly kind: 'single'; readonly key: SingleField; readonly value: string | number; readonly span: TextSpan }
  | { readonly kind: 'ask'; readonly code: string; readonly doubtful: readonly TextSpan[] }
  | {
      readonly kind: 'change';
      readonly subject: string;
      readonly field: string;
      readonly value: string | number;
      readonly span: TextSpan;
    }
  | { readonly kind: 'warn'; readonly code: WarningCode }
  | { readonly kind: 'assume'; readonly assumption: Assumption; readonly span?: TextSpan }
  | { readonly kind: 'contradiction'; readonly message: string; readonly remedy: string };

export function section<Name extends keyof Sections>(name: Name, fields: SaidFields<Sections[Name]>): Extraction {
  // Correct by the signature; TypeScript cannot pick the member of a union by a generic key.
  return { kind: 'section', section: name, fields } as unknown as Extraction;
}

export function saidWord(list: WordList, said: string, span: TextSpan): Extraction {
  return { kind: 'word', list, word: said, span };
}

export function singleValue(key: SingleField, value: string | number, span: TextSpan): Extraction {
  return { kind: 'single', key, value, span };
}

/** @param doubtful the words that leave it open; the answer takes their place */
export function ask(code: string, ...doubtful: readonly TextSpan[]): Extraction {
  return { kind: 'ask', code, doubtful };
}

/** @param span the words that it is assumed of, where there are some */
export function assume(field: string, value: Assumption['value'], why: string, span?: TextSpan): Extraction {
  return { kind: 'assume', assumption: { field, value, why }, ...(span && { span }) };
}
