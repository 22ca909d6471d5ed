import styles from './variant-sheet.module.css';
import type { VariantSummary } from './variants.ts';

/** The computed summary of a variant in small type; the price is larger, since it changes most. */
export function VariantSheet({ summary }: { readonly summary: VariantSummary }) {
  const rows = [
    ['Metal', summary.metal],
    ['Weight', summary.weight],
    ['Stones', summary.stones],
    ['Size', summary.size],
    ['Checked', 'castable'],
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
        <span key={summary.price} className={styles.amount}>
          {summary.price ?? '…'}
        </span>{' '}
        <span className={styles.rate}>example rate</span>
      </p>
    </div>
  );
}
