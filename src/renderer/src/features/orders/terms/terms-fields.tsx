import { Choice } from '../../../components/controls/choice.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { DayField } from '../../../studio/orders/day-field.tsx';
import type { DraftFieldsProps } from './client-fields.tsx';
import type { DetailsDraft } from './details-draft.ts';
import styles from '../order-page.module.css';

interface TermsFieldsProps extends DraftFieldsProps {
  readonly isFrozen: boolean;
}

const policyOptions = [
  { value: 'locked', label: 'Locked: the rate of the day of the order' },
  { value: 'open', label: 'Open: the rate of the day it is weighed' },
  { value: 'booked', label: 'Booked: some grams at the rate of the order' },
] as const;

/** What is agreed: day, engraving, at which rate, deposit, old gold. */
export function TermsFields({ draft, problem, isFrozen, onChange }: TermsFieldsProps) {
  const change = (part: Partial<DetailsDraft>) => onChange({ ...draft, ...part });
  const errorOf = (field: keyof DetailsDraft) => (problem?.field === field ? problem.said : undefined);
  return (
    <>
      <DayField
        label="To be ready by (optional)"
        value={draft.deadline}
        onChange={(deadline) => change({ deadline })}
      />
      <TextField
        label="Engraving"
        maxLength={200}
        autoComplete="off"
        disabled={isFrozen}
        value={draft.engraving}
        onType={(engraving) => change({ engraving })}
      />
      <TextField
        label="Note for the bench"
        isLong
        maxLength={500}
        value={draft.workNote}
        onType={(workNote) => change({ workNote })}
      />
      <Choice
        label="Metal rate"
        value={draft.ratePolicy}
        options={policyOptions}
        disabled={isFrozen}
        onChoose={(value) =>
          change({ ratePolicy: policyOptions.find((option) => option.value === value)?.value ?? 'locked' })
        }
      />
      {draft.ratePolicy === 'booked' && (
        <TextField
          label="Booked metal, in grams"
          required
          autoComplete="off"
          disabled={isFrozen}
          value={draft.bookedGrams}
          error={errorOf('bookedGrams')}
          onType={(bookedGrams) => change({ bookedGrams })}
        />
      )}
      <TextField
        label="Deposit asked for"
        autoComplete="off"
        value={draft.depositAsked}
        error={errorOf('depositAsked')}
        onType={(depositAsked) => change({ depositAsked })}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Old gold in payment</legend>
        <TextField
          label="Weight, in grams"
          autoComplete="off"
          value={draft.oldGrams}
          error={errorOf('oldGrams')}
          onType={(oldGrams) => change({ oldGrams })}
        />
        <TextField
          label="Fineness as tested"
          autoComplete="off"
          value={draft.oldFineness}
          error={errorOf('oldFineness')}
          hint="In thousandths: 916 is 22k"
          onType={(oldFineness) => change({ oldFineness })}
        />
        <TextField
          label="Credit for a gram of fine gold"
          autoComplete="off"
          value={draft.oldRate}
          error={errorOf('oldRate')}
          onType={(oldRate) => change({ oldRate })}
        />
      </fieldset>
    </>
  );
}
