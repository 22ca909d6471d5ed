import type { Result } from '#shared/result.ts';
import type { RefusedCall } from '../../api/studio-client.ts';
import type { Draft, Revision } from '../journal/draft.ts';
import type { Listing } from '../journal/listing.ts';

/** Where a design is kept. */
export interface HomePlace {
  readonly workshopId: string;
  readonly designId: string;
}

/** A design of a workshop as it stands there. */
export interface AtHome {
  readonly etag: string;
  /** Id of the revision that stands for it. */
  readonly headId: string;
}

/** A design as it is read from its workshop. Nothing of it has passed a schema here yet. */
export interface HomeDesign extends AtHome {
  readonly brief: string;
  readonly createdAt: string;
  readonly madeFrom: unknown;
  readonly listing: Listing;
  /** Ids of its newest revisions, the oldest of them first. */
  readonly revisions: readonly string[];
  /** Those of them that were asked for, as records of a draft. */
  readonly records: readonly unknown[];
}

type Answer<T> = Promise<Result<T, RefusedCall>>;

/** The workshops of whoever is logged in, and the designs in them. */
export interface DesignHome {
  /** Their ids, first the one that they work in. */
  workshops(): Answer<readonly string[]>;
  /** Creates a design with its first revision; sent again under its key it is the same one. */
  create(workshopId: string, key: string, draft: Draft, first: Revision): Answer<AtHome>;
  /** Saves a revision beside its parent. @param etag refused with the status 412 where the design has another */
  save(place: HomePlace, revision: Revision, parentId: string, etag: string): Answer<AtHome>;
  /** Lets a revision stand for its design. @param etag as above */
  show(place: HomePlace, revision: Revision, etag: string): Answer<AtHome>;
  /** The design as it is now. @param known ids of revisions that need not be read */
  read(place: HomePlace, known: ReadonlySet<string>): Answer<HomeDesign>;
}
