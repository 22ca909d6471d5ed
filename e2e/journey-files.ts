import { join } from 'node:path';

/**
 * The folder of the journeys' studio and of their saved browser states. It is emptied at the start of every run;
 * parallel runs have a folder each.
 */
export const JOURNEYS = process.env['STUDIO_TEST_FOLDER'] ?? join(import.meta.dirname, '../.cache/journeys');
/** The user who is signed in in most journeys. */
export const JEWELLER_EMAIL = 'asha@example.com';
/** The browser of that jeweller, signed in, and the one that reads the outbox. */
export const SIGNED_IN = join(JOURNEYS, 'signed-in.json');
export const OUTBOX_READER = join(JOURNEYS, 'outbox-reader.json');
/** The administrator of the journeys' studio, once this address has an account. */
export const ADMIN_EMAIL = 'owner@example.com';
