import { sayGem } from '#spec/meanings/say-gem.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { Metal } from '#spec/tables/alloys.ts';
import { gemIds } from '#spec/tables/gems.ts';
import { listingRules } from '#shared/forms/listing-rules.ts';
import { capitalised } from '#shared/words.ts';
import type { ChoiceOption } from '../../components/controls/choice.tsx';

/** Names of the filter in the address, as the API has them. */
export const facetNames = ['kind', 'metal', 'gem'] as const;
export type FacetName = (typeof facetNames)[number];

/** What is chosen by a link or a button, and shown until it is taken away. `liked` is `true` or empty. */
export const pickedNames = ['tag', 'collection', 'liked'] as const;
export type PickedName = (typeof pickedNames)[number];

/** What of a workshop's designs is looked for: an option of each facet, what is picked, beginnings of words. Empty for all. */
export type CatalogueFilter = Readonly<Record<FacetName | PickedName | 'text', string>>;

export const everything: CatalogueFilter = {
  kind: '',
  metal: '',
  gem: '',
  tag: '',
  collection: '',
  liked: '',
  text: '',
};

/** A facet as it is chosen on the screen. */
export interface CatalogueFacet {
  readonly label: string;
  readonly options: readonly ChoiceOption[];
}

const metals = {
  gold: 'Gold',
  platinum: 'Platinum',
  palladium: 'Palladium',
  silver: 'Silver',
  base: 'Base metals',
} as const satisfies Readonly<Record<Metal, string>>;

export const facets: Readonly<Record<FacetName, CatalogueFacet>> = {
  kind: {
    label: 'Kind',
    options: Object.entries(pieceKinds).map(([value, { called }]) => ({ value, label: capitalised(called) })),
  },
  metal: { label: 'Metal', options: Object.entries(metals).map(([value, label]) => ({ value, label })) },
  gem: {
    label: 'Main stone',
    options: gemIds
      .map((gem) => ({ value: gem, label: capitalised(sayGem(gem)) }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  },
};

/** The filter of an address. An option that there is not counts as none. */
export function filterIn(params: URLSearchParams): CatalogueFilter {
  const chosen = (name: FacetName) => {
    const value = params.get(name) ?? '';
    return facets[name].options.some((option) => option.value === value) ? value : '';
  };
  // The API takes no more.
  const said = (name: string, most: number) => (params.get(name) ?? '').slice(0, most);
  return {
    kind: chosen('kind'),
    metal: chosen('metal'),
    gem: chosen('gem'),
    tag: said('tag', listingRules.tag.most),
    collection: said('collection', listingRules.collection.most),
    liked: params.get('liked') === 'true' ? 'true' : '',
    text: said('text', 100),
  };
}

/** The filter as it stands in an address, without what is empty. */
export const addressOfFilter = (filter: CatalogueFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

export const isFiltered = (filter: CatalogueFilter): boolean => Object.values(filter).some((value) => value !== '');

/** What is picked, in words, for a button that takes it away. */
export const pickedInWords = (name: PickedName, value: string): string =>
  name === 'liked' ? 'Liked' : name === 'tag' ? `Tag: ${value}` : `Collection: ${value}`;
