import { createHash } from 'node:crypto';
import type { SecretBox } from '../secrets/secret-box.ts';

/** 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** The hash under which the token of a link is kept. */
export const hashOfShareToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The token of a link: a MAC of its id under the studio's secret, 256 bits that nobody guesses. The database has its hash
 * alone, so that a stolen copy of it opens no link, and the shop can still copy its link again.
 */
export const tokenOfShare = (box: SecretBox, shareId: string): string =>
  box.mac('share', shareId).toString('base64url');

/** Whether a text can be a token at all: what is none never reaches the database. */
export const isShareToken = (text: string): boolean => TOKEN.test(text);
