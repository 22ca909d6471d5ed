import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import type { ProposeOptions } from '../../proposal.ts';

/** Four proposals at the example rates, of a brief that is asked for the first time; each can be changed. */
export function proposeOptions(change: Partial<ProposeOptions> = {}): ProposeOptions {
  return { count: 4, seed: 1, profile: defaultWorkshopProfile, barred: [], costCorrection: {}, ...change };
}
