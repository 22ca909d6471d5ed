import { z } from 'zod';

/** When a record no longer says when it was made: 1 January 1970, which sorts behind everything that does. */
const LONG_AGO = new Date(0).toISOString();

/** An ISO time of a record. */
export const keptTimeSchema = z.iso.datetime().catch(LONG_AGO);
