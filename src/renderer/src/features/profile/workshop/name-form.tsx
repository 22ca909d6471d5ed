import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { nameWorkshop, type Workshop } from './workshop-api.ts';
import type { ChangeWorkshop } from './change-workshop.ts';
import styles from './workshop.module.css';

interface NameFormProps {
  readonly workshop: Workshop;
  readonly onChange: ChangeWorkshop;
}

/** Longest name that the server keeps. */
const MOST_CHARACTERS = 80;

/** The name of a workshop, for its owners. */
export function NameForm({ workshop: { id, name }, onChange }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const wanted = typed.trim();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onChange(() => nameWorkshop(id, wanted), `The workshop is called ${wanted}.`);
      }}
    >
      <TextField label="Name of the workshop" required maxLength={MOST_CHARACTERS} value={typed} onType={setTyped} />
      {wanted !== name && wanted !== '' && <Button type="submit">Save the name</Button>}
    </form>
  );
}
