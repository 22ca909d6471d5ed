import { useEffect, useState } from 'react';
import { Field } from '../../../components/forms/field.tsx';
import styles from './orders-page.module.css';

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (words: string) => void;
}

/** Searched after the last key, not with each: the studio counts searches. */
const AFTER_MS = 350;

/** Words that are looked for. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [words, setWords] = useState(value);
  // Where the address changes by itself, the box follows.
  useEffect(() => setWords(value), [value]);
  useEffect(() => {
    if (words === value) return;
    const timer = setTimeout(() => onSearch(words), AFTER_MS);
    return () => clearTimeout(timer);
  }, [words, value, onSearch]);
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          className={styles.words}
          type="search"
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
    </Field>
  );
}
