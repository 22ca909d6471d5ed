import { pick, seededRandom } from '#shared/random.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { propose } from './propose.ts';
import { randomRequest } from './random-request.ts';

/** A stranger's wish that cannot be made is asked anew; so many in a row are a bug. */
const TRIES = 40;

/** Seeds of a tray that are told apart. */
const TRAYS = 97;

/**
 * A valid design for a seed: some piece of some tray that the recipes would lay out for some customer. Every kind of
 * piece, cut and setting comes up.
 */
export function randomSpec(seed: number): DesignSpec {
  const random = seededRandom(seed);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const tray = propose(randomRequest(random), {
      count: 4,
      seed: 1 + Math.floor(random() * TRAYS),
      profile: defaultWorkshopProfile,
      barred: [],
      costCorrection: {},
    });
    if (tray.ok) return pick(random, tray.value).spec;
  }
  throw new Error(`No piece could be made of ${TRIES} wishes from seed ${seed}`);
}
