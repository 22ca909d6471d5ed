import type { PartOf } from '../part-registry.ts';

type ShankProfile = PartOf<'shank'>['profile'];
type BangleSection = PartOf<'bangle-band'>['section'];

/**
 * The sections of a ring's band by the words of a request, the plain name of each first; an inside that is rounded is a
 * comfort fit.
 */
const calledProfiles: Readonly<Record<string, ShankProfile>> = {
  d_shape: 'd',
  euro: 'd',
  flat: 'flat',
  court: 'court',
  comfort_fit: 'court',
  half_round: 'half-round',
  dome: 'half-round',
  domed: 'half-round',
  knife_edge: 'knife',
  round: 'round',
};

/** The section of a band that a word asks for; undefined for one that no band is drawn in. */
export function profileCalled(word: string | undefined): ShankProfile | undefined {
  return word !== undefined && Object.hasOwn(calledProfiles, word) ? calledProfiles[word] : undefined;
}

/** All that a section of a band is called, its plain name first. */
export function namesOfProfile(profile: ShankProfile): readonly string[] {
  return Object.keys(calledProfiles).filter((word) => calledProfiles[word] === profile);
}

/** What the sections of a bangle are called: its d is any half round. */
export const namesOfSection: Readonly<Record<BangleSection, readonly string[]>> = {
  round: ['round'],
  d: ['d_shape', 'half_round'],
  flat: ['flat'],
  knife: ['knife_edge'],
};

/** All that sections are called, but for the round one of a wire. */
export const profileNames: readonly string[] = Object.keys(calledProfiles).filter((name) => name !== 'round');
