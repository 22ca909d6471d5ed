import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { DayField } from '../../../studio/orders/day-field.tsx';
import type { OrderEntryProps } from '../entry.ts';
import styles from '../order-page.module.css';

const empty = { fineness: '', assayOffice: '', number: '', day: '' };

/** What was struck into the piece, as it can be read there. Nothing of it is suggested. */
export function HallmarkForm({ opened: { order }, isChanging, make }: OrderEntryProps) {
  const [struck, setStruck] = useState(order.work.hallmark ?? empty);
  const [problem, setProblem] = useState<string>();
  const [isOpen, setOpen] = useState(false);

  async function enter(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (struck.fineness.trim() === '') return setProblem('Enter it as it is struck, such as 750.');
    setProblem(undefined);
    if (await make((changes) => changes.strike(struck))) setOpen(false);
  }

  if (!isOpen)
    return (
      <Button className={styles.start} onClick={() => setOpen(true)}>
        {order.work.hallmark === undefined ? 'Enter the hallmark' : 'Change the hallmark'}
      </Button>
    );
  return (
    <form noValidate className={styles.entry} onSubmit={(event) => void enter(event)}>
      <TextField
        label="Fineness as struck"
        required
        maxLength={20}
        autoComplete="off"
        value={struck.fineness}
        error={problem}
        onType={(fineness) => setStruck({ ...struck, fineness })}
      />
      <TextField
        label="Assay office"
        maxLength={80}
        autoComplete="off"
        value={struck.assayOffice}
        onType={(assayOffice) => setStruck({ ...struck, assayOffice })}
      />
      <TextField
        label="Number"
        maxLength={60}
        autoComplete="off"
        value={struck.number}
        onType={(number) => setStruck({ ...struck, number })}
      />
      <DayField label="Struck on (optional)" value={struck.day} onChange={(day) => setStruck({ ...struck, day })} />
      <Button type="submit" disabled={isChanging}>
        Enter hallmark
      </Button>
    </form>
  );
}
