import { scales, ringSizeSystems } from '#spec/sizes/scales.ts';
import { Choice } from '../../../components/controls/choice.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { TypedAmount } from './typed-amount.tsx';
import type { CounterDraft } from './counter-draft.ts';
import styles from './counter.module.css';
import type { DraftPartProps } from './draft-part.ts';

const taxBases: Readonly<Record<CounterDraft['taxBase'], string>> = {
  piece: 'The whole piece',
  labour: 'Making and setting alone',
};
const taxOptions = Object.entries(taxBases).map(([value, label]) => ({ value, label }));
const sizeOptions = ringSizeSystems.map((value) => ({ value, label: scales[value].adjective }));

/** What the country asks for: its tax, and the sizes that rings have there. */
export function TaxFields({ draft, errorAt, onChange }: DraftPartProps) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>Tax and sizes</legend>
      <div className={styles.grid}>
        <TextField
          label="Name of the tax"
          required
          maxLength={40}
          value={draft.taxName}
          onType={(taxName) => onChange({ taxName })}
        />
        <TypedAmount
          label="Per cent"
          typed={draft.taxPct}
          error={errorAt('taxPct')}
          onType={(taxPct) => onChange({ taxPct })}
        />
        <Choice
          label="Charged on"
          value={draft.taxBase}
          options={taxOptions}
          onChoose={(taxBase) => onChange({ taxBase: taxBase as CounterDraft['taxBase'] })}
        />
        <Choice
          label="Ring sizes"
          value={draft.ringSizeSystem}
          options={sizeOptions}
          onChoose={(size) => onChange({ ringSizeSystem: size as CounterDraft['ringSizeSystem'] })}
        />
      </div>
    </fieldset>
  );
}
