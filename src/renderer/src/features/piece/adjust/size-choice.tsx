import { type FormEvent, useState } from 'react';
import type { SizedPieceFacts } from '#spec/pieces/piece-facts.ts';
import type { SpecPatch } from '#spec/edit.ts';
import type { Size } from '#spec/sizes/size.ts';
import { chartsOf, sizeInSystem } from '#spec/sizes/existing-sizes.ts';
import { scales, type SizeSystem } from '#spec/sizes/scales.ts';
import { LockButton } from '../../../components/controls/lock-button.tsx';
import { Choice } from '../../../components/controls/choice.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { millimetres } from '#shared/measure-words.ts';
import { sizePatch } from '#spec/piece-edits.ts';
import styles from './control-group.module.css';

/** The systems that a piece worn there is sized in; a measure last. */
const systemsOf = (worn: SizedPieceFacts['sizedBy']): readonly SizeSystem[] => [...chartsOf(worn), 'mm'];

function labelOf(system: SizeSystem): string {
  return system === 'mm' ? 'Inner diameter, mm' : scales[system].label;
}

interface SizeChoiceProps {
  readonly size: Size;
  readonly sizedBy: SizedPieceFacts['sizedBy'];
  /** Unlocks a size that was asked for; undefined where it can be changed. */
  readonly onUnlock: (() => void) | undefined;
  readonly onSize: (patch: SpecPatch) => void;
}

/** The finger or wrist size, in the system in which it was given. */
export function SizeChoice({ size, sizedBy, onUnlock, onSize }: SizeChoiceProps) {
  const [system, setSystem] = useState(size.system);
  const [value, setValue] = useState(String(size.value));
  const read = sizeInSystem(system, value);
  const changed = system !== size.system || value !== String(size.value);

  function commit(event?: FormEvent) {
    event?.preventDefault();
    if (changed && read.ok) onSize(sizePatch(read.value));
  }

  function choose(next: string) {
    setSystem(next as SizeSystem);
    // The number means another size in another system, so it has to be entered again.
    setValue(next === 'mm' ? String(size.innerDiameterMm) : '');
  }

  return (
    <form className={styles.pair} aria-label="Size" onSubmit={commit}>
      {onUnlock && <LockButton said="Size" label="the size" className={styles.lock} onUnlock={onUnlock} />}
      <Choice
        label="Size system"
        value={system}
        disabled={onUnlock !== undefined}
        options={systemsOf(sizedBy).map((name) => ({
          value: name,
          label: labelOf(name),
        }))}
        onChoose={choose}
      />
      <Field
        label="Size"
        hint={read.ok ? `${millimetres(read.value.innerDiameterMm)} inside` : undefined}
        error={read.ok || value === '' ? undefined : read.problem.remedy}
      >
        {(control) => (
          <input
            {...control}
            className={styles.input}
            value={value}
            disabled={onUnlock !== undefined}
            onChange={(event) => setValue(event.target.value)}
            onBlur={() => commit()}
          />
        )}
      </Field>
    </form>
  );
}
