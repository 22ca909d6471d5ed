import { brand } from '#shared/brand.ts';
import { PlainPage } from '../../site/plain-page.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

/** How to reach the shop, and a form that sends it a message. */
export function ContactPage() {
  return (
    <PlainPage title="Contact Us" lead="Write to us; a person reads it.">
      <div className={styles.row}>
        <dl className={styles.details}>
          <div>
            <dt>Letters</dt>
            <dd>
              <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
            </dd>
          </div>
          <div>
            <dt>Telephone</dt>
            <dd>
              <a href={`tel:${brand.supportPhone.replaceAll(/[^+\d]/g, '')}`}>{brand.supportPhone}</a>
            </dd>
          </div>
          <div>
            <dt>Workshop</dt>
            <dd>{brand.address}</dd>
          </div>
        </dl>
        <ContactForm />
      </div>
    </PlainPage>
  );
}
