import type { Counter } from '../limits/count-attempts.ts';
import { columnsOfEstimate, type Design, DESIGN_COLUMNS, designOfRow, type ShownEstimate } from './design.ts';

type Shown = Pick<Design, 'id' | 'headId' | 'version' | 'netMetalMilligrams' | 'priceHundredths' | 'currency'>;

/**
 * Shows what the sender has worked out for a state that they send again. Only that of the state which stands for the design
 * is kept at all.
 * @param counter in a transaction that holds the design's workshop
 * @returns the design, or undefined where nothing of it changed
 */
export async function showEstimate(
  { db, clock }: Counter,
  { id, headId, version, ...shown }: Shown,
  revisionId: string,
  estimate: ShownEstimate | undefined,
): Promise<Design | undefined> {
  if (estimate === undefined || headId !== revisionId) return undefined;
  const columns = columnsOfEstimate(estimate);
  const { netMetalMilligrams, priceHundredths, currency } = shown;
  const isSame =
    columns.netMetalMilligrams === netMetalMilligrams &&
    columns.priceHundredths === priceHundredths &&
    columns.currency === currency;
  if (isSame) return undefined;
  const row = await db
    .updateTable('designs')
    .set({ ...columns, version: version + 1, changedAtMs: clock() })
    .where('id', '=', id)
    .returning(DESIGN_COLUMNS)
    .executeTakeFirstOrThrow();
  return designOfRow(row);
}
