import type { OrderStage } from '#server/db/order-tables.ts';
import { useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import type { OrderEntryProps } from './entry.ts';
import styles from './order-steps.module.css';
import { stageNames, standingInWords, stepWords, wayOfPiece } from '../../studio/orders/stage-words.ts';

/** How far an order is, and the steps that whoever looks at it may take next. */
export function OrderSteps({ opened: { order }, isChanging, make, isForClient }: OrderEntryProps) {
  const [note, setNote] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const { stage, heldFrom, next } = order;
  const standing = heldFrom ?? stage;
  const at = wayOfPiece.indexOf(standing);

  async function step(to: OrderStage): Promise<void> {
    if (await make((changes) => changes.step(to, note.trim()))) setNote('');
    setLeaving(false);
  }

  const isOnward = (to: OrderStage): boolean => wayOfPiece.indexOf(to) > at;
  const said = (to: OrderStage): string => {
    if (heldFrom === to) return `Go on at ${stageNames[to]}`;
    return isOnward(to) ? stepWords[to] : `Back to ${stageNames[to]}`;
  };
  const onTheWay = next.filter((to) => wayOfPiece.includes(to));
  // What comes next stands first, then what has to be done once more.
  const ways = [...onTheWay.filter(isOnward), ...onTheWay.filter((to) => !isOnward(to))];
  return (
    <section className={styles.steps} aria-label="How far it is">
      <ol className={styles.way}>
        {wayOfPiece.map((one, index) => (
          <li
            key={one}
            className={styles.step}
            data-state={index < at ? 'done' : index === at ? 'here' : 'ahead'}
            aria-current={index === at ? 'step' : undefined}
          >
            {stageNames[one]}
          </li>
        ))}
      </ol>
      <p className={styles.standing} role="status">
        {standingInWords({ stage, heldFrom })}
      </p>
      {!isForClient && next.length > 0 && (
        <div className={styles.next}>
          <TextField label="Note for the log" maxLength={500} value={note} autoComplete="off" onType={setNote} />
          <div className={styles.ways}>
            {ways.map((to, index) => (
              <Button
                key={to}
                variant={index === 0 && (isOnward(to) || heldFrom === to) ? 'primary' : 'quiet'}
                disabled={isChanging}
                onClick={() => void step(to)}
              >
                {said(to)}
              </Button>
            ))}
            {next.includes('on_hold') && (
              <Button disabled={isChanging} onClick={() => void step('on_hold')}>
                {stepWords.on_hold}
              </Button>
            )}
            {next.includes('cancelled') && !isLeaving && (
              <Button variant="bare" disabled={isChanging} onClick={() => setLeaving(true)}>
                {stepWords.cancelled}
              </Button>
            )}
          </div>
          {isLeaving && (
            <div className={styles.ways} role="alert">
              <p>A cancelled order stays cancelled. Is it?</p>
              <Button disabled={isChanging} onClick={() => void step('cancelled')}>
                Yes, cancel it
              </Button>
              <Button variant="bare" onClick={() => setLeaving(false)}>
                No
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
