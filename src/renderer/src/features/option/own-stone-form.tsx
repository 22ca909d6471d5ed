import { type FormEvent, useState } from 'react';
import { type BuiltCutId, builtCuts } from '#spec/tables/cuts.ts';
import { type GemId, gemIds, gems } from '#spec/tables/gems.ts';
import { Button } from '../../components/controls/button.tsx';
import { Choice } from '../../components/controls/choice.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import styles from './own-stone-form.module.css';
import { type OwnStone, ownStoneWords, sayableCuts } from './own-stone-words.ts';

const gemOptions = gemIds.map((id) => ({ value: id, label: gems[id].name }));
const shapeOptions = [
  { value: '', label: 'As it is usually cut' },
  ...sayableCuts.map((id) => ({ value: id, label: builtCuts[id].name })),
];

/** A stone that the client brings: what it is, how it is cut, how large. */
export function OwnStoneForm({ onAdd }: { readonly onAdd: (words: string) => void }) {
  const [stone, setStone] = useState<OwnStone>({ gem: gemIds[0], shape: undefined, size: '' });

  function submit(event: FormEvent) {
    event.preventDefault();
    onAdd(ownStoneWords(stone));
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Choice
        label="Stone"
        value={stone.gem}
        options={gemOptions}
        onChoose={(gem) => setStone({ ...stone, gem: gem as GemId })}
      />
      <Choice
        label="Cut"
        value={stone.shape ?? ''}
        options={shapeOptions}
        onChoose={(shape) => setStone({ ...stone, shape: shape === '' ? undefined : (shape as BuiltCutId) })}
      />
      <TextField
        label="Size"
        hint="8x6 mm, 1.2 ct, 5.25 ratti"
        maxLength={40}
        value={stone.size}
        onType={(size) => setStone({ ...stone, size })}
      />
      <Button type="submit">Add to the words</Button>
    </form>
  );
}
