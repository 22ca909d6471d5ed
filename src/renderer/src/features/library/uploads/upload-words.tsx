import { type SubmitEvent, useState } from 'react';
import { problemWith } from '#shared/forms/field-rule.ts';
import { fileRules, MOST_FILE_TAGS } from '#shared/forms/file-rules.ts';
import { Button } from '../../../components/controls/button.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { tagsTyped } from '../listing/typed-listing.ts';
import { showChanged } from './studio-uploads.ts';
import { type KeptUpload, saveWords } from './upload-calls.ts';
import styles from './uploads.module.css';

interface UploadWordsProps {
  readonly workshopId: string;
  readonly file: KeptUpload;
  readonly onDone: () => void;
}

/** The name and the tags of a picture, to be typed otherwise. */
export function UploadWords({ workshopId, file, onDone }: UploadWordsProps) {
  const [name, setName] = useState(file.name);
  const [typed, setTyped] = useState(file.tags.join(', '));
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string>();
  const tags = tagsTyped(typed);
  const wrongName = problemWith(name, fileRules.name);
  const wrongTags =
    tags.length > MOST_FILE_TAGS
      ? `A picture has at most ${MOST_FILE_TAGS} tags.`
      : tags.map((tag) => problemWith(tag, fileRules.tag)).find((problem) => problem !== undefined);

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (wrongName !== undefined || wrongTags !== undefined) return;
    setSaving(true);
    const saved = await saveWords(workshopId, file.id, { name, tags: [...tags] });
    setSaving(false);
    if (!saved.ok) return setRefused(`${saved.problem.message} ${saved.problem.remedy}`);
    showChanged(workshopId, file.id, saved.value);
    onDone();
  }

  return (
    <form
      className={styles.words}
      aria-label={`Name and tags of ${file.name}`}
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      <TextField label="Name" required value={name} error={wrongName} disabled={isSaving} onType={setName} />
      <TextField
        label="Tags"
        hint="With commas between them: bridal, Mrs. Rao"
        value={typed}
        error={wrongTags}
        disabled={isSaving}
        onType={setTyped}
      />
      {refused !== undefined && <p role="alert">{refused}</p>}
      <p className={styles.acts}>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </p>
    </form>
  );
}
