import { brand } from '#shared/brand.ts';
import { TRIAL_DAYS } from '#shared/public-calls.ts';
import { type Clause, LegalText } from './legal-text.tsx';

const clauses: readonly Clause[] = [
  {
    heading: 'The studio',
    text: (
      <p>
        {brand.name} proposes pieces of jewellery, computes their weight and price, and writes the files that they are
        made from. Whoever runs this studio may put terms of their own in the place of these.
      </p>
    ),
  },
  {
    heading: 'Your designs are yours',
    text: (
      <p>
        What you make here belongs to you, and so do its files and pictures. You see to it that what you bring along, a
        sketch, a photograph or a stone, is yours to use.
      </p>
    ),
  },
  {
    heading: 'Checks are rules, not promises',
    text: (
      <p>
        Every piece is checked against rules of the trade. A caster and a setter still look at it before metal is
        poured: alloys, machines and hands differ.
      </p>
    ),
  },
  {
    heading: 'Prices',
    text: (
      <p>
        A price is computed from the rates that stand in the profile. One that says “example rate” is an example and
        binds nobody.
      </p>
    ),
  },
  {
    heading: 'The free trial',
    text: (
      <p>
        It lasts {TRIAL_DAYS} days from the moment it is started, can be started once by each account, and ends by
        itself. It turns into nothing that has to be paid.
      </p>
    ),
  },
  {
    heading: 'Tradition and the stars',
    text: (
      <p>
        What is said about gems, signs and planets is stated as tradition. It is no advice about health, money or fate.
      </p>
    ),
  },
  {
    heading: 'Your account',
    text: <p>Keep your password to yourself. Who floods the studio or attacks it may be locked out.</p>,
  },
];

/** The terms between the users and the operator of the studio. */
export function TermsPage() {
  return (
    <LegalText
      title="Terms & Conditions"
      lead="What you and we agree on when you use the studio, in as few words as it takes."
      clauses={clauses}
    />
  );
}
