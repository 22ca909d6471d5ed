import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { classes } from '../../../lib/classes.ts';
import { ClientFields } from './client-fields.tsx';
import { detailsOfDraft, draftOfDetails, type DetailsProblem, detailsTypedOver } from './details-draft.ts';
import type { OrderEntryProps } from '../entry.ts';
import styles from '../order-page.module.css';
import type { AgreedDetails, CounterSide } from '../orders-api.ts';
import { TermsFields } from './terms-fields.tsx';

interface ClientPanelProps extends OrderEntryProps {
  readonly counterSide: CounterSide;
}

const policies = {
  locked: 'Locked at the rate of the order',
  open: 'Open: the rate of the day it is weighed',
  booked: 'Metal is booked',
} as const;

/** Who has ordered, and what was agreed with them. */
export function ClientPanel({ opened: { order }, isChanging, make, isForClient, counterSide }: ClientPanelProps) {
  const { details } = counterSide;
  const [draft, setDraft] = useState(() => draftOfDetails(details));
  /** What stood there when somebody began to type; undefined while nobody does. */
  const [before, setBefore] = useState<AgreedDetails>();
  const [problem, setProblem] = useState<DetailsProblem>();
  const isClosed = order.stage === 'delivered' || order.stage === 'cancelled';

  function open(): void {
    setDraft(draftOfDetails(details));
    setBefore(details);
  }

  async function agree(event: FormEvent): Promise<void> {
    event.preventDefault();
    const read = detailsOfDraft(draft);
    setProblem(read.ok ? undefined : read.problem);
    if (!read.ok || before === undefined) return;
    // What a colleague has changed meanwhile stays, where it was not typed over here.
    const agreed = detailsTypedOver(details, before, read.value);
    if (await make((changes) => changes.agree(agreed))) setBefore(undefined);
  }

  const { client, ratePolicy, bookedGrams } = details;
  const shown: readonly (readonly [string, string])[] = [
    ['Name', client.name],
    ['Phone or e-mail', client.contact],
    ['Sizes', client.sizes],
    ...(isForClient ? [] : ([['Likes and past pieces', client.notes]] as const)),
    ['Kept for later', client.hasConsented ? 'Yes, the client agreed' : 'No, only for this order'],
    ['Metal rate', ratePolicy === 'booked' ? `${policies.booked}, ${bookedGrams} g` : policies[ratePolicy]],
  ];
  return (
    <section className={styles.panel} aria-labelledby="client-heading">
      <h2 className={styles.title} id="client-heading">
        Client and terms
      </h2>
      {before !== undefined && !isForClient ? (
        <form noValidate className={classes(styles.entry, styles.wide)} onSubmit={(event) => void agree(event)}>
          <ClientFields draft={draft} problem={problem} onChange={setDraft} />
          {!isClosed && <TermsFields draft={draft} problem={problem} isFrozen={order.isFrozen} onChange={setDraft} />}
          <div className={styles.ways}>
            <Button type="submit" variant="primary" disabled={isChanging}>
              Save
            </Button>
            <Button onClick={() => setBefore(undefined)}>Cancel</Button>
          </div>
        </form>
      ) : (
        <>
          <dl className={styles.facts}>
            {shown
              .filter(([, value]) => value !== '')
              .map(([name, value]) => (
                <div key={name} className={styles.fact}>
                  <dt>{name}</dt>
                  <dd className={styles.written}>{value}</dd>
                </div>
              ))}
          </dl>
          {!isForClient && (
            <Button className={styles.start} onClick={open}>
              {isClosed ? 'Change the client’s record' : 'Change client and terms'}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
