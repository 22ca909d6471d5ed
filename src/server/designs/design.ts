import type { DesignSpec } from '#spec/design-spec.ts';
import type { DesignRevisionRow, DesignRow } from '../db/design-tables.ts';

/** A design as its workshop sees it, without its states. */
export interface Design
  extends Omit<DesignRow, 'tags' | 'madeFrom' | 'searchText' | 'creationKey' | 'creationHash' | 'workshopId'> {
  readonly tags: readonly string[];
}

/** The columns of {@link Design}. */
export const DESIGN_COLUMNS = [
  'id',
  'headId',
  'revisionCount',
  'version',
  'title',
  'kind',
  'alloy',
  'gem',
  'netMetalMilligrams',
  'priceHundredths',
  'currency',
  'brief',
  'tags',
  'sku',
  'collection',
  'description',
  'overrideHundredths',
  'overrideCurrency',
  'createdBy',
  'createdAtMs',
  'changedAtMs',
  'deletedAtMs',
] as const satisfies readonly (keyof DesignRow)[];

/** A row of {@link DESIGN_COLUMNS} as a design. */
export const designOfRow = ({ tags, ...row }: Pick<DesignRow, (typeof DESIGN_COLUMNS)[number]>): Design => ({
  ...row,
  tags: JSON.parse(tags) as readonly string[],
});

/** A price as a catalogue shows it. */
export interface ShownPrice {
  readonly hundredths: number;
  readonly currency: string;
}

/** How a design is listed before anybody has said anything of it. */
export const notListed = {
  sku: '',
  collection: '',
  description: '',
  overrideHundredths: null,
  overrideCurrency: '',
} as const satisfies Partial<DesignRow>;

/** What the studio of who saves a state worked out for it: shown in the catalogue, and binding nobody. */
export interface ShownEstimate {
  /** All metal that the piece is sold with, without stones and the chain beside it. */
  readonly netMetalMilligrams: number;
  readonly price?: ShownPrice | undefined;
}

/** A state of a design that somebody wants to be kept. Its spec has passed its schema. */
export interface NewRevision extends Pick<DesignRevisionRow, 'id' | 'origin' | 'madeAtMs'> {
  readonly spec: DesignSpec;
  readonly estimate?: ShownEstimate | undefined;
}

/** The columns of an estimate. */
export const columnsOfEstimate = (estimate: ShownEstimate | undefined) => ({
  netMetalMilligrams: estimate?.netMetalMilligrams ?? null,
  priceHundredths: estimate?.price?.hundredths ?? null,
  currency: estimate?.price?.currency ?? '',
});
