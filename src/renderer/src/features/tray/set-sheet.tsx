import { grams, plain } from '#shared/measure-words.ts';
import { money } from '#shared/money.ts';
import { capitalised } from '#shared/words.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { currentRevision, type Draft } from '../../studio/journal/draft.ts';
import styles from './set-sheet.module.css';
import { type SetTotals, setTotals } from './set-totals.ts';

interface SetSheetProps {
  readonly request: DesignRequest;
  readonly drafts: readonly Draft[];
}

/** What each piece of a set weighs and costs, and all of them together beside what was said of all. */
export function SetSheet({ request, drafts }: SetSheetProps) {
  const totals = setTotals(request, drafts);
  if (totals === undefined) return null;
  return (
    <details className={styles.sheet}>
      <summary className={styles.folded}>The whole set in numbers</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Piece</th>
            <th scope="col">Metal</th>
            <th scope="col">Stones</th>
            <th scope="col">Price</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {totals.lines.map(({ draft, times, netMetalGrams, carats, amount }) => (
            <tr key={draft.id}>
              <th scope="row">
                {capitalised(pieceKinds[currentRevision(draft).spec.kind].called)}
                {times > 1 && ` × ${times}`}
              </th>
              <td>{grams(netMetalGrams)}</td>
              <td>{carats === 0 ? '–' : `${plain(Number(carats.toFixed(2)))} ct`}</td>
              <td>{money(amount, totals.currency)}</td>
              <td>{totals.amount === 0 ? '–' : `${Math.round((100 * amount) / totals.amount)} %`}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            <td>{grams(totals.netMetalGrams)}</td>
            <td>{totals.carats === 0 ? '–' : `${plain(Number(totals.carats.toFixed(2)))} ct`}</td>
            <td>{money(totals.amount, totals.currency)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      {said(totals).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  );
}

function said({ budget, grams: asked, amount, netMetalGrams, currency }: SetTotals): readonly string[] {
  return [
    ...(budget === undefined
      ? []
      : [
          amount > budget
            ? `${money(amount - budget, currency)} over the budget of ${money(budget, currency)}.`
            : `${money(budget - amount, currency)} left of the budget of ${money(budget, currency)}.`,
        ]),
    ...(asked === undefined ? [] : [`${grams(netMetalGrams)} of the ${plain(asked)} g that were asked for.`]),
  ];
}
