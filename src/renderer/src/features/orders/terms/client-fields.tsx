import { TextField } from '../../../components/forms/text-field.tsx';
import type { DetailsDraft, DetailsProblem } from './details-draft.ts';
import styles from '../order-page.module.css';

export interface DraftFieldsProps {
  readonly draft: DetailsDraft;
  readonly problem: DetailsProblem | undefined;
  readonly onChange: (draft: DetailsDraft) => void;
}

/** The client's record: who they are, how to reach them, what is known of them. */
export function ClientFields({ draft, problem, onChange }: DraftFieldsProps) {
  const { client } = draft;
  const change = (part: Partial<typeof client>) => onChange({ ...draft, client: { ...client, ...part } });
  return (
    <>
      <TextField
        label="Name"
        required
        maxLength={120}
        autoComplete="off"
        value={client.name}
        error={problem?.field === 'name' ? problem.said : undefined}
        onType={(name) => change({ name })}
      />
      <TextField
        label="Phone or e-mail"
        maxLength={200}
        autoComplete="off"
        value={client.contact}
        onType={(contact) => change({ contact })}
      />
      <TextField
        label="Sizes"
        maxLength={200}
        autoComplete="off"
        value={client.sizes}
        hint="Fingers, wrist, neck"
        onType={(sizes) => change({ sizes })}
      />
      <TextField
        label="Likes and past pieces"
        isLong
        maxLength={1000}
        value={client.notes}
        onType={(notes) => change({ notes })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={client.hasConsented}
          onChange={({ target }) => change({ hasConsented: target.checked })}
        />
        The client agrees that the shop keeps this for later orders
      </label>
    </>
  );
}
