import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import styles from './brand-mark.module.css';

/** Eight engraved petals around a stone. */
export function Rosette({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" fill="none" stroke="currentColor" aria-hidden>
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <path key={angle} d="M0-3.4C2.6-5.6 2.6-8.8 0-11C-2.6-8.8-2.6-5.6 0-3.4Z" transform={`rotate(${angle})`} />
      ))}
      <circle r="2.2" />
    </svg>
  );
}

/** The shop's name, leading home. */
export function BrandMark({ to }: { readonly to: string }) {
  return (
    <Link className={styles.brand} to={to} aria-label={`${brand.name}: home`}>
      <Rosette size={26} />
      <span className={styles.name}>{brand.name}</span>
    </Link>
  );
}
