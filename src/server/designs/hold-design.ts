import { fail, ok, type Result } from '#shared/result.ts';
import type { DesignRow } from '../db/design-tables.ts';
import type { Database } from '../db/open-database.ts';
import { DESIGN_COLUMNS } from './design.ts';
import { designChanged, noSuchDesign } from './design-problems.ts';

/** Where a design is. */
export interface DesignPlace {
  readonly workshopId: string;
  readonly designId: string;
}

/** A design as its row stands while it is held. */
export type HeldDesign = Pick<DesignRow, (typeof DESIGN_COLUMNS)[number] | 'workshopId'>;

/**
 * Holds a design to the end of the transaction, so that those who change it do so one after the other.
 * @param version that the caller has seen; undefined where any will do
 * @returns refused with `not_found`, or with `design_changed` where it has another version
 */
export async function holdDesign(
  work: Database,
  { workshopId, designId }: DesignPlace,
  version?: number,
): Promise<Result<HeldDesign>> {
  // A write that changes nothing: SQLite knows no `for update`, and PostgreSQL locks the row by it just the same.
  const held = await work
    .updateTable('designs')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', designId)
    .where('workshopId', '=', workshopId)
    .where('deletedAtMs', 'is', null)
    .returning([...DESIGN_COLUMNS, 'workshopId'])
    .executeTakeFirst();
  if (held === undefined) return fail(noSuchDesign);
  return version === undefined || version === held.version ? ok(held) : fail(designChanged);
}
