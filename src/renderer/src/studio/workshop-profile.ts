import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** The rates, charges and habits of whoever works here: the example's, since a shop cannot enter its own yet. */
export function workshopProfile(): WorkshopProfile {
  return defaultWorkshopProfile;
}
