import { useStore } from 'zustand';
import { rememberLast } from '#shared/remember-last.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { profileOfCounter } from '#spec/workshop/profile-of-counter.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import { studioCounter } from './counter/studio-counter.ts';

const profiles = rememberLast<WorkshopProfile>(1);

/** The rates, charges and habits of whoever works here: the example's until their shop has entered its own. */
export function workshopProfile(): WorkshopProfile {
  const { kept } = studioCounter.store.getState();
  if (kept?.counter === undefined) return defaultWorkshopProfile;
  const { counter, workshopId, etag } = kept;
  const ratesId = `${workshopId} ${etag}`;
  return profiles(ratesId, () => profileOfCounter(counter, ratesId));
}

/** The same for a component, which is drawn anew when the shop enters another rate. */
export const useWorkshopProfile = (): WorkshopProfile => useStore(studioCounter.store, workshopProfile);
