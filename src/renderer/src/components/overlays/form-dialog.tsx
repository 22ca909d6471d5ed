import { type ReactNode, useState } from 'react';
import type { FieldRule } from '#shared/forms/field-rule.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import styles from './form-dialog.module.css';
import { TextField } from '../forms/text-field.tsx';
import { useFormFields } from '../forms/use-form-fields.ts';

/** One text that a dialog asks for. */
export interface DialogField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly rule: FieldRule;
  readonly autoComplete: string;
  /** What it begins with, where that is known. */
  readonly known?: string | undefined;
}

interface FormDialogProps<Name extends string> {
  readonly title: string;
  readonly description: ReactNode;
  readonly fields: readonly DialogField<Name>[];
  readonly confirm: string;
  /** @returns what went wrong, to be shown beside the button */
  readonly onSubmit: (values: Readonly<Record<Name, string>>) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Asks for a few texts and checks them: an e-mail address has to look like one, a web address to be http or https. */
export function FormDialog<Name extends string>(props: FormDialogProps<Name>) {
  const { title, description, fields, confirm, onSubmit, onClose } = props;
  const rules = Object.fromEntries(fields.map(({ name, rule }) => [name, rule])) as Record<Name, FieldRule>;
  const known = Object.fromEntries(fields.map(({ name, known: text = '' }) => [name, text])) as Record<Name, string>;
  const form = useFormFields(rules, known);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(): Promise<void> {
    setPending(true);
    setFailure(undefined);
    setFailure(await onSubmit(form.values));
    setPending(false);
  }

  return (
    <Dialog open title={title} description={description} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => form.submit(event, send)}>
        {fields.map(({ name, label, rule, autoComplete }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            type={rule.kind ?? 'text'}
            required={rule.required === true}
            autoComplete={autoComplete}
            value={form.values[name]}
            error={form.problemOf(name)}
            onType={(text) => form.type(name, text)}
          />
        ))}
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={pending}>
            {pending ? 'Sending...' : confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
