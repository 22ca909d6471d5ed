/**
 * Everything a shop replaces to put its own name on the studio: one file, no other place spells the name.
 * Contact data are visibly samples until a shop fills them in.
 */
export const brand = {
  name: 'Nakshi',
  tagline: 'Design Smarter. Create Faster.',
  teamPath: '/nakshi_team',
  supportEmail: 'support@example.com',
  social: [] as readonly { readonly label: string; readonly url: string }[],
} as const;
