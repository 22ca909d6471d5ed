import type { WaitlistService } from '../site/public-services.ts';

/** The waitlist's refusals that are not about a field, in EmailJS's own words: either service answers alike. */
export const waitlistRefusals = {
  headless: { status: 451, message: 'Unavailable For Headless Browser' },
  blocked: { status: 403, message: 'Forbidden' },
  tooOften: { status: 429, message: 'Too Many Requests' },
} as const;

const plain = (text: string): string => text.trim().toLowerCase();

/** Whether the watched field is on the block list, ignoring case and surrounding blanks. */
export function isBlocked({ blockList }: WaitlistService, fields: Readonly<Record<string, unknown>>): boolean {
  const watched = blockList === undefined ? undefined : fields[blockList.watchVariable];
  return typeof watched === 'string' && blockList?.list.some((blocked) => plain(blocked) === plain(watched)) === true;
}
