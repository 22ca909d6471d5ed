import { brand } from '#shared/brand.ts';
import { TRIAL_DAYS } from '#shared/site/trial-days.ts';
import { nothingCloses } from '#shared/site/trial-words.ts';
import { type Clause, LegalText } from './legal-text.tsx';

const clauses: readonly Clause[] = [
  {
    heading: 'The studio',
    text: (
      <p>
        {brand.name} designs pieces of jewellery, computes their weight and price, and writes the files to make them
        from. It sells no jewellery: a piece that is made from a design is between you and who makes it.
      </p>
    ),
  },
  {
    heading: 'Your designs are yours',
    text: (
      <p>
        What you make here belongs to you, and so do its files and pictures. You must have the right to use whatever you
        bring to it.
      </p>
    ),
  },
  {
    heading: 'Checks are rules, not promises',
    text: (
      <p>
        Every piece is checked against the rules of the trade. Have your caster and your setter look at it before you
        cast: alloys, machines and hands differ.
      </p>
    ),
  },
  {
    heading: 'Prices',
    text: (
      <p>
        Prices are computed from the rates in your profile. A price marked “example rate” is an example, not an offer.
      </p>
    ),
  },
  {
    heading: 'The free trial',
    text: (
      <p>
        For {TRIAL_DAYS} days from the moment you start it, the whole studio is yours to try, once per account. It never
        becomes a paid plan by itself. {nothingCloses} If you join the waitlist, we will offer you a longer trial once
        they are on sale.
      </p>
    ),
  },
  {
    heading: 'Tradition',
    text: (
      <p>
        Some pieces follow tradition, such as the nine gems of the planets. That is not advice about health, money or
        fate.
      </p>
    ),
  },
  {
    heading: 'Your account',
    text: <p>Keep your password to yourself. We may close an account that harms the studio or its users.</p>,
  },
];

/** The terms between the users and the operator of the studio. */
export function TermsPage() {
  return (
    <LegalText title="Terms & Conditions" lead="What you and we agree on when you use the studio." clauses={clauses} />
  );
}
