import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemWith } from '#shared/forms/field-rule.ts';
import type { Problem } from '#shared/result.ts';
import { Button } from '../../components/controls/button.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { DialogActions } from '../../components/overlays/dialog-actions.tsx';
import { orderPath } from '../../lib/navigation/filled-paths.ts';
import { setPriceAlone } from '../pieces/set-price.ts';
import { timesOrdered } from '../pieces/order-totals.ts';
import { useListing } from '../pieces/use-listing.ts';
import { useDraft } from '../use-studio.ts';
import { DayField } from './day-field.tsx';
import styles from './order-dialog.module.css';
import { noteForBench } from './note-for-bench.ts';
import { orderDesign } from './order-design.ts';

interface OrderDialogProps {
  readonly designId: string;
  readonly title: string;
  readonly onClose: () => void;
}

const NAME = { required: true, most: 120 } as const;

/** Asks for whom a piece is, and by when, and leads to its order. */
export function OrderDialog({ designId, title, onClose }: OrderDialogProps) {
  const draft = useDraft(designId);
  const times = draft === undefined ? 1 : timesOrdered(draft);
  const [wish, setWish] = useState(() => ({ name: '', contact: '', deadline: '', workNote: noteForBench(draft) }));
  const [isAsked, setAsked] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  // One for what is asked here: pressed twice, or again after the line broke, it is one order.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const leaving = useRef(new AbortController());
  const navigate = useNavigate();
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, []);
  const missing = problemWith(wish.name, NAME);
  const set = useListing(designId)?.priceOverride;

  function change(part: Partial<typeof wish>): void {
    setWish({ ...wish, ...part });
    setKey(crypto.randomUUID());
  }

  async function place(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (missing !== undefined) return;
    const { signal } = leaving.current;
    setPlacing(true);
    setProblem(undefined);
    const placed = await orderDesign(designId, wish, key, signal);
    if (signal.aborted) return;
    setPlacing(false);
    if (!placed.ok) return setProblem(placed.problem);
    void navigate(orderPath(placed.value.orderId, placed.value.workshopId));
  }

  return (
    <Dialog
      open
      title={`Order ${title}`}
      description="It is kept in the workshop and stands among your orders as an enquiry."
      onClose={onClose}
    >
      <form noValidate className={styles.form} onSubmit={(event) => void place(event)}>
        <TextField
          label="Client’s name"
          required
          maxLength={120}
          autoComplete="off"
          value={wish.name}
          error={isAsked ? missing : undefined}
          onType={(name) => change({ name })}
        />
        <TextField
          label="Phone or e-mail"
          maxLength={200}
          autoComplete="off"
          value={wish.contact}
          onType={(contact) => change({ contact })}
        />
        <DayField
          label="To be ready by (optional)"
          value={wish.deadline}
          onChange={(deadline) => change({ deadline })}
        />
        <TextField
          label="Note for the bench"
          isLong
          maxLength={500}
          value={wish.workNote}
          onType={(workNote) => change({ workNote })}
        />
        {times > 1 && (
          <p className={styles.note}>
            <strong>Your client asked for {times} of them, and an order is for one.</strong> Order it {times} times, one
            after the other, so that each is quoted, made and weighed.
          </p>
        )}
        {set !== undefined && (
          <p className={styles.note}>
            The price of this piece was set by hand, {setPriceAlone(set)}. Its order reckons metal, stones and work by
            the shop’s rates: look at it there before you quote.
          </p>
        )}
        {problem !== undefined && <ErrorPanel problem={problem} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={isPlacing}>
            {isPlacing ? 'Keeping and ordering…' : 'Order'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
