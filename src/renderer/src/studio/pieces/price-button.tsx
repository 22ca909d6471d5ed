import { Popover } from '@base-ui/react/popover';
import { isAllAtExampleRates, quantityInWords, ratesInWords } from '#documents/rows/price-rows.ts';
import type { PriceBreakdown } from '#engine/contract/sheet.ts';
import { exactMoney, money } from '#shared/money.ts';
import { useClientView } from '../../state/client-view.ts';
import styles from './price-button.module.css';

/**
 * A price that opens a popover with its lines; it says "example rate" until the shop has entered its own. In the client view
 * it stands alone.
 */
export function PriceButton({ price }: { readonly price: PriceBreakdown }) {
  const isForClient = useClientView((state) => state.isOn);
  if (isForClient) return <PriceAlone price={price} />;
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.trigger}>
        <span className={styles.amount}>{money(price.amount, price.currency)}</span>
        {price.exampleRates && <span className={styles.example}>example rate</span>}
        <span className="visually-hidden">: show how it is made up</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="end">
          <Popover.Popup className={styles.popup}>
            <Popover.Title className={styles.title}>How the price is made up</Popover.Title>
            <PriceLines price={price} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** What a client sees of a price. */
function PriceAlone({ price }: { readonly price: PriceBreakdown }) {
  return <span className={styles.alone}>{money(price.amount, price.currency)}</span>;
}

/** The lines of a price: metal, stones, setting, making, tax. */
export function PriceLines({ price }: { readonly price: PriceBreakdown }) {
  const isForClient = useClientView((state) => state.isOn);
  const isAllExamples = isAllAtExampleRates(price);
  if (isForClient) return <PriceAlone price={price} />;
  return (
    <>
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
            <th scope="row">Price</th>
            <td />
            <td>{exactMoney(price.amount, price.currency)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>{ratesInWords(price)}</p>
    </>
  );
}
