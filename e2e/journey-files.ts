import { join } from 'node:path';

/**
 * What the studio of the journeys keeps, and what the journeys keep of it. Emptied at the start of every run; two runs at
 * once have a folder each.
 */
export const JOURNEYS = process.env['STUDIO_TEST_FOLDER'] ?? join(import.meta.dirname, '../.cache/journeys');
/** Who is signed in in most journeys. */
export const JEWELLER_EMAIL = 'asha@example.com';
/** The browser of that jeweller, signed in, and the one that reads the outbox. */
export const SIGNED_IN = join(JOURNEYS, 'signed-in.json');
export const OUTBOX_READER = join(JOURNEYS, 'outbox-reader.json');
/** Who runs the studio of the journeys, once there is an account of that name. */
export const ADMIN_EMAIL = 'owner@example.com';
