import { type FormEvent, useState } from 'react';
import type { PieceKind } from '#spec/design-spec.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { SpecPatch } from '#spec/edit.ts';
import type { Size, SizeSystem } from '#spec/size.ts';
import { parseSize } from '#spec/sizes/parse-size.ts';
import { LockButton } from '../../../components/controls/lock-button.tsx';
import { Choice } from '../../../components/controls/choice.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { millimetres } from '../../../lib/format/measure.ts';
import { sizePatch } from '../piece-edits.ts';
import styles from './control-group.module.css';

const ringSystems: readonly SizeSystem[] = ['US', 'UK', 'EU', 'CH', 'IN', 'JP', 'mm'];
const bangleSystems: readonly SizeSystem[] = ['IN_BANGLE', 'mm'];

const systemLabels: Readonly<Record<SizeSystem, string>> = {
  US: 'US / Canada',
  UK: 'UK / Australia',
  EU: 'Europe (ISO)',
  CH: 'Switzerland / Italy',
  IN: 'India',
  JP: 'Japan',
  IN_BANGLE: 'Indian bangle',
  mm: 'Inner diameter, mm',
};

interface SizeChoiceProps {
  readonly size: Size;
  readonly kind: PieceKind;
  /** Unlocks a size that was asked for; undefined where it can be changed. */
  readonly onUnlock: (() => void) | undefined;
  readonly onSize: (patch: SpecPatch) => void;
}

/** The finger or wrist size, in the system in which it was given. */
export function SizeChoice({ size, kind, onUnlock, onSize }: SizeChoiceProps) {
  const worn = pieceKinds[kind].wornOn === 'finger' ? 'finger' : 'wrist';
  const [system, setSystem] = useState(size.system);
  const [value, setValue] = useState(String(size.value));
  const read = parseSize(system === 'mm' ? `${value} mm` : `${system} ${value}`, worn);
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
        options={(worn === 'finger' ? ringSystems : bangleSystems).map((name) => ({
          value: name,
          label: systemLabels[name],
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
