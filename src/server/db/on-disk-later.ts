import { sql } from 'kysely';

/** By it the SQLite dialect knows such a statement; to PostgreSQL it is a comment. */
export const ON_DISK_LATER = '/* on disk later */';

/**
 * Ends a statement that need not have reached the disk when it is answered (`modifyEnd`), since waiting for the disk costs
 * more than all else of it. SQLite has it on the disk with the next commit that waits, and none that waits is kept without
 * it. Whoever kills the studio loses nothing; a power cut takes the last moments of what nobody was told is kept.
 */
export const onDiskLater = sql.raw(ON_DISK_LATER);
