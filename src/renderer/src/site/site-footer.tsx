import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { paths } from '../lib/navigation/paths.ts';
import { Rosette } from '../components/display/brand-mark.tsx';
import styles from './site-footer.module.css';
import { telephoneLink } from './telephone-link.ts';

/** Legal pages open beside the page that is being read. */
const beside = { target: '_blank', rel: 'noopener' } as const;

/** Links to the public pages, and how to reach the shop. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.brand}>
          <Rosette size={40} />
          <p className={styles.name}>{brand.name}</p>
          <p>{brand.tagline}</p>
        </div>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            <li>
              <Link to={paths.landing}>Home</Link>
            </li>
            <li>
              <Link to={paths.catalog}>AI Designs</Link>
            </li>
            <li>
              <Link to={paths.pricing}>Pricing</Link>
            </li>
            <li>
              <Link to={paths.team}>Our Team</Link>
            </li>
          </ul>
        </nav>
        <nav aria-label="Legal">
          <ul className={styles.links}>
            <li>
              <Link to={paths.privacy} {...beside}>
                Privacy Notice
              </Link>
            </li>
            <li>
              <Link to={paths.terms} {...beside}>
                Terms &amp; Conditions
              </Link>
            </li>
          </ul>
        </nav>
        <div className={styles.contact}>
          <ul className={styles.links} aria-label="Support">
            <li>
              <Link to={paths.contact}>Contact Us</Link>
            </li>
            {brand.supportEmail !== undefined && (
              <li>
                <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
              </li>
            )}
            {brand.supportPhone !== undefined && (
              <li>
                <a href={telephoneLink(brand.supportPhone)}>{brand.supportPhone}</a>
              </li>
            )}
          </ul>
          {brand.social.length > 0 && (
            <ul className={styles.social} aria-label="Elsewhere">
              {brand.social.map(({ label, url }) => (
                <li key={label}>
                  <a href={url} {...beside}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <p className={styles.last}>
        Every piece on this site was designed in the studio. Its picture shows the same model that the caster gets.
      </p>
    </footer>
  );
}
