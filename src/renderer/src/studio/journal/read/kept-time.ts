import { z } from 'zod';

/** For a record without a readable time: 1 January 1970, which sorts it last. */
const LONG_AGO = new Date(0).toISOString();

/** The ISO time in a stored record. */
export const keptTimeSchema = z.iso.datetime().catch(LONG_AGO);
