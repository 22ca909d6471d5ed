import type { Kysely } from 'kysely';

/**
 * A design's row tells the weight that its piece is sold with, as every screen does: finished and bought metal together. What
 * stood there was without what is bought, so it is not taken over; it comes with the next state that is kept.
 */
export async function keepWeightAsSold({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('designs').dropColumn('finishedMetalMilligrams').execute();
  await schema.alterTable('designs').addColumn('netMetalMilligrams', 'bigint').execute();
}
