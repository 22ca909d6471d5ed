import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Choice } from '../../components/controls/choice.tsx';
import { type CatalogueFilter, facetNames, facets, pickedInWords, pickedNames } from './catalogue-filter.ts';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  readonly filter: CatalogueFilter;
  readonly onChange: (filter: CatalogueFilter) => void;
}

/** Searched after the last key, not with each: the studio counts searches. */
const AFTER_MS = 350;

/** Words, and what a design is: kind, metal, main stone. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const [words, setWords] = useState(filter.text);
  const search = useId();
  const picked = pickedNames.filter((name) => filter[name] !== '');
  // Where the address changes by itself, as by "show all", the box follows.
  useEffect(() => setWords(filter.text), [filter.text]);
  useEffect(() => {
    if (words === filter.text) return;
    const timer = setTimeout(() => onChange({ ...filter, text: words }), AFTER_MS);
    return () => clearTimeout(timer);
  }, [words, filter, onChange]);
  return (
    <search className={styles.bar}>
      <div className={styles.words}>
        <label htmlFor={search}>Words</label>
        <input
          id={search}
          type="search"
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {facetNames.map((name) => (
        <Choice
          key={name}
          label={facets[name].label}
          value={filter[name]}
          options={[{ value: '', label: 'All' }, ...facets[name].options]}
          onChoose={(value) => onChange({ ...filter, [name]: value })}
        />
      ))}
      {picked.length > 0 && (
        <ul className={styles.picked} aria-label="Only these">
          {picked.map((name) => (
            <li key={name}>
              <Button
                variant="bare"
                aria-label={`Take away ${pickedInWords(name, filter[name])}`}
                onClick={() => onChange({ ...filter, [name]: '' })}
              >
                {pickedInWords(name, filter[name])}
                <X size={14} strokeWidth={2} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
