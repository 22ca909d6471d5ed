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
            <strong>Priority access</strong> to what is built next, such as the design chat.
          </li>
          <li>
            <strong>Extended access</strong>: a longer trial when paid plans begin.
          </li>
          <li>
            <strong>Pricing updates</strong> before anyone else.
          </li>
        </ul>
        <WaitlistForm />
      </div>
    </Section>
  );
}
