import { type Kysely, sql } from 'kysely';

/** As much as a design is found by since it is bounded (designs/search-terms.ts). */
const MOST_CHARACTERS = 2400;
/** What each design is counted with beside its brief and its states since then (designs/design-caps.ts). */
const BYTES_BESIDE_BRIEF = 8192;

/**
 * What designs are found by is bounded in those, too, that were kept before it was; every design is counted with its row and its
 * words, and a price is compared in the index of time. A word that is cut is still found by its beginning.
 */
export async function countRoomOfDesigns(db: Kysely<unknown>): Promise<void> {
  await sql`
    update designs set search_text = substr(search_text, 1, ${sql.lit(MOST_CHARACTERS)})
    where length(search_text) > ${sql.lit(MOST_CHARACTERS)}
  `.execute(db);
  await sql`
    update workshops set kept_bytes = kept_bytes + ${sql.lit(BYTES_BESIDE_BRIEF)} * (
      select count(*) from designs where designs.workshop_id = workshops.id
    )
  `.execute(db);
  // With the price in it, only designs of that price are looked up.
  await db.schema.dropIndex('designsByTime').execute();
  await db.schema
    .createIndex('designsByTime')
    .on('designs')
    .columns(['workshopId', 'changedAtMs', 'id', 'currency', 'priceHundredths'])
    .where(sql.ref('deletedAtMs'), 'is', null)
    .execute();
}
