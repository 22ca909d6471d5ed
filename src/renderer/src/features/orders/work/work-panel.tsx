import { type FormEvent, useState } from 'react';
import { grams } from '#shared/measure-words.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { rateFor } from '#spec/workshop/metal-rates.ts';
import { Button } from '../../../components/controls/button.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { parseAmount } from '../../../lib/format/parse-amount.ts';
import { useWorkshopProfile } from '../../../studio/workshop-profile.ts';
import { dayInShort } from '../deadline-words.ts';
import type { OrderEntryProps } from '../entry.ts';
import { HallmarkForm } from './hallmark-form.tsx';
import styles from '../order-page.module.css';

/** What is made: notes, the weight of the finished piece, its hallmark. */
export function WorkPanel(props: OrderEntryProps) {
  const { opened, isForClient } = props;
  const { order, workshop } = opened;
  const { work, isFrozen, stage } = order;
  // Whoever casts enters neither.
  const mayEnter = workshop.role !== 'caster' && !isForClient && isFrozen;
  const isOpen = stage !== 'delivered' && stage !== 'cancelled';
  return (
    <section className={styles.panel} aria-labelledby="work-heading">
      <h2 className={styles.title} id="work-heading">
        The piece
      </h2>
      <dl className={styles.facts}>
        <dt>Metal</dt>
        <dd>{alloys[order.alloy].name}</dd>
        <dt>{work.isWeighed ? 'Weighed' : 'Estimated weight'}</dt>
        <dd>{grams(work.netMetalGrams)}</dd>
        {work.engraving !== '' && (
          <>
            <dt>Engraving</dt>
            <dd>{work.engraving}</dd>
          </>
        )}
        {work.workNote !== '' && !isForClient && (
          <>
            <dt>Note</dt>
            <dd className={styles.written}>{work.workNote}</dd>
          </>
        )}
        {work.hallmark !== undefined && (
          <>
            <dt>Hallmark</dt>
            <dd>
              {[
                work.hallmark.fineness,
                work.hallmark.assayOffice,
                work.hallmark.number,
                work.hallmark.day && dayInShort(work.hallmark.day),
              ]
                .filter((word) => word !== '')
                .join(', ')}
            </dd>
          </>
        )}
      </dl>
      {mayEnter && isOpen && <WeightForm {...props} />}
      {mayEnter && <HallmarkForm {...props} />}
      {!isFrozen && !isForClient && (
        <p className={styles.small}>Weight and hallmark are entered once the client has approved the piece.</p>
      )}
    </section>
  );
}

const RATE = 'Today’s rate for one gram';

function WeightForm({ opened: { order }, isChanging, make }: OrderEntryProps) {
  const profile = useWorkshopProfile();
  const { counterSide, alloy, work } = order;
  const isSameCurrency = counterSide?.estimate.currency === profile.currency;
  const [weight, setWeight] = useState(work.isWeighed ? String(work.netMetalGrams) : '');
  const [rate, setRate] = useState(isSameCurrency ? rateFor(alloy, profile).toFixed(2) : '');
  const [problem, setProblem] = useState<{ readonly of: 'weight' | 'rate'; readonly said: string }>();

  function weigh(event: FormEvent): void {
    event.preventDefault();
    const [netMetalGrams, ratePerGram] = [parseAmount(weight), parseAmount(rate)];
    if (!(netMetalGrams > 0)) return setProblem({ of: 'weight', said: 'Enter grams, such as 4.62.' });
    if (work.asksRate && !(ratePerGram > 0))
      return setProblem({ of: 'rate', said: 'Enter today’s rate for one gram.' });
    setProblem(undefined);
    void make((changes) => changes.weigh(work.asksRate ? { netMetalGrams, ratePerGram } : { netMetalGrams }));
  }

  return (
    <form noValidate className={styles.entry} onSubmit={weigh}>
      <TextField
        label="Weight of the finished metal, in grams"
        required
        autoComplete="off"
        value={weight}
        error={problem?.of === 'weight' ? problem.said : undefined}
        hint="Without the stones. The client pays by it."
        onType={setWeight}
      />
      {work.asksRate && (
        <TextField
          label={counterSide === undefined ? RATE : `${RATE}, in ${counterSide.estimate.currency}`}
          required
          autoComplete="off"
          value={rate}
          error={problem?.of === 'rate' ? problem.said : undefined}
          onType={setRate}
        />
      )}
      <Button type="submit" disabled={isChanging}>
        Enter weight
      </Button>
    </form>
  );
}
