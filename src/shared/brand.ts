/**
 * Everything that a shop replaces to put its own name on the studio. No other source contains the name; the package has
 * one of its own (`package.json`). Contact data, team, certificate and prices are visibly samples until a shop fills
 * them in.
 */
interface Brand {
  readonly name: string;
  /** What the command line is called by: a script of `package.json`. */
  readonly command: string;
  readonly tagline: string;
  readonly teamPath: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly address: string;
  readonly social: readonly { readonly label: string; readonly url: string }[];
  /** A certification that the shop really has; without one the page leaves its place free. */
  readonly certificate:
    | { readonly issuer: string; readonly picture: string; readonly alt: string; readonly text: string }
    | undefined;
  readonly team: readonly { readonly name: string; readonly does: string }[];
  readonly plans: readonly {
    readonly name: string;
    /** As displayed, with currency and period. */
    readonly price: string;
    readonly whom: string;
    readonly holds: readonly string[];
  }[];
}

export const brand: Brand & { readonly teamPath: '/nakshi_team' } = {
  name: 'Nakshi',
  command: 'nakshi',
  tagline: 'Design Smarter. Create Faster.',
  teamPath: '/nakshi_team',
  supportEmail: 'support@example.com',
  supportPhone: '+00 00000 00000',
  address: 'Your workshop, your street, your city',
  social: [
    { label: 'Instagram', url: 'https://example.com/instagram' },
    { label: 'LinkedIn', url: 'https://example.com/linkedin' },
    { label: 'YouTube', url: 'https://example.com/youtube' },
  ],
  certificate: undefined,
  team: [],
  plans: [
    {
      name: 'Counter',
      price: 'Price on request',
      whom: 'For a shop that designs with its clients.',
      holds: ['Four designs from a sentence', 'Weight, stone list and price', 'Files for the caster'],
    },
    {
      name: 'Workshop',
      price: 'Price on request',
      whom: 'For designers, CAD people and casters.',
      holds: ['Everything of Counter', 'Every measure under its name', 'Checks against the rules of the bench'],
    },
    {
      name: 'House',
      price: 'Price on request',
      whom: 'For several shops under one name.',
      holds: ['Everything of Workshop', 'Your name on every page', 'Your pool of accounts, on your servers'],
    },
  ],
};
