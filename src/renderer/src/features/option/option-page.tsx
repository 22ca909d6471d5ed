import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ComingSoon } from '../../components/display/coming-soon.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { DesigningComposer } from '../../studio/composer/designing-composer.tsx';
import { useComposerWords } from '../../studio/composer/use-composer-words.ts';
import styles from './option-page.module.css';
import { OwnStoneForm } from './own-stone-form.tsx';
import { ways } from './ways.ts';

/** The composer with every way to begin: whatever is chosen becomes words in the one box. */
export function OptionPage() {
  useTitle('Ways to begin');
  const [words, setWords] = useComposerWords();
  // A form that was used is a new one for the next stone.
  const [stones, setStones] = useState(0);

  function add(more: string) {
    setWords(words.trim() === '' ? more : `${words.trim()}, ${more}`);
    setStones(stones + 1);
  }

  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>How shall we begin?</h1>
      <DesigningComposer words={words} onWords={setWords} />
      <section className={styles.way} aria-labelledby="own-stone">
        <h2 className={styles.name} id="own-stone">
          A stone they have
        </h2>
        <p className={styles.sentence}>The piece is designed around it, and only its setting is charged.</p>
        <OwnStoneForm key={stones} onAdd={add} />
      </section>
      <ul className={styles.ways} aria-label="Other ways to begin">
        {ways.map(({ to, name, sentence, ahead = false }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              <span className={styles.name}>{name}</span>
              <span className={styles.sentence}>{sentence}</span>
              {ahead && (
                <span className={styles.sentence}>
                  <ComingSoon />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
