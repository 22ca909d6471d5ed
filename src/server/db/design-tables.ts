import type { AlloyId } from '#spec/tables/alloys.ts';
import type { GemId } from '#spec/tables/gems.ts';
import type { EditOrigin } from '#spec/edit.ts';
import type { PieceKind } from '#spec/design-spec.ts';

/** A design of a workshop: what a catalogue shows of the revision that stands for it, its head. */
export interface DesignRow {
  readonly id: string;
  readonly workshopId: string;
  /** Of its revisions, the one that stands for it. */
  readonly headId: string;
  readonly revisionCount: number;
  /** One more with each change: its ETag. */
  readonly version: number;
  readonly title: string;
  readonly kind: PieceKind;
  readonly alloy: AlloyId;
  /** The gem of the heaviest stone; empty for a piece without stones. */
  readonly gem: GemId | '';
  /**
   * What the studio of who saved it worked out, to be shown, not to be bound by; null where it was not settled. All metal
   * that the piece is sold with, as screens tell it: finished and bought together, without the chain beside it.
   */
  readonly netMetalMilligrams: number | null;
  readonly priceHundredths: number | null;
  /** ISO 4217; empty without a price. */
  readonly currency: string;
  readonly brief: string;
  /** What was understood of the words, and why it was proposed (`MadeFrom`), as JSON; empty where nobody said. */
  readonly madeFrom: string;
  /** As JSON, a list of texts. */
  readonly tags: string;
  /** The shop's own number of it; empty, or no other design of the workshop has it. */
  readonly sku: string;
  readonly collection: string;
  readonly description: string;
  /** The price that the workshop has set for it, in the place of the reckoned one; null where it has set none. */
  readonly overrideHundredths: number | null;
  /** ISO 4217; empty without such a price. */
  readonly overrideCurrency: string;
  /** What it is found by: words and facets between single spaces (designs/search-terms.ts). Both databases index it. */
  readonly searchText: string;
  readonly createdBy: string;
  /** The Idempotency-Key of its creation, and the hash of what was sent with it. */
  readonly creationKey: string;
  readonly creationHash: string;
  readonly createdAtMs: number;
  readonly changedAtMs: number;
  /** Null unless it lies in the bin. */
  readonly deletedAtMs: number | null;
}

/** One state of a design. It is never changed. */
export interface DesignRevisionRow {
  readonly designId: string;
  /** Given by who made it; unique within its design. */
  readonly id: string;
  /** Null for the first. */
  readonly parentId: string | null;
  /** A `DesignSpec` as JSON, as it was when it passed its schema: readers upgrade it. */
  readonly spec: string;
  readonly origin: EditOrigin;
  readonly authorId: string;
  /** When it was made, by the clock of who made it; it may have waited in a journal. */
  readonly madeAtMs: number;
  readonly savedAtMs: number;
}

/** A picture of a revision that somebody likes. */
export interface LikedPictureRow {
  readonly workshopId: string;
  readonly accountId: string;
  readonly designId: string;
  readonly revisionId: string;
  readonly likedAtMs: number;
}
