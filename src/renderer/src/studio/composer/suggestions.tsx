import { SuggestionChip } from '../../components/controls/chip.tsx';
import { exampleBriefs } from './example-briefs.ts';
import styles from './suggestions.module.css';

/** Sentences to begin with; pressing one puts it into the box. */
export function Suggestions({ onChoose }: { readonly onChoose: (brief: string) => void }) {
  return (
    <ul className={styles.suggestions} aria-label="For example">
      {exampleBriefs.map((brief) => (
        <li key={brief}>
          <SuggestionChip onClick={() => onChoose(brief)}>{brief}</SuggestionChip>
        </li>
      ))}
    </ul>
  );
}
