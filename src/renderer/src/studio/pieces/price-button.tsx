import { Popover } from '@base-ui/react/popover';
import { isAllAtExampleRates, quantityInWords, ratesInWords } from '#documents/rows/price-rows.ts';
import type { PriceBreakdown } from '#engine/contract/sheet.ts';
import { exactMoney, money } from '#shared/money.ts';
import { useClientView } from '../../state/client-view.ts';
import type { PriceOverride } from '../journal/listing.ts';
import styles from './price-button.module.css';
import { SET_BY_HAND, setPriceAlone } from './set-price.ts';
import { useListing } from './use-listing.ts';

interface PriceOfDesign {
  readonly price: PriceBreakdown;
  /** Id of the design: its workshop may have set another price for it. */
  readonly of: string;
}

/**
 * A price that opens a popover with its lines; it says "example rate" until the shop has entered its own, and "set by hand"
 * where the shop has set another one. In the client view it stands alone.
 */
export function PriceButton({ price, of }: PriceOfDesign) {
  const isForClient = useClientView((state) => state.isOn);
  const set = useListing(of)?.priceOverride;
  if (isForClient) return <PriceAlone price={price} set={set} />;
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.trigger}>
        <span className={styles.amount}>{set ? setPriceAlone(set) : money(price.amount, price.currency)}</span>
        {set && <span className={styles.example}>{SET_BY_HAND}</span>}
        {!set && price.exampleRates && <span className={styles.example}>example rate</span>}
        <span className="visually-hidden">: show how it is made up</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="end">
          <Popover.Popup className={styles.popup}>
            <Popover.Title className={styles.title}>How the price is made up</Popover.Title>
            <PriceLines price={price} of={of} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** What a client sees of a price. */
function PriceAlone({ price, set }: { readonly price: PriceBreakdown; readonly set: PriceOverride | undefined }) {
  return <span className={styles.alone}>{set ? setPriceAlone(set) : money(price.amount, price.currency)}</span>;
}

/** The lines of a price: metal, stones, setting, making, tax; and the one that the shop has set in its place. */
export function PriceLines({ price, of }: PriceOfDesign) {
  const isForClient = useClientView((state) => state.isOn);
  const set = useListing(of)?.priceOverride;
  const isAllExamples = isAllAtExampleRates(price);
  if (isForClient) return <PriceAlone price={price} set={set} />;
  return (
    <>
      {set && (
        <p className={styles.set}>
          {exactMoney(set.hundredths / 100, set.currency)}, {SET_BY_HAND}. Reckoned, it would be:
        </p>
      )}
      <table className={styles.lines}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">What</th>
            <th scope="col">Quantity and rate</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {price.lines.map((line) => (
            <tr key={`${line.kind} ${line.label}`}>
              <th scope="row">
                {line.label}
                {!isAllExamples && line.isExample && <span className={styles.example}> example</span>}
              </th>
              <td className={styles.quantity}>{quantityInWords(line, price.currency)}</td>
              <td>{exactMoney(line.amount, price.currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{set ? 'Reckoned' : 'Price'}</th>
            <td />
            <td>{exactMoney(price.amount, price.currency)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>{ratesInWords(price)}</p>
    </>
  );
}
