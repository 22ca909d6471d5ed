import type { PartOutput } from '../contract/part-output.ts';
import { type Hosts, type ObservedRead, ReadLog, sameReads } from './observed-reads.ts';
import { Recent } from './recent.ts';
import { sameValue } from './same-value.ts';

/** A part as it was once built: what it read, its output, and a number that no other output has. */
export interface RememberedPart {
  readonly output: PartOutput;
  readonly serial: number;
  readonly reads: readonly ObservedRead[];
}

/** Variants that are kept of one part while its hosts change (a slider that goes back and forth). */
const VARIANTS = 3;

/** Remembers built parts, so that an edit costs what it touches. One per worker. */
export class PartMemory {
  readonly #parts = new Recent<RememberedPart[]>(400);
  #serial = 0;

  /**
   * Returns the part for a key if all that it read of its hosts still holds; otherwise builds it.
   * @param key everything but the hosts that the part is made from
   */
  get(key: string, hosts: Hosts, build: (log: ReadLog) => PartOutput): RememberedPart {
    const variants = this.#parts.get(key, () => []);
    const known = variants.find((variant) => sameReads(variant.reads, hosts));
    if (known) return known;
    const log = new ReadLog();
    const made = { ...this.#asKnown(build(log), variants), reads: log.reads };
    variants.unshift(made);
    variants.length = Math.min(variants.length, VARIANTS);
    return made;
  }

  /** Keeps the serial number of an output that comes out as before, so that its own guests are not rebuilt either. */
  #asKnown(output: PartOutput, variants: readonly RememberedPart[]): Omit<RememberedPart, 'reads'> {
    const twin = variants.find((variant) => sameValue(variant.output, output));
    if (twin) return twin;
    this.#serial += 1;
    return { output, serial: this.#serial };
  }
}
