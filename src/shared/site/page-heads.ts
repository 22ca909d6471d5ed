import type { PublicPageName } from './addresses.ts';
import { brand } from '../brand.ts';
import { TRIAL_DAYS } from './trial-days.ts';

/** What the tab, search engines and messengers say of a page. */
export interface PageHead {
  /** The page's name; the first page goes by the name of the product alone. */
  readonly title: string;
  readonly description: string;
}

/** The title of the first page, by itself: that page need not carry what is said of all others. */
export const landingTitle = `${brand.name}: jewellery design, from a sentence to the caster`;

export const pageHeads: Readonly<Record<PublicPageName, PageHead>> = {
  landing: {
    title: landingTitle,
    description:
      'The design studio for jewellers. Describe a piece and get four that can be cast: photographed, weighed and priced, with files for your caster.',
  },
  login: {
    title: 'Log In',
    description: `Log in to ${brand.name}, the design studio for jewellers, or create your account.`,
  },
  contact: { title: 'Contact Us', description: `Write to ${brand.name}. A person reads every message.` },
  terms: {
    title: 'Terms & Conditions',
    description: `What you and ${brand.name} agree on when you use the studio, in plain English.`,
  },
  privacy: {
    title: 'Privacy Notice',
    description: `What ${brand.name} stores, where it is stored, and how to delete it.`,
  },
  team: { title: 'Our Team', description: `The people behind ${brand.name}, at the bench and at the counter.` },
  pricing: {
    title: 'Pricing',
    description: `Start with ${TRIAL_DAYS} days free, no card needed. See what ${brand.name}’s plans hold, and ask for a quote.`,
  },
};

/** The title of a page as the tab shows it. */
export function tabTitle(title: string): string {
  return title.includes(brand.name) ? title : `${title} · ${brand.name}`;
}
