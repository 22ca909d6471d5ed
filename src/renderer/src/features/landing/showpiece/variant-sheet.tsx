import styles from './variant-sheet.module.css';
import type { VariantFacts } from './variants.ts';

/** The computed facts of a variant in small type; the price is larger, since it changes most. */
export function VariantSheet({ facts }: { readonly facts: VariantFacts }) {
  const rows = [
    ['Metal', facts.metal],
    ['Weight', facts.weight],
    ['Stones', facts.stones],
    ['Size', facts.size],
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
        <span key={facts.price} className={styles.amount}>
          {facts.price ?? '…'}
        </span>{' '}
        <span className={styles.rate}>example rate</span>
      </p>
    </div>
  );
}
