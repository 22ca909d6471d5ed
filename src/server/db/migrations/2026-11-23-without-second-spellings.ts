import type { Kysely } from 'kysely';
import { writeDomainsInAscii } from './2026-11-23-one-address-a-mailbox.ts';

/**
 * Addresses in lower case were not always composed: that of a capital J with a caron was kept as it is written by two
 * characters, and could not be found by one. They are read again, by the same rules as when domains were brought to ASCII.
 */
export const composeAddresses = (db: Kysely<unknown>): Promise<void> => writeDomainsInAscii(db);
