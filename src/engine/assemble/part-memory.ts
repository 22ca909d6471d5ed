import type { PartOutput } from '../contract/part-output.ts';
import { type Hosts, type Read, ReadLog, sameReads } from './observed-reads.ts';
import { Recent } from './recent.ts';

/** A part as it was once built: what it read, what it gave, and a number that no other build has. */
export interface RememberedPart {
  readonly output: PartOutput;
  readonly serial: number;
  readonly reads: readonly Read[];
}

/** Variants kept of one part while its hosts change under it (a slider that goes back and forth). */
const VARIANTS = 3;

/** Remembers built parts, so that an edit costs what it touches. One per worker. */
export class PartMemory {
  readonly #parts = new Recent<RememberedPart[]>(400);
  #serial = 0;

  /**
   * The part of a key, when all that it read of its hosts is still so; otherwise it is built.
   * @param key everything but the hosts that the part is made from
   */
  get(key: string, hosts: Hosts, build: (log: ReadLog) => PartOutput): RememberedPart {
    const variants = this.#parts.get(key, () => []);
    const known = variants.find((variant) => sameReads(variant.reads, hosts));
    if (known) return known;
    const log = new ReadLog();
    const output = build(log);
    this.#serial += 1;
    const made = { output, serial: this.#serial, reads: log.reads };
    variants.unshift(made);
    variants.length = Math.min(variants.length, VARIANTS);
    return made;
  }
}
