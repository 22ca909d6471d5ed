import { brand } from '#shared/brand.ts';
import { classes } from '../../lib/classes.ts';
import { PlainPage } from '../../site/plain-page.tsx';
import { telephoneLink } from '../../site/telephone-link.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

interface Detail {
  readonly label: string;
  readonly value: string;
  readonly link?: string;
}

/** What the shop has set of its address; nothing is made up. */
const details: readonly Detail[] = [
  ...(brand.supportEmail === undefined
    ? []
    : [{ label: 'Email', value: brand.supportEmail, link: `mailto:${brand.supportEmail}` }]),
  ...(brand.supportPhone === undefined
    ? []
    : [{ label: 'Telephone', value: brand.supportPhone, link: telephoneLink(brand.supportPhone) }]),
  ...(brand.address === undefined ? [] : [{ label: 'Workshop', value: brand.address }]),
];

/** How to reach the shop, and a form that sends it a message. */
export function ContactPage() {
  return (
    <PlainPage title="Contact Us" lead="Write to us. A person reads every message.">
      <div className={classes(styles.row, details.length === 0 && styles.alone)}>
        {details.length > 0 && (
          <dl className={styles.details}>
            {details.map(({ label, value, link }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{link === undefined ? value : <a href={link}>{value}</a>}</dd>
              </div>
            ))}
          </dl>
        )}
        <ContactForm />
      </div>
    </PlainPage>
  );
}
