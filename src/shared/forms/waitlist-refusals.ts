import type { WaitlistService } from '../public-services.ts';

/** What the waitlist's service refuses besides its fields: EmailJS's own words, which the product specification repeats. */
export const waitlistRefusals = {
  headless: { status: 451, message: 'Unavailable For Headless Browser' },
  blocked: { status: 403, message: 'Forbidden' },
  tooOften: { status: 429, message: 'Too Many Requests' },
} as const;

const plain = (text: string): string => text.trim().toLowerCase();

/** Whether the watched field holds a text of the block list, in whatever case and with whatever blanks around it. */
export function isBlocked({ blockList }: WaitlistService, fields: Readonly<Record<string, unknown>>): boolean {
  const watched = blockList === undefined ? undefined : fields[blockList.watchVariable];
  return typeof watched === 'string' && blockList?.list.some((blocked) => plain(blocked) === plain(watched)) === true;
}
