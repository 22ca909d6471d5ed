import styles from './variant-sheet.module.css';
import type { VariantFigures } from './variants.ts';

/** The computed figures of a variant in small type; the price is larger, since it changes most. */
export function VariantSheet({ figures }: { readonly figures: VariantFigures }) {
  const rows = [
    ['Metal', figures.metal],
    ['Weight', figures.weight],
    ['Stones', figures.stones],
    ['Size', figures.size],
    ['Making', 'castable'],
  ] as const;
  return (
    <div data-testid="showpiece-facts" aria-live="polite">
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value ?? '…'}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.price}>
        <span key={figures.price} className={styles.amount}>
          {figures.price ?? '…'}
        </span>{' '}
        <span className={styles.rate}>example rate</span>
      </p>
    </div>
  );
}
