import type { Kysely } from 'kysely';
import { writeDomainsInAscii } from './2026-11-23-one-address-a-mailbox.ts';

/**
 * Addresses were kept with either of two small letters of one capital, as a sigma at the end of a word or within one. They
 * are read again, by the same rules as when domains were brought to ASCII.
 */
export const writeOneSmallLetter = (db: Kysely<unknown>): Promise<void> => writeDomainsInAscii(db);
