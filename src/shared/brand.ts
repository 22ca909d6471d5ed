/**
 * The settings file of a shop: everything that it replaces to put its own name on the studio (`docs/settings.md`). No other
 * source contains the name; the package has one of its own (`package.json`). What is undefined or empty is left out of the
 * pages, or stands there as a plainly marked sample: the certificate, the team and the plans.
 */
interface Brand {
  readonly name: string;
  /** What the command line is called by: a script of `package.json`. */
  readonly command: string;
  readonly tagline: string;
  readonly teamPath: string;
  readonly supportEmail: string | undefined;
  readonly supportPhone: string | undefined;
  readonly address: string | undefined;
  readonly social: readonly { readonly label: string; readonly url: string }[];
  /** Who stands behind the terms and the privacy notice, and since when (ISO date) they hold as they are. */
  readonly legal: { readonly company: string; readonly heldSince: string } | undefined;
  /** A certification that the shop really has; without one the page claims none, and shows a sample. */
  readonly certificate:
    | { readonly issuer: string; readonly picture: string; readonly alt: string; readonly text: string }
    | undefined;
  readonly team: readonly { readonly name: string; readonly does: string }[];
  /** Whether the plans are a sample, as they are until the shop writes its own: the page says so. */
  readonly arePlansSamples: boolean;
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
  supportEmail: undefined,
  supportPhone: undefined,
  address: undefined,
  social: [],
  legal: undefined,
  certificate: undefined,
  team: [],
  arePlansSamples: true,
  plans: [
    {
      name: 'Counter',
      price: 'Price on request',
      whom: 'For a shop that designs with its clients.',
      holds: [
        'Four designs from a sentence',
        'Weight, stone list and price',
        'Files for the caster, once all checks pass',
      ],
    },
    {
      name: 'Workshop',
      price: 'Price on request',
      whom: 'For designers, CAD artists and casters.',
      holds: ['Everything in Counter', 'Every measurement by its name', 'Line drawings to measure by'],
    },
    {
      name: 'House',
      price: 'Price on request',
      whom: 'For several shops under one name.',
      holds: ['Everything in Workshop', 'Your house’s name in place of ours', 'Runs on your own servers'],
    },
  ],
};
