import type { Sheet } from '#engine/contract/sheet.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { grams, plain, THIN } from '../../../lib/format/measure.ts';
import styles from './sheet-rows.module.css';

/** Cast, finished and net weight stand side by side: the caster needs the first, the client gets the last. */
export function Weights({ sheet }: { readonly sheet: Sheet }) {
  const rows: readonly (readonly [string, string])[] = [
    ['Metal', alloys[sheet.alloy].name],
    ['As cast', grams(sheet.castMetalGrams)],
    ['Finished', grams(sheet.finishedMetalGrams)],
    ...(sheet.boughtGrams > 0
      ? [
          ['Bought parts', grams(sheet.boughtGrams)] as const,
          ['Net weight', grams(sheet.netMetalGrams)] as const,
          ...(sheet.chainGrams > 0 ? [['Chain beside it', grams(sheet.chainGrams)] as const] : []),
        ]
      : []),
    ['Volume', `${plain(sheet.volumeMm3)}${THIN}mm³`],
    ['Density', `${plain(sheet.densityGramsPerCm3)}${THIN}g/cm³`],
    ['Outside', `${sheet.dimensionsMm.map(plain).join(' × ')}${THIN}mm`],
    ...sheet.boughtParts.map(({ name, count }) => ['Bought', count > 1 ? `${count} × ${name}` : name] as const),
  ];
  return (
    <dl>
      {rows.map(([label, value]) => (
        <div key={`${label} ${value}`} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
