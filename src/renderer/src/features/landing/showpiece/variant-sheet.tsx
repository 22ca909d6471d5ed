import type { CounterWords } from '../../../studio/pieces/counter-words.ts';
import styles from './variant-sheet.module.css';

/** What the engine computed of a variant in small type; the price is larger, since it changes most. */
export function VariantSheet({ summary }: { readonly summary: CounterWords }) {
  const { metal, weight, stones, size, price } = summary;
  const rows = [
    ['Metal', [metal]],
    ['Metal weight', [weight]],
    ['Stones', stones],
    ['Size', size === undefined ? [] : [size]],
    ['Checked', ['can be cast']],
  ] as const;
  return (
    <div data-testid="showpiece-facts" aria-live="polite">
      <dl className={styles.rows}>
        {rows.map(([name, values]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p className={styles.price}>
        <span key={price} className={styles.amount}>
          {price}
        </span>{' '}
        <span className={styles.rate}>at example rates</span>
      </p>
    </div>
  );
}
