import { publicAddresses } from './addresses.ts';

/** What people type who know a page but not its address. No address of a page stands here. */
export const typedAddresses: Readonly<Record<string, string>> = {
  '/contact': publicAddresses.contact,
  '/terms': publicAddresses.terms,
  '/privacy': publicAddresses.privacy,
  '/privacy-policy': publicAddresses.privacy,
  '/team': publicAddresses.team,
  '/about': publicAddresses.team,
  '/prices': publicAddresses.pricing,
  '/sign-in': publicAddresses.login,
  '/signin': publicAddresses.login,
  '/sign-up': `${publicAddresses.login}#create-account`,
  '/signup': `${publicAddresses.login}#create-account`,
  '/faq': '/#faq',
  '/faqs': '/#faq',
  '/waitlist': '/#waitlist',
};

/** Where a path leads that was typed by hand, in any letter case; undefined for every other. */
export function meantAddress(path: string): string | undefined {
  const plain = path.replace(/(?<=.)\/$/, '').toLowerCase();
  return Object.hasOwn(typedAddresses, plain) ? typedAddresses[plain] : undefined;
}
