/** A price that a workshop has set for a design, in the place of the reckoned one. */
export interface PriceOverride {
  readonly hundredths: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** What a workshop says of a design in its catalogue, beside what it is. Texts are empty where it says nothing. */
export interface Listing {
  readonly sku: string;
  readonly collection: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly priceOverride?: PriceOverride | undefined;
}

/** What of a design is its listing. */
export const listingOf = ({ sku, collection, description, tags, priceOverride }: Listing): Listing => ({
  sku,
  collection,
  description,
  tags,
  ...(priceOverride !== undefined && { priceOverride }),
});
