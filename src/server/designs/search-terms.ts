import { sayGem } from '#spec/meanings/say-gem.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { alloys } from '#spec/tables/alloys.ts';
import type { DesignRow } from '../db/design-tables.ts';

/** What a design is found by. */
type Findable = Pick<DesignRow, 'title' | 'kind' | 'alloy' | 'gem' | 'brief' | 'sku' | 'collection' | 'description'> & {
  readonly tags: readonly string[];
};

/** More would make a row larger than its design. */
const MOST_WORDS = 150;
const LONGEST_WORD = 40;
/** All that is compared of a design where the index does not help: made-up letters come apart into many. */
const MOST_CHARACTERS = 2400;

/**
 * The words of a text as both databases compare them: lower case, Latin letters without accents, only letters, digits and
 * the marks of other scripts. So the two find the same, whatever their own rules for words are.
 */
export function searchWordsIn(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) => [...word].slice(0, LONGEST_WORD).join(''));
}

/** A facet as it stands among the words. No word has a colon, so nobody types one by accident. */
export const facetTerm = (facet: 'kind' | 'metal' | 'alloy' | 'gem', value: string): string =>
  `${facet}:${value.toLowerCase().replaceAll(/[^a-z\d]/g, '_')}`;

/** A tag, or a collection, as a facet. */
export const saidTerm = (facet: 'tag' | 'collection', said: string): string =>
  `${facet}:${[...searchWordsIn(said).join('_')].slice(0, LONGEST_WORD).join('')}`;

/**
 * What each term of a workshop's designs begins with in the index, as migrations/2026-11-24-words-of-each-workshop.ts
 * writes it: so no beginning of a word leads past others' words. Two may have the same: whose a design is is asked, too.
 */
export const keyOfWorkshop = (workshopId: string): string => `${workshopId.slice(0, 8)}:`;

/** Everything that a design is found by, between single spaces. */
export function searchTextOf(design: Findable): string {
  const { title, kind, alloy, gem, brief, tags, sku, collection, description } = design;
  const facets = [
    facetTerm('kind', kind),
    facetTerm('alloy', alloy),
    facetTerm('metal', alloys[alloy].metal),
    ...(gem === '' ? [] : [facetTerm('gem', gem)]),
    ...(collection === '' ? [] : [saidTerm('collection', collection)]),
    ...tags.map((tag) => saidTerm('tag', tag)),
  ];
  const made = [pieceKinds[kind].called, gem === '' ? '' : sayGem(gem), alloys[alloy].name];
  const said = [title, ...made, sku, collection, ...tags, brief, description];
  const words = [...new Set(searchWordsIn(said.join(' ')))].slice(0, MOST_WORDS);
  return within(MOST_CHARACTERS, [...new Set(facets), ...words]).join(' ');
}

/** The first terms that have room together, with a space between them. */
function within(most: number, terms: readonly string[]): readonly string[] {
  let left = most;
  return terms.filter((term) => {
    left -= term.length + 1;
    return left >= 0;
  });
}
