import { useState } from 'react';
import type { Problem } from '#shared/result.ts';
import { Button } from '../../../components/controls/button.tsx';
import { ErrorLine } from '../../../components/forms/error-line.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { chooseModel, forgetModel, type ModelShown, type TypedModel } from './model-api.ts';
import styles from './model.module.css';
import { TestConnection } from './test-connection.tsx';

interface ModelFormProps {
  readonly shown: ModelShown;
  readonly onChange: (now: ModelShown) => void;
}

/** Chooses a model on one's own computer. Its key is written and never read again. */
export function ModelForm({ shown, onChange }: ModelFormProps) {
  const [url, setUrl] = useState(shown.url ?? '');
  const [name, setName] = useState(shown.name ?? '');
  const [key, setKey] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const typed: TypedModel = { url: url.trim(), name: name.trim(), ...(key === '' ? {} : { key: key.trim() }) };
  const isWhole = typed.url !== '' && typed.name !== '';

  async function save(work: () => ReturnType<typeof chooseModel | typeof forgetModel>) {
    setBusy(true);
    setProblem(undefined);
    const saved = await work();
    setBusy(false);
    if (!saved.ok) return setProblem(saved.problem);
    setKey('');
    onChange(saved.value);
  }

  return (
    <form
      className={styles.model}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) void save(() => chooseModel(typed));
      }}
    >
      <TextField
        label="Address"
        required
        type="url"
        value={url}
        hint="As http://127.0.0.1:11434/v1 for Ollama on this computer, or as your provider writes it."
        onType={setUrl}
      />
      <TextField
        label="Model"
        required
        value={name}
        hint="Its name as the provider writes it, such as qwen3:8b."
        onType={setName}
      />
      <TextField
        label="Key"
        type="password"
        autoComplete="off"
        value={key}
        hint={
          shown.hasKey
            ? 'One is kept. Type another to replace it.'
            : 'From your provider; a model on this computer needs none.'
        }
        onType={setKey}
      />
      <TestConnection typed={typed} isDisabled={!isWhole}>
        <Button type="submit" disabled={isBusy || !isWhole}>
          Let it answer
        </Button>
      </TestConnection>
      <ErrorLine message={problem && `${problem.message} ${problem.remedy}`} />
      {shown.answers === 'model' && (
        <Button disabled={isBusy} onClick={() => void save(forgetModel)}>
          Back to the built-in designer
        </Button>
      )}
    </form>
  );
}
