import { type FormEvent, useState } from 'react';
import { carats, grams } from '#shared/measure-words.ts';
import { exactMoney } from '#shared/money.ts';
import { quantityInWords } from '#documents/rows/price-rows.ts';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { parseAmount } from '../../lib/format/parse-amount.ts';
import { today } from '../../lib/format/today.ts';
import { linesOfBill } from './bill-lines.ts';
import { dayInShort } from './deadline-words.ts';
import type { OrderEntryProps } from './entry.ts';
import styles from './order-page.module.css';
import type { CounterSide } from './orders-api.ts';

interface MoneyPanelProps extends OrderEntryProps {
  readonly counterSide: CounterSide;
}

/** What the piece costs, by its weight once it has one, what is paid, and what is still to be paid. */
export function MoneyPanel({ isChanging, make, isForClient, counterSide }: MoneyPanelProps) {
  const { bill, estimate, weighed, oldGoldCredit, details, payments, balance } = counterSide;
  const said = (amount: number) => exactMoney(amount, estimate.currency);
  const { oldGold, depositAsked } = details;
  const isExample = bill.lines.some((line) => line.isExample === true);
  return (
    <section className={styles.panel} aria-labelledby="money-heading">
      <h2 className={styles.title} id="money-heading">
        {weighed === undefined ? 'Estimate' : 'Bill by weight'}
      </h2>
      {!isForClient && (
        <table className={styles.lines}>
          <tbody>
            {linesOfBill(counterSide).map((line) => (
              <tr key={`${line.kind} ${line.label}`}>
                <th scope="row">{line.label}</th>
                <td className={styles.quiet}>{quantityInWords(line, estimate.currency)}</td>
                <td>{said(line.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className={styles.sums}>
        <dt>Price</dt>
        <dd>{said(bill.amount)}</dd>
        {weighed !== undefined && !isForClient && (
          <>
            <dt className={styles.quiet}>As estimated for {grams(estimate.netMetalGrams)}</dt>
            <dd className={styles.quiet}>{said(estimate.amount)}</dd>
          </>
        )}
        {oldGold !== undefined && oldGoldCredit !== undefined && (
          <>
            <dt>
              Old gold, {grams(oldGold.grams)} of {oldGold.fineness}
              <span className={styles.small}>
                {oldGoldCredit.fineGrams} g fine × {said(oldGold.ratePerFineGram)}
              </span>
            </dt>
            <dd>−{said(oldGoldCredit.amount)}</dd>
          </>
        )}
        {payments.map((payment, index) => (
          <PaymentLine key={`${payment.day} ${index}`} payment={payment} said={said} />
        ))}
        <dt className={styles.sum}>
          {balance < 0 ? (isForClient ? 'Owed to you' : 'Owed to the client') : 'Still to be paid'}
        </dt>
        <dd className={styles.sum}>{said(Math.abs(balance))}</dd>
        {depositAsked > 0 && payments.length === 0 && (
          <>
            <dt>Deposit asked for</dt>
            <dd>{said(depositAsked)}</dd>
          </>
        )}
      </dl>
      {!isForClient && (
        <>
          <p className={styles.small}>
            Rates of {dayInShort(estimate.ratesAsOf)}
            {isExample && '; some are the studio’s examples and not your shop’s'}.{' '}
            {weighed === undefined &&
              `${carats(estimate.totalCarats)} of stones. The weight of the finished piece decides.`}
          </p>
          <PaymentForm
            asked={depositAsked}
            currency={estimate.currency}
            isFirst={payments.length === 0}
            isChanging={isChanging}
            make={make}
          />
        </>
      )}
    </section>
  );
}

interface PaymentLineProps {
  readonly payment: CounterSide['payments'][number];
  readonly said: (amount: number) => string;
}

function PaymentLine({ payment: { amount, day, note }, said }: PaymentLineProps) {
  return (
    <>
      <dt>
        {amount < 0 ? 'Paid back' : 'Paid'}, {dayInShort(day)}
        {note !== '' && <span className={styles.small}>{note}</span>}
      </dt>
      <dd>{amount < 0 ? said(-amount) : `−${said(amount)}`}</dd>
    </>
  );
}

interface PaymentFormProps extends Pick<OrderEntryProps, 'isChanging' | 'make'> {
  readonly asked: number;
  readonly currency: string;
  readonly isFirst: boolean;
}

function PaymentForm({ asked, currency, isFirst, isChanging, make }: PaymentFormProps) {
  // The first payment is the deposit, where one was asked for, until something else is typed.
  const isDeposit = isFirst && asked > 0;
  const [own, setTyped] = useState<string>();
  const [ownNote, setNote] = useState<string>();
  const typed = own ?? (isDeposit ? String(asked) : '');
  const note = ownNote ?? (isDeposit ? 'Deposit' : '');
  const [isBack, setBack] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault();
    const amount = parseAmount(typed);
    if (!(amount > 0)) return setProblem('Enter an amount, such as 500 or 1,250.50.');
    setProblem(undefined);
    const payment = { amount: isBack ? -amount : amount, day: today(), note: note.trim() };
    if (!(await make((changes) => changes.pay(payment)))) return;
    setTyped(undefined);
    setNote(undefined);
    setBack(false);
  }

  return (
    <form noValidate className={styles.entry} onSubmit={(event) => void pay(event)}>
      <TextField
        label={`Amount, in ${currency}`}
        required
        value={typed}
        error={problem}
        autoComplete="off"
        onType={setTyped}
      />
      <TextField label="How" maxLength={80} value={note} autoComplete="off" onType={setNote} />
      <label className={styles.check}>
        <input type="checkbox" checked={isBack} onChange={({ target }) => setBack(target.checked)} />
        Paid back to the client
      </label>
      <Button type="submit" disabled={isChanging}>
        Enter payment
      </Button>
    </form>
  );
}
