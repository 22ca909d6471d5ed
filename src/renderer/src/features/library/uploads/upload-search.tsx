import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import styles from './uploads.module.css';

interface UploadSearchProps {
  readonly text: string;
  readonly tag: string;
  readonly onLook: (next: { readonly text?: string; readonly tag?: string }) => void;
}

/** Searched after the last key, not with each. */
const AFTER_MS = 350;

/** Words of names and tags, and the tag that was chosen. */
export function UploadSearch({ text, tag, onLook }: UploadSearchProps) {
  const [words, setWords] = useState(text);
  const id = useId();
  // Where the address changes by itself, as by "show all", the box follows.
  useEffect(() => setWords(text), [text]);
  useEffect(() => {
    if (words === text) return;
    const timer = setTimeout(() => onLook({ text: words }), AFTER_MS);
    return () => clearTimeout(timer);
  }, [words, text, onLook]);
  return (
    <search className={styles.search}>
      <label htmlFor={id}>Words</label>
      <input id={id} type="search" maxLength={100} value={words} onChange={({ target }) => setWords(target.value)} />
      {tag !== '' && (
        <Button variant="bare" aria-label={`Take away Tag: ${tag}`} onClick={() => onLook({ tag: '' })}>
          Tag: {tag}
          <X size={14} strokeWidth={2} aria-hidden />
        </Button>
      )}
    </search>
  );
}
