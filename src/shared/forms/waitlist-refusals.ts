import { readEmail } from '../email-address.ts';
import type { WaitlistService } from '../site/public-services.ts';

/** The waitlist's refusals that are not about a field, in EmailJS's own words: either service answers alike. */
export const waitlistRefusals = {
  headless: { status: 451, message: 'Unavailable For Headless Browser' },
  blocked: { status: 403, message: 'Forbidden' },
  tooOften: { status: 429, message: 'Too Many Requests' },
} as const;

/** Whoever runs a studio writes an address as they know it, and so does who is not wanted. */
const plain = (text: string): string => readEmail(text) ?? text.trim().toLowerCase();

/** Whether the watched field is on the block list, ignoring case, surrounding blanks and how a domain is written. */
export function isBlocked({ blockList }: WaitlistService, fields: Readonly<Record<string, unknown>>): boolean {
  const watched = blockList === undefined ? undefined : fields[blockList.watchVariable];
  return typeof watched === 'string' && blockList?.list.some((blocked) => plain(blocked) === plain(watched)) === true;
}
