import { sections } from '../../../site/sections.ts';
import { WaitlistForm } from './waitlist-form.tsx';
import { Section } from '../section.tsx';
import styles from './waitlist.module.css';

/** The waitlist: what it offers, beside the form. */
export function Waitlist() {
  return (
    <Section id={sections.waitlist} heading="Join the Waitlist">
      <div className={styles.row}>
        <ul className={styles.claims}>
          <li>
            <strong>Priority access</strong>
            What is built next, such as designs from a sketch, before anyone else.
          </li>
          <li>
            <strong>Extended access</strong>A longer trial once paid plans are on sale.
          </li>
          <li>
            <strong>Pricing updates</strong>
            What the plans will cost, as soon as we know.
          </li>
        </ul>
        <WaitlistForm />
      </div>
    </Section>
  );
}
