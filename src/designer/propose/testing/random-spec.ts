import { pick, seededRandom } from '#shared/random.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { propose } from '../propose.ts';
import { proposeOptions } from './propose-options.ts';
import { randomRequest } from './random-request.ts';

/** A random request that cannot be made is drawn again; this many failures in a row are a bug. */
const TRIES = 40;

/** Number of different seeds for trays. */
const TRAYS = 97;

/**
 * A valid design for a seed: one proposal of a tray for a random request. Every kind of piece, cut and setting comes
 * up.
 */
export function randomSpec(seed: number): DesignSpec {
  const random = seededRandom(seed);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const tray = propose(randomRequest(random), proposeOptions({ seed: 1 + Math.floor(random() * TRAYS) }));
    if (tray.ok) return pick(random, tray.value).spec;
  }
  throw new Error(`No piece could be made of ${TRIES} wishes from seed ${seed}`);
}
