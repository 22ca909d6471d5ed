import { ok } from '#shared/result.ts';
import type { Letter, Mail } from './mail.ts';

export interface SentLetter extends Letter {
  readonly sentAtMs: number;
}

export interface Outbox extends Mail {
  /** The latest letters, newest first. */
  letters(): readonly SentLetter[];
}

/** Enough to find one's own; nobody files mail here. */
const KEPT_LETTERS = 50;

/**
 * Mail of a studio without a mail server. It stays in memory: what opens accounts is not written to a disk.
 * @param onLetter told of every letter, once it is there
 */
export function createOutbox(clock: () => number, onLetter?: () => void): Outbox {
  let letters: readonly SentLetter[] = [];
  return {
    async send(letter) {
      letters = [{ ...letter, sentAtMs: clock() }, ...letters].slice(0, KEPT_LETTERS);
      onLetter?.();
      return ok(undefined);
    },
    letters: () => letters,
  };
}
