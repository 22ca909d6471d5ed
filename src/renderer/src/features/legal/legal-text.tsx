import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { SampleNote } from '../../components/display/sample-note.tsx';
import { PlainPage } from '../../site/plain-page.tsx';
import styles from './legal-text.module.css';

export interface Clause {
  readonly heading: string;
  readonly text: ReactNode;
}

interface LegalTextProps {
  readonly title: string;
  readonly lead: string;
  readonly clauses: readonly Clause[];
}

/** Numbered clauses, each short enough to be read. */
export function LegalText({ title, lead, clauses }: LegalTextProps) {
  return (
    <PlainPage title={title} lead={lead}>
      <WhoseWords />
      <ol className={styles.clauses}>
        {clauses.map(({ heading, text }) => (
          <li key={heading} className={styles.clause}>
            <h2 className={styles.heading}>{heading}</h2>
            <div className={styles.text}>{text}</div>
          </li>
        ))}
      </ol>
    </PlainPage>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The company that says this, and since when; a studio that has named neither shows how the line will read. */
function WhoseWords() {
  if (brand.legal === undefined)
    return (
      <div className={styles.sample}>
        <p>Your company’s name and address. In force since the day you open.</p>
        <SampleNote>Set in the brand settings.</SampleNote>
      </div>
    );
  const { company, heldSince } = brand.legal;
  const seat = brand.address === undefined ? '' : `, ${brand.address}`;
  return (
    <p className={styles.whose}>
      {company}
      {seat}. In force since {day.format(new Date(heldSince))}.
    </p>
  );
}
